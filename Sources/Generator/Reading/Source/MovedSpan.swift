import MVVMGenDiagnostics

extension SourceSpan {
  /// The span of a range of bytes at or after the start of this one: what lies between is all
  /// that is looked at, so that a thousand messages about a large file take no longer than one.
  func moved(to range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> SourceSpan {
    var result = self
    var index = Int(offset)
    while index < range.lowerBound {
      let next = ScalarMap.endOfLine(at: index, in: bytes)
      if next > index, next <= range.lowerBound {
        result.line += 1
        result.column = 1
        index = next
      } else {
        index += 1
        if index == bytes.count || bytes[index] & 0xC0 != 0x80 { result.column += 1 }
      }
    }
    result.offset = UInt32(range.lowerBound)
    result.length = UInt32(range.count)
    return result
  }

  /// The span of a range of bytes at or after the start of this one.
  func moved(to range: Range<Int>, in file: SourceFile) -> SourceSpan {
    file.bytes.withUnsafeBufferPointer { moved(to: range, in: $0) }
  }
}

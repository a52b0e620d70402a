import MVVMGenDiagnostics

/// Turns libyaml's places into spans of the file.
///
/// libyaml counts scalars where spans count bytes, so it walks along the bytes; as the places of
/// events hardly ever go back, all of them together cost one pass. A file of ASCII needs no walk.
struct Places {
  private let file: FileID
  private let bytes: UnsafeBufferPointer<UInt8>
  private let base: Int
  private let isASCII: Bool
  /// Where each line starts, only where libyaml breaks lines that no editor breaks.
  private let lineStarts: [Int]?
  private var index = 0
  private var offset: Int

  /// `base` is where libyaml's text starts: after the byte order mark.
  init(file: FileID, bytes: UnsafeBufferPointer<UInt8>, base: Int, check: EncodingCheck) {
    self.file = file
    self.bytes = bytes
    self.base = base
    isASCII = check.isASCII
    lineStarts = check.hasUnusualBreaks ? Self.lineStarts(of: bytes, from: base) : nil
    offset = base
  }

  /// The span between two places.
  mutating func span(from start: YAMLMark, to end: YAMLMark) -> SourceSpan {
    let first = offset(of: start)
    let last = end.index > start.index ? offset(of: end) : first
    return span(of: start, at: first, end: last)
  }

  /// Where a place is in the file, in bytes.
  mutating func offset(of mark: YAMLMark) -> Int {
    if isASCII { return min(base + mark.index, bytes.count) }
    while index < mark.index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      index += 1
    }
    while index > mark.index, offset > base {
      offset -= 1
      while offset > base, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }

  private func span(of mark: YAMLMark, at offset: Int, end: Int) -> SourceSpan {
    var line = mark.line + 1
    var column = mark.column + 1
    if let lineStarts {
      var (low, high) = (0, lineStarts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if lineStarts[middle] <= offset { low = middle } else { high = middle }
      }
      line = low + 1
      column = 1
      for byte in bytes[lineStarts[low]..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    }
    return SourceSpan(
      file: file, line: UInt32(line), column: UInt32(column), offset: UInt32(offset),
      length: UInt32(end - offset))
  }

  private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>, from base: Int) -> [Int] {
    var starts = [base]
    for index in base..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      case UInt8(ascii: "\r"):
        if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
          starts.append(index + 1)
        }
      default: break
      }
    }
    return starts
  }
}

import MVVMGenDiagnostics

extension YAMLNode {
  /// The place of a piece of a scalar's text, given as a range of its UTF-8.
  ///
  /// The source is read again for this, so that reading need not keep where each character came
  /// from: it is meant for messages. In an alias, whose text stands elsewhere, and in a node
  /// that is no scalar, it is the whole node.
  public func span(of range: Range<Int>, in file: SourceFile) -> SourceSpan {
    guard case .scalar(let scalar) = content, Int(span.offset) < file.bytes.count else {
      return span
    }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var map = ScalarMap(bytes: bytes, wanted: range)
      let (start, end) = (Int(span.offset), min(Int(span.end), bytes.count))
      switch (scalar.style, bytes[start]) {
      case (.plain, UInt8(ascii: "*")): return span
      case (.plain, _): map.walkFlow(start..<end, quote: nil)
      case (.singleQuoted, UInt8(ascii: "'")), (.doubleQuoted, UInt8(ascii: "\"")):
        map.walkFlow(start + 1..<max(end - 1, start + 1), quote: bytes[start])
      case (.literal, UInt8(ascii: "|")), (.folded, UInt8(ascii: ">")):
        map.walkBlock(from: start, text: scalar.text, folds: scalar.style == .folded)
      default: return span
      }
      return span.moved(to: map.found, in: bytes)
    }
  }
}

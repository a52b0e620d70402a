extension SourceFiles {
  /// The line and column after the last character of a span.
  func end(of span: SourceSpan) -> (line: UInt32, column: UInt32) {
    var (line, column) = (span.line, span.column)
    guard let file = self[span.file] else { return (line, column) }
    var index = Int(span.offset)
    let end = min(Int(span.end), file.bytes.count)
    while index < end {
      let next = file.endOfBreak(at: index)
      if next > index {
        (line, column) = (line + 1, 1)
        index = next
      } else {
        if file.bytes[index] & 0xC0 != 0x80 { column += 1 }
        index += 1
      }
    }
    return (line, column)
  }
}

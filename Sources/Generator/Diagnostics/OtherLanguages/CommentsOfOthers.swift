/// Comments as other languages write them, which are part of the value before them here.
extension [Diagnostic] {
  /// Where a value that is wrong holds such a comment, or stands in other quotes, that is what is
  /// wrong with it.
  public func aboutComments(in file: SourceFile) -> [Diagnostic] {
    map { diagnostic in
      guard diagnostic.severity == .error else { return diagnostic }
      let hint: Hint? =
        file.comment(in: diagnostic.span).map { "a comment starts with '#': write '\($0)'" }
        ?? file.meantByOtherSigns(in: diagnostic.span)
      guard let hint else { return diagnostic }
      var told = diagnostic
      told.hint = hint
      told.missing = nil
      return told
    }
  }
}

extension SourceFile {
  /// `amount // the answer`: the comment as YAML has it.
  fileprivate func comment(in span: SourceSpan) -> String? {
    let text = bytes[Int(span.offset)..<Swift.min(Int(span.end), bytes.count)]
    // What is in quotes, or on lines of its own, is a text or Swift.
    guard let first = text.first, !"'\"{[|>".utf8.contains(first),
      !text.contains(UInt8(ascii: "\n"))
    else { return nil }
    let start = text.indices.dropFirst().first { index in
      text[index - 1] == UInt8(ascii: " ") && startsComment(at: index)
    }
    return start.map { comment(at: $0, to: text.endIndex) }
  }

  /// `“Ann”`, as word processors write `"Ann"`, and `＝name`.
  fileprivate func meantByOtherSigns(in span: SourceSpan) -> Hint? {
    guard span.length > 1, Int(span.end) <= bytes.count, bytes[Int(span.offset)] >= 0x80 else {
      return nil
    }
    let text = String(decoding: bytes[span.range], as: UTF8.self)
    return text.betweenOtherQuotes.map { "write straight quotes: \"\($0)\"" }
      ?? text.narrowExpressionHint
  }

  /// Whether `//` or `/*` is there.
  public func startsComment(at index: Int) -> Bool {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/") else { return false }
    return "/*".utf8.contains(bytes[index + 1])
  }

  /// `// the answer` and `/* the answer */` as `# the answer`.
  public func comment(at start: Int, to end: Int) -> String {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let words = (text.hasSuffix("*/") ? text.dropLast(2) : text[...]).drop { "/*- ".contains($0) }
    return "#" + words.split(separator: " ").map { " \($0)" }.joined()
  }
}

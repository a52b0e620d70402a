import Diagnostics

/// Slips in texts that are valid YAML, and mean something else than they look like.
extension TreeBuilder {
  /// `Item #5`, whose text ends before the number sign: a comment has a space after it.
  mutating func findCommentInText(after node: YAMLNode) {
    let end = Int(node.span.end)
    guard node.span.length > 0, end < file.bytes.count, source.isBlank(at: end) else { return }
    var index = end
    while source.isBlank(at: index) { index += 1 }
    guard file.bytes.count > index + 1, file.bytes[index] == UInt8(ascii: "#"),
      SourceText.isWordByte(file.bytes[index + 1])
    else { return }
    let rest = source.trimmed(index..<file.lineRange(at: index).upperBound)
    diagnostics.append(
      Diagnostic(
        .commentInText, "the text ends before '#', which starts a comment",
        at: node.span.moved(to: rest, in: file), severity: .warning,
        hint: "put the text in quotes: "
          + source.quoted(Int(node.span.offset)..<rest.upperBound)
          + "; a comment has a space after its #"))
  }

  /// `if: >5`, which is the start of a text that follows on the next lines.
  mutating func reportEmptyBlock(_ scalar: YAMLScalar, at span: SourceSpan) -> Bool {
    guard scalar.text.isEmpty else { return false }
    let text = source.unquotedText(from: Int(span.offset), inBrackets: false)
    let first = source.text(text.prefix(1))
    diagnostics.append(
      Diagnostic(
        .blockHeader, "after '\(first)' a text starts on the next line, and there is none",
        at: span.moved(to: text, in: file),
        hint: "a text that starts with \(first) goes in quotes: \(source.quoted(text))"))
    return true
  }
}

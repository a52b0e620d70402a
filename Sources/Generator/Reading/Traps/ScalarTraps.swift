import MVVMGenDiagnostics
import MVVMGenForms

/// Slips in texts that are valid YAML, and mean something else than they look like.
extension TreeBuilder {
  /// `Item #5`, whose text ends before the number sign: a comment has a space after it, and no
  /// holes. Whether nothing can be made of the text: `a == "x # y"` ends between its quotes.
  mutating func findCommentInText(at span: SourceSpan) -> Bool {
    let end = Int(span.end)
    if span.length == 0 { findCommentInPlaceOfText(at: end) }
    guard span.length > 0, end < file.bytes.count, source.isBlank(at: end) else { return false }
    let index = source.behindBlanks(end)
    guard file.bytes.count > index + 1, file.bytes[index] == UInt8(ascii: "#") else { return false }
    var rest = source.restOfLine(from: index)
    // What closes the brackets around it was hardly meant as text.
    let text = Int(span.offset)..<end
    if frames.last?.isFlow ?? false {
      rest =
        index..<max(index, source.unquotedText(from: text.lowerBound, inBrackets: true).upperBound)
    }
    let isInQuotes = file.bytes[text].hasOpenQuote() && file.bytes[rest].hasOpenQuote()
    let next = file.bytes[index + 1]
    // `Item #{at}`, as Ruby writes a hole.
    let isHole =
      next == UInt8(ascii: "{") && file.bytes.count > index + 2 && file.bytes[index + 2].isInWord
    let isWord = next.isInWord || "$(\"'".utf8.contains(next)
    guard isInQuotes || isWord || isHole || source.text(rest).holds("${") else { return false }
    let whole = text.lowerBound..<rest.upperBound
    let isAlone = isWord && !isInQuotes && standsAlone(text)
    let inQuotes = Hint.inQuotes(source.quoted(whole), comment: source.text(rest))
    let hint: Hint =
      if isAlone {
        "write '# \(source.text(rest).dropFirst())': a comment has a space after its #"
      } else if isInQuotes || isHole {
        inQuotes
      } else if isWord {
        inQuotes + "; a comment has a space after its #"
      } else {
        inQuotes + "; a comment with a hole goes in a line of its own"
      }
    let message = Diagnostic(
      .commentInText, "the text ends before '#', which starts a comment",
      at: span.moved(to: rest, in: file), severity: isInQuotes ? .error : .warning, hint: hint)
    diagnostics.append(message)
    // What closes the brackets around it seems to be in the comment.
    if isInQuotes, frames.last?.isFlow ?? false, textBreak == nil {
      textBreak = Break(text: whole, message: message)
    }
    return isInQuotes
  }

  /// Whether a text is a name or a type, of which a comment is no part whatever quotes it has.
  private func standsAlone(_ text: Range<Int>) -> Bool {
    let word = source.text(text)
    guard word.utf8.allSatisfy({ $0.isInName || "?[]".utf8.contains($0) }) else { return false }
    return Self.types.contains(word.filter { $0.isInName })
      || source.key(before: text.lowerBound).map(Self.keysOfNames.contains) ?? false
  }

  static let types = Form.ownTypes.union(["Void"])

  /// The keys that hold a word: a name, a type or one of several.
  static let keysOfNames = Form.names(of: Form.allCases) { $0.isWord }

  /// `color: #FF0000`, which is a comment, and no value.
  private mutating func findCommentInPlaceOfText(at place: Int) {
    let start = source.behindBlanks(place)
    guard start > place, file.bytes.count > start + 1, file.bytes[start] == UInt8(ascii: "#"),
      file.bytes[start + 1].isInWord || file.bytes[(start + 1)...].starts(with: "${".utf8)
    else { return }
    let text = source.restOfLine(from: start)
    let asText: Hint = "a text goes in quotes: \(source.quoted(text))"
    diagnostics.append(
      Diagnostic(
        .commentInText, "this is a comment, and no value", at: source.span(text),
        severity: .warning, hint: "a comment has a space after its #; \(asText)",
        cause: .noValue(asText: asText)))
  }

  /// `“Ann”` and `＝name`: these signs are only text.
  mutating func findOtherSigns(at span: SourceSpan) {
    let place = Int(span.offset)
    guard span.length > 1, file.bytes[place] >= 0x80 else { return }
    let text = source.text(place..<Int(span.end))
    if text.betweenOtherQuotes != nil {
      diagnostics.append(
        Diagnostic(
          .textLikeName, "these quotes are part of the text", at: span, severity: .warning,
          hint: "write straight quotes; to show these, put the whole text in single quotes",
          cause: .lookAlike))
    } else if let hint = text.narrowExpressionHint {
      diagnostics.append(
        Diagnostic(
          .textLikeName, "the wide '=' of another script starts no expression", at: span,
          severity: .warning, hint: hint, cause: .lookAlike))
    }
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

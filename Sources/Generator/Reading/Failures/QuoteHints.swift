import MVVMGenDiagnostics

/// What a text without quotes was meant to be.
extension Hint {
  /// A text that needs quotes, or a type as others write it, which quotes make none.
  static func inQuotes(_ quoted: String) -> Hint {
    if let code = inQuotes(swift: String(quoted.dropFirst().dropLast())) { return code }
    if let answer = answerMeant(by: quoted.dropFirst().dropLast()) { return answer }
    if let type = typeMeant(by: quoted.dropFirst().dropLast()) {
      return Hint("write \(type.contains(":") ? type : "'\(type)'")", replacement: type)
    }
    // `=Bearer ${token}`
    if quoted.dropFirst().first == "=", quoted.holds("${"), !quoted.holds("\"") {
      let text = "\(quoted.prefix(1))\(quoted.dropFirst(2))"
      return Hint("a text with holes has quotes, and no '=': \(text)", replacement: text)
    }
    return Hint("put the text in quotes: \(quoted)", replacement: quoted)
  }

  /// `list.first(where: { $0.id == 3 })`, whose closure is a function here.
  static func inQuotes(swift text: String) -> Hint? {
    let text = text.exchanging("''", for: "'")
    if let written = SwiftClosure.replaced(in: text) {
      let quoted = SourceText.quoted(written)
      return Hint("a function has no braces: \(quoted)", replacement: quoted)
    }
    return SwiftLabels.removed(from: text).map { written in
      let value = SourceText.inBrackets(written)
      return Hint("members have other names and no labels here: \(value)", replacement: value)
    }
  }

  /// What to do about a text that ends in what is a comment to YAML, where `#{name}` is a hole of
  /// others.
  static func inQuotes(_ quoted: String, comment: String) -> Hint {
    comment.hasPrefix("#{")
      ? "a hole is written ${name}: \(quoted.exchanging("#{", for: "${"))"
      : "put the text in quotes: \(quoted)"
  }

  /// `(page: 1)`, as arguments are written in Swift.
  static func mapInParentheses(_ text: some StringProtocol) -> Hint? {
    guard text.hasPrefix("("), text.hasSuffix(")"),
      case let inner = text.dropFirst().dropLast().split(separator: " ").joined(separator: " "),
      let colon = inner.firstIndex(of: ":"),
      colon > inner.startIndex, inner[..<colon].utf8.allSatisfy({ $0.isInWord }),
      inner[colon...].hasPrefix(": ")
    else { return nil }
    return
      "a map has braces: { \(inner) }; a text goes in quotes: \(SourceText.quoted(String(text)))"
  }
}

import Diagnostics

/// A text between brackets that YAML cuts, where its author does not.
extension SourceText {
  func commaInText(
    _ text: Range<Int>, at span: SourceSpan? = nil, isValue: Bool = false
  ) -> Diagnostic {
    .commaInText(
      span ?? self.span(text), quoted: quoted(text), isValue: isValue,
      meant: modelCalled(text) ?? expressionMeant(by: text))
  }

  /// `- set: { items: items + [item] }`: an expression of a step without its `=`; and one with holes.
  private func expressionMeant(by range: Range<Int>) -> Hint? {
    let text = text(range)
    // Under some keys an expression has no sign, and what is called has none either.
    let bare = ["if", "each", "while", "call", "send", "emit", "when"]
    guard let key = key(before: range.lowerBound) else { return nil }
    if key == "from", text.holds("${"), !text.contains("\"") {
      return BareHoles.removed(from: text).map {
        Hint("an expression has no '${' and '}': write '\($0)'", replacement: $0)
      } ?? "a text with holes stands under 'text': text: \(quoted(range))"
    }
    guard section(at: range.lowerBound) == "bindings", !bare.contains(key) else { return nil }
    if let values = caseWithValues(range) { return values }
    guard Self.readsAsExpression(text), !isSentence(text[...]) else { return nil }
    let expression = Self.quoted("=\(text)")
    return Hint(
      "an expression starts with '=', and stands in quotes where it holds a comma or a bracket: "
        + "\(key): \(expression)", replacement: expression)
  }

  /// Whether a text starts with a name that something is done with: `items[0]`, `max(a, b)`,
  /// `items + [item]`.
  private static func readsAsExpression(_ text: String) -> Bool {
    let name = text.prefix { $0.isInName || $0 == "." }
    guard name.first?.isLowercase ?? false, let sign = text[name.endIndex...].first else {
      return false
    }
    if sign == "[" || sign == "(" { return true }
    let rest = text[name.endIndex...]
    return [" + ", " - ", " * ", " / ", " ?? "].contains { rest.hasPrefix($0) }
      && text.contains { "[(".contains($0) }
  }
}

/// Expressions with holes, which only texts have.
public enum BareHoles {
  /// `isValid` of `${isValid}`, and `a and not b` of `${a} and not ${b}`; nothing of what may be a
  /// text.
  public static func removed(from text: some StringProtocol) -> String? {
    var bare = ""
    var outside = ""
    var rest = Substring(text)
    while let open = rest.indices.first(where: { rest[$0...].hasPrefix("${") }) {
      // `a${b}` is a text.
      guard rest[..<open].last?.isInName != true,
        let close = rest[open...].firstIndex(of: "}"),
        case let inner = rest[open..<close].dropFirst(2), !inner.isEmpty
      else { return nil }
      bare += rest[..<open] + inner
      outside += rest[..<open] + " "
      rest = rest[close...].dropFirst()
      if rest.first?.isInName == true { return nil }
    }
    bare += rest
    let words = (outside + rest).split { " ()".contains($0) }
    // "and", "or" and "-" stand in texts as well.
    let isSure = words.contains { sure.contains($0) } || words.first == "if"
    return (isSure || words.isEmpty && isOneHole(text)) && words.allSatisfy(canStandInExpression)
      ? bare : nil
  }

  /// `${a}` of `${{ a }}`, as workflows of GitHub have it.
  public static func withOneBrace(_ text: String) -> String {
    guard text.hasPrefix("${{"), text.hasSuffix("}}") else { return text }
    let inside = text.dropFirst(3).dropLast(2)
    return "${\(inside.split(separator: " ").joined(separator: " "))}"
  }

  private static func isOneHole(_ text: some StringProtocol) -> Bool {
    text.hasPrefix("${") && text.firstIndex(of: "}") == text.indices.last
  }

  private static let sure: [Substring] = ["not", "==", "!=", "<", ">", "<=", ">=", "??"]

  private static func canStandInExpression(_ word: Substring) -> Bool {
    sure.contains(word)
      || ["and", "or", "if", "then", "else", "+", "-", "*", "/"].contains(word)
      || word.startsLower && word.allSatisfy { $0.isInName || $0 == "." }
      || Double(word) != nil
  }
}

import MVVMGenDiagnostics

/// What is said of formatters that stand where they can't.
extension Parser {
  /// What was meant by what stands behind the name of a formatter.
  private var hintBehindFormatter: Hint {
    guard index > 0, case .name(let name) = tokens[index - 1].kind else { return inParentheses }
    switch token.kind {
    case .sign(.open) where name == "round" || name == "rounded":
      return "a number has it as a member: a.rounded(2)"
    case .sign(.open): return Self.oneForEachForm
    case .sign(.point):
      // `| Library.money`
      guard case .name(let formatter)? = tokens[(index + 1)...].first?.kind else {
        return inParentheses
      }
      return Self.membersOfTexts.contains(formatter)
        ? "a member of the text stands behind parentheses: (a | \(name)).\(formatter)"
        : "what a library declares stands alone: write '| \(formatter)'"
    default: return inParentheses
    }
  }

  private static let membersOfTexts = [
    "count", "isEmpty", "trimmed", "lowercased", "uppercased", "contains", "hasPrefix", "hasSuffix",
    "split", "replacing",
  ]

  static let oneForEachForm: Hint =
    "it takes nothing: declare one for each form, as 'formatters: { day: { date: yyyy } }'"

  private var inParentheses: Hint {
    let sign = if case .sign(let sign) = token.kind, sign == .coalesce { "??" } else { "+" }
    return "put what is formatted in parentheses: (a | b) \(sign) c"
  }

  mutating func failBehindFormatter() {
    fail(
      "a formatter's name ends the expression", at: token.range, hint: hintBehindFormatter,
      cause: formattedInParentheses.map { .rewritten($0) })
  }

  /// `(date | day) ?? "never"` of `date | day ?? "never"`, between the brackets that hold it.
  private var formattedInParentheses: String? {
    guard case .sign(let sign) = token.kind, sign.operator != nil, index > 1,
      tokens[index - 2].kind == .sign(.bar)
    else { return nil }
    let before = tokens[..<index].reversed().prefix(while: Self.isOfExpression(closedBy: .open))
    let behind = tokens[index...].prefix(while: Self.isOfExpression(closedBy: .close))
    guard let first = before.last, let last = behind.last, behind.count > 1 else { return nil }
    let value = written(first.range.lowerBound..<tokens[index - 1].range.upperBound)
    return "(\(value)) \(written(token.range.lowerBound..<last.range.upperBound))"
  }

  /// Whether a token goes on with an expression, in one direction: brackets that open there close.
  private static func isOfExpression(closedBy close: Token.Sign) -> (Token) -> Bool {
    let ends: Set<Token.Sign> = close == .close ? [.close, .closeList] : [.open, .openList]
    let opens: Set<Token.Sign> = close == .close ? [.open, .openList] : [.close, .closeList]
    var depth = 0
    return { token in
      guard case .sign(let sign) = token.kind else {
        return token.kind != .end
          && (depth > 0 || ![.word(.if), .word(.then), .word(.else)].contains(token.kind))
      }
      if opens.contains(sign) { depth += 1 }
      if ends.contains(sign) { depth -= 1 }
      return depth > 0 || depth == 0 && sign != .comma && sign != .arrow
    }
  }

  /// Inside a choice, `|` is no sign of a word that is missing, but of parentheses that are.
  mutating func failAtFormatter() -> Bool {
    guard at(.bar) else { return false }
    fail(
      "inside a choice, a formatter goes in parentheses", at: token.range,
      hint: "write '\(formattedOperand.map { "(\($0))" } ?? "if a then (b | formatter) else c")'")
    return true
  }

  /// `email | isMail` at its bar, without the `not`, `and` or `or` in front.
  private var formattedOperand: String? {
    let before = tokens[..<index].reversed().prefix(while: Self.isOfExpression(closedBy: .open))
      .prefix { ![.word(.not), .word(.and), .word(.or)].contains($0.kind) }
    guard let first = before.last, index + 1 < tokens.count, case .name = tokens[index + 1].kind
    else { return nil }
    let text = written(first.range.lowerBound..<tokens[index + 1].range.upperBound)
    return text.utf8.contains(UInt8(ascii: "(")) ? nil : text
  }
}

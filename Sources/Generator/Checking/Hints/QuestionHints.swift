import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// What was meant by a value that stands where a question is wanted.
extension ExpressionChecker {
  /// `=2024-05-01` and `="https://example.com"`, which are literals without the `=`.
  func literalMeant(by expression: Expression, _ type: ValueType) -> Hint? {
    guard [.date, .url, .uuid, .data].contains(type.unwrapped), expression.names.isEmpty,
      let text = node.scalar?.text, text.hasPrefix("="),
      expression.range == 1..<text.utf8.count
    else { return nil }
    let literal = text.dropFirst().filter { $0 != "\"" }
    return parseLiteral(literal, as: type.unwrapped) == nil
      ? nil : "a literal has no '=' in front: \(literal)"
  }

  /// `if payments`: in other languages a value is true where there is something in it.
  func questionMeant(by type: ValueType, written syntax: Expression?) -> Hint? {
    let value = syntax.map(node.written) ?? "..."
    switch type {
    case .string:
      return "ask something of it: '\(value) == \(node.quotedInYAML("..."))', '\(value).isEmpty', "
        + "or 'not \(value).isEmpty'"
    case .array(.bool):
      if case .list(let elements)? = syntax?.kind {
        return joinedByAnd(elements.map { (node.text(in: $0.range), $0) })
      }
      fallthrough
    case .array, .set, .dictionary:
      return "if it has any: 'not \(value).isEmpty'; if it has none: '\(value).isEmpty'"
    case .int, .double, .decimal: return "compare it: '\(value) > 0'"
    default:
      if let first = types.cases(of: type)?.first {
        return "compare it: '\(value) == .\(first.name)'"
      }
      guard let fields = types.fields(of: type), !fields.contains(where: { $0.type == .bool })
      else { return nil }
      return fields.first.map {
        "it is always there: ask something of it, as \(value).\($0.name) == ..."
      }
    }
  }

  /// `if: [not isLast, count > 1]`, all of which are asked at once.
  func conditionMeant(by list: YAMLNode) -> Hint? {
    let conditions = (list.sequence ?? []).map { condition in
      let text = String((condition.scalar?.text ?? "").drop { $0 == "=" || $0 == " " })
      return (text, parseExpression(text))
    }
    guard conditions.allSatisfy({ $0.1.1.isEmpty }) else { return nil }
    return joinedByAnd(conditions.map { ($0, $1.0) })
  }

  private func joinedByAnd(_ conditions: [(text: String, syntax: Expression)]) -> Hint? {
    let parts = conditions.map { text, syntax in
      switch syntax.kind {
      case .binary(.or, _, _, _), .binary(.coalesce, _, _, _), .choice: text.inParentheses
      default: text
      }
    }
    guard parts.count > 1 else { return parts.first.map { "write '\($0)'" } }
    return "join them with 'and': \(parts.joined(separator: " and "))"
  }

  /// `count == 1 or 2`: other values for the comparison before them. What was told of the last one,
  /// from an index on, gets a hint; where one was told already, there it stands.
  mutating func hintAtComparison(
    _ sign: Expression.Operator, _ left: Expression, _ right: Expression, from before: Int
  ) {
    guard right.isPlainValue, diagnostics.count == before + 1,
      diagnostics[before].span == place(right.range)
    else { return }
    var values = [right]
    var chain = left
    while case .binary(sign, let rest, let value, _) = chain.kind, value.isPlainValue {
      values.insert(value, at: 0)
      chain = rest
    }
    if case .binary(.or, _, let last, _) = chain.kind { chain = last }
    if case .binary(.and, _, let last, _) = chain.kind { chain = last }
    guard case .binary(let comparison, let subject, let first, _) = chain.kind,
      comparison.isComparison, !first.isPlainValue || !subject.isPlainValue
    else {
      // A value alone can't be compared so that it says anything.
      diagnostics[before].hint = nil
      return
    }
    let all = ([first] + values).map { node.text(in: $0.range) }.joined(separator: ", ")
    let hint: Hint
    switch (comparison, sign) {
    case (.equal, .or) where values.count > 1, (.equal, .and):
      hint = "write '[\(all)].contains(\(node.written(subject)))'"
    case (.notEqual, .or): hint = "write 'not [\(all)].contains(\(node.written(subject)))'"
    default:
      hint =
        "write '\(node.text(in: subject.range)) \(comparison.rawValue) \(node.text(in: right.range))'"
    }
    guard values.count > 1,
      let told = diagnostics.lastIndex(where: { $0.span == place(values[0].range) }), told < before
    else {
      diagnostics[before].hint = hint
      return
    }
    diagnostics[told].hint = hint
    diagnostics.removeLast()
  }
}

extension Expression {
  /// A literal or a case, which nobody asks by itself.
  fileprivate var isPlainValue: Bool {
    switch kind {
    case .integer, .decimal, .text, .implicitCase(_, arguments: nil), .negate: true
    default: false
    }
  }
}

import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ValueChecker {
  /// A value where its type is known: a literal of that type, a text with holes, or an expression.
  mutating func value(_ node: YAMLNode, in scope: Scope, expected: ValueType) -> TypedExpression {
    switch node.content {
    case .invalid: return .unknown
    case .scalar(let scalar): return value(scalar, node, in: scope, expected: expected)
    case .sequence(let elements): return list(elements, node, in: scope, expected: expected)
    case .mapping(let pairs): return map(pairs, node, in: scope, expected: expected)
    }
  }

  /// A value for what has that name, and is declared there: its type may be what is wrong.
  mutating func value(
    _ node: YAMLNode, in scope: Scope, expected: ValueType, takenBy name: String,
    at place: SourceSpan?
  ) -> TypedExpression {
    let told = diagnostics.count
    let value = value(node, in: scope, expected: expected)
    note(taker: name, at: place, of: node, from: told)
    return value
  }

  /// A value that has a type of its own, for `let`.
  ///
  /// `remedy` says what else to do for a value that is nothing without a type that is expected.
  mutating func inferredValue(
    _ node: YAMLNode, in scope: Scope, remedy: String
  ) -> TypedExpression {
    let value = inferred(node, in: scope)
    guard value.type.isOpen else { return value }
    return unclear(
      node, "\(value.type == .null ? "null" : "an empty list") is of no type: \(remedy)")
  }

  private mutating func unclear(_ node: YAMLNode, _ hint: Hint) -> TypedExpression {
    report(.unclearType, "the type of this can't be told", at: node.span, hint: hint)
    return .unknown
  }

  /// The same, where `null` and an empty list may still get their type from what is beside them.
  private mutating func inferred(_ node: YAMLNode, in scope: Scope) -> TypedExpression {
    switch node.content {
    case .invalid: return .unknown
    case .scalar(let scalar):
      if scalar.isExpression {
        return expressions.expression(scalar.text, from: 1, at: node, in: scope, expected: nil)
      }
      return value(scalar, node, in: scope, expected: ownType(of: scalar, node), wantsText: false)
    case .sequence(let elements): return inferredList(elements, in: scope)
    case .mapping(let pairs):
      if pairs.count == 2, pairs[0].key.isText("type"), let value = pairs[1].value.scalar?.text {
        return unclear(node, "a name has the type of its value, which stands alone: \(value)")
      }
      return unclear(node, "declare a model with these fields, and make it: '=Model(field: value)'")
    }
  }

  /// What a literal is where nothing is expected: a number only without quotes.
  private func ownType(of scalar: YAMLScalar, _ node: YAMLNode) -> ValueType {
    guard scalar.style == .plain else { return .string }
    if node.isNull { return .null }
    switch scalar.text {
    case "true", "false": return .bool
    default:
      // One that is too large for an Int is told, as in an expression.
      let isWhole = scalar.text.utf8.allSatisfy({ $0.isDigit })
      return isWhole || Int(scalar.text) != nil
        ? .int : isDecimalNumber(scalar.text) ? .double : .string
    }
  }

  private mutating func inferredList(_ elements: [YAMLNode], in scope: Scope) -> TypedExpression {
    let values = elements.map { inferred($0, in: scope) }
    guard let first = values.first else { return TypedExpression(.list([]), .emptyList) }
    guard !values.contains(where: { $0.type == .unknown }) else { return .unknown }
    var type = first.type
    for (value, node) in zip(values, elements).dropFirst() {
      guard let joined = ValueType.common(type, value.type) else {
        report(
          .badOperands,
          "the elements of a list have one type: this is \(value.type), not \(type)", at: node.span)
        return .unknown
      }
      type = joined
    }
    var fitting: [TypedExpression] = []
    for (value, node) in zip(values, elements) {
      guard let value = value.conformed(to: type) else {
        report(
          .wrongType, ExpressionChecker.mismatch(value.type, type), at: node.span,
          hint: types.conversion(from: value.type, to: type), cause: .mismatch(value.type, type))
        return .unknown
      }
      fitting.append(value)
    }
    return TypedExpression(.list(fitting), .array(type))
  }

  // MARK: Scalars

  private mutating func value(
    _ scalar: YAMLScalar, _ node: YAMLNode, in scope: Scope, expected: ValueType,
    wantsText: Bool = true
  ) -> TypedExpression {
    if scalar.isExpression {
      if expected.unwrapped == .string, scalar.text.utf8.count > 1,
        scalar.text.hasPrefix("=>") || scalar.text.hasSuffix("=")
      {
        return badLiteral(
          node, "a text that starts with '=' is read as an expression, and this is none",
          .write(scalar.style == .plain ? "=\(scalar.text)" : "\"=\(scalar.text)\"", bare: true))
      }
      return expressions.expression(scalar.text, from: 1, at: node, in: scope, expected: expected)
    }
    if case .optional(let wrapped) = expected {
      return optional(scalar, node, in: scope, expected: expected, wrapped)
    }
    if expected == .null { return TypedExpression(.null, .null) }
    if scalar.isEmptyPlain, expected != .unknown {
      return badLiteral(
        node, "nothing is written here, and \(expected) is wanted",
        expected == .string
          ? "write \"\" for an empty text"
          : expected.isWord ? example(of: expected, scope, "") : howToWrite(expected, scope))
    }
    if expected == .string {
      let before = diagnostics.count
      expressions.warnIfName(scalar, node, scope)
      expressions.warnIfCase(scalar, node, scope, wantsText: wantsText)
      expressions.warnIfLost(scalar, node)
      expressions.warnIfUnopened(scalar, node)
      expressions.warnIfHole(scalar.text, node, scope)
      expressions.warnIfEscape(scalar, node)
      if scope.part == .steps { expressions.warnIfQuotedTwice(node) }
      let warned = diagnostics.count
      let text = expressions.text(scalar.plainText, at: node, in: scope)
      return isExpressionMeant(node, in: scope, from: before, warned) ? .unknown : text
    }
    if case .named(let name) = expected, let cases = types[name]?.cases {
      return caseLiteral(scalar.trimmed, of: name, cases, node, scope)
    }
    return literal(scalar, node, in: scope, expected: expected)
  }

  private mutating func optional(
    _ scalar: YAMLScalar, _ node: YAMLNode, in scope: Scope, expected: ValueType,
    _ wrapped: ValueType
  ) -> TypedExpression {
    if wrapped == .string, scalar.style == .plain, Self.nothingOfOthers.contains(scalar.text) {
      expressions.warnOfNil(node)
    }
    if scalar.text == "nil", scalar.style == .plain, wrapped != .unknown {
      guard wrapped == .string else {
        return badLiteral(
          node, "outside of expressions 'nil' is only text", .write("null", bare: true))
      }
      expressions.warnOfNil(node)
      return expressions.text(scalar.text, at: node, in: scope)
    }
    let cases = types.cases(of: wrapped)
    let isCase = cases?.contains { $0.name == plainCase(scalar.text) } ?? false
    if wrapped != .string, !isCase,
      Self.wordsForNull.contains(scalar.text) || cases == nil && isNearNull(scalar)
    {
      return badLiteral(
        node, "'\(scalar.text)' is not \(wrapped.article) \(wrapped)", .write("null", bare: true))
    }
    return node.isNull
      ? TypedExpression(.null, expected)
      : value(scalar, node, in: scope, expected: wrapped)
  }

  /// Whether holes of a text are wrong only because its `=` is missing: `if a as b then "${b}" …`.
  /// What was told of that says all.
  private mutating func isExpressionMeant(
    _ node: YAMLNode, in scope: Scope, from before: Int, _ warned: Int
  ) -> Bool {
    guard diagnostics.hasErrors(from: warned),
      let place = diagnostics[before..<warned].firstIndex(where: { $0.id == .textLikeName }),
      case .expressionMeant(let text)? = diagnostics[place].cause,
      expressions.hasType(text, node, scope, .string)
    else { return false }
    diagnostics.removeSubrange(warned...)
    diagnostics[place].severity = .error
    return true
  }

  /// `nuull`
  private func isNearNull(_ scalar: YAMLScalar) -> Bool {
    scalar.style == .plain && scalar.text != "null" && scalar.text.utf8.first == UInt8(ascii: "n")
      && (3...6).contains(scalar.text.utf8.count)
      && didYouMean(scalar.text, among: ["null"]) != nil
  }

  /// Words that are hardly meant as a text where nothing can be.
  private static let nothingOfOthers = ["None", "NULL", "Nil", "Null", "undefined"]

  private static let wordsForNull = [
    "none", "None", "NULL", "Null", "NIL", "Nil", ".none", "undefined",
  ]

  private mutating func literal(
    _ scalar: YAMLScalar, _ node: YAMLNode, in scope: Scope, expected: ValueType
  ) -> TypedExpression {
    let text = scalar.trimmed
    if let parsed = parseLiteral(text, as: expected) {
      // Of all literals but texts, only these can be names.
      if expected == .url || expected == .data {
        expressions.warnIfName(scalar, node, scope, of: expected)
      }
      if expected == .url, text.hasPrefix("www.") {
        report(
          .noScheme, "'\(text)' is a path here: a server stands behind 'https://'",
          at: node.span, severity: .warning, hint: .write("https://\(text)"))
      }
      return parsed
    }
    switch expected {
    case .unknown: return .unknown
    case .array, .set, .dictionary, .named, .void, .anyError, .caseValues, .null, .emptyList,
      .optional:
      break
    default:
      let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
      return badLiteral(
        node, "'\(text)' is not \(expected.article) \(expected)",
        expressions.callMeant(by: parts, scope) ?? commaMeant(in: text, expected)
          ?? (node.isNull ? "for what may be missing make the type '\(expected)?'" : nil)
          ?? example(of: expected, scope, text)
      )
    }
    let isBool = scalar.style == .plain && (text == "true" || text == "false")
    let shape = node.isNull ? "null" : isBool ? "a Bool" : node.shape
    let title = "\(expected.wanted) here, and this is \(shape)"
    return badLiteral(
      node, title,
      withoutQuotes(scalar) ?? listMeant(by: text, node, expected, scope)
        ?? expressions.expressionMeant(by: text, in: scope) ?? modelMeant(by: node, expected)
        ?? (isBool && scope.part.isScenario
          ? "null says that it is missing; whether it is there tells a Bool: 'not name.isNil'"
          : nil)
        ?? howToWrite(expected, scope))
  }

  /// `"[1, 2]"` and `"{ a: 1 }"`, which are texts as much as others are.
  private func withoutQuotes(_ scalar: YAMLScalar) -> Hint? {
    let text = scalar.text
    guard scalar.style == .singleQuoted || scalar.style == .doubleQuoted,
      text.hasPrefix("[") && text.hasSuffix("]") || text.hasPrefix("{") && text.hasSuffix("}")
    else { return nil }
    return Hint("remove the quotes: \(text)", replacement: text)
  }

  /// `[1, 1.5 2]`
  private func commaMeant(in text: String, _ type: ValueType) -> Hint? {
    let words = text.split(separator: " ")
    guard type.isNumber, words.count > 1, words.allSatisfy({ Double($0) != nil }) else {
      return nil
    }
    let numbers = words.joined(separator: ", ")
    // `1 000`
    let areGroups =
      words[0].utf8.count < 4
      && words.dropFirst().allSatisfy { $0.utf8.count == 3 && $0.allSatisfy { $0.isNumber } }
    return areGroups
      ? "a number has no spaces in it: write \(words.joined()); several are a list: [\(numbers)]"
      : "a comma is missing between them: \(numbers)"
  }
}

extension YAMLScalar {
  /// The text of a value that is no expression: `==` stands for a first `=`.
  var plainText: String { text.hasPrefix("==") ? String(text.dropFirst()) : text }

  /// The text; of a block without the newline that it ends with, which no literal has.
  var trimmed: String {
    guard style == .literal || style == .folded else { return text }
    var bytes = text.utf8[...]
    while let last = bytes.last, last == 0x0A || last == 0x20 { bytes.removeLast() }
    return String(Substring(bytes))
  }
}

extension ValueType {
  /// `an Int`, `a String`
  var article: String {
    switch self {
    case .int: "an"
    default: "a"
    }
  }
}

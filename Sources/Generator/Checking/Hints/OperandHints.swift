import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// What is said of two values that no operator takes together.
extension ExpressionChecker {
  typealias Operand = (syntax: Expression, type: ValueType)

  /// How two values that can't be equal may become so.
  func equalityHint(_ left: Operand, _ right: Operand, _ scope: Scope) -> Hint? {
    if left.type == .null || right.type == .null {
      let (asked, type) = left.type == .null ? (right, right.type) : (left, left.type)
      guard types.hasMember("isEmpty", type) else { return "only an optional can be nil" }
      return "only an optional can be nil; whether nothing is in it asks "
        + "'\(node.written(asked.syntax)).isEmpty'"
    }
    if left.type.isNumber, right.type.isNumber { return numberHint(left, right) }
    if let name = quotedName(left, right, scope) { return name }
    for (one, other) in [(left, right), (right, left)] {
      if let meant = literalMeant(by: other.syntax, beside: one.type.unwrapped) { return meant }
    }
    if left.type.unwrapped == .string, let shown = types.conversion(from: right.type, to: .string) {
      return shown
    }
    if right.type.unwrapped == .string { return types.conversion(from: left.type, to: .string) }
    for (one, other) in [(left, right), (right, left)] {
      if case .array(let element) = one.type.unwrapped, element == other.type {
        return
          "whether it is in the list: \(node.written(one.syntax)).contains(\(node.written(other.syntax)))"
      }
      let fields = types.fields(of: one.type.unwrapped)
      if let field = fields?.first(where: { $0.type == other.type.unwrapped }) {
        let sign = one.type.isOptional ? "?." : "."
        return "compare one of its fields: \(node.written(one.syntax))\(sign)\(field.name)"
      }
      if case .array = one.type, other.type == .int {
        return "how many elements it has is '\(node.written(one.syntax)).count'"
      }
    }
    return nil
  }

  /// A literal of the wrong type.
  func literalMeant(by syntax: Expression, beside type: ValueType) -> Hint? {
    let (written, quoted) = (node.text(in: syntax.range), syntax.literalText)
    let areWords = ["true", "false"]
    switch type {
    case .date: return looksLikeDate(written) ? Self.fixedDate : nil
    case .bool:
      return quoted.flatMap { areWords.contains($0) ? "write '\($0)' without quotes" : nil }
    case .int, .double, .decimal:
      return quoted.flatMap { Double($0) == nil ? nil : "a number has no quotes: write '\($0)'" }
    case .string:
      return areWords.contains(written) ? "as a text it has quotes: \"\(written)\"" : nil
    default: return nil
    }
  }

  /// `todo.id == "id"`, where the value of that name has the type that is wanted.
  private func quotedName(_ left: Operand, _ right: Operand, _ scope: Scope) -> Hint? {
    for (one, other) in [(left, right), (right, left)] where one.type.unwrapped != .string {
      guard let name = other.syntax.literalText, let named = scope[name]?.type,
        named.unwrapped == one.type.unwrapped
      else { continue }
      return "for the value of that name write '\(name)' without quotes"
    }
    return nil
  }

  /// How two numbers become numbers of one type: the one that has more of them, or whole ones.
  func numberHint(
    _ left: Operand, _ right: Operand, areWhole: Bool = false, isDivision: Bool = false
  ) -> Hint {
    let wide: ValueType =
      areWhole ? .int : left.type == .decimal || right.type == .decimal ? .decimal : .double
    let other = left.type == wide ? right : left
    if wide != .int, other.type == .int, let hint = divisionHint(other.syntax, as: wide) {
      return hint
    }
    // `count + 1.0`
    for side in [left, right] where other.type == .int && !isDivision {
      guard case .decimal(let text) = side.syntax.kind,
        let number = Double(text).flatMap(Int.init(exactly:)),
        other.syntax != side.syntax
      else { continue }
      return "write '\(number)', which is an Int too"
    }
    return "convert one of them: '\(wide)\(node.written(other.syntax).inParentheses)'"
  }

  /// What is divided as whole numbers has lost its fraction already.
  func divisionHint(_ syntax: Expression, as type: ValueType) -> Hint? {
    guard case .binary(.divided, _, _, _) = syntax.kind else { return nil }
    return "convert what is divided: '\(divided(syntax, as: type))'"
  }

  /// `Double(a) / Double(b) / 2`
  private func divided(_ syntax: Expression, as type: ValueType) -> String {
    switch syntax.kind {
    case .binary(.divided, let first, let second, _):
      return "\(divided(first, as: type)) / \(divided(second, as: type))"
    case .integer: return node.written(syntax)
    default: return "\(type)\(node.written(syntax).inParentheses)"
    }
  }

  /// `books + books.first`: with a default it would be no list still.
  func missingElementHint(
    _ sign: Expression.Operator, _ list: Operand, _ element: Operand
  ) -> Hint? {
    if sign == .minus, case .array(let type) = list.type, type == element.type.unwrapped {
      let (list, element) = (node.written(list.syntax), node.written(element.syntax))
      return "elements are left out by \(list).filter(x => x != \(element))"
    }
    if sign == .plus, let text = joinedInText(list, element) ?? joinedInText(element, list) {
      return text
    }
    guard sign == .plus, case .array(let type) = list.type, type == element.type.unwrapped else {
      return nil
    }
    let (list, element) = (node.written(list.syntax), node.written(element.syntax))
    let name = ["x", "one", "other"].first { declared[$0] == nil } ?? "x"
    return "write 'if \(element) as \(name) then \(list).appending(\(name)) else \(list)'"
  }

  /// `"born " + author.born`: a number that may be missing is shown with a default.
  private func joinedInText(_ text: Operand, _ value: Operand) -> Hint? {
    guard text.type.unwrapped == .string, value.type.unwrapped.isNumber, value.type.isOptional
    else { return nil }
    return "as a text, with a default: 'String(\(node.written(value.syntax)) ?? 0)'"
  }

  /// Why the two are of no one type, as far as they tell what was meant.
  func operandHint(
    _ sign: Expression.Operator, _ left: Operand, _ right: Operand, _ scope: Scope
  ) -> Hint? {
    if sign != .plus, let name = quotedName(left, right, scope) { return name }
    switch (left.type, right.type) {
    case (.array(let element), _) where sign == .plus && element == right.type:
      return
        "one element is added by \(node.written(left.syntax)).appending(\(node.written(right.syntax)))"
    case (.array, .named) where sign == .plus:
      return types.fields(of: right.type)?.first { $0.type == left.type }.map {
        "one of its fields is a list of that type: \(node.written(right.syntax)).\($0.name)"
      }
    case (.set(let element), _) where sign == .plus && element == right.type:
      return
        "one element is added by \(node.written(left.syntax)).inserting(\(node.written(right.syntax)))"
    case (.set(let element), _) where sign == .minus && element == right.type:
      return
        "one element is left out by \(node.written(left.syntax)).removing(\(node.written(right.syntax)))"
    case (.set(let element), .array(let other)) where sign.isArithmetic && element == other:
      return Self.elementsOfSets
    case (.set(let element), _) where sign.isArithmetic && element == right.type:
      return Self.elementsOfSets
    case _ where left.type.isNumber && right.type.isNumber:
      return numberHint(left, right, areWhole: sign == .remainder, isDivision: sign == .divided)
    case (.string, _) where sign == .plus: return joinedToText(right.type, left, right)
    case (_, .string) where sign == .plus: return joinedToText(left.type, left, right)
    case (.string, _) where right.type.isNumber: return besideNumber(left.syntax, sign)
    case (_, .string) where left.type.isNumber: return besideNumber(right.syntax, sign)
    case (.array, _) where right.type.isNumber:
      return "how many elements it has is '\(node.written(left.syntax)).count'"
    case _ where left.type.unwrapped == .date || right.type.unwrapped == .date:
      let other = left.type.unwrapped == .date ? right : left
      return sign.isArithmetic || !looksLikeDate(node.text(in: other.syntax.range))
        ? "dates can only be compared: another one comes of a service, or of a 'swift' step"
        : Self.fixedDate
    default: return nil
    }
  }

  /// What is wanted behind a text and `+`.
  private func joinedToText(_ type: ValueType, _ left: Operand, _ right: Operand) -> Hint? {
    // `count + "1"`
    for (text, other) in [(left, right), (right, left)] where other.type.isNumber {
      if let number = literalMeant(by: text.syntax, beside: other.type) { return number }
    }
    guard type.isNumber || type == .bool else {
      return namingFormatters(types.conversion(from: type, to: .string), of: type)
    }
    let sum =
      wholeSum(from: left.syntax.range, to: right.syntax.range)
      ?? "\(node.text(in: left.syntax.range)) + \(node.text(in: right.syntax.range))"
    return
      "put the value into the text: \(node.quotedInYAML(JoinedTexts.withHoles(sum) ?? "... ${value}"))"
  }

  /// `a + " of " + b`, of which only the first two are known to be of no one type.
  private func wholeSum(from first: Range<Int>, to last: Range<Int>) -> String? {
    let bytes = Array((node.scalar?.text ?? "").utf8)
    let start = bytes.first == UInt8(ascii: "=") ? 1 : 0
    guard first.lowerBound == start, last.upperBound < bytes.count else { return nil }
    let rest = String(decoding: bytes[last.upperBound...], as: UTF8.self)
    guard rest.withoutSpacesAround.hasPrefix("+"),
      ![" ?? ", " | ", " - ", " * ", " / ", " and ", " or ", " then ", " else ", "==", "<", ">"]
        .contains(where: rest.holds)
    else { return nil }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  /// What a text was meant to be beside a number.
  private func besideNumber(_ text: Expression, _ sign: Expression.Operator) -> Hint {
    text.isText
      ? "a number has no quotes; Int(...) or Double(...) reads one, and gives an optional"
      : sign.isArithmetic
        ? "Int(...) or Double(...) reads a number, and gives an optional"
        : "a number in it is read by '(Int(\(node.written(text))) ?? 0)'"
          + "\nhow many characters it has is '\(node.written(text)).count'"
  }

  /// `2024-01-01` and `"2024-01-01"`
  func looksLikeDate(_ text: String) -> Bool {
    let parts = text.filter { $0 != "\"" && $0 != " " }.split(separator: "-")
    return parts.count == 3 && parts[0].count == 4
      && parts.allSatisfy { $0.first?.isNumber ?? false }
  }

  static let datesAreCompared: Hint = "dates can only be compared: '<', '=='"
  static let elementsOfSets: Hint =
    "a Set takes and loses single elements: .inserting(x), .removing(x)"
  static let fixedDate: Hint =
    "a date that is fixed is a constant: constants: { day: { type: Date, value: 2024-01-01 } }"
}

extension Expression {
  /// Whether it is a text that is written out.
  fileprivate var isText: Bool { if case .text = kind { true } else { false } }
}

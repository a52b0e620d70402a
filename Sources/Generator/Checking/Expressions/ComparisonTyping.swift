import MVVMGenDiagnostics
import MVVMGenExpressions

/// `a == b`, `a < b`.
extension ExpressionChecker {
  mutating func equality(_ operation: Operation, _ scope: Scope) -> TypedExpression {
    let (sign, left, right) = (operation.sign, operation.left, operation.right)
    // Whichever side has a type of its own gives it to the other.
    let isLeftOpen = isUnknownName(left, scope) && !isUnknownName(right, scope)
    let isRightFirst =
      left.needsType || isLeftOpen && !right.needsType || left.isOpenCase && !right.isOpenCase
    let (one, other) = isRightFirst ? (right, left) : (left, right)
    let known = infer(one, scope, nil)
    if failAsQuestion(sign, one, known.type, case: other, scope) { return .unknown }
    if failAsOneOf(other, operation, one, known.type) { return .unknown }
    if isRightFirst, known.type == .unknown, left.isOpenCase { return .unknown }
    let told = diagnostics.count
    let open = typed(other, scope, hinting: known.type)
    blame(known, for: other, scope, from: told)
    var values = isRightFirst ? (open, known) : (known, open)
    guard values.0.type != .unknown, values.1.type != .unknown else { return .unknown }
    if let fitting = values.1.conformed(to: values.0.type) {
      values.1 = fitting
    } else if let fitting = values.0.conformed(to: values.1.type) {
      values.0 = fitting
    } else {
      return fail(
        .badOperands,
        "\(values.0.type) and \(values.1.type) can't be compared: both sides have one type",
        operation.slip,
        hint: caseCompared(left, sign, with: right, values.1.type)
          ?? caseCompared(right, sign, with: left, values.0.type)
          ?? equalityHint((left, values.0.type), (right, values.1.type), scope),
        roots: roots(of: values.0, beside: values.1, scope))
    }
    // Whether an optional is nil can be asked of any.
    let asksForNil = values.0.kind == .null || values.1.kind == .null
    guard asksForNil || values.0.type.isHashable, !values.0.type.isOpen else {
      return fail(.badOperands, "\(values.0.type) can't be compared", operation.range)
    }
    warnOfItself(sign, values.0, values.1, operation.range)
    return TypedExpression(.binary(sign, values.0, values.1), .bool)
  }

  /// `total == total`: one of both is a slip. Of a Double it asks whether that is a number.
  private mutating func warnOfItself(
    _ sign: Expression.Operator, _ left: TypedExpression, _ right: TypedExpression,
    _ range: Range<Int>
  ) {
    guard left.kind == right.kind, left.type.unwrapped != .double else { return }
    let result = [.equal, .lessOrEqual, .greaterOrEqual].contains(sign)
    report(
      .comparedWithItself, "this is always \(result): both sides are the same", at: place(range),
      severity: .warning, hint: "one of them means another value")
  }

  /// `items.count >= 0` and `items.count < 0`: a count is never less than nothing.
  private mutating func warnOfCount(
    _ sign: Expression.Operator, _ left: TypedExpression, _ right: TypedExpression,
    _ range: Range<Int>
  ) {
    let result: Bool
    let meant: String
    switch (sign, left.isCount, right.kind) {
    case (.greaterOrEqual, true, .integer(0)), (.greater, true, .integer(-1)):
      (result, meant) = (true, "> 0")
    case (.less, true, .integer(0)): (result, meant) = (false, "== 0")
    default:
      switch (sign, left.kind, right.isCount) {
      case (.lessOrEqual, .integer(0), true): (result, meant) = (true, "0 <")
      case (.greater, .integer(0), true): (result, meant) = (false, "0 ==")
      default: return
      }
    }
    report(
      .sureCount, "this is always \(result): a count is never less than 0", at: place(range),
      severity: .warning, hint: "is '\(meant)' meant?")
  }

  /// The case that a text in quotes names.
  func caseMeant(by text: Expression, _ type: ValueType) -> Hint? {
    guard let name = text.literalText, let cases = types.cases(of: type.unwrapped),
      cases.contains(where: { $0.name == name })
    else { return nil }
    return "write '.\(name)'"
  }

  /// The case that a text names beside a value of its enum, and those that there are beside a
  /// number.
  private func caseCompared(
    _ other: Expression, _ sign: Expression.Operator, with value: Expression, _ type: ValueType
  ) -> Hint? {
    guard let cases = types.cases(of: type.unwrapped) else { return nil }
    let bare = cases.filter { $0.values.allSatisfy { $0.mayBeLeftOut } }.map { ".\($0.name)" }
    guard let name = other.literalText else {
      guard other.isNumberOrBool, !bare.isEmpty else { return nil }
      return "compare it with a case: \(bare.prefix(4).joined(separator: ", "))"
    }
    guard let found = cases.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      return nil
    }
    return bare.contains(".\(found.name)")
      ? .write(".\(found.name)") : question(value, type, found.name, sign)
  }

  /// How to ask whether a value is a case that needs values.
  private func question(
    _ value: Expression, _ type: ValueType, _ name: String, _ sign: Expression.Operator
  ) -> Hint {
    let asks = sign == .equal ? "!=" : "=="
    let access = type.isOptional ? "?." : "."
    return
      "to ask whether it is that case, write '\(node.written(value))\(access)\(name) \(asks) nil'"
  }

  private func isUnknownName(_ expression: Expression, _ scope: Scope) -> Bool {
    if case .name(let name) = expression.kind { scope[name] == nil } else { false }
  }

  /// `mode == .downloading` of a case with values: whether it is that case is asked by its name.
  private mutating func failAsQuestion(
    _ sign: Expression.Operator, _ value: Expression, _ type: ValueType, case other: Expression,
    _ scope: Scope
  ) -> Bool {
    guard case .named(let enumeration) = type.unwrapped, let cases = types[enumeration]?.cases
    else { return false }
    if failAsNaming(sign, value, type, case: other, cases, scope) { return true }
    let name: String
    switch other.kind {
    case .implicitCase(let found, nil): name = found.text
    case .name(let found) where scope[found] == nil: name = found
    case .member(let base, let found, false) where base.kind == .name(enumeration):
      name = found.text
    case .member(let base, let found, false):
      return failAsOther(base, found, enumeration, cases, other)
    default: return false
    }
    guard let found = cases.first(where: { $0.name == name }) else { return false }
    let needed = found.values.filter { !$0.mayBeLeftOut }
    guard !needed.isEmpty else { return false }
    report(
      .wrongCall,
      "the case '\(name)' needs \(needed.map { "\($0.name): \($0.type)" }.joined(separator: ", "))",
      at: place(other.range),
      hint: question(value, type, name, sign), related: related(to: enumeration))
    return true
  }

  /// `name == Stage.placed`, where the value is of another enum that has such a case.
  private mutating func failAsOther(
    _ base: Expression, _ name: Expression.Identifier, _ enumeration: String,
    _ cases: [TypeDeclaration.Case], _ other: Expression
  ) -> Bool {
    guard case .name(let owner) = base.kind, owner != enumeration, types[owner]?.cases != nil,
      cases.contains(where: { $0.name == name.text })
    else { return false }
    report(
      .badOperands, "\(enumeration) and \(owner) can't be compared: both sides have one type",
      at: place(other.range), hint: .write(".\(name.text)"), related: related(to: enumeration))
    return true
  }

  /// `error == .denied(code: c)`, which takes the value out of the case in other languages.
  private mutating func failAsNaming(
    _ sign: Expression.Operator, _ value: Expression, _ type: ValueType, case other: Expression,
    _ cases: [TypeDeclaration.Case], _ scope: Scope
  ) -> Bool {
    guard case .implicitCase(let name, let arguments?) = other.kind,
      cases.contains(where: { $0.name == name.text }),
      let argument = arguments.first(where: { isUnknownName($0.value, scope) }),
      case .name(let lost) = argument.value.kind, declared[lost] == nil,
      let label = argument.label?.text
    else { return false }
    let access = type.isOptional ? "?." : "."
    let found = "\(node.written(value))\(access)\(name.text)"
    report(
      .wrongCall, "a comparison gives nothing a name, and there is no '\(lost)' here",
      at: place(other.range),
      hint:
        "ask whether it is that case, '\(found) \(sign == .equal ? "!=" : "==") nil'; its value is '\(found)?.\(label)'"
    )
    return true
  }

  /// `[.free, .pro] == plan`
  private mutating func failAsOneOf(
    _ list: Expression, _ operation: Operation, _ value: Expression, _ type: ValueType
  ) -> Bool {
    guard case .list = list.kind, list.isOpenCase, types.cases(of: type) != nil else {
      return false
    }
    report(
      .badOperands, "a list and \(type) can't be compared: both sides have one type",
      at: place(operation.range),
      hint:
        "write '\(operation.sign == .equal ? "" : "not ")\(node.written(list)).contains(\(node.text(in: value.range)))'"
    )
    return true
  }

  mutating func comparison(_ operation: Operation, _ scope: Scope) -> TypedExpression {
    guard let values = operands(of: operation, scope) else { return .unknown }
    let sign = operation.sign
    switch values.0.type {
    case .int, .double, .decimal, .string, .date:
      warnOfItself(sign, values.0, values.1, operation.range)
      warnOfCount(sign, values.0, values.1, operation.range)
      return TypedExpression(.binary(sign, values.0, values.1), .bool)
    default:
      return fail(
        .badOperands,
        "'\(sign.rawValue)' compares numbers, texts and dates, and this is \(values.0.type)",
        operation.left.range,
        hint: types.cases(of: values.0.type) == nil
          ? nil : "cases have no order: '==' and '!=' compare them")
    }
  }
}

extension TypedExpression {
  fileprivate var isCount: Bool {
    if case .builtin(.count, _) = kind { true } else { false }
  }
}

extension Expression {
  /// Whether it is a number, `true` or `false`, written out.
  fileprivate var isNumberOrBool: Bool {
    switch kind {
    case .integer, .decimal, .bool: true
    default: false
    }
  }
}

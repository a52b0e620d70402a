import MVVMGenDiagnostics
import MVVMGenExpressions

extension ExpressionChecker {
  /// `left sign right`
  struct Operation {
    var sign: Expression.Operator
    var left: Expression
    var right: Expression
    /// From one end of it to the other.
    var range: Range<Int>

    /// Where a value is compared with a text in quotes, that is what is wrong.
    var slip: Range<Int> {
      let texts = [left, right].filter { $0.literalText != nil }
      return texts.count == 1 ? texts[0].range : range
    }
  }

  mutating func negation(_ syntax: Expression, _ scope: Scope) -> TypedExpression {
    if case .integer(let digits) = syntax.kind, let number = Int("-" + digits) {
      return TypedExpression(.integer(number), .int)
    }
    let value = typed(syntax, scope, wanting: nil)
    guard value.type != .unknown else { return .unknown }
    guard value.type.isNumber else {
      return fail(
        .badOperands, "'-' takes a number, and this is \(value.type)", syntax.range,
        hint: value.type == .bool
          ? "the opposite is written 'not'"
          : value.type == .date || value.type == .string
            ? "to sort the other way round, write 'sorted(...).reversed'"
            : value.type.unwrapped.isNumber
              ? defaultHint(value.type.unwrapped, for: syntax, scope, besideSign: true) : nil)
    }
    return TypedExpression(.negate(value), value.type)
  }

  /// `a -- 1`, which adds, and `--a`, which changes nothing: Swift refuses both.
  mutating func warnOfDoubleMinus(at start: Int, isBetween: Bool) {
    guard node.text(in: start..<start + 2) == "--" else { return }
    report(
      .doubleMinus, "two minus signs are a plus", at: place(start..<start + 2), severity: .warning,
      hint: isBetween ? Hint.write("-") : "one less is 'a - 1'")
  }

  mutating func binary(
    _ operation: Operation, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    let (sign, left, right) = (operation.sign, operation.left, operation.right)
    switch sign {
    case .and, .or:
      let before = diagnostics.count
      let first = typed(left, scope, wanting: .bool)
      if sign == .or, first.type == .unknown, failAsValue(left, right, from: before, scope) {
        return .unknown
      }
      let between = diagnostics.count
      let values = (first, typed(right, scope, wanting: .bool))
      if values.1.type == .unknown { hintAtComparison(sign, left, right, from: between) }
      guard values.0.type != .unknown, values.1.type != .unknown else { return .unknown }
      return TypedExpression(.binary(sign, values.0, values.1), .bool)
    case .coalesce: return coalesce(left, right, scope, expected)
    case .equal, .notEqual: return equality(operation, scope)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return comparison(operation, scope)
    case .plus, .minus, .times, .divided, .remainder:
      if sign == .minus { warnOfDoubleMinus(at: operation.range.lowerBound, isBetween: true) }
      return arithmetic(operation, scope, expected)
    }
  }

  /// `name or "nobody"` and `isOn and "on" or "off"`: in other languages `or` gives a value.
  private mutating func failAsValue(
    _ left: Expression, _ right: Expression, from before: Int, _ scope: Scope
  ) -> Bool {
    guard diagnostics.count == before + 1 else { return false }
    let meant: Hint
    if case .binary(.and, let condition, let value, _) = left.kind,
      diagnostics[before].span == place(value.range)
    {
      meant =
        "a choice is written: if \(node.text(in: condition.range)) then \(node.written(value)) else \(node.written(right))"
    } else if diagnostics[before].cause?.isAskedOptional ?? false {
      meant = "a default is given by '??': \(node.written(left)) ?? \(node.written(right))"
    } else {
      return false
    }
    let value = infer(right, scope, nil)
    // `mode or .list`
    let isCase = if case .implicitCase = right.kind { true } else { false }
    let isMeant = isCase || value.type != .bool && value.type != .unknown
    diagnostics.removeSubrange((before + 1)...)
    if isMeant { diagnostics[before].hint = meant }
    return isMeant
  }

  /// An expression that need not fit, but may take its meaning from a type: `.pro`, `nil`, `[]`.
  mutating func typed(
    _ expression: Expression, _ scope: Scope, hinting type: ValueType
  ) -> TypedExpression {
    switch expression.kind {
    case .list: typed(expression, scope, wanting: type.isOpen ? nil : type)
    case .choice: closed(infer(expression, scope, type.isOpen ? nil : type), expression.range)
    default: closed(infer(expression, scope, type), expression.range)
    }
  }

  private mutating func arithmetic(
    _ operation: Operation, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    guard let values = operands(of: operation, scope, expected) else { return .unknown }
    let (sign, type) = (operation.sign, values.0.type)
    switch (sign, type) {
    case (.plus, .string): break
    case (.plus, .array):
      return closed(TypedExpression(.binary(sign, values.0, values.1), type), operation.range)
    case (.remainder, .int): break
    case (.remainder, _):
      return fail(
        .badOperands, "'%' takes whole numbers, and this is \(type)", operation.left.range,
        hint: type.isNumber ? "cut them: Int\(node.written(operation.left).inParentheses)" : nil)
    case (_, .int), (_, .double), (_, .decimal): break
    default:
      let hint: Hint
      switch type {
      case .date: hint = Self.datesAreCompared
      case .set: hint = Self.elementsOfSets
      default:
        hint =
          sign == .plus
          ? "'+' joins numbers, texts and lists" : "'\(sign.rawValue)' takes numbers"
      }
      return fail(
        .badOperands, "'\(sign.rawValue)' can't be used with \(type)", operation.range, hint: hint,
        roots: operation.right.isList ? roots(of: values.0, takenFor: .array(type), scope) : [])
    }
    if sign == .divided || sign == .remainder {
      warnIfZero(values.1, operation.right, of: values.0)
    }
    return TypedExpression(.binary(sign, values.0, values.1), type)
  }

  /// Two values of one type; a literal takes the type of the other side.
  mutating func operands(
    of operation: Operation, _ scope: Scope, _ expected: ValueType? = nil
  ) -> (TypedExpression, TypedExpression)? {
    let (sign, left, right) = (operation.sign, operation.left, operation.right)
    let (first, second) = joined(left, right, scope, expected)
    guard first.type != .unknown, second.type != .unknown else { return nil }
    let isFirst = first.type.isOptional
    if isFirst || second.type.isOptional {
      let (value, syntax) = isFirst ? (first, left) : (second, right)
      if value.type == .null {
        _ = fail(
          .badOperands, "'\(sign.rawValue)' takes two values, and nil is none", syntax.range,
          hint: sign.isArithmetic ? "remove it" : "whether a value is missing is asked by '=='")
        return nil
      }
      // A default would not help.
      if sign.isArithmetic, value.type.unwrapped == .date {
        _ = fail(
          .badOperands, "'\(sign.rawValue)' can't be used with \(value.type)", syntax.range,
          hint: Self.datesAreCompared)
        return nil
      }
      _ = fail(
        .optionalValue, "this may be missing: '\(sign.rawValue)' can't be used with \(value.type)",
        syntax.range,
        hint: missingElementHint(sign, (left, first.type), (right, second.type))
          ?? defaultHint(value.type.unwrapped, for: syntax, scope, besideSign: sign.isArithmetic),
        roots: roots(ofPresent: value, scope))
      return nil
    }
    if let fitting = second.conformed(to: first.type) { return (first, fitting) }
    if let fitting = first.conformed(to: second.type) { return (fitting, second) }
    _ = fail(
      .badOperands,
      "'\(sign.rawValue)' takes two values of one type, and these are \(first.type) and \(second.type)",
      sign.isArithmetic ? operation.range : operation.slip,
      hint: operandHint(sign, (left, first.type), (right, second.type), scope),
      roots: roots(of: first, beside: second, scope))
    return nil
  }
}

extension ExpressionChecker {
  /// Both sides; a list that is written out takes the type of its elements from what is expected,
  /// or from the other.
  private mutating func joined(
    _ left: Expression, _ right: Expression, _ scope: Scope, _ expected: ValueType?
  ) -> (TypedExpression, TypedExpression) {
    if let expected = expected?.unwrapped, case .array = expected, !expected.isOpen {
      return (typed(left, scope, hinting: expected), typed(right, scope, hinting: expected))
    }
    if case .list = left.kind, left.isOpenCase || !right.isOpenCase {
      let second = infer(right, scope, nil)
      if second.type == .unknown { return (.unknown, second) }
      guard case .array = second.type, !second.type.isOpen else {
        return (infer(left, scope, nil), second)
      }
      // Of two, numbers may fit either way.
      if case .list = right.kind, !left.hasOpenCase {
        let first = infer(left, scope, nil)
        if !first.type.isOpen { return (first, second) }
      }
      return (typed(left, scope, wanting: second.type), second)
    }
    // Cases can't stand beside these signs; the message is better when their enum is known.
    if left.isOpenCase, !right.isOpenCase {
      let second = infer(right, scope, nil)
      return (infer(left, scope, typeOfCases(in: left, beside: second.type)), second)
    }
    let first = infer(left, scope, nil)
    if case .list = right.kind, case .array = first.type, !first.type.isOpen {
      return (first, typed(right, scope, wanting: first.type))
    }
    let hint = right.isOpenCase ? typeOfCases(in: right, beside: first.type) : nil
    return (first, infer(right, scope, hint))
  }

  private func typeOfCases(in side: Expression, beside other: ValueType) -> ValueType {
    let type: ValueType =
      switch other {
      case .array(let element), .set(let element): element.unwrapped
      default: other.unwrapped
      }
    return side.isList ? .array(type) : type
  }
}

import MVVMGenExpressions

/// A case without its enum takes it from what stands beside it: `if flag then Plan.pro else .free`.
/// A `nil` or an empty list beside such a case does not say which enum it is.
extension ExpressionChecker {
  /// Both values of a choice: one that names no enum gets that of the other.
  mutating func values(
    _ then: Expression, _ inner: Scope, _ otherwise: Expression, _ scope: Scope,
    _ expected: ValueType?
  ) -> (TypedExpression, TypedExpression) {
    if expected == nil, then.isOpenCase, !otherwise.isOpenCase {
      let second = infer(otherwise, scope, nil)
      return (infer(then, inner, enumeration(second.type)), second)
    }
    let first = infer(then, inner, expected)
    let beside = otherwise.hasOpenCase ? enumeration(first.type) : nil
    return (first, infer(otherwise, scope, expected ?? beside))
  }

  /// The elements of a list of which nothing is known yet.
  mutating func values(_ elements: [Expression], _ scope: Scope) -> [TypedExpression] {
    var beside: ValueType?
    var values: [Int: TypedExpression] = [:]
    for (index, element) in elements.enumerated() where !element.isOpenCase {
      let value = infer(element, scope, nil)
      values[index] = value
      beside = beside ?? enumeration(value.type)
    }
    return elements.enumerated().map { index, element in
      values[index] ?? infer(element, scope, beside)
    }
  }

  /// `[.free, .pro].contains(plan)`: the argument says which enum the elements belong to.
  /// Unknown where that is wrong, and told.
  mutating func listOfCases(
    _ list: Expression, asked method: Expression.Identifier,
    _ arguments: [Expression.Argument], _ scope: Scope
  ) -> TypedExpression? {
    guard list.isList, list.isOpenCase else { return nil }
    let elements = list.elements
    if case .implicitCase(let name, _)? = elements.first?.kind,
      let owner = types.owner(ofCase: name.text), case let type = ValueType.array(.named(owner)),
      !type.methodNames.contains(method.text)
    {
      // A list of anything has no such method.
      return infer(list, scope, type)
    }
    guard ["contains", "index", "appending"].contains(method.text), arguments.count == 1,
      !arguments[0].value.isOpenCase, !arguments[0].value.isFunction
    else { return nil }
    let before = diagnostics.count
    let asked = infer(arguments[0].value, scope, nil)
    if asked.type == .unknown { return .unknown }
    // It is checked once more as the argument.
    diagnostics.removeSubrange(before...)
    let hasNil = elements.contains { $0.kind == .null }
    return enumeration(asked.type).map {
      infer(list, scope, .array(hasNil ? $0.asOptional : $0.unwrapped))
    }
  }

  /// `(if isNew then nil else .pro) ?? .free`: what the cases before `??` may be of.
  mutating func typeOfCases(
    in left: Expression, beside right: Expression, _ scope: Scope, _ expected: ValueType?
  ) -> ValueType? {
    guard left.isOpenCase else { return nil }
    if right.isOpenCase { return expected?.asOptional }
    let before = diagnostics.count
    let fallback = infer(right, scope, expected)
    // It is checked once more when the type of the optional is known.
    if fallback.type != .unknown { diagnostics.removeSubrange(before...) }
    return enumeration(fallback.type)?.asOptional
  }

  /// The type, where it can say which enum a case belongs to.
  private func enumeration(_ type: ValueType) -> ValueType? {
    switch type.unwrapped {
    case .unknown: type
    case .named(let name): types[name]?.cases == nil ? nil : type
    case .array(let element), .set(let element): enumeration(element) == nil ? nil : type
    default: nil
    }
  }
}

extension Expression {
  /// Whether nothing in it says which enum it belongs to.
  var isOpenCase: Bool { hasOpenCase && needsType }

  /// Whether the expression has no type of its own: a case, `nil`, `[]`, and what is made of them.
  var needsType: Bool {
    switch kind {
    case .implicitCase, .null: true
    case .binary(.plus, let left, let right, _): left.needsType && right.needsType
    case .list(let elements): elements.allSatisfy({ $0.needsType })
    case .group(let inner): inner.needsType
    case .choice(_, _, let then, let otherwise): then.needsType && otherwise.needsType
    default: false
    }
  }

  /// Whether it may hold a case whose enum has to come from elsewhere.
  var hasOpenCase: Bool {
    switch kind {
    case .implicitCase: true
    case .list(let elements): elements.contains(where: { $0.hasOpenCase })
    case .group(let inner): inner.hasOpenCase
    case .choice(_, _, let then, let otherwise): then.hasOpenCase || otherwise.hasOpenCase
    case .binary(.plus, let left, let right, _): left.hasOpenCase || right.hasOpenCase
    default: false
    }
  }

  /// What is written in a list, or in all of those that one is chosen from.
  var elements: [Expression] {
    switch kind {
    case .list(let elements): elements
    case .group(let inner): inner.elements
    case .choice(_, _, let left, let right), .binary(.plus, let left, let right, _):
      left.elements + right.elements
    default: []
    }
  }

  /// Whether it is written as a list, or a choice of such.
  var isList: Bool {
    switch kind {
    case .list: true
    case .group(let inner): inner.isList
    case .choice(_, _, let then, let otherwise): then.isList || otherwise.isList
    case .binary(.plus, let left, let right, _): left.isList || right.isList
    default: false
    }
  }
}

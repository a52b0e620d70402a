import MVVMGenExpressions

extension TypedExpression {
  /// The value where it fits a type as it is, or as a literal can; nil where it does not fit.
  func conformed(to expected: ValueType) -> TypedExpression? {
    if type == expected || type == .unknown || expected == .unknown { return self }
    switch (type, expected) {
    case (.null, .optional): return TypedExpression(.null, expected)
    case (.optional, .optional):
      // `if a then 1 else nil` can still become a Double?.
      if case .null = kind { return TypedExpression(.null, expected) }
      return choice(as: expected) { $0.conformed(to: expected) }
    case (_, .optional(let wrapped)): return conformed(to: wrapped)
    case (.emptyList, .array), (.emptyList, .set): return TypedExpression(.list([]), expected)
    case (.emptyList, .dictionary): return TypedExpression(.dictionary([]), expected)
    case (.int, .double), (.int, .decimal), (.double, .decimal):
      return number(as: expected)
    case (.array, .array(let element)), (.array, .set(let element)):
      // Only a list that is written out can still become one of something else.
      switch kind {
      case .list(let elements):
        let fitting = elements.compactMap { $0.conformed(to: element) }
        return fitting.count == elements.count ? TypedExpression(.list(fitting), expected) : nil
      default: return choice(as: expected) { $0.conformed(to: expected) }
      }
    default: return nil
    }
  }

  /// A choice of which both values become of another type; nil for any other value.
  private func choice(
    as type: ValueType, _ each: (TypedExpression) -> TypedExpression?
  ) -> TypedExpression? {
    func choice(
      _ first: TypedExpression?, _ second: TypedExpression,
      _ kind: (TypedExpression, TypedExpression) -> TypedExpression.Kind
    ) -> TypedExpression? {
      guard let first, let second = each(second) else { return nil }
      return TypedExpression(kind(first, second), type)
    }
    switch kind {
    case .choice(let condition, let then, let otherwise):
      return choice(each(then), otherwise) { .choice(condition, then: $0, else: $1) }
    case .choiceOfOptional(let optional, let name, let then, let otherwise):
      return choice(each(then), otherwise) {
        .choiceOfOptional(optional, name: name, then: $0, else: $1)
      }
    case .coalesce(let optional, let fallback):
      return choice(optional.conformed(to: type.asOptional), fallback) { .coalesce($0, $1) }
    default: return nil
    }
  }

  /// A number that is made of literals only, as one of another type; nil where it is not.
  private func number(as type: ValueType) -> TypedExpression? {
    switch kind {
    case .integer: return TypedExpression(kind, type)
    case .decimal(let text):
      return type == .double || isDecimal(text) ? TypedExpression(kind, type) : nil
    case .negate(let inner):
      return inner.number(as: type).map { TypedExpression(.negate($0), type) }
    case .binary(let sign, let left, let right) where sign != .remainder:
      guard let left = left.number(as: type), let right = right.number(as: type) else { return nil }
      return TypedExpression(.binary(sign, left, right), type)
    case .choice, .choiceOfOptional, .coalesce:
      return choice(as: type) { $0.number(as: type) }
    case .builtin(let builtin, let arguments) where [.minOf, .maxOf, .abs].contains(builtin):
      let numbers = arguments.compactMap { $0.number(as: type) }
      return numbers.count == arguments.count
        ? TypedExpression(.builtin(builtin, numbers), type) : nil
    case .builtin(.sumOf, let arguments):
      guard case .function(let parameters, let body) = arguments[1].kind,
        let body = body.number(as: type)
      else { return nil }
      let function = TypedExpression(.function(parameters: parameters, body: body), type)
      return TypedExpression(.builtin(.sumOf, [arguments[0], function]), type)
    default: return nil
    }
  }
}

extension ValueType {
  /// The type that both can have: theirs, or the optional of one of them.
  static func common(_ first: ValueType, _ second: ValueType) -> ValueType? {
    if first == second { return first }
    switch (first, second) {
    case (.unknown, _), (_, .unknown): return .unknown
    case (.null, let other), (let other, .null): return other.asOptional
    case (.emptyList, let other), (let other, .emptyList):
      switch other.unwrapped {
      case .array, .set, .dictionary: return other
      default: return nil
      }
    case (.optional(let wrapped), let other), (let other, .optional(let wrapped)):
      return common(wrapped, other.unwrapped).map({ $0.asOptional })
    case (.array(let first), .array(let second)): return common(first, second).map { .array($0) }
    case (.int, .double), (.double, .int): return .double
    case (.int, .decimal), (.decimal, .int), (.double, .decimal), (.decimal, .double):
      return .decimal
    default: return nil
    }
  }
}

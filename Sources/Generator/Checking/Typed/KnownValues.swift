import MVVMGenExpressions

/// What values are in each run, as far as Swift works it out while it compiles: it warns of what
/// can then never run.
public struct KnownValues: Equatable, Sendable {
  private enum Value: Equatable {
    case bool(Bool)
    case integer(Int)
    case double(Double)
  }

  private var locals: [String: Value] = [:]
  /// States and outputs that are the same all the time.
  private var held: [String: Value] = [:]

  public init() {}

  /// The same without what is held.
  init(locals other: KnownValues) { locals = other.locals }

  /// Remembers what a `let` names.
  public mutating func add(_ name: String, _ expression: TypedExpression) {
    locals[name] = value(of: expression)
  }

  /// Forgets a name, which is something else from here on.
  mutating func forget(_ name: String) {
    if !locals.isEmpty { locals[name] = nil }
  }

  /// Remembers what a state or an output is all the time.
  mutating func hold(_ name: String, at isTrue: Bool) { held[name] = .bool(isTrue) }

  /// Whether a condition is always true or always false.
  public func answer(to condition: TypedExpression) -> Bool? {
    if case .bool(let isTrue)? = value(of: condition) { isTrue } else { nil }
  }

  private func value(of expression: TypedExpression) -> Value? {
    switch expression.kind {
    case .bool(let isTrue): .bool(isTrue)
    case .integer(let number):
      switch expression.type {
      case .int: .integer(number)
      case .double: .double(Double(number))
      default: nil
      }
    case .decimal(let digits): expression.type == .double ? Double(digits).map(Value.double) : nil
    case .reference(let reference):
      reference.kind == .local ? locals[reference.name] : held[reference.name]
    case .not(let value): answer(to: value).map { .bool(!$0) }
    case .negate(let value): negated(value)
    case .builtin(.doubleFromInt, let arguments): converted(arguments[0])
    case .binary(let sign, let left, let right): value(of: sign, left, right)
    default: nil
    }
  }

  private func value(
    of sign: Expression.Operator, _ left: TypedExpression, _ right: TypedExpression
  ) -> Value? {
    if sign == .and || sign == .or {
      // One side may be enough: `false and …`, `true or …`.
      let (first, second) = (answer(to: left), answer(to: right))
      let enough = sign == .or
      if first == enough || second == enough { return .bool(enough) }
      return first == nil || second == nil ? nil : .bool(!enough)
    }
    return switch (value(of: left), value(of: right)) {
    case (.integer(let left)?, .integer(let right)?): compared(sign, left, right)
    case (.double(let left)?, .double(let right)?):
      calculated(sign, left, right).map(Value.double) ?? compared(sign, left, right)
    case (.bool(let left)?, .bool(let right)?):
      switch sign {
      case .equal: .bool(left == right)
      case .notEqual: .bool(left != right)
      default: nil
      }
    default: nil
    }
  }

  private func negated(_ expression: TypedExpression) -> Value? {
    switch value(of: expression) {
    // Whole numbers saturate.
    case .integer(let number)?: .integer(number == .min ? .max : -number)
    case .double(let number)?: .double(-number)
    default: nil
    }
  }

  private func converted(_ expression: TypedExpression) -> Value? {
    if case .integer(let number)? = value(of: expression) { .double(Double(number)) } else { nil }
  }

  private func calculated(_ sign: Expression.Operator, _ left: Double, _ right: Double) -> Double? {
    switch sign {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: left / right
    default: nil
    }
  }

  private func compared<Number: Comparable>(
    _ sign: Expression.Operator, _ left: Number, _ right: Number
  ) -> Value? {
    switch sign {
    case .equal: .bool(left == right)
    case .notEqual: .bool(left != right)
    case .less: .bool(left < right)
    case .lessOrEqual: .bool(left <= right)
    case .greater: .bool(left > right)
    case .greaterOrEqual: .bool(left >= right)
    default: nil
    }
  }
}

import MVVMGenExpressions

extension TypedExpression {
  /// What a formatter of values that are there makes of this one: an optional where it is one. Of a
  /// choice that gives nothing on one of its ways only the other is formatted.
  func formatted(by formatter: String, _ output: ValueType) -> TypedExpression {
    let result = type.isOptional ? output.asOptional : output
    func way(_ way: TypedExpression) -> TypedExpression {
      way.kind == .null ? TypedExpression(.null, result) : way.formatted(by: formatter, output)
    }
    switch kind {
    case .choice(let condition, let then, let otherwise)
    where then.kind == .null || otherwise.kind == .null:
      return TypedExpression(.choice(condition, then: way(then), else: way(otherwise)), result)
    case .choiceOfOptional(let optional, let name, let then, let otherwise)
    where then.kind == .null || otherwise.kind == .null:
      return TypedExpression(
        .choiceOfOptional(optional, name: name, then: way(then), else: way(otherwise)), result)
    default: return TypedExpression(.formatted(self, formatter: formatter), result)
    }
  }
}

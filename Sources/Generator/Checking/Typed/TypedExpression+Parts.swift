extension TypedExpression {
  /// The expression with other parts.
  public func withParts(_ change: (TypedExpression) -> TypedExpression) -> TypedExpression {
    func arguments(_ arguments: [Argument]) -> [Argument] {
      arguments.map { Argument(label: $0.label, value: change($0.value)) }
    }
    let kind: Kind =
      switch kind {
      case .integer, .decimal, .bool, .null, .date, .url, .uuid, .data, .reference, .chained: kind
      case .text(let pieces):
        .text(pieces.map { if case .hole(let value) = $0 { .hole(change(value)) } else { $0 } })
      case .list(let elements): .list(elements.map(change))
      case .dictionary(let entries):
        .dictionary(entries.map { Entry(key: change($0.key), value: change($0.value)) })
      case .enumCase(let type, let name, let values):
        .enumCase(type: type, name: name, arguments: arguments(values))
      case .field(let base, let name): .field(change(base), name)
      case .message(let base): .message(change(base))
      case .caseValues(let base, let name): .caseValues(change(base), case: name)
      case .chain(let base, let body): .chain(change(base), body: change(body))
      case .coalesce(let left, let right): .coalesce(change(left), change(right))
      case .not(let value): .not(change(value))
      case .negate(let value): .negate(change(value))
      case .binary(let sign, let left, let right): .binary(sign, change(left), change(right))
      case .choice(let condition, let then, let otherwise):
        .choice(change(condition), then: change(then), else: change(otherwise))
      case .choiceOfOptional(let optional, let name, let then, let otherwise):
        .choiceOfOptional(change(optional), name: name, then: change(then), else: change(otherwise))
      case .element(let base, let index): .element(change(base), index: change(index))
      case .builtin(let builtin, let arguments): .builtin(builtin, arguments.map(change))
      case .function(let parameters, let body):
        .function(parameters: parameters, body: change(body))
      case .formatted(let value, let formatter): .formatted(change(value), formatter: formatter)
      case .cell(let name, let values): .cell(name, arguments: arguments(values))
      case .model(let name, let values): .model(name, arguments: arguments(values))
      case .with(let base, let values): .with(change(base), arguments: arguments(values))
      }
    return TypedExpression(kind, type)
  }
}

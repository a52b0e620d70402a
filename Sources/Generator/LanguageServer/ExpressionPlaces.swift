import MVVMGenExpressions

extension Expression {
  /// The names of values, types and formatters in the expression, with their places.
  var places: [Identifier] {
    var places: [Identifier] = []
    collect(into: &places)
    return places
  }

  private func collect(into places: inout [Identifier]) {
    switch kind {
    case .name(let name): places.append(Identifier(name, range: range))
    case .call(let name, _), .formatted(_, let name): places.append(name)
    default: break
    }
    for part in parts { part.collect(into: &places) }
  }
}

extension TypeSyntax {
  /// The names in the type, with their places.
  var names: [Expression.Identifier] {
    switch kind {
    case .invalid: []
    case .name(let name): [Expression.Identifier(name, range: range)]
    case .optional(let inner), .array(let inner), .set(let inner): inner.names
    case .dictionary(let key, let value): key.names + value.names
    }
  }
}

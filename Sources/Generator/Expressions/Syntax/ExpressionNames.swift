extension Expression {
  /// All names that the expression mentions: values, types and formatters.
  public var names: Set<String> {
    var names: Set<String> = []
    collectNames(into: &names)
    return names
  }

  private func collectNames(into names: inout Set<String>) {
    switch kind {
    case .integer, .decimal, .bool, .null, .path, .invalid: break
    case .text(let pieces):
      for case .hole(let value) in pieces { value.collectNames(into: &names) }
    case .list(let elements):
      for element in elements { element.collectNames(into: &names) }
    case .name(let name): names.insert(name)
    case .implicitCase(_, let arguments):
      for argument in arguments ?? [] { argument.value.collectNames(into: &names) }
    case .member(let base, _, _): base.collectNames(into: &names)
    case .method(let base, _, let arguments, _):
      base.collectNames(into: &names)
      for argument in arguments { argument.value.collectNames(into: &names) }
    case .call(let name, let arguments):
      names.insert(name.text)
      for argument in arguments { argument.value.collectNames(into: &names) }
    case .element(let base, let index, _):
      base.collectNames(into: &names)
      index.collectNames(into: &names)
    case .not(let value), .negate(let value), .function(_, let value):
      value.collectNames(into: &names)
    case .binary(_, let left, let right, _):
      left.collectNames(into: &names)
      right.collectNames(into: &names)
    case .choice(let condition, _, let then, let otherwise):
      condition.collectNames(into: &names)
      then.collectNames(into: &names)
      otherwise.collectNames(into: &names)
    case .formatted(let value, let formatter):
      names.insert(formatter.text)
      value.collectNames(into: &names)
    }
  }
}

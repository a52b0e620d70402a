extension Expression {
  /// All names that the expression mentions: values, types and formatters.
  public var names: Set<String> {
    var names: Set<String> = []
    collectNames(into: &names)
    return names
  }

  private func collectNames(into names: inout Set<String>) {
    switch kind {
    case .name(let name): names.insert(name)
    case .call(let name, _), .formatted(_, let name): names.insert(name.text)
    default: break
    }
    for part in parts { part.collectNames(into: &names) }
  }
}

extension Expression {
  /// All names that the expression mentions and does not give itself: values, types and formatters.
  public var names: NameSet {
    var names = NameSet()
    collectNames(into: &names, own: [])
    return names
  }

  private func collectNames(into names: inout NameSet, own: [String]) {
    switch kind {
    case .name(let name): if !own.contains(name) { names.insert(name) }
    case .formatted(_, let name): names.insert(name.text)
    // A function is no name of the spec, also where a value is called like it.
    case .call(let name, _): if name.text.first?.isUppercase ?? false { names.insert(name.text) }
    case .function(let parameters, let body):
      return body.collectNames(into: &names, own: own + parameters.map { $0.text })
    case .choice(let condition, let name?, let then, let otherwise):
      condition.collectNames(into: &names, own: own)
      then.collectNames(into: &names, own: own + [name.text])
      return otherwise.collectNames(into: &names, own: own)
    default: break
    }
    for part in parts { part.collectNames(into: &names, own: own) }
  }
}

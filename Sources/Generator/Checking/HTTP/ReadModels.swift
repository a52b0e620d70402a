import Expressions

extension CheckedScreen {
  /// The models that are read from JSON: what the answers to the spec's own requests hold. Of a
  /// library nobody knows, so these are all that it has.
  public var readModels: NameSet {
    if isLibrary { return NameSet(models.map(\.name)) }
    let requested = services.flatMap(\.methods).filter { $0.request != nil }
    guard !requested.isEmpty else { return NameSet() }
    var fields: [String: [ValueType]] = [:]
    for model in self.models {
      if case .structure(let parts) = model.kind { fields[model.name] = parts.map(\.type) }
    }
    var models = NameSet()
    func look(_ type: ValueType) {
      switch type {
      case .optional(let inner), .array(let inner), .set(let inner): look(inner)
      case .dictionary(_, let value): look(value)
      case .named(let name):
        guard let parts = fields[name], models.insert(name) else { return }
        for part in parts { look(part) }
      default: break
      }
    }
    for method in requested {
      if case .answers(let type) = method.kind { look(type) }
    }
    return models
  }
}

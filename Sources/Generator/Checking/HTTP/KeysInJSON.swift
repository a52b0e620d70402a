import MVVMGenExpressions

extension CheckedScreen {
  /// The types of keys of dictionaries in what the spec may read from and write as JSON. Where they
  /// are no keys of JSON for Swift, it makes a list of such a dictionary.
  public var keysInJSON: NameSet {
    var keys = NameSet()
    func look(_ type: ValueType) {
      switch type {
      case .optional(let inner), .array(let inner), .set(let inner): look(inner)
      case .dictionary(let key, let value):
        if case .named(let name) = key { keys.insert(name) }
        look(value)
      default: break
      }
    }
    for model in models {
      if case .structure(let fields) = model.kind { for field in fields { look(field.type) } }
    }
    for method in services.flatMap({ $0.methods }) {
      for parameter in method.parameters { look(parameter.type) }
      if case .answers(let type) = method.kind { look(type) }
    }
    return keys
  }
}

/// What a map is, where the tables leave a choice.
public enum MapForm: Equatable, Sendable {
  /// A map with fixed keys.
  case form(Form)
  /// A map from names, each to that.
  case names(ValueForm)

  /// What stands under one of its keys.
  public func value(of name: String) -> ValueForm? {
    switch self {
    case .names(let value): return value
    case .form(let form):
      if let key = form.keys.first(where: { $0.name == name }) { return key.value }
      // How a method answers, by `service.method`.
      return form == .given && name.contains(".") ? .form(.answer) : nil
    }
  }
}

extension ValueForm {
  /// The maps with fixed keys that it can be, or be a list of.
  public var forms: [Form] {
    switch self {
    case .form(let form): [form]
    case .either(let values): values.flatMap({ $0.forms })
    case .list(let element): element.forms
    default: []
    }
  }

  /// What the elements of a list are.
  public var element: ValueForm? {
    switch self {
    case .list(let element): element
    case .either(let values): values.lazy.compactMap({ $0.element }).first
    default: nil
    }
  }
}

extension Form {
  /// What the keys of some forms are called, as far as they can hold what is asked for.
  public static func names(
    of forms: [Form], where isMeant: (ValueForm) -> Bool = { _ in true }
  ) -> Set<String> {
    var names: Set<String> = []
    for form in forms {
      for key in form.keys where isMeant(key.value) { names.insert(key.name) }
    }
    return names
  }
}

extension ValueForm {
  /// Whether one word is all that it may hold.
  public var isWord: Bool {
    switch self {
    case .name, .type, .choice: true
    case .either(let values): values.contains { $0.isWord }
    default: false
    }
  }
}

/// Who sees a local name that is missing elsewhere.
enum Onlookers: CustomStringConvertible {
  /// The steps under that key of the step that names it.
  case inside(String)
  /// The steps that follow the one that names it.
  case following
  /// The steps of the binding of that event, which has a parameter of such a type.
  case binding(String, type: String?)

  var description: String {
    switch self {
    case .inside(let key): "the steps under '\(key)'"
    case .following: "the steps below it, in the same list,"
    case .binding(let event, _): "the steps of 'when: \(event)'"
    }
  }

  var areInside: Bool { if case .inside = self { true } else { false } }

  /// Whether the name is a parameter of an event.
  var isEvent: Bool { if case .binding = self { true } else { false } }
}

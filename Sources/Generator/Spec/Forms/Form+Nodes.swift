import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension Form {
  /// Whether one of its keys stands there.
  func has(_ pair: YAMLPair) -> Bool { keys.contains { pair.key.isText($0.name) } }

  /// What a document is: a library where it says so, and not that it is a screen.
  public static func ofDocument(_ root: YAMLNode) -> Form {
    let keys = root.mapping?.names ?? []
    return keys.contains("library") && !keys.contains("screen") ? .library : .screen
  }

  /// Whether a document is one of a spec, or seems to become one.
  public static func isOfSpec(_ root: YAMLNode) -> Bool {
    let words = ["screen", "library"]
    let keys = root.mapping?.names ?? []
    return keys.contains { words.contains($0) || suggestion(for: $0, among: words) != nil }
  }
}

extension ValueForm {
  /// What a map with those keys is.
  public func map(with pairs: [YAMLPair]) -> MapForm? {
    switch self {
    case .form(let form): return .form(form)
    case .map(let value): return .names(value)
    case .either(let values):
      let names = Set(pairs.names)
      var other: MapForm?
      for value in values {
        switch value {
        case .form(let form):
          // An error may have a case of that name.
          let isCase = { (pair: YAMLPair) in pair.value.scalar != nil && pair.name == "cases" }
          if form == .error, pairs.contains(where: isCase) { continue }
          let required = form.keys.filter { $0.isRequired }.map { $0.name }
          let isKnown = names.allSatisfy(form.has)
          if isKnown, required.allSatisfy(names.contains) { return .form(form) }
        case .map, .either: other = other ?? value.map(with: pairs)
        default: break
        }
      }
      return other
    default: return nil
    }
  }
}

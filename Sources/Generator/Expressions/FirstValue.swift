import MVVMGenDiagnostics

/// What gives a value of a type its first one, where the type is written.
public enum FirstValue: Equatable, Sendable {
  /// A key beside that of the type.
  case key(String)
  /// Nothing in the spec does, as the hint says.
  case none(hint: String)

  /// What to write where a value stands in the place of its type.
  public func hintForValue(_ type: String, _ value: String) -> Hint {
    switch self {
    case .none(let hint): "write '\(type)' alone: \(hint)"
    case .key(let key): "write { type: \(type), \(key): \(value) }"
    }
  }

  /// Where a value goes that stands behind its type.
  func hint(_ type: String, _ value: String) -> Hint {
    if ["nil", "null"].contains(value) {
      return type.hasSuffix("?")
        ? "write '\(type)' alone: it starts as nil" : "what may be missing is written '\(type)?'"
    }
    return switch self {
    case .none(let hint): "write the type alone: \(hint)"
    case .key(let key):
      "a first value stands beside its type: { type: \(type), \(key): \(value) }"
    }
  }
}

extension Form {
  /// Keys of which there is exactly one, for each thing that they say.
  public var exactlyOneOf: [[String]] {
    switch self {
    case .model: [["fields", "cases"]]
    case .cellField: [["from", "text"]]
    case .formatter:
      [["date", "relative", "number", "percent", "currency", "list", "of", "swift"]]
    case .whenBinding, .everyBinding: [["do", "by"]]
    default: []
    }
  }

  /// Keys of which there can be one at most.
  public var atMostOneOf: [[String]] {
    switch self {
    case .value: [["from", "text", "initial"]]
    case .output: [["from", "text", "initial", "emits"], ["type", "emits"]]
    case .whenBinding, .everyBinding: [["debounce", "throttle"]]
    default: []
    }
  }
}

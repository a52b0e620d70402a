import MVVMGenDiagnostics

/// What a declared name stands for that no expression can use: it has no value.
enum Valueless {
  case service, event, eventOutput
  /// An event without parameters.
  case plainEvent

  /// Why it has none.
  func reason(_ name: String) -> String {
    switch self {
    case .service: "'\(name)' is a service: no expression can call it"
    case .event: "'\(name)' is an event: it has no value"
    case .plainEvent: "'\(name)' has no type, so it is an event, without a value"
    case .eventOutput: "'\(name)' is an event output: it is delivered and not kept"
    }
  }

  /// What to do instead, where that method of it is meant, whose answer gets that name.
  func hint(_ name: String, method: String?, answer: String, inStep: Bool) -> Hint {
    let call = "'- call: \(name).\(method ?? "method")' with 'as: \(answer)'"
    return switch self {
    case .service:
      inStep
        ? "call it in a step before: \(call)"
        : "steps call it, and keep the answer in a state: \(call), then '- set: { ...: =\(answer) }'"
    case .event: "the steps of 'when: \(name)' have its parameters by their names"
    case .plainEvent: "a value that the view writes has a type: inputs: { \(name): String }"
    case .eventOutput: "keep the value in a state, or make it an output that steps set"
    }
  }
}

import MVVMGenExpressions

/// What a name of a spec, or of one that it uses, stands for: each means one thing.
enum DeclaredName {
  /// A value input, a state or a value output.
  case value(CheckedValue)
  /// An event input.
  case event(CheckedEvent)
  /// An event output.
  case signal(CheckedSignal)
  case need, constant, formatter, service, type
}

extension ScreenChecker {
  /// What a name is declared as, if it is; for bindings and scenarios, before which all is
  /// declared.
  func lookUp(_ name: String) -> DeclaredName? {
    if let value = value(named: name) { return .value(value) }
    if let event = event(named: name) { return .event(event) }
    if let signal = signal(named: name) { return .signal(signal) }
    guard declared[name] != nil else { return nil }
    switch scope[name]?.reference.kind {
    case .need?: return .need
    case .constant?: return .constant
    default: break
    }
    if expressions.formatters[name] != nil { return .formatter }
    return expressions.valueless[name] == .service ? .service : .type
  }
}

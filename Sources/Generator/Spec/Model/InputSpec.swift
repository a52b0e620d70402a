import MVVMGenReading

/// A value that the view writes, or an event.
public struct InputSpec: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case value(type: YAMLNode, initial: YAMLNode?)
    case event(takes: [ParameterSpec], isPrivate: Bool)
  }

  public var name: Name
  public var doc: String?
  public var kind: Kind

  /// Whether it is sent, and not written.
  public var isEvent: Bool {
    if case .event = kind { true } else { false }
  }
}

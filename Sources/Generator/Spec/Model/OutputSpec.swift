import MVVMGenReading

/// A value output, or an event output.
public enum OutputSpec: Equatable, Sendable {
  case value(ValueSpec)
  case event(Event)

  /// `{ emits: Type }`
  public struct Event: Equatable, Sendable {
    public var name: Name
    public var doc: String?
    public var type: YAMLNode
  }

  public var name: Name {
    switch self {
    case .value(let value): value.name
    case .event(let event): event.name
    }
  }
}

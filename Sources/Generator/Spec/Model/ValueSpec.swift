import MVVMGenReading

/// A state or a value output: set by steps, or derived.
public struct ValueSpec: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case stored(type: YAMLNode, initial: YAMLNode?)
    /// With the type where the author gives one.
    case derived(ContentSpec, type: YAMLNode?)
  }

  public var name: Name
  public var doc: String?
  public var kind: Kind
  /// One of its keys is unknown: what it comes to nobody knows.
  public var isPartial = false
}

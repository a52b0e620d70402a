import MVVMGenReading

/// `name: value`
public struct NamedValue: Equatable, Sendable {
  public var name: Name
  public var value: YAMLNode
}

import MVVMGenReading

/// `name: { type, value }`
public struct ConstantSpec: Equatable, Sendable {
  public var name: Name
  public var doc: String?
  public var type: YAMLNode
  public var value: YAMLNode
}

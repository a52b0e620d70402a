import MVVMGenReading

/// `name: Type`: a parameter, a need, a source of a cell.
public struct ParameterSpec: Equatable, Sendable {
  public var name: Name
  public var doc: String?
  public var type: YAMLNode
}

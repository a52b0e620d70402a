/// A value type that shows one element.
public struct CellSpec: Equatable, Sendable {
  public struct Field: Equatable, Sendable {
    public var name: Name
    public var doc: String?
    public var content: ContentSpec
  }

  public var name: Name
  public var doc: String?
  public var sources: [ParameterSpec]
  public var fields: [Field]
}

/// One document of a YAML file.
public struct YAMLDocument: Equatable, Sendable {
  /// The node that holds all others.
  public var root: YAMLNode
}

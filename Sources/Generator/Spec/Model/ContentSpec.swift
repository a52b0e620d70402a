import MVVMGenReading

/// What a derived value is made of.
public enum ContentSpec: Equatable, Sendable {
  /// `from:`, a bare expression.
  case from(YAMLNode)
  /// `text:`, a text with holes.
  case text(YAMLNode)

  /// What is written.
  public var node: YAMLNode {
    switch self {
    case .from(let node), .text(let node): node
    }
  }
}

import MVVMGenDiagnostics

/// A value in a YAML file: a scalar, a sequence or a mapping, and where it stands.
public struct YAMLNode: Equatable, Sendable {
  /// What a node holds.
  public enum Content: Equatable, Sendable {
    /// A text.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// A map, in the order it is written; a key given twice is there twice.
    case mapping([YAMLPair])
    /// Something that the reader has reported already.
    case invalid
  }

  /// What the node holds.
  public var content: Content
  /// The whole node: a scalar with its quotes, a list or map to the end of its last element.
  /// Where an alias stands it is the alias; the elements of what it stands for keep their own.
  public var span: SourceSpan

  /// Makes a node.
  public init(_ content: Content, span: SourceSpan) {
    self.content = content
    self.span = span
  }

  /// The scalar, where the node is one.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The elements, where the node is a sequence.
  public var sequence: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The pairs, where the node is a mapping.
  public var mapping: [YAMLPair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// The pair of a map that has no other.
  public var onlyPair: YAMLPair? { mapping?.count == 1 ? mapping?[0] : nil }

  /// Whether nothing stands here: `key:`.
  public var isEmptyPlain: Bool { scalar?.isEmptyPlain ?? false }

  /// Whether the reader has already reported what stands here.
  public var isInvalid: Bool {
    if case .invalid = content { true } else { false }
  }
}

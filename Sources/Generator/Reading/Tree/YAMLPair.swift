/// A key of a mapping, and its value.
public struct YAMLPair: Equatable, Sendable {
  /// The key: a scalar, or invalid where the reader has reported it.
  public var key: YAMLNode
  /// What stands after the colon; an empty scalar where nothing does.
  public var value: YAMLNode

  /// Makes a pair.
  public init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }

  /// The text of the key.
  public var name: String? { key.scalar?.text }
}

extension [YAMLPair] {
  /// The texts of the keys.
  public var names: [String] { compactMap { $0.name } }
}

import MVVMGenReading

extension [YAMLPair] {
  /// The value of a key; of a key that is there twice, the first.
  public subscript(key: String) -> YAMLNode? { pair(key)?.value }

  /// The first pair with that key.
  public func pair(_ key: String) -> YAMLPair? { first { $0.key.isText(key) } }

  /// Whether there is a pair with that key.
  public func has(_ key: String) -> Bool { contains { $0.key.isText(key) } }

  /// The text under a key.
  func text(of key: String) -> String? { self[key]?.scalar?.text }
}

import MVVMGenReading

extension YAMLNode {
  /// The value of a key of a map.
  subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.key.scalar?.text == key }?.value
  }

  var text: String? { scalar?.text }

  var isTrue: Bool { text == "true" }

  /// The keys and values of a map.
  var entries: [(key: String, value: YAMLNode)] {
    (mapping ?? []).compactMap { pair in pair.key.scalar.map { ($0.text, pair.value) } }
  }

  /// The same with what its maps merge (`<<: *common`) written out where that stands; what a map
  /// says itself, or merges first, counts.
  var merged: YAMLNode {
    switch content {
    case .sequence(let elements): return YAMLNode(.sequence(elements.map { $0.merged }), span: span)
    case .mapping(let pairs):
      var known = Set(pairs.compactMap { $0.key.text })
      let all = pairs.flatMap { pair in
        guard pair.key.text == "<<" else {
          return [YAMLPair(key: pair.key, value: pair.value.merged)]
        }
        return (pair.value.sequence ?? [pair.value]).flatMap { $0.merged.mapping ?? [] }
          .filter { other in other.key.text.map { known.insert($0).inserted } ?? false }
      }
      return YAMLNode(.mapping(all), span: span)
    case .scalar, .invalid: return self
    }
  }

  /// The few values that a schema allows; nil where it allows any.
  var allowedValues: [YAMLNode]? {
    guard self["enum"] != nil || self["const"] != nil else { return nil }
    return self["enum"]?.sequence ?? [self["const"]].compactMap { $0 }
  }

  /// Whether a schema says what its values are, and does not only describe them.
  var saysItsType: Bool {
    let keys: Set<String> = [
      "$ref", "type", "properties", "required", "enum", "const", "allOf", "oneOf", "anyOf", "items",
      "additionalProperties",
    ]
    return entries.contains { keys.contains($0.key) }
  }

  /// Whether two schemas say the same, wherever they stand and however they describe it.
  func isLike(_ other: YAMLNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let one), .scalar(let two)): return one.text == two.text
    case (.sequence(let one), .sequence(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.isLike($1) }
    case (.mapping, .mapping):
      let descriptions = ["description", "title", "example"]
      let one = entries.filter { !descriptions.contains($0.key) }
      let two = other.entries.filter { !descriptions.contains($0.key) }
      return one.count == two.count
        && one.allSatisfy { key, value in other[key].map { value.isLike($0) } ?? false }
    default: return false
    }
  }

  /// The first paragraph, on one line.
  var line: String? {
    guard let text else { return nil }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      .map { $0.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ") }
    let line = lines.drop(while: { $0.isEmpty }).prefix { !$0.isEmpty }.joined(separator: " ")
    return line.isEmpty ? nil : line
  }
}

import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// The words in Swift of the author's own and in requests, which may be any of the names.
struct MentionedWords {
  private var words = NameSet()
  /// Those that are only text.
  private var plain = NameSet()

  func contains(_ word: String) -> Bool { words.contains(word) }

  func hasAsText(_ word: String) -> Bool { plain.contains(word) }

  mutating func add(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): addExpressions(in: scalar.text)
    case .sequence(let elements): for element in elements { add(element) }
    case .mapping(let pairs): for pair in pairs { add(pair.value) }
    case .invalid: break
    }
  }

  /// What stands in the holes of a text, or behind a `=`.
  private mutating func addExpressions(in text: String) {
    guard !text.hasPrefix("=") else { return add(text) }
    // `$${` is no hole.
    var mayBeHole = false
    for (index, part) in text.split(separator: "$", omittingEmptySubsequences: false).enumerated() {
      let end = mayBeHole && part.first == "{" ? part.firstIndex(of: "}") ?? part.endIndex : nil
      if let end { add(String(part[..<end])) }
      for word in Self.words(in: part[(end ?? part.startIndex)...]) { plain.insert(word) }
      mayBeHole = index == 0 || !part.isEmpty
    }
  }

  mutating func add(_ code: String) {
    for word in Self.words(in: code[...]) { words.insert(word) }
  }

  static func words(in text: Substring) -> [String] {
    text.split { !$0.isInName }.map(String.init)
  }
}

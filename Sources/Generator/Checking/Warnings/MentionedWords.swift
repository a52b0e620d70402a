import Expressions
import Reading

/// The words in Swift of the author's own and in requests, which may be any of the names.
struct MentionedWords {
  private var words = NameSet()

  func contains(_ word: String) -> Bool { words.contains(word) }

  mutating func add(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): add(scalar.text)
    case .sequence(let elements): for element in elements { add(element) }
    case .mapping(let pairs): for pair in pairs { add(pair.value) }
    case .invalid: break
    }
  }

  mutating func add(_ code: String) {
    for word in code.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      words.insert(String(word))
    }
  }
}

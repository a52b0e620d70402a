import MVVMGenDiagnostics
import MVVMGenReading

/// The bytes of a spec and what YAML makes of them.
struct Text {
  static let id = FileID(rawValue: 0)

  let bytes: [UInt8]
  let documents: [YAMLDocument]
  let comments: [Comment]

  init(_ bytes: [UInt8], documents: [YAMLDocument]) {
    self.bytes = bytes
    self.documents = documents
    comments = findComments(
      in: SourceFile(name: "", bytes: bytes), id: Self.id, documents)
  }

  /// Nothing where YAML can't read it.
  init?(_ bytes: [UInt8]) {
    let reading = readYAML(SourceFile(name: "", bytes: bytes), id: Self.id)
    guard !reading.diagnostics.hasErrors else { return nil }
    self.init(bytes, documents: reading.documents)
  }

  /// Whether both hold the same values and comments; keys may stand in another order, and
  /// expressions have other spaces where those may be changed.
  func meansTheSame(as other: Text, isOfExpressions: Bool = false) -> Bool {
    documents.count == other.documents.count
      && zip(documents, other.documents).allSatisfy {
        $0.root.isSame(as: $1.root, isOfExpressions: isOfExpressions)
      }
      && comments.map { $0.trimmed }.sorted() == other.comments.map { $0.trimmed }.sorted()
  }

  /// The lines, each without its break, and where each starts.
  var lines: [(start: Int, bytes: ArraySlice<UInt8>)] {
    var lines: [(start: Int, bytes: ArraySlice<UInt8>)] = []
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      lines.append((start, line))
      start += line.count + 1
    }
    return lines
  }

  /// The texts that go over several lines.
  var longTexts: [Range<Int>] {
    var found: [Range<Int>] = []
    func look(_ node: YAMLNode) {
      let range = Int(node.span.offset)..<Int(node.span.end)
      switch node.content {
      case .scalar: if bytes[range].contains(UInt8(ascii: "\n")) { found.append(range) }
      case .sequence(let elements): if !isAlias(node) { elements.forEach(look) }
      case .mapping(let pairs):
        guard !isAlias(node) else { return }
        for pair in pairs {
          look(pair.key)
          look(pair.value)
        }
      case .invalid: break
      }
    }
    for document in documents { look(document.root) }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether an alias stands there: what it stands for is somewhere else.
  func isAlias(_ node: YAMLNode) -> Bool {
    byte(at: node.span.offset) == UInt8(ascii: "*")
  }

  /// Whether the list or map is written without brackets.
  func isBlock(_ node: YAMLNode) -> Bool {
    let first = byte(at: node.span.offset)
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[") && !isAlias(node)
  }

  private func byte(at offset: UInt32) -> UInt8? {
    Int(offset) < bytes.count ? bytes[Int(offset)] : nil
  }

  /// Whether nothing but spaces stands before a place in its line.
  func isFirst(_ offset: Int) -> Bool {
    var index = offset
    while index > 0, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    return index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
  }
}

extension Comment {
  fileprivate var trimmed: String {
    String(text.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension YAMLNode {
  /// Whether both hold the same, wherever it stands; keys in any order.
  fileprivate func isSame(as other: YAMLNode, isOfExpressions: Bool) -> Bool {
    switch (content, other.content) {
    case (.scalar(let a), .scalar(let b)):
      return a == b || isOfExpressions && a.text.filter { $0 != " " } == b.text.filter { $0 != " " }
    case (.sequence(let a), .sequence(let b)):
      return a.count == b.count
        && zip(a, b).allSatisfy { $0.isSame(as: $1, isOfExpressions: isOfExpressions) }
    case (.mapping(let a), .mapping(let b)):
      guard a.count == b.count else { return false }
      func sorted(_ pairs: [YAMLPair]) -> [YAMLPair] {
        pairs.enumerated().sorted {
          let (left, right) = ($0.element.key.scalar?.text ?? "", $1.element.key.scalar?.text ?? "")
          return (left, $0.offset) < (right, $1.offset)
        }.map { $0.element }
      }
      return zip(sorted(a), sorted(b)).allSatisfy {
        $0.key.isSame(as: $1.key, isOfExpressions: isOfExpressions)
          && $0.value.isSame(as: $1.value, isOfExpressions: isOfExpressions)
      }
    case (.invalid, .invalid): return true
    default: return false
    }
  }
}

import MVVMGenDiagnostics
import MVVMGenReading

/// Each level stands two spaces to the right of the one around it, the dashes of a list too.
func indented(_ text: Text) -> [UInt8] {
  var search = IndentSearch(text: text)
  for document in text.documents { search.place(document.root, at: 1) }
  return search.apply()
}

private struct IndentSearch {
  let text: Text
  /// By how many columns the lines move that start a key or an element, from line 1.
  private var moves: [UInt32: Int] = [:]
  /// The spaces between the dashes of a line and what follows them, where they are too many: where
  /// and how many.
  private var gaps: [UInt32: [(from: Int, count: Int)]] = [:]

  init(text: Text) {
    self.text = text
  }

  mutating func place(_ node: YAMLNode, at column: Int) {
    guard text.isBlock(node) else { return }
    switch node.content {
    case .mapping(let pairs):
      for pair in pairs {
        if text.isFirst(Int(pair.key.span.offset)) {
          moves[pair.key.span.line] = column - Int(pair.key.span.column)
        }
        place(pair.value, at: column + 2)
      }
    case .sequence(let elements):
      for element in elements {
        if let dash = dash(before: element) {
          let old = Int(element.span.column) - (Int(element.span.offset) - dash)
          if text.isFirst(dash) { moves[element.span.line] = column - old }
          let gap = Int(element.span.offset) - dash - 1
          if gap > 1 { gaps[element.span.line, default: []].append((dash + 1, gap - 1)) }
        }
        place(element, at: column + 2)
      }
    case .scalar, .invalid: break
    }
  }

  /// Where the dash of an element stands, in the same line.
  private func dash(before element: YAMLNode) -> Int? {
    var index = Int(element.span.offset)
    while index > 0, text.bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    return index > 0 && text.bytes[index - 1] == UInt8(ascii: "-") ? index - 1 : nil
  }

  func apply() -> [UInt8] {
    let lines = text.lines
    let commentLines = Set(text.comments.filter { $0.isAlone }.map { $0.span.line })
    var result: [UInt8] = []
    result.reserveCapacity(text.bytes.count)
    var last = 0
    var lastIndent = 0
    // The lines that a line further to the right stands in.
    var around: [(indent: Int, move: Int)] = []
    for (index, line) in lines.enumerated() {
      let number = UInt32(index + 1)
      let indent = line.bytes.prefix { $0 == UInt8(ascii: " ") }.count
      var move = last
      if let own = moves[number] {
        (move, last, lastIndent) = (own, own, indent)
        around.removeAll { $0.indent > indent }
        if around.last.map({ $0 != (indent, own) }) ?? true { around.append((indent, own)) }
      } else if commentLines.contains(number) {
        // A comment belongs to the line that it stands above, unless it stands under another.
        if let next = nextMove(after: index, lines) {
          move = indent == lastIndent && next.indent != indent ? last : next.move
        } else {
          // A key may have its list in its own column.
          let level = around.first { $0.indent == indent } ?? around.last { $0.indent < indent }
          move = level?.move ?? last
        }
      }
      if index > 0 { result.append(UInt8(ascii: "\n")) }
      guard indent < line.bytes.count else {
        result += line.bytes
        continue
      }
      result += [UInt8](repeating: UInt8(ascii: " "), count: max(0, indent + move))
      var content = line.bytes.dropFirst(indent)
      for gap in gaps[number] ?? [] {
        result += content[..<gap.from]
        content = content[(gap.from + gap.count)...]
      }
      result += content
    }
    return result
  }

  /// The move of the next line that starts a key or an element.
  private func nextMove(
    after index: Int, _ lines: [(start: Int, bytes: ArraySlice<UInt8>)]
  ) -> (move: Int, indent: Int)? {
    // Comments stand in short runs, so looking ahead costs little.
    for next in lines.indices.dropFirst(index + 1).prefix(100) {
      guard let move = moves[UInt32(next + 1)] else { continue }
      return (move, lines[next].bytes.prefix { $0 == UInt8(ascii: " ") }.count)
    }
    return nil
  }
}

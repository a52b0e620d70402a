import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading
import MVVMGenSpec

/// Keys stand in the order of the reference, with the comments above and beside them. Names stand
/// in the order of their author: it is the order of what is generated.
func ordered(_ text: Text) -> [UInt8] {
  let search = OrderSearch(text: text)
  var moves: [KeyMoves] = []
  for (index, document) in text.documents.enumerated() {
    let start = index > 0 ? Int(text.documents[index - 1].root.span.end) : 0
    let end =
      index + 1 < text.documents.count
      ? Int(text.documents[index + 1].root.span.offset) : text.bytes.count
    moves += search.moves(
      in: document.root, .form(Form.ofDocument(document.root)), in: start..<end, isRoot: true)
  }
  var result: [UInt8] = []
  result.reserveCapacity(text.bytes.count)
  write(text.bytes[...], moves[...], to: &result)
  return result
}

/// The keys of one map that trade places.
private struct KeyMoves {
  /// The pieces of the map that trade places, in the order they stand in.
  var pieces: [Range<Int>]
  /// Which piece comes to each place.
  var order: [Int]
  /// What moves inside each piece.
  var inner: [[KeyMoves]]
  /// Which pieces start with a heading: comments with an empty line under them, which get one
  /// above.
  var isHeaded: [Bool]
}

private func write(
  _ bytes: ArraySlice<UInt8>, _ moves: ArraySlice<KeyMoves>, to result: inout [UInt8]
) {
  var index = bytes.startIndex
  for move in moves {
    for (place, piece) in zip(move.pieces, move.order) {
      result += bytes[index..<place.lowerBound]
      let newline = UInt8(ascii: "\n")
      if move.isHeaded[piece], result.last == newline,
        !result.suffix(2).allSatisfy({ $0 == newline })
      {
        result.append(newline)
      }
      write(bytes[move.pieces[piece]], move.inner[piece][...], to: &result)
      index = place.upperBound
    }
  }
  result += bytes[index..<bytes.endIndex]
}

private struct OrderSearch {
  let text: Text

  /// What moves in a node, which stands in that part of the file with all its comments.
  func moves(
    in node: YAMLNode, _ value: ValueForm, in region: Range<Int>, isRoot: Bool = false
  ) -> [KeyMoves] {
    guard !text.isAlias(node) else { return [] }
    switch node.content {
    case .scalar, .invalid: return []
    case .sequence(let elements):
      guard let element = value.element else { return [] }
      return elements.enumerated().flatMap { index, node in
        let end =
          index + 1 < elements.count ? Int(elements[index + 1].span.offset) : region.upperBound
        return moves(in: node, element, in: Int(node.span.offset)..<end)
      }
    case .mapping(let pairs):
      guard !pairs.isEmpty, let kind = value.map(with: pairs) else { return [] }
      return moves(in: pairs, kind, of: node, in: region, isRoot: isRoot)
    }
  }

  private func moves(
    in pairs: [YAMLPair], _ kind: MapForm, of node: YAMLNode, in region: Range<Int>, isRoot: Bool
  ) -> [KeyMoves] {
    let isBlock = text.isBlock(node)
    let pieces =
      isBlock ? blockPieces(pairs, in: region, isRoot: isRoot) : flowPieces(pairs)
    guard areApart(pieces, in: region) else { return [] }
    let inner = pairs.indices.map { index -> [KeyMoves] in
      let value = pairs[index].key.scalar.flatMap { kind.value(of: $0.text) }
      return value.map { moves(in: pairs[index].value, $0, in: pieces[index]) } ?? []
    }
    let order = self.order(of: pairs, kind)
    let isSafe = isBlock ? canMove(pieces, order) : isInOneLine(node) && pairs.allSatisfy(hasValue)
    guard order != Array(pairs.indices), isSafe else { return inner.flatMap { $0 } }
    return [
      KeyMoves(
        pieces: pieces, order: order, inner: inner, isHeaded: pieces.map(startsWithHeading))
    ]
  }

  /// The pairs in the order of the reference; one that it does not know stays after its neighbour.
  private func order(of pairs: [YAMLPair], _ kind: MapForm) -> [Int] {
    guard case .form(let form) = kind else { return Array(pairs.indices) }
    var ranks = pairs.map { pair in form.keys.firstIndex { pair.key.isText($0.name) } }
    if form == .screen {
      let values = pairs.indices.filter { Self.valueSections.contains(where: pairs[$0].key.isText) }
      for (index, rank) in zip(values, values.compactMap({ ranks[$0] }).sorted()) {
        ranks[index] = rank
      }
    }
    var last = -1
    let places = ranks.map { rank -> Int in
      last = rank ?? last
      return last
    }
    return pairs.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  }

  /// Observers are notified in the order of these declarations.
  private static let valueSections = ["inputs", "state", "outputs"]

  // MARK: Pieces

  private func flowPieces(_ pairs: [YAMLPair]) -> [Range<Int>] {
    pairs.map {
      Int($0.key.span.offset)..<max(Int($0.key.span.end), Int($0.value.span.end))
    }
  }

  private func hasValue(_ pair: YAMLPair) -> Bool {
    pair.value.span.length > 0 && pair.value.span.end > pair.key.span.end
  }

  private func isInOneLine(_ node: YAMLNode) -> Bool {
    !text.bytes[Int(node.span.offset)..<Int(node.span.end)].contains(UInt8(ascii: "\n"))
  }

  /// From each key, with the comments above it, to the end of its last line, with the
  /// comments under it that stand deeper.
  private func blockPieces(
    _ pairs: [YAMLPair], in region: Range<Int>, isRoot: Bool
  ) -> [Range<Int>] {
    let column = Int(pairs[0].key.span.column)
    var pieces: [Range<Int>] = []
    for (index, pair) in pairs.enumerated() {
      let before = index == 0 ? region.lowerBound : pieces[index - 1].upperBound
      let start =
        index > 0 || !isRoot
        ? commentStart(above: pair.key, after: before) : commentStart(belowHeader: pair.key)
      let next =
        index + 1 < pairs.count ? Int(pairs[index + 1].key.span.offset) : region.upperBound
      var end = endOfLine(at: max(Int(pair.key.span.end), Int(pair.value.span.end)))
      var line = end + 1
      while line < next {
        let content = firstContent(from: line)
        guard content < next, content < text.bytes.count else { break }
        if text.bytes[content] != UInt8(ascii: "\n") {
          guard text.bytes[content] == UInt8(ascii: "#"), content - line >= column else { break }
          end = endOfLine(at: content)
        }
        line = endOfLine(at: content) + 1
      }
      let first = start ?? Int(pair.key.span.offset)
      pieces.append(first..<max(first, min(end, text.bytes.count)))
    }
    return pieces
  }

  /// Where the comments start that stand above a key, in its column, with empty lines or without.
  private func commentStart(above key: YAMLNode, after limit: Int) -> Int? {
    guard text.isFirst(Int(key.span.offset)) else { return nil }
    let indent = Int(key.span.column) - 1
    var line = Int(key.span.offset) - indent
    var found: Int?
    while line > 0 {
      let previous = startOfLine(at: line - 1)
      let content = firstContent(from: previous)
      guard previous > limit else { break }
      if content < line - 1 {
        let isComment = text.bytes[content] == UInt8(ascii: "#")
        guard isComment, content - previous == indent else { break }
        found = content
      }
      line = previous
    }
    return found
  }

  /// Where the comments start that stand directly above the first key of a file: below an empty
  /// line, as what stands above that is the file's own.
  private func commentStart(belowHeader key: YAMLNode) -> Int? {
    var line = startOfLine(at: Int(key.span.offset))
    var found: Int?
    while line > 0 {
      let previous = startOfLine(at: line - 1)
      switch text.bytes[firstContent(from: previous)] {
      case UInt8(ascii: "#"): found = previous
      case UInt8(ascii: "\n") where previous > 0: return found
      default: return nil
      }
      line = previous
    }
    return nil
  }

  private func startsWithHeading(_ piece: Range<Int>) -> Bool {
    var line = piece.lowerBound
    while line < piece.upperBound, text.bytes[firstContent(from: line)] == UInt8(ascii: "#") {
      line = endOfLine(at: line) + 1
    }
    return line > piece.lowerBound && line < piece.upperBound
      && text.bytes[firstContent(from: line)] == UInt8(ascii: "\n")
  }

  /// Whether the pieces come one after the other: YAML knows ends of lines that are none here, and
  /// what stands on one line then stays as it is.
  private func areApart(_ pieces: [Range<Int>], in region: Range<Int>) -> Bool {
    var end = region.lowerBound
    for piece in pieces {
      guard piece.lowerBound >= end else { return false }
      end = piece.upperBound
    }
    return end <= region.upperBound
  }

  /// A comment can't come to stand between the dash of a list and a key.
  private func canMove(_ pieces: [Range<Int>], _ order: [Int]) -> Bool {
    guard let first = pieces.first, let newFirst = order.first else { return false }
    let isAfterDash = first.lowerBound > 0 && !text.isFirst(first.lowerBound)
    return !isAfterDash || text.bytes[pieces[newFirst].lowerBound] != UInt8(ascii: "#")
  }

  // MARK: Lines

  private func startOfLine(at offset: Int) -> Int {
    var index = offset
    while index > 0, text.bytes[index - 1] != UInt8(ascii: "\n") { index -= 1 }
    return index
  }

  private func endOfLine(at offset: Int) -> Int {
    var index = offset
    while index < text.bytes.count, text.bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  private func firstContent(from offset: Int) -> Int {
    var index = offset
    while index < text.bytes.count, text.bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index
  }
}

/// Reads the text of a template into its parts.
struct TemplateParser {
  private let bytes: [UInt8]
  private let name: String
  private var delimiters: Delimiters
  private var place = 0
  /// Where the line starts that `place` is in.
  private var lineStart = 0
  /// Whether the line has had nothing but blanks and tags of inheritance so far.
  private var isLineBlank = true
  /// How deep sections stand inside each other.
  private var depth = 0
  static let deepest = 200

  init(_ source: String, name: String, delimiters: Delimiters) {
    bytes = Array(source.utf8)
    self.name = name
    self.delimiters = delimiters
  }

  mutating func template() throws(TemplateError) -> [Node] {
    try nodes(until: nil).nodes
  }

  /// A tag, its place, and its line.
  private struct Tag {
    var kind: UInt8
    var content: String
    var range: Range<Int>
    /// The white space before it, where nothing else is before it on its line.
    var indentation: [UInt8]?
    /// Where the next line starts, where nothing but white space follows on this one.
    var endOfLine: Int?

    var isAlone: Bool { indentation != nil && endOfLine != nil }
  }

  /// The parts up to the end, or up to the tag that closes an open one.
  private mutating func nodes(
    until open: Tag?
  ) throws(TemplateError) -> (nodes: [Node], close: Tag?) {
    var nodes: [Node] = []
    while true {
      let textStart = place
      guard let tag = try nextTag() else {
        addText(textStart..<bytes.count, to: &nodes)
        if let open {
          throw error("'\(open.content)' is not closed", at: open.range.lowerBound)
        }
        return (nodes, nil)
      }
      let isStandalone = tag.isAlone && tag.kind != 0 && tag.kind != UInt8(ascii: "&")
      let opensInheritance = tag.kind == UInt8(ascii: "<") || tag.kind == UInt8(ascii: "$")
      var textEnd = tag.range.lowerBound
      if isStandalone, !opensInheritance || tag.kind == UInt8(ascii: "$") {
        textEnd -= tag.indentation?.count ?? 0
      }
      addText(textStart..<max(textEnd, textStart), to: &nodes)
      if isStandalone, tag.kind != UInt8(ascii: "<") { skipLine(to: tag.endOfLine) }
      if tag.kind == UInt8(ascii: "/") {
        guard let open else {
          throw error("'\(tag.content)' is closed and was not open", at: tag.range.lowerBound)
        }
        guard tag.content == open.content else {
          throw error(
            "'\(tag.content)' is closed, and '\(open.content)' is open", at: tag.range.lowerBound)
        }
        return (nodes, tag)
      }
      try add(tag, isStandalone, to: &nodes)
    }
  }

  private mutating func add(
    _ tag: Tag, _ isStandalone: Bool, to nodes: inout [Node]
  ) throws(TemplateError) {
    switch tag.kind {
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "="): try setDelimiters(tag)
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      let start = place
      let outer = delimiters
      let (content, close) = try inside(tag)
      let end = sourceEnd(of: close, from: start)
      nodes.append(
        tag.kind == UInt8(ascii: "^")
          ? .inverted(Path(tag.content), content)
          : .section(
            Path(tag.content), content,
            source: String(decoding: bytes[start..<end], as: UTF8.self), outer))
    case UInt8(ascii: ">"):
      nodes.append(
        .partial(
          try partialName(tag), indentation: isStandalone ? tag.indentation ?? [] : []))
    case UInt8(ascii: "<"): try addParent(tag, to: &nodes)
    case UInt8(ascii: "$"): nodes.append(.block(try block(tag, isStandalone)))
    default:
      nodes.append(.variable(Path(tag.content), isEscaped: tag.kind == 0))
    }
  }

  private mutating func inside(_ tag: Tag) throws(TemplateError) -> ([Node], Tag?) {
    guard depth < Self.deepest else {
      throw error("the sections are nested too deep", at: tag.range.lowerBound)
    }
    depth += 1
    defer { depth -= 1 }
    return try nodes(until: tag)
  }

  private func sourceEnd(of close: Tag?, from start: Int) -> Int {
    guard let close else { return bytes.count }
    let end = close.range.lowerBound - (close.isAlone ? close.indentation?.count ?? 0 : 0)
    return max(start, end)
  }

  // MARK: Inheritance

  private mutating func addParent(_ tag: Tag, to nodes: inout [Node]) throws(TemplateError) {
    let parentName = try partialName(tag)
    let (content, close) = try inside(tag)
    var blocks: [String: [Node]] = [:]
    // Whatever stands between the blocks is ignored.
    for case .block(let block) in content { blocks[block.name] = block.content }
    var indentation: [UInt8] = []
    if let leading = tag.indentation, let end = close?.endOfLine {
      indentation = leading
      removeLast(leading, from: &nodes)
      skipLine(to: end)
    }
    nodes.append(.parent(parentName, blocks: blocks, indentation: indentation))
  }

  /// Takes the white space back that turned out to belong to a tag.
  private func removeLast(_ blanks: [UInt8], from nodes: inout [Node]) {
    guard !blanks.isEmpty, case .text(let text)? = nodes.last else { return }
    nodes.removeLast()
    if text.count > blanks.count { nodes.append(.text(Array(text.dropLast(blanks.count)))) }
  }

  private mutating func block(
    _ tag: Tag, _ isStandalone: Bool
  ) throws(TemplateError) -> Node.Block {
    // Inside a parent the tags before it on the line count for nothing.
    let opensLine = !isStandalone && isLineBlank && tag.endOfLine != nil
    if opensLine { skipLine(to: tag.endOfLine) }
    let (content, _) = try inside(tag)
    let own = content.firstIndentation
    guard isStandalone || opensLine else {
      return Node.Block(name: tag.content, content: content, indentation: tag.indentation ?? [])
    }
    return Node.Block(
      name: tag.content, content: content,
      indentation: content.isEmpty ? tag.indentation ?? [] : own)
  }

  // MARK: Tags

  private func partialName(_ tag: Tag) throws(TemplateError) -> Node.PartialName {
    guard tag.content.utf8.first == UInt8(ascii: "*") else { return .fixed(tag.content) }
    let path = tag.content.utf8.dropFirst().drop { isBlank($0) }
    return .dynamic(Path(String(decoding: path, as: UTF8.self)))
  }

  private mutating func setDelimiters(_ tag: Tag) throws(TemplateError) {
    let parts = tag.content.split { $0 == " " || $0 == "\t" || $0 == "\n" }
    guard parts.count == 2, !parts[0].contains("="), !parts[1].contains("=") else {
      throw error("delimiters are two words without '='", at: tag.range.lowerBound)
    }
    delimiters = Delimiters(open: Array(parts[0].utf8), close: Array(parts[1].utf8))
  }

  /// The next tag, with `place` behind it.
  private mutating func nextTag() throws(TemplateError) -> Tag? {
    guard let start = find(delimiters.open, from: place) else {
      place = bytes.count
      return nil
    }
    trackLines(place..<start)
    var index = start + delimiters.open.count
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    var kind: UInt8 = 0
    var close = delimiters.close
    if index < bytes.count, "#^/>!&=<$".utf8.contains(bytes[index]) {
      kind = bytes[index]
      if kind == UInt8(ascii: "=") { close.insert(kind, at: 0) }
      index += 1
    } else if index < bytes.count, bytes[index] == UInt8(ascii: "{"),
      delimiters == .standard
    {
      kind = UInt8(ascii: "&")
      close.insert(UInt8(ascii: "}"), at: 0)
      index += 1
    }
    guard let end = find(close, from: index) else {
      throw error("the tag is not closed", at: start)
    }
    let range = start..<end + close.count
    let content = trimmed(bytes[index..<end])
    if content.isEmpty, kind != UInt8(ascii: "!") {
      throw error("the tag is empty", at: start)
    }
    let prefix = bytes[lineStart..<start]
    let indentation = prefix.allSatisfy { isBlank($0) } ? Array(prefix) : nil
    let tag = Tag(
      kind: kind, content: content, range: range, indentation: indentation,
      endOfLine: endOfBlankLine(from: range.upperBound))
    trackLines(range)
    // Tags of inheritance leave the line as blank as it was.
    if kind != UInt8(ascii: "<"), kind != UInt8(ascii: "$"), kind != UInt8(ascii: "/") {
      isLineBlank = false
    }
    place = range.upperBound
    return tag
  }

  private func trimmed(_ part: ArraySlice<UInt8>) -> String {
    func isSpace(_ byte: UInt8) -> Bool {
      isBlank(byte) || byte == newline || byte == UInt8(ascii: "\r")
    }
    let rest = part.drop { isSpace($0) }
    let length = rest.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? rest.startIndex
    return String(decoding: rest[rest.startIndex..<length], as: UTF8.self)
  }

  private func find(_ word: [UInt8], from start: Int) -> Int? {
    guard let first = word.first else { return nil }
    var index = start
    while index + word.count <= bytes.count {
      if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) {
        return index
      }
      index += 1
    }
    return nil
  }

  // MARK: Lines

  private mutating func trackLines(_ range: Range<Int>) {
    for index in range {
      if bytes[index] == newline {
        lineStart = index + 1
        isLineBlank = true
      } else if !isBlank(bytes[index]), !isInTag(range) {
        isLineBlank = false
      }
    }
  }

  /// Whether a range is that of a tag, whose own signs say nothing of the line.
  private func isInTag(_ range: Range<Int>) -> Bool {
    bytes[range].starts(with: delimiters.open)
  }

  /// Where the next line starts, where only white space is left on this one.
  private func endOfBlankLine(from start: Int) -> Int? {
    var index = start
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    if index == bytes.count { return index }
    if bytes[index] == newline { return index + 1 }
    if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == newline {
      return index + 2
    }
    return nil
  }

  private mutating func skipLine(to end: Int?) {
    guard let end, end > place else { return }
    place = end
    lineStart = end
    isLineBlank = true
  }

  /// Adds text line by line, so that whoever indents it finds the starts of lines.
  private func addText(_ range: Range<Int>, to nodes: inout [Node]) {
    var start = range.lowerBound
    for index in range where bytes[index] == newline {
      nodes.append(.text(Array(bytes[start...index])))
      start = index + 1
    }
    if start < range.upperBound { nodes.append(.text(Array(bytes[start..<range.upperBound]))) }
  }

  private func error(_ message: String, at offset: Int) -> TemplateError {
    let before = bytes[..<offset]
    let line = before.reduce(1) { $1 == newline ? $0 + 1 : $0 }
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return TemplateError(
      template: name, line: line, column: offset - start + 1, message: message)
  }
}

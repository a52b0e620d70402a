/// The lines that a layout is printed on, and what can be told from them of how the next one goes
/// on.
struct PrintedLines {
  static let step = 2
  static let openingBrackets: [UInt8] = Array("([{".utf8)
  static let closingBrackets: [UInt8] = Array(")]}".utf8)
  private static let signs: [UInt8] = Array("?:+-*/&|=!<>".utf8)

  /// What they are added to.
  var output: [UInt8] = []
  /// The column that they are indented from.
  let base: Int
  /// Where they start in the output.
  private let start: Int
  private(set) var count = 1
  /// Where the last line starts, and what is behind the spaces at its start.
  private var lineStart: Int
  private var contentStart: Int
  private(set) var column: Int

  init(from start: Int, base: Int, indentation: Int) {
    self.start = start
    self.base = base
    lineStart = start
    contentStart = start + indentation
    column = base
  }

  // MARK: Writing

  mutating func write(_ text: some Collection<UInt8>) {
    output += text
    column += text.columns
  }

  mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func removeLast() {
    output.removeLast()
    column -= 1
  }

  mutating func startLine(_ depth: Int) {
    endLine()
    output.append(UInt8(ascii: "\n"))
    count += 1
    lineStart = output.count
    column = base + depth
    output.addSpaces(column)
    contentStart = output.count
  }

  /// No line ends with spaces, and one with nothing else is empty.
  mutating func endLine() {
    if output.count == contentStart { output.removeLast(contentStart - lineStart) }
  }

  /// Moves what the line holds one step to the right.
  mutating func shift() {
    output.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: Self.step), at: contentStart)
    contentStart += Self.step
    column += Self.step
  }

  // MARK: The last line

  /// How deep it is, from the column that all are indented from.
  var depth: Int { contentStart - lineStart - base }

  var content: ArraySlice<UInt8> { output[contentStart...] }

  /// The operator that it starts with.
  var sign: ArraySlice<UInt8> { content.prefix { Self.signs.contains($0) } }

  var brackets: (isOpen: Bool, closed: ClosedBracket?) { brackets(behind: contentStart) }

  /// Whether it goes on with what has started on another.
  func goesOn(isInside: Bool) -> Bool {
    goesOn(lineAt: lineStart, contentStart, isInside: isInside)
  }

  /// Whether nothing of an `if`'s condition, or a `for`'s sequence, is written yet.
  var startsHead: Bool {
    let head = content.last == UInt8(ascii: "!") ? content.dropLast() : content
    return ["if ", "} else if "].contains { head.elementsEqual($0.utf8) }
      || head.starts(with: "for ".utf8) && head.suffix(4).elementsEqual(" in ".utf8)
  }

  /// Whether the line ends with a label, and not with the `:` of a choice.
  var endsWithLabel: Bool {
    content.count > 2 && content.suffix(2).elementsEqual(": ".utf8)
  }

  /// Behind `?`, `:`, `&&` and `||` everything is indented once more.
  static func startsScope(_ sign: ArraySlice<UInt8>) -> Bool {
    ["?", ":", "&&", "||"].contains { sign.elementsEqual($0.utf8) }
  }

  // MARK: Brackets

  /// Where a bracket is, and the one around it.
  struct ClosedBracket {
    let opening: Int
    let closing: Int
    let outer: Int?
  }

  /// Whether a bracket is open that is behind the start of a line, and the last that was open
  /// before it and is closed behind it. Those in literals are none.
  private func brackets(behind contentStart: Int) -> (isOpen: Bool, closed: ClosedBracket?) {
    var open: [Int] = []
    var closed: ClosedBracket?
    var isInLiteral = false
    var place = start
    while place < output.count {
      let byte = output[place]
      if byte == UInt8(ascii: "\\") {
        place += 1
      } else if byte == UInt8(ascii: "\"") {
        isInLiteral.toggle()
      } else if !isInLiteral, Self.openingBrackets.contains(byte) {
        open.append(place)
      } else if !isInLiteral, Self.closingBrackets.contains(byte), let opening = open.popLast(),
        place >= contentStart, opening < contentStart
      {
        closed = ClosedBracket(opening: opening, closing: place, outer: open.last)
      }
      place += 1
    }
    return (open.last.map { $0 >= contentStart } ?? false, closed)
  }

  /// How deep the line is that hangs from one that closes a bracket: as one that hangs from where
  /// that was opened, but for a bracket that stands below what it belongs to and ends its line.
  func depthBehind(_ bracket: ClosedBracket) -> Int {
    let newLine = output[start..<bracket.opening].lastIndex(of: UInt8(ascii: "\n"))
    let line = newLine.map { $0 + 1 } ?? start
    let content = output[line...].firstIndex { $0 != UInt8(ascii: " ") } ?? line
    let depth = line == start ? 0 : content - line - base
    let isBelow = depth == self.depth && Self.closingBrackets.contains(output[contentStart])
    if isBelow, isLast(bracket) { return depth }
    let isInside = bracket.outer.map { $0 >= content } ?? false
    let goesOn =
      output[content...].first == UInt8(ascii: ".")
      || goesOn(lineAt: line, content, isInside: false)
    return goesOn && !isInside ? depth : depth + Self.step
  }

  /// Whether no call comes behind that of a bracket, but for its closure. All in front of a `?` is
  /// one.
  private func isLast(_ bracket: ClosedBracket) -> Bool {
    let rest = output[(bracket.closing + 1)...]
    if rest.starts(with: " {".utf8) { return rest.last == UInt8(ascii: "}") }
    return rest.isEmpty || rest.last == UInt8(ascii: "?") && rest.first != UInt8(ascii: " ")
  }

  // MARK: The lines above

  /// Whether the line above goes on with something, or ends with what was opened above it.
  var goesOnAbove: Bool {
    let newLine = output[start..<(lineStart - 1)].lastIndex(of: UInt8(ascii: "\n"))
    guard let line = newLine.map({ $0 + 1 }) else { return false }
    let content = output[line...].firstIndex { $0 != UInt8(ascii: " ") } ?? line
    if Self.closingBrackets.contains(output[content]) { return false }
    return output[content] == UInt8(ascii: ".") || brackets(behind: content).closed != nil
      || goesOn(lineAt: line, content, isInside: false)
  }

  /// Whether a line goes on with a statement or an expression, and so is as deep as what hangs from
  /// it: it starts with an operator, or the one before ends with `=` or `return`.
  private func goesOn(lineAt lineStart: Int, _ contentStart: Int, isInside: Bool) -> Bool {
    let line = output[contentStart...]
    if lineStart > start {
      let above = output[start..<(lineStart - 1)]
      if above.last == UInt8(ascii: "=") { return !line.starts(with: "if ".utf8) }
      if above.suffix(6).elementsEqual("return".utf8) { return true }
    }
    let sign = line.prefix { Self.signs.contains($0) }
    let value = line[sign.endIndex...]
    return !sign.isEmpty && value.first == UInt8(ascii: " ") && !Self.startsScope(sign)
      && !(isInside && value.dropFirst().first == UInt8(ascii: "("))
  }
}

/// Breaks a layout into lines, in time linear in its size: each group is measured once.
struct LayoutPrinter {
  private static let step = 2
  private static let signs: [UInt8] = Array("?:+-*/&|=!<>".utf8)
  private static let openingBrackets: [UInt8] = Array("([{".utf8)
  private static let closingBrackets: [UInt8] = Array(")]}".utf8)

  private let text: UnsafeBufferPointer<UInt8>
  /// As `swift format` has it.
  static let lineWidth = 100

  private let width: Int
  /// The column that lines are indented from.
  private let base: Int
  private var output: [UInt8] = []
  /// Where the layout starts in the output.
  private let start: Int
  private var lineCount = 1
  /// Where the line starts in the output, and what is behind the spaces at its start.
  private var lineStart: Int
  private var contentStart: Int
  private var column: Int
  /// How much of the text is done with.
  private var place = 0
  private var indentation = 0
  /// How many groups are around each thing that hangs, and how much deeper it is, innermost last.
  private var hanging: [(depth: Int, deeper: Int)] = []
  /// How many groups are around the members of each chain that is broken, innermost last.
  private var chains: [Int] = []
  /// Whether the groups around are broken, innermost last.
  private var isBroken = [true]

  /// Adds the lines of a row of layouts that starts at a column, and returns how many there are.
  /// The first stands behind so many spaces, the others are indented from the column.
  static func add(
    _ row: some Collection<Layout>, to output: inout [UInt8], indentation: Int, column: Int,
    width: Int = lineWidth
  ) -> Int {
    if let line = OneLine.line(of: row, indentation: indentation, room: width - column) {
      output += line
      return 1
    }
    var printer = LayoutPrinter(
      Layout.row(Array(row)).bytes, width: width, base: column, lineStart: output.count,
      indentation: indentation)
    swap(&printer.output, &output)
    printer.print()
    swap(&printer.output, &output)
    return printer.lineCount
  }

  /// The layout on one line, however long.
  static func flat(_ layout: Layout) -> Layout {
    let bytes = layout.bytes
    return Layout { sheet in
      var place = 0
      while true {
        let end = bytes.endOfText(from: place)
        sheet.write(UnsafeBufferPointer(rebasing: bytes[place..<end]))
        guard end < bytes.count, let mark = LayoutMark(bytes[end]) else { return }
        place = end + 1
        switch mark {
        case .space, .lateSpace, .hangingSpace: sheet.write(" ")
        // Only statements are kept apart so.
        case .newLine: sheet.write("; ")
        case .brace: sheet.write(" {")
        case .either: place = bytes.placeBehind(.otherwise, from: place)
        case .block, .blockEnd: sheet.write("\"")
        case .group, .groupEnd, .nested, .nestedEnd, .breakable, .otherwise, .eitherEnd,
          .lastComma, .hang, .link, .member, .word, .broken, .behindLabel:
          break
        }
      }
    }
  }

  private init(
    _ text: UnsafeBufferPointer<UInt8>, width: Int, base: Int, lineStart: Int, indentation: Int
  ) {
    self.text = text
    self.width = width
    self.base = base
    self.lineStart = lineStart
    start = lineStart
    contentStart = lineStart + indentation
    column = base
  }

  private mutating func print() {
    output.addSpaces(contentStart - lineStart)
    addText()
    while place < text.count, let mark = LayoutMark(text[place]) {
      place += 1
      let isBroken = isBroken[isBroken.count - 1]
      switch mark {
      case .group:
        let isAssigned = place < text.count && text[place] == LayoutMark.hangingSpace.rawValue
        self.isBroken.append(isBroken && !fits(goingOn: isAssigned))
        if place < text.count, text[place] == LayoutMark.member.rawValue {
          place += 1
          if self.isBroken[self.isBroken.count - 1] { chains.append(self.isBroken.count) }
        }
      case .groupEnd:
        if chains.last == self.isBroken.count { chains.removeLast() }
        self.isBroken.removeLast()
        endHanging(behind: self.isBroken.count + 1)
      case .nested:
        startBrackets()
        indentation += Self.step
      case .nestedEnd: indentation -= Self.step
      case .breakable:
        if isBroken { breakLine() }
      case .newLine: breakLine()
      case .member:
        if chains.last == self.isBroken.count { breakLine() }
      case .hang where isBroken, .hangingSpace where isBroken:
        hang(until: self.isBroken.count - 1)
      case .hang: break
      case .link:
        if isBroken, !fits(isGroup: false) { hang(until: self.isBroken.count) }
      case .space, .lateSpace, .hangingSpace:
        if isBroken {
          breakLine()
        } else {
          output.append(UInt8(ascii: " "))
          column += 1
        }
      case .either where isBroken: break
      case .either: place = text.placeBehind(.otherwise, from: place)
      case .otherwise: place = text.placeBehind(.eitherEnd, from: place)
      case .lastComma:
        if isBroken { output.append(UInt8(ascii: ",")) }
      case .block: printBlock()
      case .brace: printBrace()
      case .behindLabel where isBroken && endsWithLabel && !startsWithBracket:
        output.removeLast()
        startLine(indentation + Self.step)
      case .eitherEnd, .word, .blockEnd, .broken, .behindLabel: break
      }
      addText()
    }
    endLine()
  }

  /// A line that closes brackets of the head is as deep as the head, and no part of it that goes
  /// on.
  private mutating func printBrace() {
    endHanging(behind: isBroken.count)
    let goesOn = lineCount > 1 && contentStart - lineStart > base + indentation
    if goesOn || column + 2 > width {
      startLine(indentation)
      output.append(UInt8(ascii: "{"))
      column += 1
    } else {
      output += " {".utf8
      column += 2
    }
  }

  /// The lines of the literal are as deep as its quotes where these start a line or what an `if`
  /// asks, else one deeper; behind a parenthesis as deep as the line, or the one that it goes on
  /// with.
  private mutating func printBlock() {
    let sign = output[contentStart...].prefix { Self.signs.contains($0) }
    let startsLine = output[sign.endIndex...].allSatisfy { $0 == UInt8(ascii: " ") }
    var depth = startsLine || startsHead ? indentation : indentation + Self.step
    if output.last == UInt8(ascii: "(") {
      let goesOn = goesOn(lineAt: lineStart, contentStart, isInside: false)
      depth = goesOn ? indentation - Self.step : indentation
    }
    if startsLine, !sign.isEmpty, !Self.startsScope(sign), goesOnAbove {
      // With its operator, what goes on below such a line is indented once more.
      let spaces = repeatElement(UInt8(ascii: " "), count: Self.step)
      output.insert(contentsOf: spaces, at: contentStart)
      contentStart += Self.step
      depth += Self.step
    }
    output += "\"\"\"".utf8
    startLine(depth)
    while place < text.count, LayoutMark(text[place]) != .blockEnd {
      if LayoutMark(text[place]) == .newLine {
        startLine(depth)
        // Its own end, and that of the word it is.
        place += 2
        continue
      }
      let length = text[place..<text.endOfText(from: place)].columns
      // There has to be room for the sign that the line goes on.
      if column > base + depth, column + length + 1 > width {
        output.append(UInt8(ascii: "\\"))
        startLine(depth)
      }
      addText()
      place += 1
    }
    startLine(depth)
    output += "\"\"\"".utf8
    column += 3
  }

  /// Whether nothing of an `if`'s condition, or a `for`'s sequence, is written yet.
  private var startsHead: Bool {
    let line = output[contentStart...]
    let head = line.last == UInt8(ascii: "!") ? line.dropLast() : line
    return ["if ", "} else if "].contains { head.elementsEqual($0.utf8) }
      || head.starts(with: "for ".utf8) && head.suffix(4).elementsEqual(" in ".utf8)
  }

  /// Adds what is in front of the next mark.
  private mutating func addText() {
    let end = text.endOfText(from: place)
    guard place < end else { return }
    let part = text[place..<end]
    output += UnsafeBufferPointer(rebasing: part)
    column += part.columns
    place = end
  }

  /// No line ends with spaces, and one with nothing else is empty.
  private mutating func endLine() {
    if output.count == contentStart { output.removeLast(contentStart - lineStart) }
  }

  /// Ends the line at a place of the group that is printed.
  private mutating func breakLine() {
    endHanging(behind: isBroken.count)
    startLine(indentation)
  }

  /// Starts a line that is one step deeper, unless the one before hangs there as well, or goes on
  /// with something itself; the next line of the group at this depth is as deep as before.
  private mutating func hang(until depth: Int) {
    endHanging(behind: depth + 1)
    let brackets = brackets(behind: contentStart)
    let deeper: Int
    if let closed = brackets.closed {
      deeper = depthBehind(closed) - base - indentation
    } else if output[contentStart...].first == UInt8(ascii: "."), !brackets.isOpen {
      deeper = contentStart - lineStart - base - indentation
    } else {
      let isDeep =
        hanging.last?.depth == depth
        || goesOn(lineAt: lineStart, contentStart, isInside: brackets.isOpen)
      deeper = isDeep ? 0 : Self.step
    }
    if deeper != 0 {
      hanging.append((depth, deeper))
      indentation += deeper
    }
    startLine(indentation)
  }

  /// How deep the line is that hangs from one that closes a bracket: as one that hangs from where
  /// that was opened, but for a bracket that stands below what it belongs to and ends its line.
  private func depthBehind(_ bracket: ClosedBracket) -> Int {
    let newLine = output[start..<bracket.opening].lastIndex(of: UInt8(ascii: "\n"))
    let line = newLine.map { $0 + 1 } ?? start
    let content = output[line...].firstIndex { $0 != UInt8(ascii: " ") } ?? line
    let depth = line == start ? base : content - line
    let isBelow =
      depth == contentStart - lineStart && Self.closingBrackets.contains(output[contentStart])
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

  /// What is in brackets is one step deeper than the line on which they start, which may be deeper
  /// than the group is: it goes on with something that has ended.
  private mutating func startBrackets() {
    guard let last = output.last, Self.openingBrackets.contains(last) else { return }
    var deeper = contentStart - lineStart - base - indentation
    guard lineCount > 1, deeper > 0 else { return }
    if !Self.closingBrackets.contains(output[contentStart]),
      let closed = brackets(behind: contentStart).closed
    {
      // A choice in a choice ends in parentheses that have started less deep.
      deeper = min(deeper, depthBehind(closed) - base - indentation)
    }
    hanging.append((isBroken.count - 1, deeper))
    indentation += deeper
  }

  /// Whether the next that is written is a bracket: swift-format keeps one on the line of its
  /// label.
  private var startsWithBracket: Bool {
    text[place...].first { LayoutMark($0) == nil }.map(Self.openingBrackets.contains) ?? false
  }

  /// Whether the line ends with a label, and not with the `:` of a choice.
  private var endsWithLabel: Bool {
    let line = output[contentStart...]
    return line.count > 2 && line.suffix(2) == Array(": ".utf8)[...]
  }

  /// Where a bracket is, and the one around it.
  private struct ClosedBracket {
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

  /// Whether the line above goes on with something, or ends with what was opened above it.
  private var goesOnAbove: Bool {
    let newLine = output[start..<(lineStart - 1)].lastIndex(of: UInt8(ascii: "\n"))
    guard let line = newLine.map({ $0 + 1 }) else { return false }
    let content = output[line...].firstIndex { $0 != UInt8(ascii: " ") } ?? line
    if Self.closingBrackets.contains(output[content]) { return false }
    return output[content] == UInt8(ascii: ".") || brackets(behind: content).closed != nil
      || goesOn(lineAt: line, content, isInside: false)
  }

  /// Whether a line goes on with a statement or an expression, and so is as deep as what hangs from
  /// it: it starts with an operator, or the one before ends with `=`.
  private func goesOn(lineAt lineStart: Int, _ contentStart: Int, isInside: Bool) -> Bool {
    let line = output[contentStart...]
    if lineStart > start + 1, output[lineStart - 2] == UInt8(ascii: "=") {
      return !line.starts(with: "if ".utf8)
    }
    let sign = line.prefix { Self.signs.contains($0) }
    let value = line[sign.endIndex...]
    return !sign.isEmpty && value.first == UInt8(ascii: " ") && !Self.startsScope(sign)
      && !(isInside && value.dropFirst().first == UInt8(ascii: "("))
  }

  /// Behind `?`, `:`, `&&` and `||` everything is indented once more.
  private static func startsScope(_ sign: ArraySlice<UInt8>) -> Bool {
    ["?", ":", "&&", "||"].contains { sign.elementsEqual($0.utf8) }
  }

  private mutating func endHanging(behind depth: Int) {
    while let last = hanging.last, last.depth >= depth {
      hanging.removeLast()
      indentation -= last.deeper
    }
  }

  private mutating func startLine(_ indentation: Int) {
    endLine()
    output.append(UInt8(ascii: "\n"))
    lineCount += 1
    lineStart = output.count
    column = base + indentation
    output.addSpaces(column)
    contentStart = output.count
  }

  /// Whether the group that starts here has room on this line, with what follows it up to the next
  /// end of a line; without a group what stands here up to there, or to the next member. What hangs
  /// is measured too where a value goes on the next line rather than it.
  private func fits(isGroup: Bool = true, goingOn: Bool = false) -> Bool {
    var room = width - column
    var place = place
    // The groups around that what is measured is still in, and those that have started since. What
    // follows the group may be broken at its first place.
    var outer = isBroken.count
    var inner = isGroup ? 1 : 0
    var isBroken = !isGroup
    while true {
      let end = text.endOfText(from: place)
      room -= text[place..<end].columns
      if room < 0 { return false }
      guard end < text.count, let mark = LayoutMark(text[end]) else { return true }
      place = end + 1
      switch mark {
      case .group: inner += 1
      case .groupEnd:
        if inner > 0 { inner -= 1 } else { outer -= 1 }
        if inner == 0 { isBroken = self.isBroken[outer - 1] }
      case .hang where goingOn: break
      case .breakable, .hang, .link:
        if isBroken { return true }
      case .space where isBroken, .hangingSpace where isBroken: return true
      case .member:
        if isBroken, chains.last == outer { return true }
      case .space, .lateSpace, .lastComma, .hangingSpace:
        room -= 1
        if room < 0 { return false }
      // A group with a line of its own inside is broken; one that follows ends the line.
      case .newLine, .block, .broken: return isBroken
      // Between members it has a line of its own rather.
      case .brace: return !isGroup || room >= 2
      case .either where isBroken: break
      case .either: place = text.placeBehind(.otherwise, from: place)
      case .otherwise: place = text.placeBehind(.eitherEnd, from: place)
      case .nested, .nestedEnd, .eitherEnd, .word, .blockEnd, .behindLabel: break
      }
    }
  }
}

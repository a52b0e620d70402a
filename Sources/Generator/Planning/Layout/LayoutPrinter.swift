/// Breaks a layout into lines, in time linear in its size: each group is measured once.
struct LayoutPrinter {
  /// As `swift format` has it.
  static let lineWidth = 100

  private let text: UnsafeBufferPointer<UInt8>
  private let width: Int
  private var lines: PrintedLines
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
      // Without a type, as Embedded Swift then moves them at once.
      output += UnsafeRawBufferPointer(line)
      return 1
    }
    var printer = LayoutPrinter(
      Layout.row(Array(row)).bytes, width: width,
      lines: PrintedLines(from: output.count, base: column, indentation: indentation))
    output.addSpaces(indentation)
    swap(&printer.lines.output, &output)
    printer.print()
    swap(&printer.lines.output, &output)
    return printer.lines.count
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

  private init(_ text: UnsafeBufferPointer<UInt8>, width: Int, lines: PrintedLines) {
    self.text = text
    self.width = width
    self.lines = lines
  }

  private mutating func print() {
    addText()
    while place < text.count, let mark = LayoutMark(text[place]) {
      place += 1
      let isBroken = isBroken[isBroken.count - 1]
      switch mark {
      case .group: startGroup(in: isBroken)
      case .groupEnd: endGroup()
      case .nested:
        startBrackets()
        indentation += PrintedLines.step
      case .nestedEnd: indentation -= PrintedLines.step
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
          lines.write(" ")
        }
      case .either where isBroken: break
      case .either: place = text.placeBehind(.otherwise, from: place)
      case .otherwise: place = text.placeBehind(.eitherEnd, from: place)
      case .lastComma:
        if isBroken { lines.write(",") }
      case .block: printBlock()
      case .brace: printBrace()
      case .behindLabel where isBroken && lines.endsWithLabel && !startsWithBracket:
        lines.removeLast()
        lines.startLine(indentation + PrintedLines.step)
      case .eitherEnd, .word, .blockEnd, .broken, .behindLabel: break
      }
      addText()
    }
    lines.endLine()
  }

  /// A group is broken where what it stands in is, and it does not fit into the line.
  private mutating func startGroup(in isOuterBroken: Bool) {
    let next = place < text.count ? LayoutMark(text[place]) : nil
    isBroken.append(isOuterBroken && !fits(goingOn: next == .hangingSpace))
    guard next == .member else { return }
    place += 1
    if isBroken[isBroken.count - 1] { chains.append(isBroken.count) }
  }

  private mutating func endGroup() {
    if chains.last == isBroken.count { chains.removeLast() }
    isBroken.removeLast()
    endHanging(behind: isBroken.count + 1)
  }

  /// A line that closes brackets of the head is as deep as the head, and no part of it that goes
  /// on.
  private mutating func printBrace() {
    endHanging(behind: isBroken.count)
    let goesOn = lines.count > 1 && lines.depth > indentation
    if goesOn || lines.column + 2 > width {
      lines.startLine(indentation)
      lines.write("{")
    } else {
      lines.write(" {")
    }
  }

  /// The lines of the literal are as deep as its quotes where these start a line or what an `if`
  /// asks, else one deeper; behind a parenthesis as deep as the line, or the one that it goes on
  /// with.
  private mutating func printBlock() {
    let sign = lines.sign
    let startsLine = lines.content[sign.endIndex...].allSatisfy { $0 == UInt8(ascii: " ") }
    var depth = startsLine || lines.startsHead ? indentation : indentation + PrintedLines.step
    if lines.content.last == UInt8(ascii: "(") {
      depth = lines.goesOn(isInside: false) ? indentation - PrintedLines.step : indentation
    }
    if startsLine, !sign.isEmpty, !PrintedLines.startsScope(sign), lines.goesOnAbove {
      // With its operator, what goes on below such a line is indented once more.
      lines.shift()
      depth += PrintedLines.step
    }
    lines.write("\"\"\"")
    lines.startLine(depth)
    while place < text.count, LayoutMark(text[place]) != .blockEnd {
      if LayoutMark(text[place]) == .newLine {
        lines.startLine(depth)
        // Its own end, and that of the word it is.
        place += 2
        continue
      }
      let length = text[place..<text.endOfText(from: place)].columns
      // There has to be room for the sign that the line goes on.
      if lines.column > lines.base + depth, lines.column + length + 1 > width {
        lines.write("\\")
        lines.startLine(depth)
      }
      addText()
      place += 1
    }
    lines.startLine(depth)
    lines.write("\"\"\"")
  }

  /// Adds what is in front of the next mark.
  private mutating func addText() {
    let end = text.endOfText(from: place)
    guard place < end else { return }
    lines.write(UnsafeBufferPointer(rebasing: text[place..<end]))
    place = end
  }

  /// Ends the line at a place of the group that is printed.
  private mutating func breakLine() {
    endHanging(behind: isBroken.count)
    lines.startLine(indentation)
  }

  /// Starts a line that is one step deeper, unless the one before hangs there as well, or goes on
  /// with something itself; the next line of the group at this depth is as deep as before.
  private mutating func hang(until depth: Int) {
    endHanging(behind: depth + 1)
    let brackets = lines.brackets
    let deeper: Int
    if let closed = brackets.closed {
      deeper = lines.depthBehind(closed) - indentation
    } else if lines.content.first == UInt8(ascii: "."), !brackets.isOpen {
      deeper = lines.depth - indentation
    } else {
      let isDeep = hanging.last?.depth == depth || lines.goesOn(isInside: brackets.isOpen)
      deeper = isDeep ? 0 : PrintedLines.step
    }
    if deeper != 0 {
      hanging.append((depth, deeper))
      indentation += deeper
    }
    lines.startLine(indentation)
  }

  /// What is in brackets is one step deeper than the line on which they start, which may be deeper
  /// than the group is: it goes on with something that has ended.
  private mutating func startBrackets() {
    let line = lines.content
    guard let last = line.last, PrintedLines.openingBrackets.contains(last) else { return }
    var deeper = lines.depth - indentation
    guard lines.count > 1, deeper > 0 else { return }
    if !PrintedLines.closingBrackets.contains(line[line.startIndex]),
      let closed = lines.brackets.closed
    {
      // A choice in a choice ends in parentheses that have started less deep.
      deeper = min(deeper, lines.depthBehind(closed) - indentation)
    }
    hanging.append((isBroken.count - 1, deeper))
    indentation += deeper
  }

  /// Whether the next that is written is a bracket: swift-format keeps one on the line of its
  /// label.
  private var startsWithBracket: Bool {
    let next = text[place...].first { LayoutMark($0) == nil }
    return next.map(PrintedLines.openingBrackets.contains) ?? false
  }

  private mutating func endHanging(behind depth: Int) {
    while let last = hanging.last, last.depth >= depth {
      hanging.removeLast()
      indentation -= last.deeper
    }
  }

  /// Whether the group that starts here has room on this line, with what follows it up to the next
  /// end of a line; without a group what stands here up to there, or to the next member. What hangs
  /// is measured too where a value goes on the next line rather than it.
  private func fits(isGroup: Bool = true, goingOn: Bool = false) -> Bool {
    var room = width - lines.column
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

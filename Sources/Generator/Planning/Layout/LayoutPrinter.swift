/// Breaks a layout into lines, in time linear in its size: each group is measured once.
struct LayoutPrinter {
  private static let step = 2
  private static let signs: [UInt8] = Array("?:+&|".utf8)

  private let text: UnsafeBufferPointer<UInt8>
  private let marks: [LayoutMark]
  private let width: Int
  /// The column that lines are indented from.
  private let base: Int
  private var output: [UInt8] = []
  private var lineCount = 1
  /// Where the line starts in the output, and what is behind the spaces at its start.
  private var lineStart: Int
  private var contentStart: Int
  private var column: Int
  /// How much of the text is done with.
  private var place = 0
  private var indentation = 0
  /// Whether the groups around are broken, innermost last.
  private var isBroken = [true]

  /// Adds the lines of a row of layouts that starts at a column, and returns how many there are. The
  /// first stands behind so many spaces, the others are indented from the column.
  static func add(
    _ row: some Collection<Layout>, to output: inout [UInt8], indentation: Int, column: Int,
    width: Int = 100
  ) -> Int {
    // Most rows fit on one line: that is found out without writing anything.
    if let line = OneLine(row, room: width - column) {
      line.write(to: &output, indentation: indentation)
      return 1
    }
    let layout = Layout.row(Array(row))
    var text = layout.text
    return text.withUTF8 { bytes in
      var printer = LayoutPrinter(
        bytes, layout.marks, width: width, base: column, lineStart: output.count,
        indentation: indentation)
      swap(&printer.output, &output)
      printer.print()
      swap(&printer.output, &output)
      return printer.lineCount
    }
  }

  /// The layout on one line, however long.
  static func flat(_ layout: Layout) -> String {
    guard !layout.marks.isEmpty else { return layout.text }
    var result: [UInt8] = []
    var text = layout.text
    text.withUTF8 { bytes in
      var place = 0
      var index = 0
      while index < layout.marks.count {
        let mark = layout.marks[index]
        result += bytes[place..<Int(mark.place)]
        place = Int(mark.place)
        index += 1
        switch mark.kind {
        case .space: result.append(UInt8(ascii: " "))
        // Only statements are kept apart so.
        case .newLine: result += "; ".utf8
        case .either:
          index += Int(mark.distance)
          place = Int(layout.marks[index - 1].place)
        case .block, .blockEnd: result.append(UInt8(ascii: "\""))
        case .group, .groupEnd, .nested, .nestedEnd, .breakable, .otherwise, .eitherEnd, .word:
          break
        }
      }
      result += bytes[place...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  private init(
    _ text: UnsafeBufferPointer<UInt8>, _ marks: [LayoutMark], width: Int, base: Int,
    lineStart: Int, indentation: Int
  ) {
    self.text = text
    self.marks = marks
    self.width = width
    self.base = base
    self.lineStart = lineStart
    contentStart = lineStart + indentation
    column = base
  }

  private mutating func print() {
    output.addSpaces(contentStart - lineStart)
    var index = 0
    while index < marks.count {
      let mark = marks[index]
      addText(upTo: mark)
      index += 1
      let isBroken = isBroken[isBroken.count - 1]
      switch mark.kind {
      case .group: self.isBroken.append(isBroken && !fits(from: index))
      case .groupEnd: self.isBroken.removeLast()
      case .nested: indentation += Self.step
      case .nestedEnd: indentation -= Self.step
      case .breakable:
        if isBroken { startLine(indentation) }
      case .space:
        if isBroken {
          startLine(indentation)
        } else {
          output.append(UInt8(ascii: " "))
          column += 1
        }
      case .newLine: startLine(indentation)
      case .either where isBroken: break
      case .either, .otherwise:
        index += Int(mark.distance)
        place = Int(marks[index - 1].place)
      case .block: printBlock(from: &index)
      case .eitherEnd, .word, .blockEnd: break
      }
    }
    addText(from: place, to: text.count)
    endLine()
  }

  /// The lines of the literal are as deep as its quotes where these start a line, else one deeper.
  private mutating func printBlock(from index: inout Int) {
    // An operator in front of it makes no difference.
    let startsLine = output[lineStart...].allSatisfy {
      $0 == UInt8(ascii: " ") || Self.signs.contains($0)
    }
    let depth = startsLine ? indentation : indentation + Self.step
    output += "\"\"\"".utf8
    startLine(depth)
    while index < marks.count, marks[index].kind == .word {
      let length = text[place..<Int(marks[index].place)].width
      // There has to be room for the sign that the line goes on.
      if column > base + depth, column + length + 1 > width {
        output.append(UInt8(ascii: "\\"))
        startLine(depth)
      }
      addText(upTo: marks[index])
      index += 1
    }
    startLine(depth)
    output += "\"\"\"".utf8
    column += 3
  }

  private mutating func addText(upTo mark: LayoutMark) {
    addText(from: place, to: Int(mark.place))
    place = Int(mark.place)
  }

  private mutating func addText(from start: Int, to end: Int) {
    guard start < end else { return }
    let part = text[start..<end]
    output += UnsafeBufferPointer(rebasing: part)
    column += part.width
  }

  /// No line ends with spaces, and one with nothing else is empty.
  private mutating func endLine() {
    if output.count == contentStart { output.removeLast(contentStart - lineStart) }
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

  /// Whether the group whose marks start here has room on this line, with what follows it up to the
  /// next end of a line.
  private func fits(from start: Int) -> Bool {
    var room = width - column
    var place = place
    var index = start
    // The groups around that what is measured is still in, and those that have started since. What
    // follows the group may be broken at its first place.
    var outer = isBroken.count
    var inner = 1
    var isBroken = false
    while index < marks.count {
      let mark = marks[index]
      room -= text[place..<Int(mark.place)].width
      if room < 0 { return false }
      place = Int(mark.place)
      index += 1
      switch mark.kind {
      case .group: inner += 1
      case .groupEnd:
        if inner > 0 { inner -= 1 } else { outer -= 1 }
        if inner == 0 { isBroken = self.isBroken[outer - 1] }
      case .breakable:
        if isBroken { return true }
      case .space:
        if isBroken { return true }
        room -= 1
        if room < 0 { return false }
      // A group with a line of its own inside is broken; one that follows ends the line.
      case .newLine, .block: return isBroken
      case .either where isBroken: break
      case .either, .otherwise:
        index += Int(mark.distance)
        place = Int(marks[index - 1].place)
      case .nested, .nestedEnd, .eitherEnd, .word, .blockEnd: break
      }
    }
    return room >= text[place...].width
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// How many columns the text takes: its Unicode scalars, found by counting the bytes that start
  /// one.
  fileprivate var width: Int {
    var width = 0
    for byte in self where byte & 0xC0 != 0x80 { width += 1 }
    return width
  }
}

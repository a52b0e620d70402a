/// Breaks a layout into lines, in time linear in its size: each group is measured once.
struct LayoutPrinter {
  private static let step = 2
  private static let signs: [UInt8] = Array("?:+&|".utf8)

  private let width: Int
  private var lines: [String] = []
  private var line = ""
  private var column: Int
  private let base: Int

  /// The lines of a layout that starts at a column. They are not indented by that column; a line
  /// inside is indented relative to it.
  static func lines(_ layout: Layout, column: Int, width: Int = 100) -> [String] {
    // Most layouts fit on one line: that is found out without a stack.
    var line = ""
    if append(layout, isBroken: true, to: &line, room: width - column) { return [line] }
    var printer = LayoutPrinter(width: width, base: column)
    printer.print(layout)
    return printer.lines + [printer.line]
  }

  /// The layout on one line, however long.
  static func flat(_ layout: Layout) -> String {
    switch layout {
    case .text(let text): text
    case .row(let parts): parts.map(flat).joined()
    case .group(let inner), .nested(let inner): flat(inner)
    case .either(_, let inner): flat(inner)
    case .breakable: ""
    case .space: " "
    // Only statements are kept apart so.
    case .newLine: "; "
    case .textBlock(let words): "\"" + words.joined() + "\""
    }
  }

  /// Adds a layout that needs no end of a line; whether it was one, and no wider than there is room.
  /// Bytes are counted in place of columns, which are never more.
  private static func append(
    _ layout: Layout, isBroken: Bool, to line: inout String, room: Int
  ) -> Bool {
    switch layout {
    case .text(let text):
      line += text
      return line.utf8.count <= room
    case .row(let parts):
      for part in parts where !append(part, isBroken: isBroken, to: &line, room: room) {
        return false
      }
      return true
    case .nested(let inner): return append(inner, isBroken: isBroken, to: &line, room: room)
    case .group(let inner): return append(inner, isBroken: false, to: &line, room: room)
    case .breakable: return !isBroken
    case .space:
      line += " "
      return !isBroken && line.utf8.count <= room
    case .newLine, .textBlock: return false
    case .either(let broken, let flat):
      return append(isBroken ? broken : flat, isBroken: isBroken, to: &line, room: room)
    }
  }

  private init(width: Int, base: Int) {
    self.width = width
    self.base = base
    column = base
  }

  private struct Item {
    var layout: Layout
    var indentation: Int
    var isBroken: Bool
  }

  private mutating func print(_ layout: Layout) {
    var stack = [Item(layout: layout, indentation: 0, isBroken: true)]
    while let item = stack.popLast() {
      switch item.layout {
      case .text(let text):
        line += text
        column += text.width
      case .row(let parts):
        for part in parts.reversed() {
          stack.append(
            Item(layout: part, indentation: item.indentation, isBroken: item.isBroken))
        }
      case .nested(let inner):
        stack.append(
          Item(
            layout: inner,
            indentation: item.indentation + Self.step,
            isBroken: item.isBroken
          ))
      case .group(let inner):
        let flat = Item(layout: inner, indentation: item.indentation, isBroken: false)
        let isBroken = item.isBroken && !fits(flat, followedBy: stack)
        stack.append(Item(layout: inner, indentation: item.indentation, isBroken: isBroken))
      case .breakable:
        if item.isBroken { startLine(item.indentation) }
      case .space:
        if item.isBroken {
          startLine(item.indentation)
        } else {
          line += " "
          column += 1
        }
      case .newLine:
        startLine(item.indentation)
      case .textBlock(let words):
        print(words, indentation: item.indentation)
      case .either(let broken, let flat):
        stack.append(
          Item(
            layout: item.isBroken ? broken : flat,
            indentation: item.indentation,
            isBroken: item.isBroken
          ))
      }
    }
  }

  /// The lines of the literal are as deep as its quotes where these start a line, else one deeper.
  private mutating func print(_ words: [String], indentation: Int) {
    // An operator in front of it makes no difference.
    let startsLine = line.utf8.allSatisfy { $0 == UInt8(ascii: " ") || Self.signs.contains($0) }
    let depth = startsLine ? indentation : indentation + Self.step
    line += "\"\"\""
    startLine(depth)
    for word in words {
      let length = word.width
      // There has to be room for the sign that the line goes on.
      if column > base + depth, column + length + 1 > width {
        line += "\\"
        startLine(depth)
      }
      line += word
      column += length
    }
    startLine(depth)
    line += "\"\"\""
    column += 3
  }

  private mutating func startLine(_ indentation: Int) {
    lines.append(line)
    line = String(repeating: " ", count: indentation)
    column = base + indentation
  }

  /// Whether what follows, up to the next end of a line, has room on this one.
  private func fits(_ first: Item, followedBy rest: [Item]) -> Bool {
    var room = width - column
    var stack = [first]
    var next = rest.count
    while room >= 0 {
      guard let item = stack.popLast() else {
        next -= 1
        guard next >= 0 else { return true }
        stack.append(rest[next])
        continue
      }
      switch item.layout {
      case .text(let text): room -= text.width
      case .row(let parts):
        for part in parts.reversed() {
          stack.append(Item(layout: part, indentation: 0, isBroken: item.isBroken))
        }
      case .nested(let inner), .group(let inner):
        // What follows the group may be broken at its first place.
        stack.append(Item(layout: inner, indentation: 0, isBroken: item.isBroken))
      case .breakable:
        if item.isBroken { return true }
      case .space:
        if item.isBroken { return true }
        room -= 1
      case .newLine, .textBlock:
        // A group with a line of its own inside is broken; one that follows ends the line.
        return item.isBroken
      case .either(let broken, let flat):
        stack.append(
          Item(
            layout: item.isBroken ? broken : flat, indentation: 0, isBroken: item.isBroken))
      }
    }
    return false
  }
}

extension String {
  /// How many columns the text takes: its Unicode scalars, found by counting the bytes that start
  /// one.
  fileprivate var width: Int {
    var width = 0
    for byte in utf8 where byte & 0xC0 != 0x80 { width += 1 }
    return width
  }
}

/// Writes a row of layouts on one line, as far as it has room there.
///
/// It is tried out, as most rows fit: on the sheet, where nobody sees one that does not.
struct OneLine {
  /// Where the next byte goes, and where it has no room any more. It is bytes that are counted in
  /// place of columns, which are never more.
  private var end: UnsafeMutablePointer<UInt8>
  private var limit: UnsafeMutablePointer<UInt8>
  /// Whether there is any place to break it: text alone is nowhere broken, however long.
  private var canBreak = false

  /// The line behind so many spaces, to be read before another layout is made; one that is empty is
  /// not indented. Nothing where the row has to be broken.
  static func line(
    of row: some Collection<Layout>, indentation: Int, room: Int
  ) -> UnsafeBufferPointer<UInt8>? {
    // No byte of a layout becomes more than two.
    let start = LayoutSheet.ofThread.pointee.room(
      for: indentation + row.reduce(0) { $0 + 2 * $1.bytes.count })
    start.update(repeating: UInt8(ascii: " "), count: indentation)
    let content = start + indentation
    var line = OneLine(end: content, limit: content + room)
    for layout in row where !line.add(layout.bytes) { return nil }
    return UnsafeBufferPointer(start: start, count: line.end == content ? 0 : line.end - start)
  }

  private init(end: UnsafeMutablePointer<UInt8>, limit: UnsafeMutablePointer<UInt8>) {
    self.end = end
    self.limit = limit
  }

  /// Whether it is on one line, as far as that is in the layout itself.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var groups = 0
    var place = 0
    while true {
      place = bytes.copyText(from: place, to: &end)
      if canBreak, end > limit { return false }
      guard place < bytes.count, let mark = LayoutMark(bytes[place]) else { break }
      place += 1
      canBreak = true
      switch mark {
      case .group: groups += 1
      case .groupEnd: groups -= 1
      case .breakable where groups == 0: return false
      case .space, .lateSpace, .hangingSpace:
        if groups == 0 { return false }
        add(UInt8(ascii: " "))
      case .lastComma: limit -= 1
      case .brace:
        add(UInt8(ascii: " "))
        add(UInt8(ascii: "{"))
      case .newLine, .block, .broken: return false
      case .either where groups == 0: break
      case .either: place = bytes.placeBehind(.otherwise, from: place)
      case .otherwise: place = bytes.placeBehind(.eitherEnd, from: place)
      case .breakable, .hang, .link, .member, .nested, .nestedEnd, .eitherEnd, .word, .blockEnd,
        .behindLabel:
        break
      }
    }
    return !canBreak || end <= limit
  }

  private mutating func add(_ byte: UInt8) {
    end.pointee = byte
    end += 1
  }
}

extension Layout {
  /// Whether it has room on a line with so many columns.
  func fits(_ columns: Int) -> Bool {
    OneLine.line(of: [.group(self)], indentation: 0, room: columns) != nil
  }
}

extension [UInt8] {
  mutating func addSpaces(_ count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }
}

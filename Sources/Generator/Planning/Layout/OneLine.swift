/// Writes a row of layouts on one line, as far as it has room there.
///
/// It is tried out, as most rows fit: on the sheet, where nobody sees one that does not.
struct OneLine {
  private let sheet = LayoutSheet.ofThread
  private let room: Int
  /// The bytes it takes: in place of columns, which are never more.
  private var count = 0
  /// Whether there is any place to break it: text alone is nowhere broken, however long.
  private var canBreak = false

  /// The line behind so many spaces, to be read before another layout is made; one that is empty is not
  /// indented. Nothing where the row has to be broken.
  static func line(
    of row: some Collection<Layout>, indentation: Int, room: Int
  ) -> UnsafeBufferPointer<UInt8>? {
    var line = OneLine(room: room)
    line.sheet.pointee.begin()
    for _ in 0..<indentation { line.sheet.pointee.write(UInt8(ascii: " ")) }
    for layout in row where !line.add(layout.bytes) { return nil }
    if line.count == 0 { line.sheet.pointee.begin() }
    return line.sheet.pointee.written
  }

  private init(room: Int) {
    self.room = room
  }

  /// Whether it is on one line, as far as that is in the layout itself.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var groups = 0
    var place = 0
    while true {
      let end = bytes.endOfText(from: place)
      if end > place {
        sheet.pointee.write(UnsafeBufferPointer(rebasing: bytes[place..<end]))
        count += end - place
        if canBreak, count > room { return false }
      }
      place = end + 1
      guard end < bytes.count, let mark = LayoutMark(bytes[end]) else { break }
      canBreak = true
      switch mark {
      case .group: groups += 1
      case .groupEnd: groups -= 1
      case .breakable where groups == 0: return false
      case .space, .lateSpace, .hangingSpace:
        if groups == 0 { return false }
        sheet.pointee.write(UInt8(ascii: " "))
        count += 1
      case .lastComma: count += 1
      case .brace:
        sheet.pointee.write(UInt8(ascii: " "))
        sheet.pointee.write(UInt8(ascii: "{"))
        count += 2
      case .newLine, .block, .broken: return false
      case .either where groups == 0: break
      case .either: place = bytes.placeBehind(.otherwise, from: place)
      case .otherwise: place = bytes.placeBehind(.eitherEnd, from: place)
      case .breakable, .hang, .link, .nested, .nestedEnd, .eitherEnd, .word, .blockEnd,
        .behindLabel:
        break
      }
    }
    return !canBreak || count <= room
  }
}

extension [UInt8] {
  mutating func addSpaces(_ count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }
}

/// Writes a row of layouts on one line, as far as it has room there.
///
/// It is tried out: most rows fit, and what was written of one that does not is taken back.
struct OneLine {
  private let start: Int
  private let room: Int
  /// The bytes it takes: in place of columns, which are never more.
  private var count = 0
  /// Whether there is any place to break it: text alone is nowhere broken, however long.
  private var canBreak = false

  /// Adds the line behind so many spaces; one that is empty is not indented. False where the row has
  /// to be broken: nothing is added then.
  static func add(
    _ row: some Collection<Layout>, to output: inout [UInt8], indentation: Int, room: Int
  ) -> Bool {
    var line = OneLine(start: output.count, room: room)
    output.reserve(row.reduce(indentation) { $0 + $1.text.utf8.count })
    output.addSpaces(indentation)
    for layout in row {
      var text = layout.text
      guard text.withUTF8({ line.add($0, to: &output) }) else {
        output.removeLast(output.count - line.start)
        return false
      }
    }
    if line.count == 0 { output.removeLast(output.count - line.start) }
    return true
  }

  private init(start: Int, room: Int) {
    self.start = start
    self.room = room
  }

  /// Whether it is on one line, as far as that is in the layout itself.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
    var groups = 0
    var place = 0
    while true {
      let end = bytes.endOfText(from: place)
      if end > place {
        output += UnsafeBufferPointer(rebasing: bytes[place..<end])
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
        output.append(UInt8(ascii: " "))
        count += 1
      case .lastComma: count += 1
      case .brace:
        output += " {".utf8
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

  /// Room for so many more, without growing in small steps.
  fileprivate mutating func reserve(_ more: Int) {
    if capacity < count + more { reserveCapacity(Swift.max(capacity * 2, count + more)) }
  }
}

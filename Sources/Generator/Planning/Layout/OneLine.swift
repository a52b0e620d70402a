/// A row of layouts that has room on one line, found by adding up what it shows.
struct OneLine<Row: Collection<Layout>> {
  private let row: Row
  /// The bytes it takes: in place of columns, which are never more.
  private var count = 0

  /// Nothing where the row has to be broken.
  init?(_ row: Row, room: Int) {
    self.row = row
    var canBreak = false
    for layout in row {
      if !layout.marks.isEmpty { canBreak = true }
      guard add(layout) else { return nil }
    }
    // Text alone is nowhere broken, however long.
    if canBreak, count > room { return nil }
  }

  /// Whether it is on one line, as far as that is in the layout itself.
  private mutating func add(_ layout: Layout) -> Bool {
    let marks = layout.marks
    var groups = 0
    var place = 0
    var index = 0
    while index < marks.count {
      let mark = marks[index]
      count += Int(mark.place) - place
      place = Int(mark.place)
      index += 1
      switch mark.kind {
      case .group: groups += 1
      case .groupEnd: groups -= 1
      case .breakable where groups == 0: return false
      case .space:
        if groups == 0 { return false }
        count += 1
      case .newLine, .block: return false
      case .either where groups == 0: break
      case .either, .otherwise:
        index += Int(mark.distance)
        place = Int(marks[index - 1].place)
      case .breakable, .nested, .nestedEnd, .eitherEnd, .word, .blockEnd: break
      }
    }
    count += layout.text.utf8.count - place
    return true
  }

  /// Writes the line behind so many spaces; one that is empty is not indented.
  func write(to output: inout [UInt8], indentation: Int) {
    if count == 0 { return }
    output.reserve(indentation + count)
    output.addSpaces(indentation)
    for layout in row { write(layout, to: &output) }
  }

  private func write(_ layout: Layout, to output: inout [UInt8]) {
    var text = layout.text
    text.withUTF8 { bytes in
      let marks = layout.marks
      var groups = 0
      var place = 0
      var index = 0
      while index < marks.count {
        let mark = marks[index]
        if Int(mark.place) > place {
          output += UnsafeBufferPointer(rebasing: bytes[place..<Int(mark.place)])
          place = Int(mark.place)
        }
        index += 1
        switch mark.kind {
        case .group: groups += 1
        case .groupEnd: groups -= 1
        case .space: output.append(UInt8(ascii: " "))
        case .either where groups == 0: break
        case .either, .otherwise:
          index += Int(mark.distance)
          place = Int(marks[index - 1].place)
        default: break
        }
      }
      if place < bytes.count { output += UnsafeBufferPointer(rebasing: bytes[place...]) }
    }
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

/// A layout that has room on one line, found by adding up what it shows.
struct OneLine {
  /// The bytes it takes: in place of columns, which are never more.
  private var count = 0

  /// Nothing where the layout has to be broken.
  init?(_ layout: Layout, room: Int) {
    let marks = layout.marks
    // Text alone is nowhere broken, however long.
    guard !marks.isEmpty else {
      count = layout.text.utf8.count
      return
    }
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
      case .breakable where groups == 0: return nil
      case .space:
        if groups == 0 { return nil }
        count += 1
      case .newLine, .block: return nil
      case .either where groups == 0: break
      case .either, .otherwise:
        index += Int(mark.distance)
        place = Int(marks[index - 1].place)
      case .breakable, .nested, .nestedEnd, .eitherEnd, .word, .blockEnd: break
      }
      if count > room { return nil }
    }
    count += layout.text.utf8.count - place
    if count > room { return nil }
  }

  /// The line, behind so many spaces; one that is empty is not indented.
  func line(of layout: Layout, depth: Int) -> String {
    if count == 0 { return "" }
    if depth == 0, layout.marks.isEmpty { return layout.text }
    var text = layout.text
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: depth + count) { line in
        var end = 0
        func addSpaces(_ count: Int) {
          line[end..<end + count].initialize(repeating: UInt8(ascii: " "))
          end += count
        }
        func addText(_ range: Range<Int>) {
          _ = line[end..<end + range.count].initialize(fromContentsOf: bytes[range])
          end += range.count
        }
        addSpaces(depth)
        var groups = 0
        var place = 0
        var index = 0
        while index < layout.marks.count {
          let mark = layout.marks[index]
          addText(place..<Int(mark.place))
          place = Int(mark.place)
          index += 1
          switch mark.kind {
          case .group: groups += 1
          case .groupEnd: groups -= 1
          case .space: addSpaces(1)
          case .either where groups == 0: break
          case .either, .otherwise:
            index += Int(mark.distance)
            place = Int(layout.marks[index - 1].place)
          default: break
          }
        }
        addText(place..<bytes.count)
        return end
      }
    }
  }
}

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

  /// Writes the line behind so many spaces; one that is empty is not indented.
  func write(_ layout: Layout, to output: inout [UInt8], indentation: Int) {
    if count == 0 { return }
    output.reserve(indentation + count)
    output.addSpaces(indentation)
    var text = layout.text
    text.withUTF8 { bytes in
      var groups = 0
      var place = 0
      var index = 0
      while index < layout.marks.count {
        let mark = layout.marks[index]
        output += UnsafeBufferPointer(rebasing: bytes[place..<Int(mark.place)])
        place = Int(mark.place)
        index += 1
        switch mark.kind {
        case .group: groups += 1
        case .groupEnd: groups -= 1
        case .space: output.append(UInt8(ascii: " "))
        case .either where groups == 0: break
        case .either, .otherwise:
          index += Int(mark.distance)
          place = Int(layout.marks[index - 1].place)
        default: break
        }
      }
      output += UnsafeBufferPointer(rebasing: bytes[place...])
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

/// What stands between the words of a layout: each is a byte of its text. They are control
/// characters, which no Swift has anywhere: literals escape them, and documentation loses them.
enum LayoutMark: UInt8 {
  case group = 0x01
  case groupEnd = 0x02
  case nested = 0x03
  case nestedEnd = 0x04
  /// Nothing, or the end of a line.
  case breakable = 0x05
  /// A space, or the end of a line.
  case space = 0x06
  /// A space, or the end of a line where nothing else makes room: what stands before it is broken
  /// rather than this.
  case lateSpace = 0x07
  /// The end of a line in any case.
  case newLine = 0x08
  /// Nothing, or the end of a line: what follows is indented then, up to where the group around
  /// this one has its next end of a line, or ends.
  case hang = 0x0E
  /// The same with a space in place of nothing.
  case hangingSpace = 0x17
  /// Nothing, or the end of a line where what follows has no room, up to the next of them: between
  /// the members of a long path. The lines behind it are indented as those of `hang`.
  case link = 0x18
  /// Nothing, or the end of a line where it starts the group around: there, all members of a chain
  /// of calls have lines of their own if one needs more than there is.
  case member = 0x1B
  /// The comma behind the last element of a list, which stands where the group around is broken.
  /// swift-format keeps a column for it in any case.
  case lastComma = 0x0F
  /// What is shown where the group around is broken, up to `otherwise`, and what is shown where it
  /// is not, up to `eitherEnd`.
  case either = 0x10
  case otherwise = 0x11
  case eitherEnd = 0x12
  /// The words of a string literal of several lines; `word` is the end of each.
  case block = 0x13
  case word = 0x14
  case blockEnd = 0x15
  /// Nothing: the groups around are broken in any case.
  case broken = 0x16
  /// Nothing, or the end of a line where the label of an argument stands before it: what follows is
  /// indented then, as what is nested behind it is.
  case behindLabel = 0x1A
  /// The `{` of a statement, behind a space; on a line of its own where that of the head goes on
  /// with it, or has no room.
  case brace = 0x19

  /// The mark that a byte is. Nearly none are.
  init?(_ byte: UInt8) {
    guard byte < 0x20 else { return nil }
    self.init(rawValue: byte)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The end of the text that starts at a place: where the next mark is, or the end of all.
  func endOfText(from start: Int) -> Int {
    var place = start
    while place + 8 <= count {
      let length = eight(at: place).textCount
      place += length
      if length < 8 { break }
    }
    while place < count, LayoutMark(self[place]) == nil { place += 1 }
    return place
  }

  /// Writes that text where there is room for all that is left here, and returns its end.
  func copyText(from start: Int, to target: inout UnsafeMutablePointer<UInt8>) -> Int {
    var place = start
    while place + 8 <= count {
      let word = eight(at: place)
      UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
      let length = word.textCount
      place += length
      target += length
      if length < 8 { break }
    }
    while place < count, LayoutMark(self[place]) == nil {
      target.pointee = self[place]
      target += 1
      place += 1
    }
    return place
  }

  /// Eight bytes, the first as the lowest.
  private func eight(at place: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(self)
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// What is behind the part that starts at a place and ends with this mark: a part of `either`,
  /// which may have others inside.
  func placeBehind(_ end: LayoutMark, from start: Int) -> Int {
    var depth = 0
    var place = start
    while place < count {
      let mark = LayoutMark(self[place])
      place += 1
      if depth == 0, mark == end { break }
      if mark == .either { depth += 1 }
      if mark == .eitherEnd { depth -= 1 }
    }
    return place
  }
}

extension UInt64 {
  /// How many of its bytes are before one below a space, from the lowest on: next to none but marks
  /// are.
  fileprivate var textCount: Int {
    let letters = self & 0xE0E0_E0E0_E0E0_E0E0
    let marks = (letters &- 0x0101_0101_0101_0101) & ~letters & 0x8080_8080_8080_8080
    return marks.trailingZeroBitCount / 8
  }
}

/// Finds the tags of a template one after the other.
struct TagScanner {
  let bytes: [UInt8]
  private let name: String
  var delimiters: Delimiters
  /// Where the text before the next tag starts.
  private(set) var place = 0
  /// The end of the last tag of inheritance that had nothing but such tags before it on its line.
  private var inheritanceEnd: Int?

  init(_ bytes: [UInt8], name: String, delimiters: Delimiters) {
    self.bytes = bytes
    self.name = name
    self.delimiters = delimiters
  }

  /// The next tag, with `place` behind it; nothing where only text is left.
  mutating func next() throws(TemplateError) -> Tag? {
    let textStart = place
    guard let start = find(delimiters.open, from: place) else {
      place = bytes.count
      return nil
    }
    var inner = skipBlanks(from: start + delimiters.open.count)
    var kind = Tag.Kind.variable
    if inner < bytes.count, let sign = Tag.Kind(sign: bytes[inner]) {
      kind = sign
      inner += 1
    }
    let closing = closing(kind)
    guard let end = find(closing, from: inner) else {
      throw error("the tag is not closed", at: start)
    }
    let afterTag = end + closing.count
    place = afterTag

    let leading = skipBlanksBack(from: start)
    let startsLine = leading == 0 || bytes[leading - 1] == Byte.newline
    let startsLineOrInheritance = startsLine || leading == inheritanceEnd
    if startsLineOrInheritance, kind == .parent || kind == .block { inheritanceEnd = afterTag }
    return Tag(
      kind: kind, content: trimmed(inner..<end), textStart: textStart, start: start,
      indentation: startsLine ? leading..<start : nil,
      startsLineOrInheritance: startsLineOrInheritance, nextLine: nextLine(from: afterTag))
  }

  /// Leaves out what is before `place`.
  mutating func skip(to place: Int) { self.place = place }

  func error(_ message: String, at offset: Int) -> TemplateError {
    TemplateError(message, template: name, at: SourcePosition(offset: offset, in: bytes))
  }

  /// The white space before the first thing on the first line that has any.
  func firstIndentation(of range: Range<Int>) -> Range<Int>? {
    var lineStart = range.lowerBound
    var index = lineStart
    while index < range.upperBound {
      guard Byte.isSpace(bytes[index]) else { return lineStart..<index }
      if bytes[index] == Byte.newline { lineStart = index + 1 }
      index += 1
    }
    return nil
  }

  private func closing(_ kind: Tag.Kind) -> [UInt8] {
    switch kind {
    case .triple: [UInt8(ascii: "}")] + delimiters.close
    case .delimiters: [Byte.equals] + delimiters.close
    default: delimiters.close
    }
  }

  private func find(_ word: [UInt8], from start: Int) -> Int? {
    let first = word[0]
    var index = start
    while index <= bytes.count - word.count {
      if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) {
        return index
      }
      index += 1
    }
    return nil
  }

  private func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < bytes.count, Byte.isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func skipBlanksBack(from end: Int) -> Int {
    var index = end
    while index > 0, Byte.isBlank(bytes[index - 1]) { index -= 1 }
    return index
  }

  /// Where the next line starts, if only white space is left on this one.
  private func nextLine(from start: Int) -> Int? {
    let index = skipBlanks(from: start)
    if index == bytes.count { return index }
    if bytes[index] == Byte.newline { return index + 1 }
    let isBreak =
      bytes[index] == Byte.carriageReturn && index + 1 < bytes.count
      && bytes[index + 1] == Byte.newline
    return isBreak ? index + 2 : nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Byte.isSpace(bytes[start]) { start += 1 }
    while start < end, Byte.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}

/// Walks along the source of a scalar as libyaml does, to find the bytes that a part of its text
/// was made from.
struct ScalarMap {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let wanted: Range<Int>
  /// How much of the text the walk has seen.
  private var seen = 0
  private var start: Int?
  private var end: Int?
  /// Where in the source the walk is.
  private var last = 0

  init(bytes: UnsafeBufferPointer<UInt8>, wanted: Range<Int>) {
    self.bytes = bytes
    self.wanted = wanted
  }

  /// The bytes that were looked for, after a walk.
  var found: Range<Int> {
    let first = start ?? last
    if wanted.isEmpty { return first..<first }
    return first..<max(first, end ?? last)
  }

  // MARK: Plain and quoted texts

  /// Walks along a plain or quoted text, without its quotes.
  mutating func walkFlow(_ range: Range<Int>, quote: UInt8?) {
    var index = range.lowerBound
    last = index
    /// Whether an escaped end of line came just before.
    var joins = false
    while index < range.upperBound, !isDone {
      let byte = bytes[index]
      if joins || ScalarSource.isBlank(byte) || breakLength(at: index) > 0 {
        index = walkSpace(from: index, to: range.upperBound, joins: joins)
        joins = false
      } else if quote == UInt8(ascii: "'"), byte == UInt8(ascii: "'") {
        replaced(by: 1, from: index, to: index + 2)
        index += 2
      } else if quote == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") {
        let next = index + 1
        if next < range.upperBound, breakLength(at: next) > 0 {
          index = next + breakLength(at: next)
          joins = true
        } else {
          index = walkEscape(from: index)
        }
      } else {
        copied(from: index, to: index + 1)
        index += 1
      }
    }
  }

  /// Walks along white space, which a line break in it makes one space, or the breaks after it.
  private mutating func walkSpace(from first: Int, to end: Int, joins: Bool) -> Int {
    var index = first
    /// How long the first break is in the text, and how long the others are together.
    var firstBreak: Int?
    var others = 0
    while index < end {
      let length = breakLength(at: index)
      if length > 0 {
        let inText = textLength(ofBreakAt: index)
        if firstBreak == nil, !joins { firstBreak = inText } else { others += inText }
        index += length
      } else if ScalarSource.isBlank(bytes[index]) {
        index += 1
      } else {
        break
      }
    }
    if let firstBreak {
      // NEL and the separators are not folded.
      let folds = firstBreak == 1
      let length = folds ? (others == 0 ? 1 : others) : firstBreak + others
      replaced(by: length, from: first, to: index)
    } else if joins {
      replaced(by: others, from: first, to: index)
    } else {
      copied(from: first, to: index)
    }
    return index
  }

  private mutating func walkEscape(from first: Int) -> Int {
    guard first + 1 < bytes.count else { return first + 1 }
    let digits: Int
    switch bytes[first + 1] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case UInt8(ascii: "N"), UInt8(ascii: "_"):
      replaced(by: 2, from: first, to: first + 2)
      return first + 2
    case UInt8(ascii: "L"), UInt8(ascii: "P"):
      replaced(by: 3, from: first, to: first + 2)
      return first + 2
    default:
      replaced(by: 1, from: first, to: first + 2)
      return first + 2
    }
    let next = min(first + 2 + digits, bytes.count)
    let value = UInt32(String(decoding: bytes[first + 2..<next], as: UTF8.self), radix: 16)
    let scalar = value.flatMap { Unicode.Scalar($0) }
    replaced(by: scalar.map { UTF8.width($0) } ?? 1, from: first, to: next)
    return next
  }

  // MARK: Block texts

  /// Walks along a text that starts with `|` or `>`.
  mutating func walkBlock(from header: Int, text: String, folds: Bool) {
    var index = endOfContent(from: header)
    let hasIndentDigit = bytes[header..<index].contains { $0 > 0x30 && $0 <= 0x39 }
    index = min(index + breakLength(at: index), bytes.count)
    let indent = indentation(from: index, text: text, given: hasIndentDigit)
    last = index
    /// The breaks since the last line with content: the first one, and those of empty lines.
    var firstBreak: Range<Int>?
    var emptyLines = 0
    var wasIndented = false
    while index < bytes.count, !isDone {
      let spaces = leadingSpaces(at: index, atMost: indent)
      let content = index + spaces
      let end = endOfContent(from: content)
      let next = end + breakLength(at: end)
      // A line that is indented less, and not empty, no longer belongs to the text.
      guard end > content ? spaces == indent : next > end else { break }
      if content == end {
        emptyLines += 1
        if firstBreak == nil { firstBreak = end..<end }
      } else {
        let isIndented = ScalarSource.isBlank(bytes[content])
        if let lineBreak = firstBreak {
          let isFolded = folds && !wasIndented && !isIndented && !lineBreak.isEmpty
          let own = lineBreak.isEmpty || (isFolded && emptyLines > 0) ? 0 : 1
          replaced(by: own + emptyLines, from: lineBreak.lowerBound, to: index)
        }
        copied(from: content, to: end)
        firstBreak = end..<next
        emptyLines = 0
        wasIndented = isIndented
      }
      if next == end { break }
      index = next
    }
    // `>-` leaves no line break at the end.
    if let lineBreak = firstBreak, !isDone, text.utf8.count > seen {
      replaced(by: text.utf8.count - seen, from: lineBreak.lowerBound, to: lineBreak.upperBound)
    }
  }

  /// How deep the lines are indented that make up the text.
  private func indentation(from start: Int, text: String, given: Bool) -> Int {
    var index = start
    var lines = given ? text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)[...] : []
    while index < bytes.count {
      let end = endOfContent(from: index)
      let spaces = leadingSpaces(at: index, atMost: end - index)
      if given {
        // The digit counts from the parent's indentation, which only the parser knows; what it
        // has left of a line tells the same.
        guard let line = lines.popFirst() else { return spaces }
        if !line.isEmpty { return max(0, spaces - line.prefix { $0 == 0x20 }.count) }
      } else if index + spaces < end {
        return spaces
      }
      let next = end + breakLength(at: end)
      if next == end { break }
      index = next
    }
    return 1
  }

  private func leadingSpaces(at index: Int, atMost most: Int) -> Int {
    var count = 0
    while count < most, index + count < bytes.count, bytes[index + count] == 0x20 { count += 1 }
    return count
  }

  private func endOfContent(from start: Int) -> Int {
    var index = start
    while index < bytes.count, breakLength(at: index) == 0 { index += 1 }
    return index
  }

  // MARK: Steps

  private var isDone: Bool { start != nil && (end != nil || wanted.isEmpty) }

  /// Bytes that stand in the text as they are.
  private mutating func copied(from first: Int, to next: Int) {
    let length = next - first
    if start == nil, wanted.lowerBound < seen + length {
      start = first + max(0, wanted.lowerBound - seen)
    }
    if end == nil, wanted.upperBound > seen, wanted.upperBound <= seen + length {
      end = first + wanted.upperBound - seen
    }
    seen += length
    last = next
  }

  /// Bytes that stand for others in the text.
  private mutating func replaced(by length: Int, from first: Int, to next: Int) {
    if start == nil, wanted.lowerBound < seen + length { start = first }
    if end == nil, wanted.upperBound > seen, wanted.upperBound <= seen + length { end = next }
    seen += length
    last = next
  }

  // MARK: Ends of lines

  /// How long the line break at an index is, as YAML sees it; 0 where there is none.
  private func breakLength(at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    switch bytes[index] {
    case 0x0A, 0x0D: return Self.endOfLine(at: index, in: bytes) - index
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
      return bytes[index + 2] & 0xFE == 0xA8 ? 3 : 0
    default: return 0
    }
  }

  /// What a line break is in the text: LINE and PARAGRAPH SEPARATOR stay, all others are LF.
  private func textLength(ofBreakAt index: Int) -> Int {
    bytes[index] == 0xE2 ? 3 : 1
  }

  /// The index after the line break at an index, as editors see it; the index where there is none.
  static func endOfLine(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch bytes[index] {
    case 0x0A: index + 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1
    default: index
    }
  }
}

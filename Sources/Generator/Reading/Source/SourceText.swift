import MVVMGenDiagnostics

/// Looks at the source around a place, to tell what its author meant to write.
struct SourceText {
  let file: SourceFile
  let id: FileID

  func span(_ range: Range<Int>) -> SourceSpan {
    file.span(of: range, in: id)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }

  func byte(at index: Int) -> UInt8? {
    index >= 0 && index < file.bytes.count ? file.bytes[index] : nil
  }

  func isBlank(at index: Int) -> Bool {
    byte(at: index).map { ScalarSource.isBlank($0) } ?? false
  }

  /// Whether a blank, a line break or the end is there.
  func isSpace(at index: Int) -> Bool {
    byte(at: index).map { ScalarSource.isBlank($0) || ScalarSource.isBreak($0) } ?? true
  }

  /// The first place from one on where no blank is.
  func behindBlanks(_ place: Int) -> Int {
    var place = place
    while isBlank(at: place) { place += 1 }
    return place
  }

  /// The place behind a space of an unusual kind, where one is there.
  func behindOddSpace(_ place: Int) -> Int {
    guard let byte = byte(at: place), byte >= 0x80,
      let sign = text(place..<min(place + 3, file.bytes.count)).first, sign.isWhitespace
    else { return place }
    return place + sign.utf8.count
  }

  /// Where the blanks start that end at a place.
  func beforeBlanks(_ place: Int) -> Int {
    var place = place
    while isBlank(at: place - 1) { place -= 1 }
    return place
  }

  // MARK: Lines

  /// The first byte of the line that is neither a space nor a tab.
  func firstContent(ofLineAt index: Int) -> Int {
    let line = file.lineRange(at: index)
    return line.first { !ScalarSource.isBlank(file.bytes[$0]) } ?? line.upperBound
  }

  /// `* element`, as lists are written elsewhere.
  func isBullet(at index: Int) -> Bool {
    byte(at: index) == UInt8(ascii: "*") && isBlank(at: index + 1)
      && firstContent(ofLineAt: index) == index
  }

  /// How deep a line is indented: the column of its first content.
  func depth(ofLineAt index: Int) -> Int { column(of: firstContent(ofLineAt: index)) }

  /// The column of a place, from 0.
  func column(of place: Int) -> Int { Int(file.column(at: place)) - 1 }

  /// The start of the nearest line above that has content other than a comment.
  func contentLine(above index: Int) -> Int? {
    var start = file.lineRange(at: index).lowerBound
    while start > 0 {
      let line = file.lineRange(at: start - 1)
      guard line.lowerBound < start else { return nil }
      start = line.lowerBound
      let content = firstContent(ofLineAt: start)
      if content < line.upperBound, file.bytes[content] != UInt8(ascii: "#") { return start }
    }
    return nil
  }

  /// The content of the nearest line below that has any other than a comment.
  func content(below index: Int) -> Int? {
    var line = file.lineRange(at: index)
    while line.upperBound < file.bytes.count {
      line = file.lineRange(at: file.endOfBreak(at: line.upperBound))
      let content = firstContent(ofLineAt: line.lowerBound)
      if content < line.upperBound, file.bytes[content] != UInt8(ascii: "#") { return content }
    }
    return nil
  }

  /// The key that a line starts with, after the `- ` of lists; nothing where it has none.
  func key(ofLineAt index: Int) -> Range<Int>? {
    let start = startOfElement(ofLineAt: index)
    let line = file.lineRange(at: index)
    guard let end = endOfKey(from: start, in: line), end > start else { return nil }
    return start..<end
  }

  /// The nearest key above at the start of a line, or that of the line itself.
  func section(at index: Int) -> String? { keyOfSection(at: index).map(text) }

  func keyOfSection(at index: Int) -> Range<Int>? {
    var start = file.lineRange(at: index).lowerBound
    while true {
      if !isSpace(at: start), byte(at: start) != UInt8(ascii: "#"), let key = key(ofLineAt: start) {
        return key
      }
      guard start > file.endOfByteOrderMark else { return nil }
      start = file.lineRange(at: start - 1).lowerBound
    }
  }

  /// Where the colon stands that ends a key.
  private func endOfKey(from start: Int, in line: Range<Int>) -> Int? {
    var index = start
    if let quote = byte(at: start), quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
      index += 1
      while index < line.upperBound, file.bytes[index] != quote { index += 1 }
    }
    while index < line.upperBound {
      if file.bytes[index] == UInt8(ascii: ":"), isSpace(at: index + 1) { return index }
      index += 1
    }
    return nil
  }

  /// Whether a colon there ends a key.
  func endsKey(at index: Int) -> Bool {
    byte(at: index) == UInt8(ascii: ":") && isSpace(at: index + 1)
  }

  /// Where a line ends, without spaces.
  func endOfLine(at index: Int) -> Int {
    let line = file.lineRange(at: index)
    var end = line.upperBound
    while end > line.lowerBound, isSpace(at: end - 1) { end -= 1 }
    return end
  }

  /// What stands in a line from a place on, with its comment.
  func restOfLine(from start: Int) -> Range<Int> {
    trimmed(start..<max(start, file.lineRange(at: start).upperBound))
  }

  /// Where the content of a line ends, without a comment.
  func endOfContent(ofLineAt index: Int) -> Int {
    unquotedText(from: firstContent(ofLineAt: index), inBrackets: false).upperBound
  }

  // MARK: Texts

  /// An unquoted text as its author sees it: to the end of the line or a comment, in brackets to
  /// the comma or bracket that ends it.
  func unquotedText(from start: Int, inBrackets: Bool) -> Range<Int> {
    let end = file.bytes.count
    var index = start
    var depth = 0
    var isQuoted = false
    let isType = inBrackets && startsGenericType(at: start)
    while index < end {
      let byte = file.bytes[index]
      if ScalarSource.isBreak(byte) { break }
      if byte == UInt8(ascii: "#"), index > start, isBlank(at: index - 1), !isQuoted { break }
      if inBrackets {
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        switch isQuoted ? 0 : byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth = max(0, depth - 1)
        case UInt8(ascii: "<") where isType: depth += 1
        case UInt8(ascii: ">") where isType: depth = max(0, depth - 1)
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          if depth == 0 { return trimmed(start..<index) }
          depth -= 1
        case UInt8(ascii: ","): if depth == 0 { return trimmed(start..<index) }
        default: break
        }
      }
      index += 1
    }
    return trimmed(start..<index)
  }

  /// Whether a text starts as `Dictionary<String, Int>` does.
  func startsGenericType(at start: Int) -> Bool {
    guard let first = byte(at: start), (0x41...0x5A).contains(first) else { return false }
    var index = start
    while let byte = byte(at: index), byte.isInWord { index += 1 }
    return byte(at: index) == UInt8(ascii: "<")
      && byte(at: index + 1).map { $0.isInWord || $0 == UInt8(ascii: "[") } ?? false
  }

  /// The range without the blanks at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(at: end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Where the value starts that an index in the middle of a line belongs to: after the nearest
  /// `: `, `- `, or in brackets `,` or bracket, before it.
  func startOfValue(
    before index: Int, inBrackets: Bool = true, skippingCommas: Bool = false
  ) -> Int {
    let lowest = firstContent(ofLineAt: index)
    var start = index
    while start > lowest {
      let previous = file.bytes[start - 1]
      if inBrackets, previous == UInt8(ascii: "{") || previous == UInt8(ascii: "[") { break }
      if inBrackets, !skippingCommas, previous == UInt8(ascii: ",") { break }
      if isBlank(at: start), previous == UInt8(ascii: ":") || isDash(at: start - 1) { break }
      start -= 1
    }
    while start < index, isBlank(at: start) { start += 1 }
    return start
  }

  /// Whether the dash of a list is there: the first thing in its line, or after another one.
  private func isDash(at index: Int) -> Bool {
    guard file.bytes[index] == UInt8(ascii: "-") else { return false }
    let start = firstContent(ofLineAt: index)
    return (start...max(start, index)).allSatisfy {
      file.bytes[$0] == UInt8(ascii: "-") || isBlank(at: $0)
    }
  }

  /// The text in quotes where it holds what ends an unquoted one.
  static func inBrackets(_ text: String) -> String {
    text.utf8.contains { ",[]{}#:".utf8.contains($0) } ? quoted(text) : text
  }

  /// The text as YAML takes it without thinking: `'it''s'`.
  func quoted(_ range: Range<Int>) -> String {
    // No one reads on for ever.
    var end = min(range.upperBound, range.lowerBound + 400)
    while end < range.upperBound, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return Self.quoted(text(range.lowerBound..<end) + (end < range.upperBound ? "…" : ""))
  }

  static func quoted(_ text: String) -> String {
    if text.hasPrefix("="), let meant = String(text.dropFirst()).withoutLetterOfText {
      return quoted("=\(meant)")
    }
    // Between single quotes `\n` is two letters.
    let escapes = text.split(separator: "\\", omittingEmptySubsequences: false).dropFirst()
    if !escapes.isEmpty, !text.hasPrefix("="), escapes.allSatisfy({ $0.first == "n" }),
      !text.utf8.contains(UInt8(ascii: "\""))
    {
      return "\"\(text)\""
    }
    var result = "'"
    // YAML joins the lines of a text.
    let lines = (text.betweenOtherQuotes ?? text[...]).split(whereSeparator: { $0.isNewline })
    let rest = lines.dropFirst().map { $0.drop { $0 == " " } }
    for scalar in (lines.prefix(1) + rest).joined(separator: " ").unicodeScalars {
      result.unicodeScalars.append(scalar)
      if scalar == "'" { result.unicodeScalars.append(scalar) }
    }
    return result + "'"
  }

  // MARK: Brackets

  /// Whether a text closes more braces than it opens.
  func closesMore(_ text: Range<Int>) -> Bool {
    file.bytes[text].openBrackets("{", "}") < 0
  }

  /// Where the bracket closes that opens at an index; nothing where none does before a line that
  /// is not indented deeper, which no longer belongs to it.
  func closingBracket(from open: Int) -> Int? {
    let indent = depth(ofLineAt: open)
    var expected: [UInt8] = []
    var quote: UInt8?
    // The last quote that is a part of a text.
    var inText = open
    var index = open
    while index < file.bytes.count {
      let byte = file.bytes[index]
      if ScalarSource.isBreak(byte) {
        let next = file.endOfBreak(at: index)
        let content = firstContent(ofLineAt: next)
        let isClosing =
          self.byte(at: content) == UInt8(ascii: "]")
          || self.byte(at: content) == UInt8(ascii: "}")
        if !isSpace(at: content), !isClosing, column(of: content) <= indent { return nil }
        index = next
        continue
      }
      if let current = quote {
        if byte == UInt8(ascii: "\\"), current == UInt8(ascii: "\"") { index += 1 }
        if byte == current { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "["): expected.append(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): expected.append(UInt8(ascii: "}"))
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          if expected.popLast() != byte { return nil }
          if expected.isEmpty { return index }
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
          // A quote in the middle of a text is a part of it.
          if file.bytes[index - 1].isInWord || (inText == index - 1 && inText > open) {
            inText = index
          } else {
            quote = byte
          }
        case UInt8(ascii: "#"):
          // Behind a bracket or a comma it needs no space.
          if isBlank(at: index - 1) || "[{,".utf8.contains(file.bytes[index - 1]) {
            index = file.lineRange(at: index).upperBound - 1
          }
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  /// Where the bracket opens that closes at an index, in the same line.
  func openingBracket(to close: Int) -> Int? {
    let line = file.lineRange(at: close)
    var depth = 0
    for index in (line.lowerBound...close).reversed() {
      switch file.bytes[index] {
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }
}

extension Substring {
  /// `page` of `page;`, which stands where its colon should.
  var withoutSeparator: Substring { count > 1 && ";,".contains(last ?? " ") ? dropLast() : self }
}

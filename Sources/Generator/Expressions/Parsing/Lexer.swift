import MVVMGenDiagnostics

/// Cuts an expression into tokens.
struct Lexer {
  let bytes: [UInt8]
  private(set) var place: Int
  let start: Int
  let end: Int
  /// How deep texts with holes stand inside each other.
  let depth: Int
  var messages: [SyntaxMessage] = []

  init(_ bytes: [UInt8], in range: Range<Int>, depth: Int) {
    self.bytes = bytes
    start = range.lowerBound
    place = range.lowerBound
    end = range.upperBound
    self.depth = depth
  }

  /// All tokens, and the end.
  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity((end - start) / 3 + 2)
    while let token = next() { tokens.append(token) }
    // Not on the next line, where a block of YAML ends.
    let isBehindBreak = end > start && bytes[end - 1] == UInt8(ascii: "\n")
    let last = isBehindBreak ? tokens.last?.range.upperBound ?? end : end
    tokens.append(Token(kind: .end, range: last..<last))
    return tokens
  }

  private mutating func next() -> Token? {
    while place < end, isSpace(bytes[place]) { place += 1 }
    guard place < end else { return nil }
    let byte = bytes[place]
    if byte.isDigit { return number() }
    if byte == UInt8(ascii: "\"") { return text() }
    if byte.startsName { return name() }
    return sign()
  }

  private mutating func name() -> Token {
    let start = place
    while place < end, bytes[place].isInName { place += 1 }
    let text = string(start..<place)
    let range = start..<place
    // Most names are none of the words, of which the initialiser goes through all.
    if expressionWords.contains(text), let word = Token.Word(rawValue: text) {
      return Token(kind: .word(word), range: range)
    }
    if let text = textInOtherQuotes(from: start) ?? textBehindLetter(from: start) { return text }
    guard isName(text) else {
      let hint = lookAlike(text)
      let title = hint?.replacement.map { "'\(text)' is written '\($0)'" }
      messages.append(
        SyntaxMessage(title ?? "'\(text)' is not a name", at: range, hint: hint))
      return Token(kind: .invalid, range: range)
    }
    return Token(kind: .name(text), range: range)
  }

  /// `f"{name}"`
  private mutating func textBehindLetter(from start: Int) -> Token? {
    guard place < end, bytes[place] == UInt8(ascii: "\""),
      let close = bytes[(place + 1)..<end].firstIndex(of: UInt8(ascii: "\"")),
      let meant = string(start..<close + 1).withoutLetterOfText
    else { return nil }
    place = close + 1
    messages.append(
      SyntaxMessage(
        "a text has no letter in front of its quotes", at: start..<place, hint: "write \(meant)"))
    return Token(kind: .invalid, range: start..<place)
  }

  /// A text between the quotes that word processors make of straight ones.
  private mutating func textInOtherQuotes(from start: Int) -> Token? {
    guard bytes[start] >= 0x80 else { return nil }
    let rest = string(start..<end)
    guard let first = rest.unicodeScalars.first, first.isOtherQuote else { return nil }
    let inside = rest.unicodeScalars.dropFirst()
    let close = inside.firstIndex { $0.isOtherQuote }
    let length = close.map {
      rest.utf8.distance(from: rest.startIndex, to: rest.unicodeScalars.index(after: $0))
    }
    place = max(place, start + (length ?? 0))
    let text = close.map { String(rest[inside.startIndex..<$0]) } ?? "text"
    return textInOtherQuotes(text, from: start, wanted: "straight")
  }

  /// The quotes of JavaScript: `'a'`, and `` `a b` ``.
  private mutating func textInQuotesOfOthers() -> Token? {
    guard starts(with: "'") || starts(with: "`") else { return nil }
    let (start, close) = (place, bytes[place + 1..<end].firstIndex(of: bytes[place]))
    let text = close.map { string(start + 1..<$0) }
    if starts(with: "`"), text?.utf8.allSatisfy({ $0.isInName }) ?? true { return nil }
    place = (close ?? place) + 1
    if let text, text.holds("=>") {
      messages.append(
        SyntaxMessage("a function has no quotes", at: start..<place, hint: .write(text)))
      return Token(kind: .invalid, range: start..<place)
    }
    return textInOtherQuotes(text ?? "text", from: start, wanted: "double")
  }

  /// `\"a\"`, as if it stood inside of another text.
  private mutating func textInEscapedQuotes() -> Token? {
    guard starts(with: "\\\"") else { return nil }
    let start = place
    let close = endOfEscapedText(bytes, from: start, until: end)
    place = close ?? end
    messages.append(
      SyntaxMessage(
        "the quotes of a text have no '\\' in front of them here", at: start..<place,
        hint: .write("\"\(string(start + 2..<(close.map { $0 - 2 } ?? end)))\"")))
    return Token(kind: .invalid, range: start..<place)
  }

  private mutating func textInOtherQuotes(
    _ text: String, from start: Int, wanted: String
  ) -> Token {
    messages.append(
      SyntaxMessage(
        "a text in an expression stands between \(wanted) quotes", at: start..<place,
        hint: "write \"\(text)\"", cause: .otherQuotes(text)))
    return Token(kind: .invalid, range: start..<place)
  }

  /// What word processors make of spaces, quotes and dashes.
  private func lookAlike(_ name: String) -> Hint? {
    if name == "_" { return caseAsked() ?? "an element is named: x => x > 1" }
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case _ where scalar.isOtherQuote: return "a text stands between straight quotes"
      case 0x2010...0x2015, 0x2212: return "a minus is the sign '-': type it again"
      case 0x00A0, 0x2000...0x200A, 0x202F, 0x3000:
        return "it holds a space of an unusual kind: type it again"
      case 0xD7: return "multiply with '*'"
      case 0xF7: return "divide with '/'"
      case 0x2260: return .write("!=")
      case 0x2192, 0x21D2, 0x27F6, 0x27F9: return .write("=>")
      case 0x2227: return .write("and")
      case 0x2228: return .write("or")
      case 0xAC: return .write("not")
      case 0x2264: return .write("<=")
      case 0x2265: return .write(">=")
      case 0x2026: return "there are no ranges; the first elements are list.prefix(3)"
      default: break
      }
    }
    return nil
  }

  private mutating func number() -> Token {
    let start = place
    skipDigits()
    var isDecimal = false
    if place + 1 < end, bytes[place] == UInt8(ascii: "."), bytes[place + 1].isDigit {
      isDecimal = true
      place += 1
      skipDigits()
    }
    if place < end, bytes[place] | 0x20 == UInt8(ascii: "e") {
      var next = place + 1
      if next < end, bytes[next] == UInt8(ascii: "+") || bytes[next] == UInt8(ascii: "-") {
        next += 1
      }
      if next < end, bytes[next].isDigit {
        isDecimal = true
        place = next
        skipDigits()
      }
    }
    if place < end, bytes[place].startsName {
      while place < end, bytes[place].isInName { place += 1 }
      messages.append(formatOfOthers(from: start) ?? noNumber(start..<place))
      return Token(kind: .invalid, range: start..<place)
    }
    let text = string(start..<place).filter { $0 != "_" }
    return Token(kind: isDecimal ? .decimal(text) : .integer(text), range: start..<place)
  }

  /// `${price:.2f}`
  private func formatOfOthers(from start: Int) -> SyntaxMessage? {
    guard start > 1, bytes[start - 1] == UInt8(ascii: "."), bytes[start - 2] == UInt8(ascii: ":")
    else { return nil }
    let digits = string(start..<place).prefix(while: { $0.isNumber })
    return SyntaxMessage(
      "':.\(string(start..<place))' is no format of this language", at: start - 2..<place,
      hint: "write '| name', with a formatter of so many digits: "
        + "formatters: { name: { number: { fraction: \(digits) } } }")
  }

  private func noNumber(_ range: Range<Int>) -> SyntaxMessage {
    let text = string(range)
    return SyntaxMessage(
      "'\(text)' is neither a number nor a name", at: range,
      hint: text.hasPrefix("0x") || text.hasPrefix("0b")
        ? "a number has the digits 0 to 9 only" : "a name does not start with a digit")
  }

  private mutating func skipDigits() {
    while place < end, bytes[place].isDigit || bytes[place] == UInt8(ascii: "_") { place += 1 }
  }

  private mutating func text() -> Token {
    let start = place
    var reader = TextReader(bytes, in: place + 1..<end, isQuoted: true, depth: depth)
    let pieces = reader.pieces()
    messages += reader.messages
    place = reader.place
    guard reader.isClosed else {
      messages.append(
        SyntaxMessage("the text is not closed", at: start..<start + 1, hint: "end it with \""))
      return Token(kind: .invalid, range: start..<place)
    }
    return Token(kind: .text(pieces), range: start..<place)
  }

  private mutating func sign() -> Token {
    let start = place
    if let sign = doubleTrap() {
      tell(sign)
      return Token(kind: .invalid, range: start..<place)
    }
    // `?[` needs no space before a list of its own: `a ?[b]` means nothing else.
    let second = place + 1 < end ? bytes[place + 1] : nil
    if let (sign, length) = Token.Sign.first(of: bytes[place], second) {
      place += length
      return Token(kind: .sign(sign), range: start..<place)
    }
    if let text = textInQuotesOfOthers() ?? textInEscapedQuotes() { return text }
    if let sign = trap() {
      tell(sign)
      // A hole makes a text of all that follows.
      if starts("${", at: start) || starts("$.", at: start) { place = end }
      return Token(kind: .invalid, range: start..<place)
    }
    place += 1
    while place < end, bytes[place] & 0xC0 == 0x80 { place += 1 }
    // Behind a mistake it may well follow from that.
    if messages.isEmpty {
      messages.append(
        SyntaxMessage(
          "'\(string(start..<place))' means nothing here", at: start..<place,
          hint: chain(around: 2, at: start).flatMap {
            starts("&.", at: start) ? "write '\($0)'" : nil
          }
            ?? (starts("&:", at: start) || starts("&.", at: start)
              ? "the member of each element is written '\\.name'"
              : Self.signsOfOthers[string(start..<place)]
                ?? "a text in an expression stands between double quotes")))
    }
    return Token(kind: .invalid, range: start..<place)
  }

  private mutating func tell(_ sign: SignOfOthers) {
    let range = place..<place + sign.length
    place = range.upperBound
    messages.append(
      SyntaxMessage(
        sign.title, at: range, hint: Hint(sign.hint, replacement: written(range)),
        cause: sign.cause))
  }

  private static let signsOfOthers: [String: Hint] = [
    "^": "there are no powers: multiply, a * a", "&": "write 'a and b'", "~": "write 'not a'",
  ]

  func starts(with text: String) -> Bool { starts(text, at: place) }

  func starts(_ text: String, at place: Int) -> Bool {
    let utf8 = text.utf8
    return place + utf8.count <= end && bytes[place...].starts(with: utf8)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}

/// Where a text between `\"` and `\"` ends; nil where none stands there, or it is not closed.
func endOfEscapedText(_ bytes: [UInt8], from start: Int, until end: Int) -> Int? {
  func isQuote(_ place: Int) -> Bool {
    place + 1 < end && bytes[place] == UInt8(ascii: "\\") && bytes[place + 1] == UInt8(ascii: "\"")
  }
  guard isQuote(start), let close = (start + 2..<end).first(where: isQuote) else { return nil }
  return close + 2
}

/// A part of a text without the spaces around it; nil where that is nothing.
func trimmed(_ text: ArraySlice<UInt8>) -> String? {
  let text = text.drop(while: isSpace)
  return text.lastIndex { !isSpace($0) }.map { String(decoding: text[...$0], as: UTF8.self) }
}

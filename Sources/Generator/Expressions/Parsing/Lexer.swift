/// Cuts an expression into tokens.
struct Lexer {
  let bytes: [UInt8]
  private(set) var place: Int
  private let start: Int
  let end: Int
  /// How deep texts with holes stand inside each other.
  private let depth: Int
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
    while let token = next() { tokens.append(token) }
    tokens.append(Token(kind: .end, range: end..<end))
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
    // Most names are longer than any word.
    if text.utf8.count <= Token.Word.longest, let word = Token.Word(rawValue: text) {
      return Token(kind: .word(word), range: range)
    }
    if let text = textInOtherQuotes(from: start) { return text }
    guard isName(text) else {
      messages.append(SyntaxMessage("'\(text)' is not a name", at: range, hint: lookAlike(text)))
      return Token(kind: .invalid, range: range)
    }
    return Token(kind: .name(text), range: range)
  }

  /// A text between the quotes that word processors make of straight ones.
  private mutating func textInOtherQuotes(from start: Int) -> Token? {
    let rest = string(start..<end)
    guard let first = rest.unicodeScalars.first, Self.isOtherQuote(first) else { return nil }
    let length = rest.unicodeScalars.dropFirst().firstIndex(where: Self.isOtherQuote).map {
      rest.utf8.distance(from: rest.startIndex, to: rest.unicodeScalars.index(after: $0))
    }
    place = max(place, start + (length ?? 0))
    messages.append(
      SyntaxMessage(
        "a text in an expression stands between straight quotes", at: start..<place,
        hint: "write \"text\""))
    return Token(kind: .invalid, range: start..<place)
  }

  private static func isOtherQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2018...0x201F, 0x00AB, 0x00BB: true
    default: false
    }
  }

  /// What word processors make of spaces, quotes and dashes.
  private func lookAlike(_ name: String) -> String? {
    if name == "_" { return "an element is named: x => x > 1" }
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case _ where Self.isOtherQuote(scalar): return "a text stands between straight quotes"
      case 0x2010...0x2015, 0x2212: return "a minus is the sign '-': type it again"
      case 0x00A0, 0x2000...0x200A, 0x202F, 0x3000:
        return "it holds a space of an unusual kind: type it again"
      case 0xD7: return "multiply with '*'"
      case 0xF7: return "divide with '/'"
      case 0x2260: return "write '!='"
      case 0x2264: return "write '<='"
      case 0x2265: return "write '>='"
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
      let text = string(start..<place)
      messages.append(
        SyntaxMessage(
          "'\(text)' is neither a number nor a name", at: start..<place,
          // `${price:.2f}`
          hint: start > 1 && bytes[start - 1] == UInt8(ascii: ".")
            && bytes[start - 2] == UInt8(ascii: ":")
            ? "a formatter shows so many digits: formatters: { name: { number: { fraction: 2 } } }"
            : text.hasPrefix("0x") || text.hasPrefix("0b")
              ? "a number has the digits 0 to 9 only" : "a name does not start with a digit"))
      return Token(kind: .invalid, range: start..<place)
    }
    let text = string(start..<place).filter { $0 != "_" }
    return Token(kind: isDecimal ? .decimal(text) : .integer(text), range: start..<place)
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
    if let (length, title, hint) = doubleTrap() {
      place += length
      messages.append(SyntaxMessage(title, at: start..<place, hint: hint))
      return Token(kind: .invalid, range: start..<place)
    }
    // `?[` needs no space before a list of its own: `a ?[b]` means nothing else.
    let second = place + 1 < end ? bytes[place + 1] : nil
    if let (sign, length) = Token.Sign.first(of: bytes[place], second) {
      place += length
      return Token(kind: .sign(sign), range: start..<place)
    }
    if let (length, title, hint) = trap() {
      place += length
      messages.append(SyntaxMessage(title, at: start..<place, hint: hint))
      // A hole makes a text of all that follows.
      if starts("${", at: start) { place = end }
      return Token(kind: .invalid, range: start..<place)
    }
    place += 1
    while place < end, bytes[place] & 0xC0 == 0x80 { place += 1 }
    // Behind a mistake it may well follow from that.
    if messages.isEmpty {
      messages.append(
        SyntaxMessage(
          "'\(string(start..<place))' means nothing here", at: start..<place,
          hint: starts("&:", at: start) || starts("&.", at: start)
            ? "the member of each element is written '\\.name'"
            : Self.signsOfOthers[string(start..<place)]
              ?? "a text in an expression stands between double quotes"))
    }
    return Token(kind: .invalid, range: start..<place)
  }

  private static let signsOfOthers = [
    "^": "there are no powers: multiply, a * a", "&": "write 'a and b'", "~": "write 'not a'",
  ]

  /// What other languages write, where it would be read as two signs of this one.
  private func doubleTrap() -> (length: Int, title: String, hint: String)? {
    // Most signs are a single one, and what is alone is no trap.
    guard place + 1 < end, Self.isOfDoubleTrap(bytes[place]),
      Self.isOfDoubleTrap(bytes[place + 1])
    else { return nil }
    if starts(with: "<>") { return (2, "'<>' is written '!='", "write 'a != b'") }
    if starts(with: "=<") { return (2, "'=<' is written '<='", "write 'a <= b'") }
    for sign in ["<<", ">>"] where starts(with: sign) {
      return (2, "there is no '\(sign)'", "multiply or divide: a * 2, a / 2")
    }
    if starts(with: "||") {
      let next = bytes[min(place + 2, end)..<end].first { !isSpace($0) }
      let isValue = next.map { $0.isDigit || "\"[-".utf8.contains($0) } ?? false
      return (
        2, "'||' is written 'or'",
        isValue
          ? messages.isEmpty
            ? "a default is given by '??'" : "a choice is written 'if a then b else c'"
          : "write 'a or b'; a formatter stands behind one '|'"
      )
    }
    if starts(with: "->") { return (2, "'->' is written '=>'", "write x => x.name") }
    if starts(with: "===") { return (3, "'===' is written '=='", "write 'a == b'") }
    if starts(with: "!==") { return (3, "'!==' is written '!='", "write 'a != b'") }
    for sign in ["+=", "-=", "*=", "/=", "++", "--"] where starts(with: sign) {
      // `a - -b` may be written without a space.
      if sign == "--", !isAtEnd(2) { continue }
      return (2, "'\(sign)' sets something, and an expression sets nothing", Self.setting)
    }
    if starts(with: "**") { return (2, "there is no '**'", "multiply: a * a") }
    for sign in ["...", "..<", ".."] where starts(with: sign) {
      if sign == "...",
        bytes[..<place].last(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "[")
      {
        return (3, "'...' means nothing in a list", "one more element is written list.appending(x)")
      }
      return (
        sign.utf8.count, "there are no ranges",
        "the first elements: list.prefix(3); in between: a < b and b < c"
      )
    }
    return nil
  }

  private static func isOfDoubleTrap(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "!"),
      UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Whether the word `as` ends here, as in Swift's `as?` and `as!`.
  private var isAfterAs: Bool {
    bytes[start..<place].suffix(3).elementsEqual(" as".utf8)
  }

  /// What other languages write, in the words of this one.
  private func trap() -> (length: Int, title: String, hint: String)? {
    if starts(with: "&&") { return (2, "'&&' is written 'and'", "write 'a and b'") }
    if starts(with: "!") || starts(with: "?"), isAfterAs {
      return (
        1, "there is no 'as\(Character(Unicode.Scalar(bytes[place])))': a value has one type",
        "to convert it write 'String(a)', 'Int(a)' or 'Double(a)'"
      )
    }
    if starts(with: "!"), place > start, endsValue(bytes[place - 1]) {
      let length = starts(with: "!!") ? 2 : 1
      let isChained = place + length < end && bytes[place + length] == UInt8(ascii: ".")
      return (
        length, "'\(length == 1 ? "!" : "!!")' is refused: it could stop the app",
        isChained ? "write '?.'" : "give a default: 'a ?? b'"
      )
    }
    if starts(with: "!") { return (1, "'!' is written 'not'", "write 'not a'") }
    if starts(with: "=") {
      let before = bytes[start..<place].last { !isSpace($0) }
      if before.map({ "(,[".utf8.contains($0) }) ?? true {
        return (1, "no '=' is wanted here: this is an expression already", "remove it")
      }
    }
    if starts(with: "=") { return (1, "'=' sets nothing in an expression", meantByEquals()) }
    if starts(with: "`") {
      // A text as JavaScript has it.
      if let close = bytes[(place + 1)..<end].firstIndex(of: UInt8(ascii: "`")),
        bytes[(place + 1)..<close].contains(where: { !$0.isInName })
      {
        return (
          close - place + 1, "a text in an expression stands between double quotes",
          "write \"\(string(place + 1..<close))\""
        )
      }
      return (1, "a name needs no backticks here", "write the name alone")
    }
    if starts(with: "?") {
      if isAtEnd(1) {
        return (1, "nothing stands behind the '?'", "whether a value is there: 'not a.isNil'")
      }
      return (
        1, "'? :' is written 'if then else'", "write 'if a then b else c'; for a default '??'"
      )
    }
    if starts(with: "${"), depth > 0 {
      return (2, "a hole starts inside a hole", "end the first one before it, with }")
    }
    if starts(with: "${") {
      return (
        2, "'${' starts a hole in a text, and this is an expression",
        holeAlone().map { "an expression has no '${' and '}': write '\($0)'" }
          ?? (start == 1 && place > start && bytes[start].isLetterOrDigit
            ? "a text with holes has no '=' in front: remove it" : nil)
          ?? "write it under 'text', or in quotes of its own: '\"${...}\"'"
      )
    }
    if starts(with: "$") {
      let isName = place + 1 < end && bytes[place + 1].startsName
      return (
        1, "'$' means nothing outside of a text",
        isName
          ? "a name stands alone, without '$'"
          : starts(with: "$\"")
            ? "remove it: a hole in a text is written '${name}'"
            : "an element is named: x => x.name"
      )
    }
    if starts(with: "'") {
      let rest = bytes[place + 1..<end]
      let close = rest.firstIndex(of: UInt8(ascii: "'"))
      let text = close.map { string(place + 1..<$0) } ?? "text"
      return (
        (close ?? place) - place + 1, "a text in an expression stands between double quotes",
        "write \"\(text)\""
      )
    }
    if starts(with: "{") {
      let rest = bytes[place + 1..<end]
      // `${{ name }}`
      if place == start, let first = rest.drop(while: isSpace).first, first.startsName,
        !rest.contains(where: { ",:=".utf8.contains($0) })
      {
        return (1, "'{' means nothing in an expression", "one pair of braces is enough: ${name}")
      }
      return (
        1, "'{' means nothing in an expression",
        bytes[place..<end].dropFirst().drop(while: isSpace).starts(with: "...".utf8)
          ? "a copy with other fields is written a.with(field: value)"
          : closure() ?? "a function is written x => x.name, a choice 'if a then b else c'"
      )
    }
    if starts(with: "\\") {
      return (1, "'\\' starts the path of a member, and no '.' follows", "write '\\.name'")
    }
    if starts(with: ";") { return (1, "';' means nothing in an expression", "remove it") }
    return nil
  }

  private static let setting = "a 'set' step sets it: set: { a: =a + 1 }"

  /// The name before this place, where it stands as the label of an argument: `with(name = 1)`.
  private func label() -> String? {
    let before = string(start..<place)
    let name = before.reversed().drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }.reversed()
    let rest = before.reversed().drop { $0 == " " }.dropFirst(name.count).drop { $0 == " " }
    guard !name.isEmpty, let sign = rest.first else { return nil }
    let isCall = sign == "(" && rest.dropFirst().first.map { $0.isLetter || $0.isNumber } ?? false
    return isCall || sign == "," ? String(name) : nil
  }

  /// What was meant by a '=' with something before it.
  private func meantByEquals() -> String {
    switch bytes[start..<place].last(where: { !isSpace($0) }) {
    // `a > = b`
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return "remove the space before it"
    case UInt8(ascii: "]"):
      return "to compare, write '=='; with another entry, a list is 'list.replacing(i, x)' and "
        + "a dictionary 'dictionary.setting(key, x)'"
    default:
      let label = label().map { "a label ends with a colon: '\($0): ...'; " } ?? ""
      return label + "to compare, write '=='"
    }
  }

  /// What is inside of a hole that is all there is.
  private func holeAlone() -> String? {
    let inner = place + 2..<max(place + 2, end - 1)
    guard bytes[start..<place].allSatisfy(isSpace), !inner.isEmpty,
      bytes[place..<end].firstIndex(of: UInt8(ascii: "}")) == end - 1
    else { return nil }
    return string(inner)
  }

  private func isAtEnd(_ length: Int) -> Bool {
    bytes[min(place + length, end)..<end].allSatisfy(isSpace)
  }

  private func endsValue(_ byte: UInt8) -> Bool {
    byte.isInName || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
  }

  private func starts(with text: String) -> Bool { starts(text, at: place) }

  private func starts(_ text: String, at place: Int) -> Bool {
    let utf8 = text.utf8
    return place + utf8.count <= end && bytes[place...].starts(with: utf8)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}

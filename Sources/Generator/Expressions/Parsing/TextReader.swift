import MVVMGenDiagnostics

/// Reads a text with holes: between quotes, or all of a YAML text.
struct TextReader {
  private let bytes: [UInt8]
  private(set) var place: Int
  private let end: Int
  private let isQuoted: Bool
  private let depth: Int
  /// Whether the closing quote was found.
  private(set) var isClosed = false
  private(set) var messages: [SyntaxMessage] = []

  init(_ bytes: [UInt8], in range: Range<Int>, isQuoted: Bool, depth: Int) {
    self.bytes = bytes
    place = range.lowerBound
    end = range.upperBound
    self.isQuoted = isQuoted
    self.depth = depth
  }

  mutating func pieces() -> [Expression.TextPiece] {
    var pieces: [Expression.TextPiece] = []
    var literal: [UInt8] = []
    func close(_ literal: inout [UInt8]) {
      guard !literal.isEmpty else { return }
      pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
      literal = []
    }
    while place < end {
      let byte = bytes[place]
      if isQuoted, byte == UInt8(ascii: "\"") {
        place += 1
        isClosed = true
        break
      }
      if isQuoted, byte == UInt8(ascii: "\\") {
        escape(into: &literal)
      } else if byte != UInt8(ascii: "$") {
        literal.append(byte)
        place += 1
      } else if starts("$${", at: place) {
        literal += [UInt8(ascii: "$"), UInt8(ascii: "{")]
        place += 3
      } else if starts("${", at: place) {
        guard let hole = hole() else { break }
        close(&literal)
        pieces.append(.hole(hole))
      } else {
        literal.append(byte)
        place += 1
      }
    }
    close(&literal)
    return pieces
  }

  private func starts(_ sign: StaticString, at index: Int) -> Bool {
    let length = sign.utf8CodeUnitCount
    guard index + length <= end else { return false }
    return sign.withUTF8Buffer { bytes[index..<index + length].elementsEqual($0) }
  }

  private func next(_ distance: Int) -> UInt8? {
    place + distance < end ? bytes[place + distance] : nil
  }

  /// `${ … }`; nil where it is not closed, which ends the text.
  private mutating func hole() -> Expression? {
    let start = place
    let (close, opensText) = endOfHole(from: place + 2)
    guard let close else {
      messages.append(
        SyntaxMessage(
          opensText ? "a text in the hole is not closed" : "the hole is not closed",
          at: start..<start + 2, hint: "end it with \(opensText ? "\"" : "}")"))
      place = end
      // The text around it is no second mistake.
      isClosed = true
      return nil
    }
    place = close + 1
    let (expression, more) = parse(bytes, in: start + 2..<close, depth: depth + 1)
    messages += more
    return expression
  }

  /// The brace that closes a hole, past texts with holes of their own. Where there is none, whether
  /// a text in it goes on to the end.
  private func endOfHole(from start: Int) -> (brace: Int?, opensText: Bool) {
    var index = start
    // What is open: holes and texts, innermost last.
    var open: [UInt8] = [UInt8(ascii: "{")]
    while index < end {
      let byte = bytes[index]
      let isInText = open.last == UInt8(ascii: "\"")
      if !isInText, let behind = endOfEscapedText(bytes, from: index, until: end) {
        index = behind
        continue
      }
      switch byte {
      case UInt8(ascii: "\\") where isInText: index += 1
      case UInt8(ascii: "\""):
        if isInText { open.removeLast() } else { open.append(byte) }
      case UInt8(ascii: "$") where isInText && starts("$${", at: index): index += 2
      case UInt8(ascii: "$") where isInText && starts("${", at: index):
        open.append(UInt8(ascii: "{"))
        index += 1
      case UInt8(ascii: "}") where !isInText:
        open.removeLast()
        if open.isEmpty { return (index, false) }
      default: break
      }
      index += 1
    }
    // Of a text in quotes the last one may be its own.
    return (nil, !isQuoted && open.last == UInt8(ascii: "\""))
  }

  private mutating func escape(into literal: inout [UInt8]) {
    let start = place
    guard let byte = next(1) else {
      place = end
      return
    }
    place += 2
    switch byte {
    case UInt8(ascii: "n"): literal.append(0x0A)
    case UInt8(ascii: "r"): literal.append(0x0D)
    case UInt8(ascii: "t"): literal.append(0x09)
    case UInt8(ascii: "0"): literal.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): literal.append(byte)
    case UInt8(ascii: "u"): unicodeEscape(from: start, into: &literal)
    case UInt8(ascii: "("): holeOfSwift(from: start)
    default:
      while place < end, bytes[place] & 0xC0 == 0x80 { place += 1 }
      messages.append(
        SyntaxMessage(
          "'\(String(decoding: bytes[start..<place], as: UTF8.self))' is no escape",
          at: start..<place, hint: "there are \\n \\r \\t \\0 \\\\ \\\" \\u{1F600}"))
    }
  }

  /// `\(name)`
  private mutating func holeOfSwift(from start: Int) {
    let inside = SwiftHole.inside(bytes[place - 1..<end])
    if let inside { place = inside.endIndex + 1 }
    messages.append(
      SyntaxMessage(
        "a hole in a text is written '${ }'", at: start..<place,
        hint: inside.map { .write("${\(String(decoding: $0, as: UTF8.self))}", bare: true) }
          ?? "write ${name}"))
  }

  /// `\u{1F600}`
  private mutating func unicodeEscape(from start: Int, into literal: inout [UInt8]) {
    let bare = bytes[place..<end].prefix(while: { $0.isHexDigit })
    if place < end, bytes[place] == UInt8(ascii: "{") {
      let digits = bytes[(place + 1)..<end].prefix(while: { $0.isHexDigit }).prefix(8)
      place = digits.endIndex
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      if place < end, bytes[place] == UInt8(ascii: "}"),
        let scalar = value.flatMap(Unicode.Scalar.init)
      {
        place += 1
        literal += Array(String(Character(scalar)).utf8)
        return
      }
    }
    // In other languages no braces stand around the digits.
    let meant = bare.isEmpty ? "1F600" : String(decoding: bare.prefix(4), as: UTF8.self)
    messages.append(
      SyntaxMessage(
        "this is no Unicode character", at: start..<min(place, end), hint: "write \\u{\(meant)}"))
  }
}

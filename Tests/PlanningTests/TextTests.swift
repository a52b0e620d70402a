import Testing

@testable import MVVMGenPlanning

@Suite struct TextTests {
  @Test(arguments: [
    ("", #""""#), ("a \"b\" \\c", #""a \"b\" \\c""#), ("\\(x)", #""\\(x)""#),
    ("a\nb\r\tc\0", #""a\nb\r\tc\0""#),
    ("\u{2028}\u{202E}\u{FEFF}", #""\u{2028}\u{202E}\u{FEFF}""#),
    ("é ℉ 👩‍👩‍👧", "\"é ℉ 👩‍👩‍👧\""), ("\u{301}a", #""\u{301}a""#), ("a\u{A0}b", #""a\u{A0}b""#),
    ("*/ // #\" \"\"\"", #""*/ // #\" \"\"\"""#),
  ])
  func aLiteralMeansItsText(text: String, literal: String) {
    #expect(StringLiteral.quoted(text) == literal)
  }

  /// Whatever the text is, the literal gives it back.
  @Test(arguments: 0..<200)
  func anyTextSurvives(seed: Int) throws {
    var random = Numbers(seed: UInt64(seed))
    var text = ""
    for _ in 0..<random.next(below: 40) {
      let limit: UInt64 = random.next(below: 3) == 0 ? 0x10FFFF : 0x80
      if let scalar = Unicode.Scalar(UInt32(random.next(below: limit))) {
        text.unicodeScalars.append(scalar)
      }
    }
    let literal = StringLiteral.escaped(text)
    let meant = try unescaped(literal)
    #expect(Array(meant.unicodeScalars) == Array(text.unicodeScalars))
    #expect(!literal.contains { $0.isNewline })
    #expect(!literal.replacing("\\\\", with: "").replacing("\\\"", with: "").contains("\""))
  }

  /// On several lines too, where no line ends with spaces and three quotes end the literal.
  @Test(arguments: 0..<200)
  func anyTextSurvivesInABlock(seed: Int) throws {
    var random = Numbers(seed: UInt64(seed))
    let signs: [Unicode.Scalar] = ["\n", " ", "\"", "\\", "\r", "\t", "a", "b", "c", "é"]
    var text = "one two three four five six seven eight nine"
    for _ in 0..<random.next(below: 60) {
      text.unicodeScalars.append(signs[Int(random.next(below: UInt64(signs.count)))])
    }
    var literal = TextLiteral()
    literal.add(text)
    let lines = Layout.row(["x", literal.layout]).lines(width: 30)
    #expect(lines.first == "x\"\"\"")
    #expect(lines.last == "  \"\"\"")
    let inside = lines.dropFirst().dropLast()
    #expect(inside.allSatisfy { $0.isEmpty || $0.hasPrefix("  ") && $0.last != " " })
    let block = inside.map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect(!block.contains("\"\"\""))
    #expect(try Array(unescaped(block).unicodeScalars) == Array(text.unicodeScalars))
  }

  /// No line starts with the bracket behind a value, however long that is.
  @Test func signsStayBesideTheirValue() {
    let value = "formatters.longNamesOfAll(values.that.are.shown)"
    var literal = TextLiteral()
    literal.add("Of all that is there (")
    literal.add(.text(value))
    literal.add("), the newest ones")
    #expect(
      Layout.row(["let a = ", literal.layout]).lines(width: 77) == [
        "let a = \"\"\"", "  Of all that is there \\", "  (\\(\(value))), the newest ones",
        "  \"\"\"",
      ])
  }

  /// A text whose lines are seen as lines, as they are in the spec.
  @Test func aTextOfLinesHasThem() {
    var literal = TextLiteral()
    literal.add("Dear ")
    literal.add("name" as Layout)
    literal.add(",\n\nyour \"order\" \nis here.\n")
    #expect(
      Layout.row(["let a = ", literal.layout]).lines() == [
        "let a = \"\"\"", "  Dear \\(name),", "", "  your \"order\"\\u{20}", "  is here.", "",
        "  \"\"\"",
      ])
  }

  /// So does one that only starts or ends with ends of lines.
  @Test(arguments: ["Dear\nname\n", "\n\n\nDear"])
  func aShortTextOfTwoLinesStaysOnOne(text: String) {
    var literal = TextLiteral()
    literal.add(text)
    #expect(Layout.row([literal.layout]).lines() == [StringLiteral.quoted(text)])
  }

  /// What Swift makes of what stands between the quotes.
  private func unescaped(_ literal: String) throws -> String {
    var result = String.UnicodeScalarView()
    var rest = literal.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let next = rest.popFirst()
      switch try #require(next) {
      case "n": result.append("\n")
      // The line goes on.
      case "\n": break
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest.removeFirst(digits.count + 2)
        let value = try #require(UInt32(String(String.UnicodeScalarView(digits)), radix: 16))
        result.append(try #require(Unicode.Scalar(value)))
      case let other: result.append(other)
      }
    }
    return String(result)
  }

  @Test(arguments: [
    ("One line.", ["/// One line."]), ("One.\n\nTwo.", ["/// One.", "///", "/// Two."]),
    ("a */ b /* c", ["/// a */ b /* c"]),
    ("a\r\nb\u{2028}c\u{85}d", ["/// a", "/// b", "/// c", "/// d"]),
    ("\n  a  \n\n", ["///   a"]), ("a\u{202E}b\u{0}c", ["/// abc"]), ("", []),
  ])
  func noTextEndsAComment(text: String, lines: [String]) {
    #expect(DocComment.lines(text) == lines)
  }

  @Test func aLongLineOfDocumentationIsBrokenBetweenWords() {
    let lines = DocComment.lines(Array(repeating: "word", count: 40).joined(separator: " "))
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count <= 100 && $0.hasPrefix("/// word") })
  }

  @Test func aLongEntryOfAListGoesOnBelowItsText() {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let lines = DocComment.lines("- Parameters:\n  - a: \(words)")
    #expect(lines.count == 4 && lines.allSatisfy { $0.count <= 100 })
    #expect(lines[1].hasPrefix("///   - a: word"))
    #expect(lines[2...].allSatisfy { $0.hasPrefix("///     word") })
  }

  @Test(arguments: [
    (0, "0"), (-5, "-5"), (999_999, "999999"), (1_000_000, "1_000_000"),
    (-12_345_678, "-12_345_678"),
  ])
  func longNumbersAreGrouped(number: Int, text: String) {
    #expect(NumberLiteral.integer(number) == text)
    #expect(NumberLiteral.double(number) == text + ".0")
  }

  /// Swift warns of a whole number that a Double can't hold exactly.
  @Test(arguments: [
    ("9007199254740993", "9_007_199_254_740_993.0"), ("1e300", "1e300"), ("2E9", "2E9"),
    ("-0.5", "-0.5"),
  ])
  func numbersOfDoublesHaveAPoint(written: String, text: String) {
    #expect(NumberLiteral.double(written) == text)
  }
}

/// Numbers at random, the same ones every time.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(below limit: UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state % limit
  }
}

import MVVMGenChecking

/// A string literal with interpolations. One of several lines, or too long for its own, becomes a
/// literal of several lines that means the same.
struct TextLiteral {
  /// Texts that are shorter stay on their line.
  private static let shortest = 40

  private enum Piece {
    case text(String)
    /// A value with all that makes it an interpolation.
    case value(Layout)
  }

  private var pieces: [Piece] = []
  /// What stands between the quotes on one line.
  private var flat: Layout = ""
  /// How many lines end between others.
  private var lineEnds = 0
  /// How many have ended since there was anything else; nil where there was nothing yet.
  private var openEnds: Int?

  /// A text without values in it.
  static func layout(of text: String) -> Layout {
    var literal = TextLiteral()
    literal.add(text)
    return literal.layout
  }

  /// A text of pieces, with the values as they are shown.
  static func layout(
    of pieces: [TypedExpression.TextPiece], _ shown: (TypedExpression) -> Layout
  ) -> Layout {
    var literal = TextLiteral()
    for piece in pieces {
      switch piece {
      case .literal(let text): literal.add(text)
      case .hole(let value): literal.add(shown(value))
      }
    }
    return literal.layout
  }

  /// Adds text as it stands.
  mutating func add(_ text: String) {
    if case .text(let last)? = pieces.last {
      // Three quotes have to be seen together.
      pieces[pieces.count - 1] = .text(last + text)
    } else {
      pieces.append(.text(text))
    }
    flat = "\(flat)\(StringLiteral.escaped(text))"
    for byte in text.utf8 {
      if byte != UInt8(ascii: "\n") { goOn() } else if let open = openEnds { openEnds = open + 1 }
    }
  }

  /// Adds a value that is shown as text.
  mutating func add(_ value: Layout) {
    let value: Layout = "\\(\(LayoutPrinter.flat(value)))"
    pieces.append(.value(value))
    flat = "\(flat)\(value)"
    goOn()
  }

  private mutating func goOn() {
    lineEnds += openEnds ?? 0
    openEnds = 0
  }

  var layout: Layout {
    let text: Layout = "\"\(flat)\""
    let isLong = flat.bytes.count + 2 > Self.shortest && flat.bytes.columns + 2 > Self.shortest
    let hasLines = lineEnds > 1 || lineEnds == 1 && isLong
    guard isLong || hasLines else { return text }
    let choice = Layout.either(broken: .textBlock(words), flat: text)
    return .group(hasLines ? [.broken, choice] : choice)
  }

  /// What must not be torn: a word with the space after it, what goes on with an interpolation
  /// without a space, as far as that is short; and ends of lines.
  private var words: [Layout] {
    var words = Words()
    for (number, piece) in pieces.enumerated() {
      switch piece {
      case .value(let value): words.add(value)
      case .text(let text):
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
          if index > 0 { words.endLine() }
          let endsLine = index + 1 < lines.count || number + 1 == pieces.count
          words.add(line: Substring(line), endsLine: endsLine)
        }
      }
    }
    return words.layouts
  }

  private struct Words {
    /// Longer ones may be torn beside an interpolation, where more than a sign is left alone.
    private static let longest = 40
    private static let longestBesideSign = 80
    private static let longestSign = 4

    private(set) var layouts: [Layout] = []
    /// Whether there is no space behind the last of them.
    private var goesOn = false

    mutating func endLine() {
      layouts.append(.newLine)
      goesOn = false
    }

    mutating func add(_ word: Layout, endsWithSpace: Bool = false) {
      if goesOn, let last = layouts.last, isWhole(last, word) {
        layouts[layouts.count - 1] = "\(last)\(word)"
      } else {
        layouts.append(word)
      }
      goesOn = !endsWithSpace
    }

    private func isWhole(_ first: Layout, _ second: Layout) -> Bool {
      let (first, second) = (first.bytes.columns, second.bytes.columns)
      let isBesideSign = min(first, second) <= Self.longestSign
      return first + second <= (isBesideSign ? Self.longestBesideSign : Self.longest)
    }

    mutating func add(line: Substring, endsLine: Bool) {
      // A space at the end of a line would not be seen, and editors take it away.
      let hidesSpace = endsLine && line.utf8.last == UInt8(ascii: " ")
      var rest = Substring(StringLiteral.escapedInBlock(hidesSpace ? line.dropLast() : line))
      while let space = rest.utf8.firstIndex(of: UInt8(ascii: " ")) {
        let end = rest.utf8.index(after: space)
        add(.text(String(rest[..<end])), endsWithSpace: true)
        rest = rest[end...]
      }
      if !rest.isEmpty { add(.text(String(rest))) }
      if hidesSpace { add("\\u{20}") }
    }
  }
}

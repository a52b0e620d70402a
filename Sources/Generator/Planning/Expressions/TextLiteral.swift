/// A string literal with interpolations. One that is too long for its line becomes a literal of
/// several lines that means the same.
struct TextLiteral {
  /// Texts that are shorter stay on their line.
  private static let shortest = 40

  /// What must not be torn: a word with the space after it, or an interpolation.
  private var tokens: [String] = []

  /// Adds text as it stands.
  mutating func add(_ text: String) {
    var rest = Substring(StringLiteral.escaped(text))
    while let space = rest.utf8.firstIndex(of: UInt8(ascii: " ")) {
      let end = rest.utf8.index(after: space)
      tokens.append(String(rest[..<end]))
      rest = rest[end...]
    }
    if !rest.isEmpty { tokens.append(String(rest)) }
  }

  /// Adds a value that is shown as text.
  mutating func add(_ value: Layout) {
    tokens.append("\\(" + LayoutPrinter.flat(value) + ")")
  }

  var layout: Layout {
    let text = "\"" + tokens.joined() + "\""
    guard text.utf8.count > Self.shortest, text.unicodeScalars.count > Self.shortest else {
      return .text(text)
    }
    return .group(.either(broken: .textBlock(tokens), flat: .text(text)))
  }
}

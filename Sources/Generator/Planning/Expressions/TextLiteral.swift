/// A string literal with interpolations. One that is too long for its line becomes a literal of
/// several lines that means the same.
struct TextLiteral {
  /// Texts that are shorter stay on their line.
  private static let shortest = 40

  /// What must not be torn: a word with the space after it, or an interpolation.
  private var tokens: [String] = []

  /// Adds text as it stands.
  mutating func add(_ text: String) {
    let escaped = StringLiteral.escaped(text)
    var token = ""
    for character in escaped {
      token.append(character)
      if character == " " {
        tokens.append(token)
        token = ""
      }
    }
    if !token.isEmpty { tokens.append(token) }
  }

  /// Adds a value that is shown as text.
  mutating func add(_ value: Layout) {
    tokens.append("\\(" + LayoutPrinter.flat(value) + ")")
  }

  var layout: Layout {
    let text = "\"" + tokens.joined() + "\""
    guard text.unicodeScalars.count > Self.shortest else { return .text(text) }
    return .group(.either(broken: .textBlock(tokens), flat: .text(text)))
  }
}

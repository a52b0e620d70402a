/// A string literal with interpolations. One that is too long for its line becomes a literal of
/// several lines that means the same.
struct TextLiteral {
  private static let lineWidth = 76

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
    let flat: Layout = .text("\"" + tokens.joined() + "\"")
    let lines = broken
    guard lines.count > 1 else { return flat }
    var rows: [Layout] = ["\"\"\"", .newLine]
    for (index, line) in lines.enumerated() {
      rows += [.text(index < lines.count - 1 ? line + "\\" : line), .newLine]
    }
    rows.append("\"\"\"")
    return .group(.either(broken: .row(rows), flat: flat))
  }

  private var broken: [String] {
    var lines: [String] = []
    var line = ""
    for token in tokens {
      if !line.isEmpty && line.unicodeScalars.count + token.unicodeScalars.count > Self.lineWidth {
        lines.append(line)
        line = ""
      }
      line += token
    }
    lines.append(line)
    return lines
  }
}

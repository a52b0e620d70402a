/// Text as a terminal shows it.
enum DisplayText {
  /// The text with a visible sign for each control character, so that no spec can move the
  /// cursor, ring the bell or change the colours; tabs stay.
  static func safe(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 })
    else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// White space as wide as the text, with its tabs, to stand above or under it.
  static func blank(for text: String) -> String {
    var blank = ""
    for character in text {
      if character == "\t" {
        blank += "\t"
      } else {
        blank += String(repeating: " ", count: width(of: character))
      }
    }
    return blank
  }

  /// How many columns of a terminal the text takes; a tab counts as one.
  static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return character == "\r\n" ? 2 : 1 }
    if character.unicodeScalars.contains("\u{FE0F}") || isWide(first) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Whether the scalar takes two columns: East Asian Wide and Fullwidth, and emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }

  /// Control characters, the separators that some terminals break lines at, and the marks that
  /// turn the direction of writing, which could make a line look like another.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

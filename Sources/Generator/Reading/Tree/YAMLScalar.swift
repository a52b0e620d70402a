import MVVMGenDiagnostics

/// A text in a YAML file. What type it has depends on where it stands, never on how it looks.
public struct YAMLScalar: Equatable, Sendable {
  /// How a text is written.
  public enum Style: Equatable, Sendable {
    /// Without quotes.
    case plain
    /// `'text'`
    case singleQuoted
    /// `"text"`
    case doubleQuoted
    /// `|` and lines that are kept as they are.
    case literal
    /// `>` and lines that are joined.
    case folded
  }

  /// The text, without quotes, escapes and indentation.
  public var text: String
  /// How the text is written.
  public var style: Style

  /// Makes a scalar.
  public init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// Whether nothing at all is written, as in `key:` without a value.
  public var isEmptyPlain: Bool { style == .plain && text.isEmpty }

  /// Whether it is an expression, where a value stands: `==` is the `=` of a text.
  public var isExpression: Bool { text.hasPrefix("=") && !text.hasPrefix("==") }

  var startsWithDigit: Bool { text.utf8.first?.isDigit ?? false }
}

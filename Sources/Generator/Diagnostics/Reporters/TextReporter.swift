/// Shows diagnostics to a person: with the source line, and a marker under the exact part.
///
/// ```
/// Specs/weather.yaml:28:12: error: there is no type 'Sting' [MVG031]
///     summary: { type: Sting }
///                      ^~~~~
///     hint: did you mean 'String'?
/// ```
public struct TextReporter: Sendable {
  /// Whether escape codes for colours are written.
  var colors: Bool

  /// Makes the reporter.
  public init(colors: Bool = false) {
    self.colors = colors
  }

  /// Each diagnostic with its source line, its related places and its hint. Notes start their lines
  /// as messages do: only an empty line shows where the next message begins.
  public func report(_ diagnostics: [Diagnostic], in files: SourceFiles) -> String {
    var text = ""
    for diagnostic in diagnostics {
      if !text.isEmpty { text += "\n" }
      text += headline(
        diagnostic.span, diagnostic.severity, "\(diagnostic.title) [\(diagnostic.id)]", files)
      text += SourceExcerpt(diagnostic.span, in: files).map(excerpt) ?? ""
      for related in diagnostic.related {
        text += headline(related.span, .note, related.text, files)
        text += SourceExcerpt(related.span, in: files).map(excerpt) ?? ""
      }
      if let hint = diagnostic.hint?.text { text += self.hint(hint) }
    }
    return text
  }

  private func headline(
    _ span: SourceSpan, _ severity: Diagnostic.Severity, _ message: String, _ files: SourceFiles
  ) -> String {
    let place = paint(LineReporter().location(of: span, in: files) + ":", .bold)
    let kind = paint("\(severity.rawValue):", Style(severity))
    return "\(place) \(kind) \(paint(DisplayText.safe(message), .bold))\n"
  }

  private func excerpt(_ excerpt: SourceExcerpt) -> String {
    "    \(excerpt.line)\n    \(excerpt.indent)\(paint(excerpt.marker, .green))\n"
  }

  /// The hint; where it has several lines, as code to paste has, they stay under each other.
  private func hint(_ hint: String) -> String {
    let lines = hint.split(separator: "\n", omittingEmptySubsequences: false)
    var text = ""
    for (index, line) in lines.enumerated() {
      text += index == 0 ? "    \(paint("hint:", .cyan)) " : "          "
      text += DisplayText.safe(String(line)) + "\n"
    }
    return text
  }

  private func paint(_ text: String, _ style: Style) -> String {
    colors ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// What the terminal is asked for.
  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case cyan = "1;36"

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .yellow
      case .note: self = .cyan
      }
    }
  }
}

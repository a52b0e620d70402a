/// One line for each diagnostic, each related place and each line of a hint: what editors make a
/// link of.
public struct LineReporter: Sendable {
  /// Makes the reporter.
  public init() {}

  /// The diagnostics, and each one's related places and hint as notes.
  public func report(_ diagnostics: [Diagnostic], in files: SourceFiles) -> String {
    var text = ""
    for diagnostic in diagnostics {
      text += headline(of: diagnostic, in: files) + "\n"
      for related in diagnostic.related {
        let place = location(of: related.span, in: files)
        text += "\(place): note: \(DisplayText.safe(related.text))\n"
      }
      if let hint = diagnostic.hint?.text {
        let place = location(of: diagnostic.span, in: files)
        // Code to paste may have several lines.
        for line in hint.split(separator: "\n", omittingEmptySubsequences: false) {
          text += "\(place): note: \(DisplayText.safe(String(line)))\n"
        }
      }
    }
    return text
  }

  /// `path:line:column: error: text [MVG014]`
  func headline(of diagnostic: Diagnostic, in files: SourceFiles) -> String {
    let place = location(of: diagnostic.span, in: files)
    let title = DisplayText.safe(diagnostic.title)
    return "\(place): \(diagnostic.severity.rawValue): \(title) [\(diagnostic.id)]"
  }

  /// `path:line:column`
  func location(of span: SourceSpan, in files: SourceFiles) -> String {
    "\(DisplayText.safe(files[span.file]?.name ?? "?")):\(span.line):\(span.column)"
  }
}

/// The ways to show diagnostics that a user can ask for.
public enum ReporterKind: String, CaseIterable, Sendable {
  /// For a person: the source line, with the part underlined.
  case text
  /// One line each: what editors make links of.
  case line
  /// For other programs.
  case json
  /// Annotations of a run on GitHub.
  case github
  /// The format of code scanning.
  case sarif

  /// Whether all diagnostics of a run make one document.
  public var isDocument: Bool { self == .json || self == .sarif }

  /// The diagnostics as text, in the order they are given, every line ended.
  public func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, colors: Bool, version: String
  ) -> String {
    switch self {
    case .text: TextReporter(colors: colors).report(diagnostics, in: files)
    case .line: LineReporter().report(diagnostics, in: files)
    case .json: JSONReporter().report(diagnostics, in: files)
    case .github: GitHubReporter().report(diagnostics, in: files)
    case .sarif: SARIFReporter(version: version).report(diagnostics, in: files)
    }
  }
}

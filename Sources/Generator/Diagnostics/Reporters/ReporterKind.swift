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

  /// A reporter of that kind.
  public func reporter(colors: Bool, version: String) -> any Reporter {
    switch self {
    case .text: TextReporter(colors: colors)
    case .line: LineReporter()
    case .json: JSONReporter()
    case .github: GitHubReporter()
    case .sarif: SARIFReporter(version: version)
    }
  }
}

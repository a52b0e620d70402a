/// A way to show diagnostics to someone, or to another program.
public protocol Reporter: Sendable {
  /// The diagnostics as text, in the order they are given, every line ended.
  func report(_ diagnostics: [Diagnostic], in files: SourceFiles) -> String
}

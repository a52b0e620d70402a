import MVVMGenDiagnostics

/// What came of reading a file.
public struct ReadingResult: Equatable, Sendable {
  /// The documents that could be read, in order. Where the YAML itself is broken beyond a single
  /// value, those before it.
  public var documents: [YAMLDocument]
  /// What is wrong with the file as YAML, in source order.
  public var diagnostics: [Diagnostic]
}

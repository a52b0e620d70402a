import MVVMGenDiagnostics

/// What a document has that a spec can't say, or says otherwise.
public struct ImportNote: Equatable, Sendable {
  /// Where it stands in the document.
  public var span: SourceSpan
  /// What became of it.
  public var text: String
}

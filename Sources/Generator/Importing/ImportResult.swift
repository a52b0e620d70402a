/// What came of a document.
public struct ImportResult: Equatable, Sendable {
  /// The spec; nil where the document is none.
  public var spec: String?
  /// What the spec does not hold, in the order of the document.
  public var notes: [ImportNote]
  /// What is wrong with the document, or with what was asked for.
  public var problem: ImportNote?
}

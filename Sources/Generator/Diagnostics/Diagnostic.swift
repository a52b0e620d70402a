/// Something to tell the author of a spec: what is wrong, where, and what to do.
public struct Diagnostic: Equatable, Sendable {
  /// How bad it is.
  public enum Severity: String, Equatable, Sendable {
    /// Nothing is generated.
    case error
    /// Legal, and surely not meant.
    case warning
    /// Merely good to know.
    case note
  }

  /// Another place that has to do with it.
  public struct Related: Equatable, Sendable {
    /// The place.
    public var span: SourceSpan
    /// What there is to see at the place.
    public var text: String

    /// Makes a related place.
    public init(_ span: SourceSpan, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  /// The kind of message.
  public var id: DiagnosticID
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, in the author's terms, in one line.
  public var title: String
  /// The exact part that is wrong.
  public var span: SourceSpan
  /// Other places that have to do with it.
  public var related: [Related]
  /// What to do about it.
  public var hint: String?
  /// The name that nothing has, where that is what is wrong: wherever else it stands, and the same is
  /// to be done about it, it is the same mistake.
  public var missing: String?

  /// Makes a diagnostic.
  public init(
    _ id: DiagnosticID, _ title: String, at span: SourceSpan, severity: Severity = .error,
    related: [Related] = [], hint: String? = nil, missing: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.span = span
    self.related = related
    self.hint = hint
    self.missing = missing
  }
}

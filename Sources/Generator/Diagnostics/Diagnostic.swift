/// Something to tell the author of a spec: what is wrong, where, and what to do.
public struct Diagnostic: Hashable, Sendable {
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
  public struct Related: Hashable, Sendable {
    /// The place.
    public var span: SourceSpan
    /// What there is to see at the place.
    public var text: String
    /// Whether it is the same mistake once more.
    public var isSameMistake = false

    /// Makes a related place.
    public init(_ span: SourceSpan, _ text: String) {
      self.span = span
      self.text = text
    }

    /// Where a name that has to do with it is declared.
    public static func declaration(of name: String, at span: SourceSpan) -> Related {
      Related(span, "'\(name)' is declared here")
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
  public var hint: Hint?
  /// What is missing, where that is the mistake.
  public var missing: Missing?
  /// What is behind it, where something goes by that.
  public var cause: Cause?
  /// The declarations that may be wrong instead.
  public var roots: [Root]
  /// What the value is like that does not fit.
  public var shape: Shape?

  /// Makes a diagnostic.
  public init(
    _ id: DiagnosticID, _ title: String, at span: SourceSpan, severity: Severity = .error,
    related: [Related] = [], hint: Hint? = nil, missing: Missing? = nil, cause: Cause? = nil,
    roots: [Root] = [], shape: Shape? = nil
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.span = span
    self.related = related
    self.hint = hint
    self.missing = missing
    self.cause = cause
    self.roots = roots
    self.shape = shape
  }
}

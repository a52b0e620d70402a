extension Diagnostic {
  /// A declaration that may be what is wrong itself: messages that have one in common are one
  /// mistake, as when a type was replaced.
  public struct Root: Hashable, Sendable {
    /// Where it is declared.
    public var place: SourceSpan
    /// What it is called there.
    public var name: String
    /// What its values are taken for, or what is given to it.
    public var shape: Shape

    /// A declaration, and what else it seems to be.
    public init(_ name: String, at place: SourceSpan, taken shape: Shape) {
      self.place = place
      self.name = name
      self.shape = shape
    }
  }

  /// What a value is like, as far as a literal shows it.
  public enum Shape: Hashable, Sendable {
    case text, number, bool, list, map
    /// No value, which only an optional can have.
    case nothing
    /// A value that is there, whatever it is.
    case present
    /// A type that is written in a way of its own.
    case type(String)
    /// Something that a declaration has or has not, by a word.
    case having(String)
  }
}

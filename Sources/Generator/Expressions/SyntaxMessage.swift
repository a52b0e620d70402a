import MVVMGenDiagnostics

/// What is wrong with the form of a text, and where in it.
public struct SyntaxMessage: Equatable, Sendable {
  /// What is behind a message, where something goes by that.
  public enum Cause: Equatable, Sendable {
    /// This text, which stands between other quotes.
    case otherQuotes(String)
    /// Something that follows an expression that is whole; where all of it is only words, a text.
    case tooMuch(onlyWords: Bool)
    /// A hole that holds the start of another.
    case holeInHole
    /// What others write; in this language it is that.
    case rewritten(String)
    /// An element without a name, `$0`.
    case unnamedElement
  }

  /// What is wrong, in the author's terms.
  public var title: String
  /// The place, in bytes of UTF-8.
  public var range: Range<Int>
  /// What to do about it.
  public var hint: Hint?
  /// What is behind it, where something goes by that.
  public var cause: Cause?

  /// Makes a message.
  public init(
    _ title: String, at range: Range<Int>, hint: Hint? = nil, cause: Cause? = nil
  ) {
    self.title = title
    self.range = range
    self.hint = hint
    self.cause = cause
  }
}

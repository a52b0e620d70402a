extension Diagnostic {
  /// What is behind a message, for code that goes by it: the words are for people alone.
  public enum Cause: Hashable, Sendable {
    /// A value of one type where another one is wanted, by what both are called.
    case mismatch(found: String, wanted: String)
    /// An optional of that type where a question is wanted.
    case askedOptional(String)
    /// A value that may be missing where it is shown.
    case shownOptional
    /// A sign that looks like another one, and is only text here.
    case lookAlike
    /// A quote at the end of a text that has none at its start.
    case unopenedQuote
    /// No comma before a key.
    case missingComma
    /// No dash before an element of a list.
    case missingDash
    /// A dash with no space after it.
    case gluedDash
    /// Something else in place of a dash.
    case otherDash
  }
}

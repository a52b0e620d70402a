extension Diagnostic {
  /// What is behind a message, for code that goes by it: the words are for people alone.
  public enum Cause: Hashable, Sendable {
    /// A value of one type where another one is wanted, by what both are called.
    case mismatch(found: String, wanted: String)
    /// An optional of that type where a question is wanted.
    case askedOptional(String)
    /// A value that may be missing where one is wanted that is there.
    case givenOptional
    /// A value that may be missing where it is shown.
    case shownOptional
    /// A sign that looks like another one, and is only text here.
    case lookAlike
    /// A quote at the end of a text that has none at its start.
    case unopenedQuote
    /// A quote at the start of a text that has none at its end.
    case unclosedQuote
    /// No comma before a key.
    case missingComma
    /// No dash before an element of a list.
    case missingDash
    /// A dash with no space after it.
    case gluedDash
    /// Something else in place of a dash.
    case otherDash
    /// Other signs in place of the colon of a key.
    case otherColon
    /// A dash before what is no element of a list.
    case strayDash
    /// A line that should be indented by so many spaces.
    case indented(Int)
    /// A key that should stand in a line of its own above, indented by so many spaces.
    case missingKey(String, indented: Int)
    /// The key of a value that should stand below the one that it is beside, indented by so many
    /// spaces.
    case keyOfValue(String, indented: Int)
    /// A key that should start a line, indented by so many spaces.
    case missingBreak(Int)
    /// A comma or a closing bracket that nothing needs.
    case straySign
    /// A closing bracket in place of this one.
    case otherBracket(String)
    /// A bracket that is missing before what is told.
    case missingBracket(String)
    /// A key that another element of the list can have.
    case partOfOther
    /// A call without a key that holds steps.
    case lacksKey(String)
    /// A text that needs quotes beside what is said.
    case needsQuotes
    /// What stands where a value is wanted, and is none: how it is written as a text.
    case noValue(asText: Hint)
    /// A member of another type than that of the value, as the hint says.
    case otherTypeMeant
    /// A word for what is said otherwise here, whatever the types.
    case otherWord
    /// A file that was written for another tool.
    case foreignFile
    /// A text that was meant as this expression.
    case expressionMeant(String)
  }
}

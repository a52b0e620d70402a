/// What is wrong with the form of a text, and where in it.
public struct SyntaxMessage: Equatable, Sendable {
  /// How the hint starts where an expression is but words.
  public static let wholeText = "a text has double quotes of its own: '"

  /// The title where something follows an expression that is whole.
  public static let tooMuch = "the expression should have ended before this"

  /// What is wrong, in the author's terms.
  public var title: String
  /// The place, in bytes of UTF-8.
  public var range: Range<Int>
  /// What to do about it.
  public var hint: String?
  /// What to write in its place, where that is all.
  public var replacement: String?

  /// Makes a message.
  public init(
    _ title: String, at range: Range<Int>, hint: String? = nil, replacement: String? = nil
  ) {
    self.title = title
    self.range = range
    self.hint = hint
    self.replacement = replacement
  }
}

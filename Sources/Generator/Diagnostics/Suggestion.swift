/// What can stand in place of something wrong, and the hint that says so.
public struct Suggestion: Equatable, Sendable {
  /// What to write.
  public var word: String
  /// How it is told.
  public var hint: String
  /// Whether the word is all that has to be written.
  public var isWhole = true

  /// A word, and how it is told: `write 'count'` where nothing else is said.
  public init(word: String, hint: String? = nil) {
    self.word = word
    self.hint = hint ?? "write '\(word)'"
  }
}

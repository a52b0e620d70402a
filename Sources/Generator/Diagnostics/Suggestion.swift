/// What can stand in place of something wrong, and the hint that says so.
public struct Suggestion: Equatable, Sendable {
  /// What to write.
  public var word: String
  /// The hint that names it.
  public var hint: String
  /// Whether the word is all that has to be written.
  public var isWhole = true

  /// A word, and the hint that names it: by default `write 'count'`.
  public init(word: String, hint: String? = nil) {
    self.word = word
    self.hint = hint ?? "write '\(word)'"
  }

  /// The word that a hint says to write, where it says nothing else: `write 'do'`, `write 0.5`.
  public init?(wordIn hint: String) {
    guard hint.hasPrefix("write ") else { return nil }
    var word = hint.dropFirst(6)
    if word.first == "'", word.last == "'" { word = word.dropFirst().dropLast() }
    guard !word.isEmpty, !word.contains(where: { " '\",[]{}".contains($0) }), !word.hasSuffix(":"),
      !String(word).holds("...")
    else { return nil }
    self.init(word: String(word), hint: hint)
  }

  /// The line that a hint says to write, where it says nothing else and leaves nothing open:
  /// `write 'hint: Type a name'`.
  public init?(lineIn hint: String) {
    guard hint.hasPrefix("write '"), hint.hasSuffix("'") else { return nil }
    let line = String(hint.dropFirst(7).dropLast())
    guard !["...", "…", "', ", "'; ", "' or '"].contains(where: line.holds) else { return nil }
    self.init(word: line, hint: hint)
  }

  /// The map that a hint says to write, where it says nothing else and leaves nothing open:
  /// `write '{ a: 1 }'`, or `write '- send: a'` where the dash is there already.
  public init?(mapIn hint: String) {
    guard let map = Suggestion(lineIn: hint)?.word, !map.holds("name: value"),
      map.hasPrefix("{ ") && map.hasSuffix(" }") || map.hasPrefix("- ")
    else { return nil }
    self.init(word: map.hasPrefix("-") ? String(map.dropFirst(2)) : map, hint: hint)
  }
}

import MVVMGenDiagnostics

/// Holes of texts, where an expression has none.
extension Lexer {
  /// What to do about a `${` outside of quotes.
  func holeOutsideOfText() -> SignOfOthers {
    if depth > 0 {
      return SignOfOthers(
        2, "a hole starts inside a hole", "end the first one before it, with }",
        cause: .holeInHole)
    }
    return SignOfOthers(
      2, "'${' starts a hole in a text, and this is an expression",
      BareHoles.removed(from: BareHoles.withOneBrace(string(start..<end))).map {
        "an expression has no '${' and '}': write '\($0)'"
      }
        ?? (start == 1 && place > start && bytes[start].isLetterOrDigit
          ? "a text with holes has no '=' in front: remove it" : nil)
        ?? "write it under 'text', or in quotes of its own: '\"${...}\"'")
  }
}

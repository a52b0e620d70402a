extension [String] {
  /// `a: ..., b: ...`
  public var asPlaceholders: String { map { "\($0): ..." }.joined(separator: ", ") }

  /// `'a', 'b' or 'c'`
  public var quotedList: String { quoted(joinedBy: "or") }

  /// `'a', 'b' and 'c'`
  public var quotedSum: String { quoted(joinedBy: "and") }

  private func quoted(joinedBy word: String) -> String {
    guard let last else { return "" }
    guard count > 1 else { return "'\(last)'" }
    return dropLast().map { "'\($0)'" }.joined(separator: ", ") + " \(word) '\(last)'"
  }
}

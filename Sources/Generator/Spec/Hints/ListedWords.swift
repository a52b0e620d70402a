extension [String] {
  /// `a: ..., b: ...`
  public var asPlaceholders: String { map { "\($0): ..." }.joined(separator: ", ") }

  /// `'a', 'b' or 'c'`
  public var quotedList: String {
    guard let last else { return "" }
    guard count > 1 else { return "'\(last)'" }
    return dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(last)'"
  }
}

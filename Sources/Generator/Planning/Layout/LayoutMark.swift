/// What stands between the bytes of a layout's text.
struct LayoutMark: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case group, groupEnd
    case nested, nestedEnd
    /// Nothing, or the end of a line.
    case breakable
    /// A space, or the end of a line.
    case space
    /// The end of a line in any case.
    case newLine
    /// What is shown where the group around is broken, up to `otherwise`, and what is shown where it
    /// is not, up to `eitherEnd`.
    case either, otherwise, eitherEnd
    /// The words of a string literal of several lines; `word` is the end of each.
    case block, word, blockEnd
  }

  let kind: Kind
  /// How many bytes of the text are before it.
  var place: Int32
  /// How many marks further the one is that ends the part: of `either` and `otherwise` only.
  var distance: Int32 = 0
}

extension String {
  /// `"${name}"` in place of `f"{name}"`, as Python writes it, and `"a"` in place of `r"a"`; nil
  /// for any other text.
  public var withoutLetterOfText: String? {
    guard let quote = utf8.firstIndex(of: UInt8(ascii: "\"")), quote > utf8.startIndex,
      self[..<quote].utf8.count <= 2, self[..<quote].allBytes({ $0.isLetter }), utf8.count > 3,
      utf8.last == UInt8(ascii: "\"")
    else { return nil }
    let text = String(self[quote...])
    return text.holds("${") ? text : text.exchanging("{", for: "${")
  }
}

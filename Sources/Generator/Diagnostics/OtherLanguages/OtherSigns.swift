/// Quotes as word processors write them, and wide signs of other scripts, which are part of the
/// text here.
extension [Diagnostic] {
  /// Of a value that is wrong with such signs no more is said than what is wrong.
  public func aboutOtherSigns() -> [Diagnostic] {
    filter { told in
      told.cause != .lookAlike || !contains { $0.severity == .error && $0.span == told.span }
    }
  }
}

extension StringProtocol {
  /// What stands between such quotes, where they are around all of it and nowhere inside.
  public var betweenOtherQuotes: SubSequence? {
    // Nearly every text starts with a letter.
    guard let byte = utf8.first, byte >= 0x80, let first = unicodeScalars.first,
      first.isOtherQuote, let last = unicodeScalars.last, last.isOtherQuote
    else { return nil }
    let inside = unicodeScalars.dropFirst()
    guard let end = inside.indices.last else { return nil }
    let isClosed = inside[..<end].contains { $0 == first || $0.opensOtherQuote }
    return isClosed ? nil : self[inside.startIndex..<end]
  }
}

extension String {
  /// The text with the colons and commas of YAML for those of other scripts; nil where it has none.
  public var withNarrowSigns: String? {
    var narrow = ""
    for sign in self {
      let isSign = sign == "\u{FF1A}" || sign == "\u{FF0C}"
      if sign == " ", narrow.last == " " { continue }
      narrow.append(isSign ? sign == "\u{FF1A}" ? ": " : ", " : String(sign))
    }
    return narrow == self || !contains { $0 == "\u{FF1A}" || $0 == "\u{FF0C}" } ? nil : narrow
  }

  /// How `＝name` is written.
  public var narrowExpressionHint: Hint? { hasPrefix("\u{FF1D}") ? "write '=\(dropFirst())'" : nil }
}

extension Unicode.Scalar {
  /// Whether it looks like a quote, and is none for YAML or in an expression.
  public var isOtherQuote: Bool {
    switch value {
    case 0x2018...0x201F, 0x2033, 0x2036, 0x2039, 0x203A, 0x00AB, 0x00BB, 0xFF02, 0xFF07: true
    default: false
    }
  }

  fileprivate var opensOtherQuote: Bool { ["“", "„", "‘", "‚", "«", "‹"].contains(self) }
}

/// Quotes and brackets of which some are not closed.
extension Sequence where Element == UInt8 {
  /// Whether one of such quotes opens, and none closes it.
  func hasOpenQuote(_ quote: UInt8 = UInt8(ascii: "\"")) -> Bool {
    !count { $0 == quote }.isMultiple(of: 2)
  }

  /// How many brackets open that none closes; below zero where more of them close.
  func openBrackets(_ open: Character = "(", _ close: Character = ")") -> Int {
    let (open, close) = (open.asciiValue, close.asciiValue)
    return reduce(0) { $1 == open ? $0 + 1 : $1 == close ? $0 - 1 : $0 }
  }
}

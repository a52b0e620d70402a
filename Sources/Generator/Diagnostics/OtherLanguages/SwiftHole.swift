/// The holes of Swift's texts: `\(name)`.
public enum SwiftHole {
  /// What stands between the parentheses that open here; nil where they are not closed.
  public static func inside(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var depth = 0
    let close = text.firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
    return close.map { text[..<$0].dropFirst() }
  }
}

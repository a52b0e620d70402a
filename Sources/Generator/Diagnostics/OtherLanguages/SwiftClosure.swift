/// The functions that Swift writes between braces, as this language has them.
public enum SwiftClosure {
  /// `x => x.id` of `$0.id`, and `item => item.id` of `item in item.id`; nil for any other code.
  public static func function(_ inside: String) -> String? {
    let words = inside.split(separator: " ")
    let body: String
    if words.count > 2, words[1] == "in" {
      body = "\(words[0]) => \(words.dropFirst(2).joined(separator: " "))"
    } else if inside.holds("$0"), !inside.holds("$1") {
      body = "x => \(words.joined(separator: " ").exchanging("$0", for: "x"))"
    } else {
      return nil
    }
    return inWords(body)
  }

  /// `list.first(x => x.id == id)` of `list.first(where: { $0.id == id })` and of
  /// `list.first { … }`.
  public static func replaced(in text: String) -> String? {
    let bytes = Array(text.utf8)
    // Each function in it is a call in a call, and nobody reads so many.
    guard bytes.count < 1000, let open = bytes.firstIndex(of: UInt8(ascii: "{")), open > 0,
      bytes[open - 1] != UInt8(ascii: "$"),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")),
      let function = function(String(decoding: bytes[open + 1..<close], as: UTF8.self))
    else { return nil }
    var before = bytes[..<open]
    while before.last == UInt8(ascii: " ") { before.removeLast() }
    let behind = String(decoding: bytes[(close + 1)...], as: UTF8.self)
    // The label of the argument.
    if before.last == UInt8(ascii: ":") {
      before.removeLast()
      while before.last?.isInName ?? false { before.removeLast() }
    }
    guard let last = before.last, last.isInName || last == UInt8(ascii: "(") else { return nil }
    let isOpen = last == UInt8(ascii: "(")
    let written =
      String(decoding: before, as: UTF8.self) + (isOpen ? function : "(\(function))") + behind
    return written.utf8.contains(UInt8(ascii: "{")) ? replaced(in: written) : written
  }

  /// The signs of Swift in the words of this language: `!x.isDone && a` is `not x.isDone and a`.
  public static func inWords(_ text: String) -> String {
    let words = text.exchanging("&&", for: "and").exchanging("||", for: "or")
    return words.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let name = word.drop { $0 == "(" }
      guard name.first == "!", name.count > 1, name != "!=" else { return String(word) }
      return "\(word.dropLast(name.count))not \(name.dropFirst())"
    }.joined(separator: " ")
  }
}

// Types with a bracket too much or too few.
extension TypeParser {
  /// The type with one bracket more, less, or another one, where that makes it right: `Int]`,
  /// `Set<[Int>`, `[Int]]`.
  var withOtherBracket: String? {
    let text = string(0...)
    let signs = text.utf8.filter { Self.brackets.contains($0) }
    guard !isAttempt, text.utf8.count < 100, !signs.isEmpty, Self.closing(signs) != [] else {
      return nil
    }
    return attempts(text).first { attempt in
      var parser = TypeParser(Array(attempt.utf8), firstValue: firstValue)
      parser.isAttempt = true
      return parser.whole().1.isEmpty
    }
  }

  private static let brackets = Array("[]<>(){}".utf8)

  /// What would close the brackets that are open at the end; nothing where one closes another one.
  private static func closing(_ signs: [UInt8]) -> [UInt8]? {
    var open: [UInt8] = []
    for sign in signs {
      guard let place = brackets.firstIndex(of: sign) else { continue }
      if place.isMultiple(of: 2) {
        open.append(brackets[place + 1])
      } else if open.popLast() != sign {
        return nil
      }
    }
    return open
  }

  /// What a text may have been meant as, the likeliest first.
  private func attempts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    func with(_ new: String, in range: Range<Int>) -> String {
      String(
        decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...],
        as: UTF8.self)
    }
    var attempts = [with("[", in: 0..<0), text + "]", text + ">"]
    for (place, byte) in bytes.enumerated() where Self.brackets.contains(byte) {
      attempts.append(with("]", in: place..<place))
      attempts.append(with("", in: place..<place + 1))
    }
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: " ") {
      attempts.append(with("<", in: place..<place + 1))
    }
    return attempts
  }
}

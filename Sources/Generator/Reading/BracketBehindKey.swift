import Diagnostics

/// A key with the bracket of its value right behind it: `day:{ … }`, `with { … }`.
struct BracketBehindKey {
  let key: Range<Int>
  let bracket: Int
  /// Whether the colon is there, and only the space behind it is missing.
  let hasColon: Bool

  /// The key that starts at a place, if it is one.
  init?(at start: Int, in source: SourceText) {
    var end = start
    while source.byte(at: end).map({ SourceText.isWordByte($0) || $0 == 0x5F }) ?? false {
      end += 1
    }
    var index = end
    while source.isBlank(at: index) { index += 1 }
    hasColon = index == end && source.byte(at: end) == UInt8(ascii: ":")
    if hasColon { index += 1 }
    let first = source.byte(at: index)
    guard end > start, index > end,
      first == UInt8(ascii: "{") || hasColon && first == UInt8(ascii: "[")
    else { return nil }
    key = start..<end
    bracket = index
  }

  func message(in source: SourceText) -> Diagnostic {
    let name = source.text(key)
    let close = source.closingBracket(from: bracket) ?? bracket
    let isShort = close > bracket && close - bracket < 60 && source.isOneLine(bracket..<close)
    let value =
      isShort ? source.text(bracket..<close + 1) : "\(source.text(bracket..<bracket + 1)) ..."
    return Diagnostic(
      .missingColon,
      hasColon
        ? "the colon after '\(name)' needs a space after it"
        : "the colon after '\(name)' is missing",
      at: source.span(hasColon ? key.lowerBound..<key.upperBound + 1 : key),
      hint: "write '\(name): \(value)'")
  }

  /// What has to be taken out for the key to be read, where its value ends in the same line.
  func replaceable(in source: SourceText) -> Range<Int>? {
    guard let close = source.closingBracket(from: bracket), source.isOneLine(bracket..<close) else {
      return nil
    }
    return key.upperBound..<close + 1
  }
}

extension FailureExplainer {
  /// The slip in the line that libyaml stopped in, or just before it.
  func bracketBehindKey() -> BracketBehindKey? {
    if inBrackets {
      guard source.byte(at: place) == UInt8(ascii: ":") else { return nil }
      var start = place
      while source.byte(at: start - 1).map({ SourceText.isWordByte($0) || $0 == 0x5F }) ?? false {
        start -= 1
      }
      return BracketBehindKey(at: start, in: source)
    }
    return BracketBehindKey(at: source.startOfElement(ofLineAt: place), in: source)
  }
}

extension SourceText {
  func isOneLine(_ range: Range<Int>) -> Bool {
    !file.bytes[range].contains(where: ScalarSource.isBreak)
  }
}

import Diagnostics

/// A key with the bracket of its value behind it, and no colon and space between them: `day:{ … }`,
/// `with { … }`, `with = { … }`.
struct BracketBehindKey {
  private enum Separator {
    case colon, nothing, equals
  }

  let key: Range<Int>
  let bracket: Int
  private let separator: Separator

  /// The key that starts at a place, if it is one.
  init?(at start: Int, in source: SourceText) {
    var end = start
    while source.byte(at: end)?.isInName ?? false {
      end += 1
    }
    guard end > start else { return nil }
    var index = end
    while source.isBlank(at: index) { index += 1 }
    switch source.byte(at: index) {
    case UInt8(ascii: ":") where index == end:
      separator = .colon
      index += 1
    case UInt8(ascii: "="):
      separator = .equals
      index += 1
      while source.isBlank(at: index) { index += 1 }
    default: separator = .nothing
    }
    let first = source.byte(at: index)
    guard index > end,
      first == UInt8(ascii: "{") || separator != .nothing && first == UInt8(ascii: "[")
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
    let (title, place) =
      switch separator {
      case .colon:
        (
          "the colon after '\(name)' needs a space after it",
          key.lowerBound..<key.upperBound + 1
        )
      case .nothing: ("the colon after '\(name)' is missing", key)
      case .equals: ("a value stands behind a ':', and this is '='", key.lowerBound..<bracket - 1)
      }
    return Diagnostic(
      .missingColon, title, at: source.span(source.trimmed(place)),
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
      while source.byte(at: start - 1)?.isInName ?? false {
        start -= 1
      }
      return BracketBehindKey(at: start, in: source)
    }
    // libyaml looks for the colon of a key up to the next one.
    let isLater = failure.problem == "could not find expected ':'"
    let start = source.startOfElement(ofLineAt: isLater ? contextPlace : place)
    return isBelowText(start) ? nil : BracketBehindKey(at: start, in: source)
  }

  /// Whether a line stands below one of a text that is deeper: it may be part of that.
  private func isBelowText(_ start: Int) -> Bool {
    guard let above = source.contentLine(above: start), source.key(ofLineAt: above) == nil,
      !source.isElement(above)
    else { return false }
    return source.column(of: source.firstContent(ofLineAt: above)) > source.column(of: start)
  }
}

extension SourceText {
  func isOneLine(_ range: Range<Int>) -> Bool {
    !file.bytes[range].contains(where: ScalarSource.isBreak)
  }
}

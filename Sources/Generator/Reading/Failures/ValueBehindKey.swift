import MVVMGenDiagnostics

/// A key with the bracket or the quote of its value behind it, and no colon and space between them:
/// `day:{ … }`, `day :{ … }`, `with { … }`, `with = "…"`.
struct ValueBehindKey {
  private enum Separator {
    case colon, nothing, equals
  }

  /// What stands in place of a colon: `=`, `:=`, `->`, `=>`, `;`, and the wide colon of other scripts.
  private static let signs = [":=", "=>", "->", "=", ";", "\u{FF1A}"].map { Array($0.utf8) }

  let key: Range<Int>
  var isAssigned: Bool { separator == .equals }
  /// Where the value starts, with a bracket or a quote.
  private let start: Int
  private let separator: Separator
  private let sign: Range<Int>

  /// The key that starts at a place, if it is one.
  init?(at start: Int, in source: SourceText) {
    var end = start
    while let byte = source.byte(at: end), byte.isInName || byte == UInt8(ascii: ".") {
      end += 1
    }
    // `1. { set: … }`
    guard end > start, source.byte(at: end - 1) != UInt8(ascii: ".") else { return nil }
    // The bytes of a wide colon look like part of a name.
    if end - start > 3, source.text(end - 3..<end) == "\u{FF1A}" { end -= 3 }
    var index = source.behindBlanks(end)
    if let sign = Self.signs.first(where: { source.file.bytes[index...].starts(with: $0) }) {
      separator = .equals
      index += sign.count
      self.sign = index - sign.count..<index
      index = source.behindBlanks(index)
    } else {
      let hasColon = source.byte(at: index) == UInt8(ascii: ":")
      separator = hasColon ? .colon : .nothing
      if hasColon { index += 1 }
      sign = index..<index
    }
    guard index > end, let first = source.byte(at: index), "{[\"'".utf8.contains(first) else {
      return nil
    }
    key = start..<end
    self.start = index
  }

  /// The bracket or the quote that ends the value.
  private func close(in source: SourceText) -> Int? {
    guard let first = source.byte(at: start),
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return source.closingBracket(from: start) }
    let line = source.restOfLine(from: start)
    return line.dropFirst().lastIndex { source.file.bytes[$0] == first }
  }

  func message(in source: SourceText) -> Diagnostic {
    let name = source.text(key)
    let close = close(in: source) ?? start
    let isShort = close > start && close - start < 60 && source.isOneLine(start..<close)
    let value = isShort ? source.text(start..<close + 1) : "\(source.text(start..<start + 1)) ..."
    let (title, place) =
      switch separator {
      case .colon:
        ("the colon after '\(name)' needs a space after it", key.lowerBound..<start)
      case .nothing: ("the colon after '\(name)' is missing", key)
      case .equals:
        (
          "a value stands behind a ':', and this is '\(source.text(sign))'",
          key.lowerBound..<sign.upperBound
        )
      }
    let wrong = source.trimmed(place)
    return Diagnostic(
      .missingColon, title, at: source.span(wrong),
      hint: Hint(
        "write '\(name): \(value)'",
        replacement: source.isBlank(at: wrong.upperBound) ? "\(name):" : "\(name): "))
  }

  /// The colon and the space, where the value has an end.
  func repair(in source: SourceText) -> Repair? {
    close(in: source).map { _ in Repair(key.upperBound..<start, ": ", in: source) }
  }
}

extension FailureExplainer {
  /// The slip in the line that libyaml stopped in, or just before it.
  func valueBehindKey() -> ValueBehindKey? {
    if inBrackets {
      guard source.byte(at: place) == UInt8(ascii: ":") else { return nil }
      var start = place
      while source.byte(at: start - 1)?.isInName ?? false {
        start -= 1
      }
      return ValueBehindKey(at: start, in: source)
    }
    // libyaml looks for the colon of a key up to the next one.
    let isLater = failure.problem == "could not find expected ':'"
    let start = source.startOfElement(ofLineAt: isLater ? contextPlace : place)
    return isBelowText(start) ? nil : ValueBehindKey(at: start, in: source)
  }

  /// Whether a line stands below one of a text that is deeper: it may be part of that.
  func isBelowText(_ start: Int) -> Bool {
    guard let above = source.contentLine(above: start) else { return false }
    if source.startsBlockText(inLineAt: above) { return true }
    guard source.key(ofLineAt: above) == nil, !source.isElement(above) else { return false }
    return source.depth(ofLineAt: above) > source.column(of: start)
  }
}

extension SourceText {
  /// `swift: |`
  func startsBlockText(inLineAt index: Int) -> Bool {
    guard let key = key(ofLineAt: index), case let start = startOfValue(behind: key),
      byte(at: start) == UInt8(ascii: "|") || byte(at: start) == UInt8(ascii: ">")
    else { return false }
    return endOfContent(ofLineAt: index) <= start + 3
  }

  func isOneLine(_ range: Range<Int>) -> Bool {
    !file.bytes[range].contains(where: ScalarSource.isBreak)
  }
}

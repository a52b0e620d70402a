import Diagnostics

/// Keys behind the value of the key before them: the break of the line is lost.
extension FailureExplainer {
  /// `with: { item: =item } as: saved`
  func keyOfNextLine(_ rest: Range<Int>) -> Diagnostic? {
    let text = source.text(rest)
    let key = text.prefix { $0.isLetter || $0.isNumber }
    let behind = text.dropFirst(key.count)
    if text.hasPrefix("- ") { return elementOfNextLine(rest) }
    guard key.first?.isLetter ?? false, behind == ":" || behind.hasPrefix(": ") else { return nil }
    // Of a key with nothing behind it nobody knows how deep it should stand.
    let column = source.key(ofLineAt: rest.lowerBound).map { source.column(of: $0.lowerBound) }
    return Diagnostic(
      .reservedStart, "'\(key)' is a key of its own, and starts a line", at: source.span(rest),
      hint: behind == ":"
        ? "write '\(text)' on a line of its own"
        : "write '\(text)' on the next line, below the key before it",
      cause: behind == ":" ? nil : column.map { .missingBreak($0) })
  }

  /// `- set: { n: 1 } - send: go`
  private func elementOfNextLine(_ rest: Range<Int>) -> Diagnostic? {
    let text = source.text(rest)
    let key = text.dropFirst(2).prefix(while: \.isInName)
    guard !key.isEmpty, text.dropFirst(2 + key.count).hasPrefix(": "),
      let column = columnOfDash(atOrAbove: rest.lowerBound)
    else { return nil }
    return Diagnostic(
      .reservedStart, "'- \(key)' is the next of a list, and starts a line",
      at: source.span(rest), hint: "write '\(text)' on the next line, below the '-' before it",
      cause: .missingBreak(column))
  }

  /// Where the dash stands of the element that a line belongs to.
  private func columnOfDash(atOrAbove place: Int) -> Int? {
    var start = source.firstContent(ofLineAt: place)
    let key = source.column(of: start)
    while true {
      let column = source.column(of: start)
      if source.isElement(start), column <= key { return column }
      guard column > 0, let above = source.contentLine(above: start) else { return nil }
      start = source.firstContent(ofLineAt: above)
    }
  }

  /// `query: String order: Int`
  func keyBehindType(_ text: Range<Int>) -> Diagnostic? {
    let type = text.prefix {
      source.file.bytes[$0].isInName || "?[]".utf8.contains(source.file.bytes[$0])
    }
    let rest = (type.upperBound..<text.upperBound).drop { source.isBlank(at: $0) }
    guard TreeBuilder.types.contains(source.text(type).filter(\.isInName)),
      source.trimmed(rest.lowerBound..<place).upperBound == place
    else { return nil }
    return keyOfNextLine(rest)
  }
}

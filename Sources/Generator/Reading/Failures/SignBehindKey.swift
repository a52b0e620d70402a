import MVVMGenDiagnostics

/// Other signs than a colon, or more than that, between a key and the lines below it.
extension FailureExplainer {
  /// `steps =`, `fields:;` and `outputs: .` in the line that libyaml stopped in, or just before it.
  func signBehindKey() -> Diagnostic? {
    guard !inBrackets else { return nil }
    let lines = [source.contentLine(above: place), contextPlace, place]
    return lines.lazy.compactMap { $0.flatMap(signBehindKey(ofLineAt:)) }.first
  }

  private func signBehindKey(ofLineAt line: Int) -> Diagnostic? {
    let start = source.startOfElement(ofLineAt: line)
    let text = source.unquotedText(from: start, inBrackets: false)
    let key = text.prefix { source.file.bytes[$0].isInName }
    let signs = (key.upperBound..<source.trimmed(text).upperBound).drop { source.isBlank(at: $0) }
    // `|` and `>` start a text that is below.
    let value = signs.drop { source.isBlank(at: $0) || source.byte(at: $0) == UInt8(ascii: ":") }
    // `do: // what happens`
    if value.lowerBound > signs.lowerBound, source.isBlank(at: value.lowerBound - 1),
      source.file.startsComment(at: value.lowerBound), hasLines(below: key), !isBelowText(start)
    {
      return commentOfOthers(value)
    }
    guard let first = source.byte(at: start), first.startsName, !signs.isEmpty,
      source.text(signs) != ":", !"|>".utf8.contains(source.byte(at: value.lowerBound) ?? 0),
      signs.allSatisfy({ isSign(source.file.bytes[$0]) || source.isBlank(at: $0) }),
      hasLines(below: key), !isBelowText(start)
    else { return nil }
    let (name, found) = (source.text(key), source.text(signs))
    return Diagnostic(
      .missingColon, "'\(name)' ends with '\(found)', and what belongs to it is below",
      at: source.span(signs), hint: "write '\(name):'", cause: .otherColon)
  }

  /// What no value consists of.
  private func isSign(_ byte: UInt8) -> Bool {
    byte < 0x80 && !byte.isInName && !"\"'#&*{[".utf8.contains(byte)
  }

  private func hasLines(below key: Range<Int>) -> Bool {
    guard let below = source.content(below: key.lowerBound) else { return false }
    let (own, next) = (source.column(of: key.lowerBound), source.column(of: below))
    return next > own || next == own && source.isElement(below)
  }
}

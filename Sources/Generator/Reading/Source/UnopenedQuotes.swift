import MVVMGenDiagnostics

extension SourceText {
  /// `=a + b"`: a text with a quote at its end that nothing opens, up to which a place stands.
  func unopenedQuote(from start: Int, beyond place: Int, inBrackets: Bool) -> Diagnostic? {
    // It is for messages: no further than anyone would read.
    let rest = file.bytes[start...].prefix(400).prefix { !ScalarSource.isBreak($0) }
    guard start > 0, let first = rest.first, !first.isQuote else { return nil }
    let isExpression = first == UInt8(ascii: "=")
    var counts: [UInt8: Int] = [:]
    let end = rest.indices.first { index in
      let sign = file.bytes[index]
      guard sign.isQuote else { return false }
      counts[sign, default: 0] += 1
      let before = file.bytes[index - 1]
      return index >= place && (counts[sign] ?? 0) % 2 == 1 && !" ([{,:".utf8.contains(before)
        // It may be an apostrophe.
        && (sign == UInt8(ascii: "\"") || isExpression || !before.isInWord)
        && (inBrackets ? endsValue(at: index + 1) : endsLine(at: index + 1))
    }
    guard let end else { return nil }
    // `[a | b]'`
    let isList = file.bytes[start - 1] == UInt8(ascii: "[") && text(start..<end).holds("]")
    let start = isList ? start - 1 : start
    // `“Ann"`, of which a word processor has written one quote.
    let written = text(start..<end)
    let isOther = written.unicodeScalars.first?.isOtherQuote ?? false
    let inner = isOther ? String(written.unicodeScalars.dropFirst()) : written
    let ways = [file.bytes[end], file.bytes[end] == 0x22 ? 0x27 : 0x22]
    let quote = ways.first { sign in
      !inner.utf8.contains(sign)
        && (sign == UInt8(ascii: "'") || !inner.utf8.contains(UInt8(ascii: "\\")))
    }
    guard let sign = quote.map({ String(UnicodeScalar($0)) }) else { return nil }
    return Diagnostic(
      .unclosedQuote, "the quote at the end of this is not opened",
      at: span(start..<end + 1), hint: "write \(sign)\(inner)\(sign)", cause: .unopenedQuote)
  }

  /// Whether a value between brackets has ended before a place.
  func endsValue(at place: Int) -> Bool {
    byte(at: behindBlanks(place)).map { ",]}\n".utf8.contains($0) } ?? true
  }

  private func endsLine(at place: Int) -> Bool {
    byte(at: behindBlanks(place)).map { ScalarSource.isBreak($0) || $0 == UInt8(ascii: "#") }
      ?? true
  }
}

extension UInt8 {
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}

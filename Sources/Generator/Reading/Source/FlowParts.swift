import MVVMGenDiagnostics

/// Reads a line of `{ key: value, … }` as its author does: brackets, commas and quotes inside of an
/// expression belong to it, which YAML does not know.
struct FlowParts {
  let source: SourceText
  /// No part goes on in the next line.
  private let end: Int

  init(_ source: SourceText, lineAt place: Int) {
    self.source = source
    end = source.file.lineRange(at: place).upperBound
  }

  /// The unquoted key or value around a place that YAML cuts, in the list or map that opens at an
  /// index.
  func cutPart(around place: Int, from open: Int) -> Range<Int>? {
    let isMap = source.byte(at: open) == UInt8(ascii: "{")
    var index = open + 1
    while let start = start(from: index) {
      var value = start
      // An element of a list may be a pair too.
      if let colon = colon(from: start) {
        let key = source.trimmed(start..<colon)
        if key.contains(place) { return isCut(key) ? key : nil }
        guard let next = self.start(from: colon + 1) else { return nil }
        value = next
      }
      if source.byte(at: value) == UInt8(ascii: ",") {
        index = value + 1
        continue
      }
      guard let part = part(from: value, inMap: isMap), !part.isEmpty else { return nil }
      if part.contains(place) {
        switch source.byte(at: value) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return cutPart(around: place, from: value)
        case UInt8(ascii: "\""): return endsInHole(part) ? part : nil
        case UInt8(ascii: "'"): return nil
        default: return isCut(part) ? part : nil
        }
      }
      index = part.upperBound
    }
    return nil
  }

  /// The same for whatever list or map of the line a place is in, or seems to be behind.
  func cutPart(around place: Int) -> Range<Int>? {
    firstOpen(before: place).flatMap { cutPart(around: place, from: $0) }
  }

  private func firstOpen(before place: Int) -> Int? {
    (source.firstContent(ofLineAt: place)..<end).first { index in
      let byte = source.byte(at: index)
      return index < place && source.isSpace(at: index - 1)
        && (byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["))
    }
  }

  /// The text that starts at a place, where that is in a list or map.
  func part(at place: Int) -> Range<Int>? {
    firstOpen(before: place).flatMap { _ in part(from: place, inMap: false) }
  }

  private func isCut(_ part: Range<Int>) -> Bool {
    source.file.bytes[part].contains { ",[]{}".utf8.contains($0) }
  }

  /// Where something stands, up to the end of the list or map.
  private func start(from place: Int) -> Int? {
    var index = place
    while index < end, source.isBlank(at: index) { index += 1 }
    guard index < end, let byte = source.byte(at: index), byte != UInt8(ascii: "]"),
      byte != UInt8(ascii: "}"), byte != UInt8(ascii: "#")
    else { return nil }
    return index
  }

  /// The colon behind the key that starts at an index.
  private func colon(from start: Int) -> Int? {
    scan(from: start) { index, byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") && source.isSpace(at: index + 1)
    }.flatMap { source.byte(at: $0) == UInt8(ascii: ":") ? $0 : nil }
  }

  private func part(from start: Int, inMap: Bool) -> Range<Int>? {
    var from = start
    while let stop = scan(from: from, until: { $1 == UInt8(ascii: ",") }) {
      let isComma = source.byte(at: stop) == UInt8(ascii: ",")
      // What stands behind a comma, and is no pair of a key and a value, goes on with the text.
      if isComma, inMap, isPlain(start), let next = self.start(from: stop + 1),
        colon(from: stop + 1) == nil, !startsPair(next)
      {
        from = stop + 1
        continue
      }
      return source.trimmed(start..<stop)
    }
    return nil
  }

  /// `text "a"` and `text:"a"`: a key whose colon is missing, or has no space behind it.
  private func startsPair(_ start: Int) -> Bool {
    var index = start
    while let byte = source.byte(at: index), byte.isInWord { index += 1 }
    guard index > start else { return false }
    if source.byte(at: index) == UInt8(ascii: ":") { index += 1 }
    index = source.behindBlanks(index)
    return source.byte(at: index).map { "\"'".utf8.contains($0) } ?? false
  }

  private func isPlain(_ start: Int) -> Bool {
    source.byte(at: start).map { !"\"'{[".utf8.contains($0) } ?? false
  }

  /// The first place outside of brackets and quotes that is asked for, or where the list or map
  /// ends.
  private func scan(from start: Int, inTexts: Int = 0, until isEnd: (Int, UInt8) -> Bool) -> Int? {
    var depth = 0
    var index = start
    while index < end {
      let byte = source.file.bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // An apostrophe in a word is none.
        if byte == UInt8(ascii: "'"), index > start { break }
        guard let close = closingQuote(from: index, byte, inTexts: inTexts) else { return nil }
        index = close
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return index }
        depth -= 1
      case UInt8(ascii: "#") where source.isSpace(at: index - 1): return nil
      default: if depth == 0, isEnd(index, byte) { return index }
      }
      index += 1
    }
    return nil
  }

  /// Where a text ends: the quotes in its holes are those of other texts.
  private func closingQuote(from open: Int, _ quote: UInt8, inTexts: Int = 0) -> Int? {
    // Nobody writes more texts in holes of texts.
    guard inTexts < 10 else { return nil }
    var index = open + 1
    while index < end {
      let byte = source.file.bytes[index]
      if byte == quote { return index }
      if quote == UInt8(ascii: "\"") {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "$"), source.byte(at: index + 1) == UInt8(ascii: "{") {
          let close = scan(from: index + 2, inTexts: inTexts + 1, until: { _, _ in false })
          guard let close else { return nil }
          index = close
        }
      }
      index += 1
    }
    return nil
  }

  /// Whether YAML takes a quote in a hole of a quoted text for the end of the text.
  private func endsInHole(_ text: Range<Int>) -> Bool {
    guard let close = closingQuote(from: text.lowerBound, UInt8(ascii: "\"")) else { return false }
    return close == text.upperBound - 1
      && source.file.bytes[text.lowerBound + 1..<close].contains(UInt8(ascii: "\""))
  }
}

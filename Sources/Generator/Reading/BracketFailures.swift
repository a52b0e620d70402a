import Diagnostics

/// What goes wrong between `[ ]` and `{ }`.
extension FailureExplainer {
  /// Something other than a comma, or the end of the list or map.
  func unexpectedInBrackets() -> Diagnostic {
    let closing = closing(contextPlace)
    if let cut = cutPart(around: place) { return cut }
    if let wrong = multilineQuote() { return wrong }
    // `"say "hi" to me"`: what comes later may open and close anything.
    if let quoted = lastQuoted, Int(quoted.end) == place, let next = source.byte(at: place),
      next.isInWord,
      let wrong = textAfterQuote(at: place)
    {
      return wrong
    }
    if let wrong = unclosedBracket() { return wrong }
    if let wrong = bracketInText() { return wrong }
    if let wrong = textAfterBracket(at: place) { return wrong }
    if let wrong = textAfterQuote(at: place) { return wrong }
    if source.byte(at: place) == UInt8(ascii: ":") {
      let start = source.startOfValue(before: place, inBrackets: true)
      if start > contextPlace, start < place { return colonInBrackets(from: start) }
    }
    return Diagnostic(
      .unclosedBracket, "a comma or '\(closing)' is expected here", at: spanOfWord(at: place),
      related: [opened()])
  }

  /// A comma without anything before it.
  func missingValue() -> Diagnostic {
    if let cut = cutPart(around: place) { return cut }
    if let wrong = unclosedBracket() { return wrong }
    guard let byte = source.byte(at: place) else {
      return Diagnostic(
        .invalidYAML, "the file ends where a value is expected", at: source.span(place..<place))
    }
    switch byte {
    case UInt8(ascii: ","):
      return Diagnostic(
        .unclosedBracket, "nothing stands before this comma", at: source.span(place..<place + 1),
        hint: "remove the comma; a text that starts with , goes in quotes")
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return Diagnostic(
        .unclosedBracket, "this bracket closes nothing", at: source.span(place..<place + 1),
        hint: "remove it; a text that starts with it goes in quotes: "
          + source.quoted(source.unquotedText(from: place, inBrackets: false)))
    case UInt8(ascii: ":") where source.byte(at: place - 1) == UInt8(ascii: "["):
      return Diagnostic(
        .invalidYAML, "a value is expected here", at: source.span(place..<place + 1),
        hint: "a dictionary without anything in it is written {}")
    default:
      return Diagnostic(
        .invalidYAML, "a value is expected here", at: spanOfWord(at: place),
        hint: "a text with special characters goes in quotes")
    }
  }

  /// The part of a list or map that YAML cuts, where its author does not.
  func cutPart(around place: Int) -> Diagnostic? {
    guard let part = FlowParts(source, lineAt: place).cutPart(around: place) else { return nil }
    guard source.byte(at: part.lowerBound) == UInt8(ascii: "\"") else {
      return .commaInText(source.span(part), quoted: source.quoted(part))
    }
    let text = part.lowerBound + 1..<part.upperBound - 1
    return Diagnostic(
      .unclosedQuote, "a quote in a hole ends the whole text", at: source.span(part),
      hint: "put the text in single quotes: \(source.quoted(text))")
  }

  /// The innermost of the open brackets that nothing closes.
  private func unclosedBracket() -> Diagnostic? {
    let isOpen = { (place: Int) in source.closingBracket(from: place) == nil }
    // Each look at a bracket goes through the file: the innermost ones are enough.
    guard let open = brackets.suffix(8).last(where: isOpen) else { return nil }
    if let wrong = commentInText(from: open) { return wrong }
    if let wrong = otherBracket() { return wrong }
    let bracket = source.text(open..<open + 1)
    let text = source.unquotedText(from: open, inBrackets: false)
    return Diagnostic(
      .unclosedBracket, "the '\(bracket)' that opens here is never closed",
      at: source.span(open..<open + 1),
      hint: "close it with \(closing(open)); a text that starts with \(bracket) goes in quotes: "
        + source.quoted(text))
  }

  /// `[1, 2 }` and `{ a: 1 ]`: one bracket closes what another one opened.
  private func otherBracket() -> Diagnostic? {
    guard let open = brackets.last, let byte = source.byte(at: place),
      byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"),
      case (let wanted, let found) = (closing(open), source.text(place..<place + 1)),
      wanted != found
    else { return nil }
    let isForOuter = brackets.dropLast().contains { closing($0) == found }
    return Diagnostic(
      .unclosedBracket,
      isForOuter ? "a '\(wanted)' is missing before this" : "this '\(found)' should be '\(wanted)'",
      at: source.span(place..<place + 1),
      related: [
        .init(source.span(open..<open + 1), "'\(source.text(open..<open + 1))' opens here")
      ],
      hint: isForOuter ? "write '\(wanted) \(found)'" : "write '\(wanted)'")
  }

  /// `{ title: Room # 5 }`: what closes the bracket is in a comment.
  private func commentInText(from open: Int) -> Diagnostic? {
    let line = source.file.lineRange(at: open)
    let sign = (open + 1..<line.upperBound).first { index in
      source.byte(at: index) == UInt8(ascii: "#") && source.isSpace(at: index - 1)
    }
    guard let sign else { return nil }
    let end = source.unquotedText(from: sign, inBrackets: true).upperBound
    let start = source.startOfValue(before: sign, inBrackets: true)
    guard end < line.upperBound, start > open, start <= sign,
      source.byte(at: start) != UInt8(ascii: "\"")
    else { return nil }
    return Diagnostic(
      .unclosedBracket, "a '#' after a space starts a comment, up to the end of the line",
      at: source.span(sign..<sign + 1),
      related: [.init(source.span(open..<open + 1), "what closes this is in the comment")],
      hint: "put the text in quotes: \(source.quoted(start..<end))")
  }

  /// The bracket that closes the one at a place.
  private func closing(_ open: Int) -> String {
    source.byte(at: open) == UInt8(ascii: "{") ? "}" : "]"
  }

  /// `{ a: =list[0] }`: a bracket in the middle of an unquoted text.
  private func bracketInText() -> Diagnostic? {
    guard let byte = source.byte(at: place), [0x5B, 0x5D, 0x7B, 0x7D].contains(byte) else {
      return nil
    }
    let start = source.startOfValue(before: place, inBrackets: true)
    guard start < place else { return nil }
    var text = source.unquotedText(from: start, inBrackets: true)
    // Of a key and its value, the key alone: `{ list[0].name: Tea }`.
    let isColon = { (index: Int) in
      source.byte(at: index) == UInt8(ascii: ":") && source.isSpace(at: index + 1)
    }
    if place < text.upperBound, let colon = (place..<text.upperBound).first(where: isColon) {
      text = text.lowerBound..<colon
    }
    return .commaInText(source.span(text), quoted: source.quoted(text))
  }

  private func colonInBrackets(from start: Int) -> Diagnostic {
    let text = source.unquotedText(from: start, inBrackets: true)
    // `{ type: Int value: 20 }`
    let words = source.text(start..<place).split(separator: " ")
    let isExpression = words.first?.hasPrefix("=") ?? false
    if words.count > 1, let key = words.last, key.first?.isLetter ?? false,
      isExpression && key.allSatisfy(\.isInName) && source.text(start..<place).last != " "
        || words.allSatisfy({ $0.allSatisfy(\.isInName) })
    {
      let length = key.utf8.count
      return Diagnostic(
        .unclosedBracket, "a comma is missing before '\(key)'",
        at: source.span(place - length..<place), related: [opened()],
        hint: "write ', \(key):'; a text that holds a colon and a space goes in quotes: "
          + source.quoted(text))
    }
    if let sign = (start..<place).first(where: { source.byte(at: $0) == UInt8(ascii: ";") }) {
      return Diagnostic(
        .unclosedBracket, "a comma is expected here, and this is ';'",
        at: source.span(sign..<sign + 1), related: [opened()],
        hint: "write ','; a text that holds ';' and a colon goes in quotes: \(source.quoted(text))")
    }
    return Diagnostic(
      .colonInText, "an unquoted text can't hold a colon and a space", at: source.span(text),
      hint: keysOfSignature() ?? inQuotes(text)
        + (words.count == 1 && words[0].allSatisfy(\.isInName)
          ? "; a map in a map has braces of its own: { \(source.text(text)) }"
          : asCase(source.text(text)).map { "; a case with values is written \($0)" } ?? ""))
  }

  /// `busy(part: 0.5)` as a literal.
  private func asCase(_ text: String) -> String? {
    let name = text.drop { $0 == "." }.prefix(while: \.isInName)
    guard let open = text.firstIndex(of: "("), open == name.endIndex, !name.isEmpty,
      text.last == ")"
    else { return nil }
    return "{ \(name): { \(text[text.index(after: open)...].dropLast()) } }"
  }

  private func opened() -> Diagnostic.Related {
    .init(
      source.span(contextPlace..<contextPlace + 1),
      "'\(source.text(contextPlace..<contextPlace + 1))' opens here")
  }
}

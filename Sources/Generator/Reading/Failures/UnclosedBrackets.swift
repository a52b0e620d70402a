import MVVMGenDiagnostics

/// What goes wrong where a bracket is not closed, or by another one.
extension FailureExplainer {
  /// The innermost of the open brackets that nothing closes.
  func unclosedBracket() -> Diagnostic? {
    let isOpen = { (place: Int) in source.closingBracket(from: place) == nil }
    // Each look at a bracket goes through the file: the innermost ones are enough.
    guard let open = brackets.suffix(8).last(where: isOpen) else { return nil }
    if let wrong = commentInText(from: open) { return wrong }
    if let wrong = openHole(behind: open) { return wrong }
    if let wrong = otherBracket() { return wrong }
    let bracket = source.text(open..<open + 1)
    if let wrong = doubledBrace(from: open) ?? parenthesis(for: open) { return wrong }
    let text = source.unquotedText(from: open, inBrackets: false)
    // The last one may have been meant to close this one, where another one inside of it is not
    // closed.
    let other = endsWith(closing(open)) ? ", or one of those inside of it" : ""
    let isMap = bracket == "{" && startsMap(behind: open)
    return Diagnostic(
      .unclosedBracket, "the '\(bracket)' that opens here is never closed",
      at: source.span(open..<open + 1),
      hint: "close it with \(closingInItsLine(open) ?? closing(open))"
        + (isMap
          ? other
          : "; a text that starts with \(bracket) goes in quotes: \(source.quoted(text))"))
  }

  /// `{ type: Int`, which nobody means as a text.
  func startsMap(behind open: Int) -> Bool {
    let bytes = source.file.bytes
    let start = (open + 1..<bytes.count).first { !source.isSpace(at: $0) } ?? bytes.count
    let key = (start..<bytes.count).prefix {
      !source.isSpace(at: $0) && !",[]{}".utf8.contains(bytes[$0]) && !source.endsKey(at: $0)
    }
    return !key.isEmpty && source.endsKey(at: key.upperBound)
  }

  /// Whether what was read ends with a bracket.
  private func endsWith(_ bracket: String) -> Bool {
    guard var last = (0..<place).last(where: { !source.isSpace(at: $0) }) else { return false }
    if source.file.lineRange(at: last) != source.file.lineRange(at: place) {
      last = source.endOfContent(ofLineAt: last) - 1
    }
    return source.text(last..<last + 1) == bracket
  }

  /// `[1, 2 }` and `{ a: 1 ]`: one bracket closes what another one opened.
  private func otherBracket() -> Diagnostic? {
    guard let open = brackets.last, let byte = source.byte(at: place),
      byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"),
      case (let wanted, let found) = (closing(open), source.text(place..<place + 1)),
      wanted != found
    else { return nil }
    if let list = unopenedList() ?? parenthesis(for: open) ?? unopenedMap(in: open) { return list }
    // `[ id: Int }`
    if found == "}", startsMap(behind: open),
      source.closesMore(open..<source.file.lineRange(at: open).upperBound)
    {
      return Diagnostic(
        .unclosedBracket, "this '[' should be '{'", at: source.span(open..<open + 1),
        related: [.init(source.span(place..<place + 1), "'}' closes it here")],
        hint: .write("{"), cause: .otherBracket("{"))
    }
    // `{ done: "hi"] }`, where what follows closes all that is open in the line.
    let rest = source.text(source.unquotedText(from: place + 1, inBrackets: false))
    if !rest.isEmpty, rest.filter({ $0 != " " }) == brackets(inLineOf: open).map(closing).joined() {
      return Diagnostic(
        .unclosedBracket, "this '\(found)' closes nothing", at: source.span(place..<place + 1),
        related: [opened(at: open)], hint: "remove it", cause: .straySign)
    }
    let isForOuter = brackets.dropLast().contains { closing($0) == found }
    return Diagnostic(
      .unclosedBracket,
      isForOuter ? "a '\(wanted)' is missing before this" : "this '\(found)' should be '\(wanted)'",
      at: source.span(place..<place + 1),
      related: [opened(at: open)],
      hint: isForOuter ? "write '\(wanted) \(found)'" : "write '\(wanted)'",
      cause: isForOuter ? .missingBracket(wanted) : .otherBracket(wanted))
  }

  /// `{ title: Hello ${name }`: a space stands before the bracket that closes the map, and few
  /// write one at the end of a hole alone.
  private func openHole(behind open: Int) -> Diagnostic? {
    let line = source.file.lineRange(at: open)
    let hole = (open..<line.upperBound).last { index in
      source.byte(at: index) == UInt8(ascii: "$") && source.byte(at: index + 1) == UInt8(ascii: "{")
    }
    guard let hole, case let start = source.startOfValue(before: hole, inBrackets: true),
      !"\"'".utf8.contains(source.byte(at: start) ?? 0),
      case let inner = source.unquotedText(from: hole + 2, inBrackets: true), !inner.isEmpty,
      source.file.bytes[inner].allSatisfy({ $0.isInName || " .?|+-*/".utf8.contains($0) }),
      source.byte(at: inner.upperBound) == UInt8(ascii: ",") || source.isBlank(at: inner.upperBound)
    else { return nil }
    let text = SourceText.quoted(source.text(start..<inner.upperBound) + "}")
    return Diagnostic(
      .unclosedBracket, "the hole that opens here is never closed",
      at: source.span(hole..<hole + 2), hint: "write \(text), in quotes")
  }

  /// `{ title: Room # 5 }`: what closes the bracket is in a comment.
  private func commentInText(from open: Int) -> Diagnostic? {
    let line = source.file.lineRange(at: open)
    // Behind a bracket or a comma it needs no space.
    let sign = (open + 1..<line.upperBound).first { index in
      source.byte(at: index) == UInt8(ascii: "#")
        && (source.isSpace(at: index - 1) || "[{,".utf8.contains(source.byte(at: index - 1) ?? 0))
    }
    guard let sign else { return nil }
    let end = source.unquotedText(from: sign, inBrackets: true).upperBound
    let start = source.startOfValue(before: sign, inBrackets: true)
    guard end < line.upperBound, start > open, start <= sign,
      source.byte(at: start) != UInt8(ascii: "\"")
    else { return nil }
    return Diagnostic(
      .unclosedBracket,
      "a '#' after a \(source.isSpace(at: sign - 1) ? "space" : "'\(source.text(sign - 1..<sign))'")"
        + " starts a comment, up to the end of the line",
      at: source.span(sign..<sign + 1),
      related: [.init(source.span(open..<open + 1), "what closes this is in the comment")],
      hint: .inQuotes(source.quoted(start..<end), comment: source.text(sign..<end)))
  }

  /// The bracket that closes the one at a place.
  func closing(_ open: Int) -> String {
    source.byte(at: open) == UInt8(ascii: "{") ? "}" : "]"
  }

  /// What closes the innermost bracket and those around it in its line, where the line below belongs
  /// to none of them.
  func closingInItsLine(_ open: Int) -> String? {
    guard brackets.last == open, let below = source.content(below: open),
      source.depth(ofLineAt: below) <= source.depth(ofLineAt: open)
    else { return nil }
    return brackets(inLineOf: open).map(closing).joined()
  }

  /// The brackets of a line that are open, the innermost first.
  func brackets(inLineOf place: Int) -> [Int] {
    let start = source.file.lineRange(at: place).lowerBound
    return brackets.reversed().filter { $0 >= start && $0 <= place }
  }

  func opened(at open: Int) -> Diagnostic.Related {
    .init(source.span(open..<open + 1), "'\(source.text(open..<open + 1))' opens here")
  }
}

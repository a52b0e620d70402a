import MVVMGenDiagnostics

/// What goes wrong between `[ ]` and `{ }`.
extension FailureExplainer {
  /// Something other than a comma, or the end of the list or map.
  func unexpectedInBrackets() -> Diagnostic {
    if let wrong = commentAbove() { return wrong }
    let closing = closing(contextPlace)
    let value = source.startOfValue(before: place, skippingCommas: true)
    if let wrong = source.unopenedQuote(from: value, beyond: place, inBrackets: true) {
      return wrong
    }
    if let wrong = wideComma(from: source.startOfValue(before: place)) { return wrong }
    if source.byte(at: place) == UInt8(ascii: ":"),
      let wrong = missingComma(from: source.startOfValue(before: place), colon: place)
    {
      return wrong
    }
    if let wrong = gluedKey(from: source.startOfValue(before: place)) ?? cutPart(around: place)
      ?? multilineQuote()
    {
      return wrong
    }
    // `"say "hi" to me"`: what comes later may open and close anything.
    if let quoted = lastQuoted, Int(quoted.end) == place, let next = source.byte(at: place),
      next.isInWord,
      let wrong = textAfterQuote(at: place)
    {
      return wrong
    }
    if let wrong = unclosedBracket() ?? bracketInText() ?? textAfterBracket(at: place)
      ?? textAfterQuote(at: place)
    {
      return wrong
    }
    if source.byte(at: place) == UInt8(ascii: ":") {
      let start = source.startOfValue(before: place, inBrackets: true)
      if start > contextPlace, start < place { return colonInBrackets(from: start) }
    }
    return Diagnostic(
      .unclosedBracket, "a comma or '\(closing)' is expected here", at: spanOfWord(at: place),
      related: [opened(at: contextPlace)])
  }

  /// `name: String,  // who it is`, at the end of the line above or in a line of its own.
  private func commentAbove() -> Diagnostic? {
    guard let above = source.contentLine(above: place),
      case let line = source.file.lineRange(at: above), line.upperBound > contextPlace,
      let start = line.first(where: { index in
        source.isSpace(at: index - 1) && source.file.startsComment(at: index)
          && !source.file.bytes[line.lowerBound..<index].hasOpenQuote()
      })
    else { return nil }
    return commentOfOthers(start..<line.upperBound)
  }

  /// `{ x: Int， y: Int }`
  private func wideComma(from start: Int) -> Diagnostic? {
    let text = source.unquotedText(from: start, inBrackets: true)
    let before = source.text(text).prefix { $0 != "\u{FF0C}" }.utf8.count
    // Beside a hole the text is what is wrong: the braces of that are YAML's here.
    guard before < text.count, !source.text(text).holds("${"),
      let narrow = source.text(text).withNarrowSigns
    else { return nil }
    let sign = start + before
    return Diagnostic(
      .unclosedBracket, Diagnostic.wideSign, at: source.span(sign..<sign + 3),
      hint: "write '\(narrow)'")
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
        hint: "remove the comma; a text that starts with , goes in quotes", cause: .straySign)
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      let empty = byte == UInt8(ascii: "]") ? "[]" : "{}"
      // `catch: ]`
      let isValue =
        brackets.isEmpty
        && source.key(ofLineAt: place).map { source.startOfValue(behind: $0) } == place
      return Diagnostic(
        .unclosedBracket, "this bracket closes nothing", at: source.span(place..<place + 1),
        hint: (isValue ? "write '\(empty)' for nothing in it" : "remove it")
          + "; a text that starts with it goes in quotes: "
          + source.quoted(source.unquotedText(from: place, inBrackets: false)),
        cause: isValue ? .missingBracket(String(empty.prefix(1))) : .straySign)
    case UInt8(ascii: ":") where source.byte(at: place - 1) == UInt8(ascii: "["):
      return Diagnostic(
        .invalidYAML, "a value is expected here", at: source.span(place..<place + 1),
        hint: "a dictionary without anything in it is written {}")
    default:
      if let wrong = dashInBrackets(at: place) ?? missingName(at: place) { return wrong }
      let word = source.unquotedText(from: place, inBrackets: inBrackets)
      if let type = typeMeant(by: source.text(word)[...]) {
        return Diagnostic(
          .invalidYAML, "a type can't start with '?'", at: source.span(word),
          hint: Hint.write(type))
      }
      return Diagnostic(
        .invalidYAML, "a value is expected here", at: spanOfWord(at: place),
        hint: "a text with special characters goes in quotes")
    }
  }

  /// The part of a list or map that YAML cuts, where its author does not.
  func cutPart(around place: Int) -> Diagnostic? {
    guard let part = FlowParts(source, lineAt: place).cutPart(around: place) else { return nil }
    if let wrong = typedName(part) ?? elementSet(part) ?? dashInBrackets(at: part.lowerBound) {
      return wrong
    }
    guard source.byte(at: part.lowerBound) == UInt8(ascii: "\"") else {
      return source.commaInText(part)
    }
    let text = part.lowerBound + 1..<part.upperBound - 1
    return Diagnostic(
      .unclosedQuote, "a quote in a hole ends the whole text", at: source.span(part),
      hint: "put the text in single quotes: \(source.quoted(text))")
  }

  /// `[ - a, - b ]` and `{ roles: - admin }`
  private func dashInBrackets(at dash: Int) -> Diagnostic? {
    guard inBrackets, source.byte(at: dash) == UInt8(ascii: "-"), source.isBlank(at: dash + 1),
      let open = brackets.last
    else { return nil }
    let isElement =
      source.byte(at: open) == UInt8(ascii: "[")
      && source.byte(at: source.beforeBlanks(dash) - 1) != UInt8(ascii: ":")
    let text = source.text(
      source.unquotedText(from: source.behindBlanks(dash + 1), inBrackets: true))
    let isMap = text.utf8.contains(UInt8(ascii: ":"))
    return Diagnostic(
      .reservedStart, "between brackets a list has no dashes", at: source.span(dash..<dash + 1),
      hint: isElement
        ? (isMap ? "remove it; a map with several keys stands in { }" : "remove it")
        : (isMap ? "a list stands in [ ], a map in it in { }" : .write("[\(text)]")),
      cause: isMap ? nil : .straySign)
  }

  /// `{ a: =list[0] }`: a bracket in the middle of an unquoted text.
  private func bracketInText() -> Diagnostic? {
    guard let byte = source.byte(at: place), [0x5B, 0x5D, 0x7B, 0x7D].contains(byte) else {
      return nil
    }
    let start = source.startOfValue(before: place, inBrackets: true)
    guard start < place else { return nil }
    if let wrong = dashInBrackets(at: start) { return wrong }
    var text = source.unquotedText(from: start, inBrackets: true)
    // Of a key and its value, the key alone: `{ list[0].name: Tea }`.
    if place < text.upperBound,
      let colon = (place..<text.upperBound).first(where: { source.endsKey(at: $0) })
    {
      text = text.lowerBound..<colon
    }
    return elementSet(text) ?? source.commaInText(text)
  }

  /// `set: { list[0]: =a }`, which quotes around the key would not mend.
  private func elementSet(_ text: Range<Int>) -> Diagnostic? {
    let line = source.startOfElement(ofLineAt: text.lowerBound)
    guard line < text.lowerBound, source.endsKey(at: text.upperBound),
      source.text(line..<text.lowerBound).filter({ $0 != " " }).hasPrefix("set:{")
    else { return nil }
    let key = source.text(text)
    let name = key.prefix(while: { $0.isInName })
    // `list[0].name` too: of what is in it nothing can be set alone either.
    let index = key.dropFirst(name.count + 1).prefix { $0 != "]" }
    let rest = key.dropFirst(name.count + index.count + 1)
    guard !name.isEmpty, !index.isEmpty, !index.contains("["), rest.first == "]",
      rest.dropFirst().allSatisfy({ $0.isInName || $0 == "." })
    else { return nil }
    let whole = { (change: String) in "{ \(name): '=\(name).\(change)' }" }
    return Diagnostic(
      .commaInText, "an element alone can't be set", at: source.span(text),
      hint: index.first == "\""
        ? "set all of it: \(whole("setting(\(index), ...)"))"
        : "set all of it: of a list \(whole("replacing(\(index), ...)")), "
          + "of a dictionary \(whole("setting(\(index), ...)"))")
  }

  private func colonInBrackets(from start: Int) -> Diagnostic {
    let text = source.unquotedText(from: start, inBrackets: true)
    if let wrong = typedName(text) ?? missingCommaAbove(start)
      ?? missingComma(from: start, colon: place)
    {
      return wrong
    }
    let words = source.text(start..<place).split(separator: " ")
    if let sign = (start..<place).first(where: { source.byte(at: $0) == UInt8(ascii: ";") }) {
      return Diagnostic(
        .unclosedBracket, "a comma is expected here, and this is ';'",
        at: source.span(sign..<sign + 1), related: [opened(at: contextPlace)],
        hint: "write ','; a text that holds ';' and a colon goes in quotes: \(source.quoted(text))",
        cause: .otherBracket(","))
    }
    // `{ order: id: 1 } }`
    if words.count == 1, words[0].allSatisfy({ $0.isInName }), let open = brackets.first,
      source.file.lineRange(at: open).contains(start),
      source.closesMore(open..<source.file.lineRange(at: open).upperBound)
    {
      return missingBrace(before: text)
    }
    let braces =
      words.count == 1 && words[0].allSatisfy { $0.isInName } && source.key(before: start) != "doc"
      ? "; a map in a map has braces of its own: { \(source.text(text)) }"
      : ""
    return Diagnostic(
      .colonInText, "an unquoted text can't hold a colon and a space", at: source.span(text),
      hint: source.swiftInQuotes(text) ?? source.callOfService(text) ?? keysOfSignature()?.hint
        ?? source.caseWithValues(text)
        ?? .mapInParentheses(source.text(text)) ?? SourceText.asCase(source.text(text))
        ?? source.modelCalled(text) ?? source.expressionMeant(by: text)
        ?? inQuotes(text) + braces)
  }

  /// `{ type: Int value: 20 }`
  private func missingComma(from start: Int, colon: Int) -> Diagnostic? {
    let before = source.text(start..<colon)
    let words = before.split(separator: " ")
    guard words.count > 1, let key = words.last, key.first?.isLetter ?? false, before.last != " ",
      key.allSatisfy({ $0.isInName || $0 == "." }), start > contextPlace,
      before.utf8.allSatisfy({ !";'[]{}".utf8.contains($0) }),
      before.utf8.openBrackets() == 0, !before.utf8.hasOpenQuote()
    else { return nil }
    let isExpression = before.hasPrefix("=")
    guard isExpression || words.count == 2 || words.allSatisfy({ $0.allSatisfy { $0.isInName } })
    else { return nil }
    let text = source.unquotedText(from: start, inBrackets: true)
    return Diagnostic(
      .unclosedBracket, "a comma is missing before '\(key)'",
      at: source.span(colon - key.utf8.count..<colon), related: [opened(at: contextPlace)],
      hint: "write ', \(key):'"
        + (isExpression
          ? "" : "; a text that holds a colon and a space goes in quotes: \(source.quoted(text))"),
      cause: .missingComma)
  }

  /// The first key of a line, where the one above ends without a comma.
  private func missingCommaAbove(_ start: Int) -> Diagnostic? {
    guard start == source.firstContent(ofLineAt: start), start > contextPlace,
      let above = source.contentLine(above: start),
      source.file.bytes[start..<place].allSatisfy({ $0.isInName }),
      case let end = source.endOfContent(ofLineAt: above), end > contextPlace + 1,
      let last = source.byte(at: end - 1), !",:{[".utf8.contains(last)
    else { return nil }
    return Diagnostic(
      .unclosedBracket, "a comma is missing before '\(source.text(start..<place))'",
      at: source.span(start..<place), related: [opened(at: contextPlace)],
      hint: "write ',' at the end of the line above", cause: .missingComma)
  }

  /// `{ returns = [] }` and `{ text:${name} }`
  private func gluedKey(from start: Int) -> Diagnostic? {
    var before = start - 1
    while source.isSpace(at: before), before > contextPlace { before -= 1 }
    guard let sign = source.byte(at: before), sign == UInt8(ascii: "{") || sign == UInt8(ascii: ",")
    else { return nil }
    if let key = ValueBehindKey(at: start, in: source), key.isAssigned {
      return key.message(in: source)
    }
    let name = (start..<place).prefix { source.file.bytes[$0].isInName }
    guard !name.isEmpty, source.byte(at: name.upperBound) == UInt8(ascii: ":"),
      name.upperBound + 1 < place, source.byte(at: place) == UInt8(ascii: "{"),
      source.byte(at: name.upperBound + 1).map({ !"\"'".utf8.contains($0) }) ?? false
    else { return nil }
    let text = source.unquotedText(from: start, inBrackets: true)
    let value = source.quoted(text.dropFirst(name.count + 1))
    return Diagnostic(
      .missingColon, Diagnostic.noSpaceAfterColon, at: source.span(text),
      hint: "write '\(source.text(name)): ' and the text in quotes: \(value)", cause: .needsQuotes)
  }
}

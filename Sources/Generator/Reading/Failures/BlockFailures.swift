import MVVMGenDiagnostics
import MVVMGenForms

/// What goes wrong outside of brackets with colons and dashes.
extension FailureExplainer {
  /// A colon where no key can end.
  func unexpectedColon() -> Diagnostic {
    if let wrong = multilineQuote() { return wrong }
    let lineStart = source.firstContent(ofLineAt: place)
    let start = source.startOfValue(before: place, inBrackets: inBrackets)
    // The line's own key: it went on with the text of the line above, so the line is indented
    // deeper than it should be.
    if start == lineStart, let above = source.contentLine(above: place) {
      return lineWithoutColon(beside: place, above: above)
        ?? hollowTooDeep(source.column(of: lineStart))
        ?? deeperThanItsValue(lineStart..<place, above: above)
    }
    if !inBrackets, let owner = ownerOfStrayElement(at: place) {
      return keyToTheLeft() ?? elementOfNothing(at: place, owner)
    }
    return elementsBelowText() ?? colonInText(from: start)
  }

  private func colonInText(from start: Int) -> Diagnostic {
    if !inBrackets, let wrong = gluedDash(ofLineAt: place) { return wrong }
    let text = source.unquotedText(from: start, inBrackets: inBrackets)
    if source.text(source.file.lineRange(at: place)).hasPrefix("--- ") {
      return Diagnostic(
        .directive, "a map can't start on the line of '---'", at: source.span(text),
        hint: "move it to the next line")
    }
    if let wrong = stepBehindKey(text) ?? typedName(text)
      ?? source.modelCalled(ofLineAt: place)
      ?? answerAssigned()
      ?? source.unopenedQuote(from: start, beyond: place, inBrackets: inBrackets)
    {
      return wrong
    }
    // `set: total: 1 }`
    if source.closesMore(text), source.text(text).last == "}" { return missingBrace(before: text) }
    if let wrong = firstBesideSection(text) { return wrong }
    // One word before the colon: a key, rather than a text.
    let isKey =
      source.text(text).last != ":"
      && source.text(source.trimmed(start..<place)).allSatisfy { $0.isLetter || $0.isNumber }
    let signature = keysOfSignature()
    let braces: Hint = "a map in one line has braces: { \(source.text(text)) }"
    let holdsMap = isKey ? holdsMap() : false
    let code =
      source.swiftInQuotes(text) ?? keyBehindValue(text) ?? stepsBehindCondition(text)
      ?? argumentsOfStep(text)
      ?? assigned(text)
    let value =
      source.caseWithValues(text) ?? .mapInParentheses(source.text(text))
      ?? SourceText.asCase(source.text(text)) ?? source.modelCalled(text) ?? longForm(text)
      ?? elementInOneLine(text) ?? (holdsMap == true ? braces : nil)
    if code == nil, signature == nil, value == nil, let wrong = lineBehindWord(text) {
      return wrong
    }
    return Diagnostic(
      .colonInText, "an unquoted text can't hold a colon and a space",
      at: source.span(signature?.text ?? text),
      related: [.init(source.span(place..<place + 1), "this colon would end a second key")],
      hint: code ?? signature?.hint ?? value ?? source.expressionMeant(by: text)
        ?? inQuotes(text) + (holdsMap == nil ? "; \(braces)" : ""))
  }

  /// `let: sent = Draft(id: 3)`
  private func assigned(_ text: Range<Int>) -> Hint? {
    guard let key = source.key(before: text.lowerBound), ["let", "set"].contains(key) else {
      return nil
    }
    return pairOfAssignment(source.text(text)).map { .write(map: $0) }
  }

  /// `outputs: isLoading: Bool`, with more below it
  private func firstBesideSection(_ text: Range<Int>) -> Diagnostic? {
    guard let key = source.key(ofLineAt: place),
      text.lowerBound == source.startOfValue(behind: key),
      Self.sections.contains(source.text(key)), source.column(of: key.lowerBound) == 0,
      source.content(below: place).map({ source.column(of: $0) > 0 }) ?? false
    else { return nil }
    return Diagnostic(
      .colonInText, "what '\(source.text(key))' holds stands below it", at: source.span(text),
      hint: "write '\(source.text(text))' on a line of its own below it, indented as the next one")
  }

  /// `as: found: [Product]`, as Swift declares a name with its type.
  func typedName(_ text: Range<Int>) -> Diagnostic? {
    let name = text.prefix { source.file.bytes[$0].isInName }
    guard !name.isEmpty, source.endsKey(at: name.upperBound),
      source.key(before: text.lowerBound) == "as"
    else { return nil }
    return Diagnostic(
      .colonInText, "a name that a step gives has no type: it has that of its value",
      at: source.span(text), hint: "write 'as: \(source.text(name))'")
  }

  /// `if: n > 1: stop`
  private func stepsBehindCondition(_ text: Range<Int>) -> Hint? {
    let written = source.text(source.trimmed(text.lowerBound..<place))
    // `if: n > 1 then set: …`
    let condition = String(written.exchanging(" then ", for: "\n").prefix { $0 != "\n" })
    guard text.upperBound > place + 1, !condition.holds(" ? "), !condition.hasPrefix("let "),
      condition.utf8.openBrackets() + condition.utf8.openBrackets("[", "]") == 0,
      !condition.utf8.hasOpenQuote(),
      let key = source.key(ofLineAt: place), source.text(key) == "if"
    else { return nil }
    return "write 'if: \(condition)', and its steps under 'then'"
  }

  /// The hint to quote a text, with this language's words for what looks like a choice.
  func inQuotes(_ text: Range<Int>) -> Hint {
    let isChoice = source.text(text).holds(" ? ")
    let word = source.text(text)
    if let code = source.callOfService(text) ?? Hint.inQuotes(swift: word) { return code }
    if word.last == ":", source.isExpression(at: text.lowerBound) {
      return "remove the colon at its end"
    }
    // `when: go:`
    if word.last == ":", word.dropLast().allSatisfy({ $0.isInName }) {
      return "remove the colon at its end, or put the text in quotes: \(source.quoted(text))"
    }
    if source.isExpression(at: text.lowerBound), word.holds(" ?: ") {
      return "a default is written \(word.exchanging(" ?: ", for: " ?? "))"
    }
    if let choice = Hint.choice(word, isExpression: source.isExpression(at: text.lowerBound)) {
      return choice
    }
    return "put the text in quotes: \(source.quoted(withNumberSign(text)))"
      + (isChoice ? "; in an expression, a choice is written if a then b else c" : "")
  }

  /// With the `#1` behind it, which is a comment to YAML alone: others have a space after the `#`.
  private func withNumberSign(_ text: Range<Int>) -> Range<Int> {
    let sign = source.behindBlanks(text.upperBound)
    guard source.byte(at: sign) == UInt8(ascii: "#"), source.byte(at: sign + 1)?.isInWord ?? false
    else { return text }
    return text.lowerBound..<source.endOfLine(at: sign)
  }

  /// `load() -> [Item]`, with another method below it.
  func methodWithoutKeys(_ text: Range<Int>) -> Diagnostic? {
    guard let signature = SwiftSignature(source.text(text)), source.section(at: place) == "services"
    else { return nil }
    return lacksColon(
      text, "a method is written with keys for its parts", hint: .write(signature.asMethod))
  }

  /// The keys of a spec with declarations or lists below them.
  static let sections = Form.names(of: [.screen]).subtracting(["screen", "doc", "access"])

  /// A line that should be a key.
  func missingColon() -> Diagnostic {
    missingColon(in: source.unquotedText(from: contextPlace, inBrackets: inBrackets))
  }

  func missingColon(in text: Range<Int>) -> Diagnostic {
    let content = source.text(text)
    if let first = content.utf8.first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"),
      content.utf8.count == 1 || content.utf8.last != first
    {
      return Diagnostic(
        .unclosedQuote, "\(Diagnostic.openQuote) not closed in this line",
        at: source.span(text), hint: "a key stands in one line: close its quote there",
        cause: .unclosedQuote)
    }
    if let comment = commentOfOthers(text, .missingColon) { return comment }
    // `{ id: 1 }` in a line of its own.
    if content.hasPrefix("{"), content.hasSuffix("}") {
      return lacksColon(
        text, "a key is missing before this map",
        hint: keyOfMap(at: text.lowerBound).map { "write '\($0): \(content)'" }
          ?? (isBelowElement(text.lowerBound) ? "write '- \(content)'" : nil))
    }
    if let wrong = gluedDash(ofLineAt: text.lowerBound) { return wrong }
    if !content.isEmpty, content.utf8.allSatisfy({ $0 == UInt8(ascii: "-") }) || content == "..." {
      return lacksColon(text, hint: "a line with --- alone, at its start, separates two documents")
    }
    if content.first == "!" { return reservedStart(at: text.lowerBound) }
    if let wrong = keyWithoutSpace(text) ?? methodWithoutKeys(text) { return wrong }
    return noColon(betweenWordsOf: text)
  }

  /// Whether the line above is an element of a list that would go on here.
  private func isBelowElement(_ start: Int) -> Bool {
    guard let above = source.contentLine(above: start) else { return false }
    let other = source.firstContent(ofLineAt: above)
    return source.isElement(other) && source.column(of: other) == source.column(of: start)
  }

  /// `name:String`, and what has its colon between quotes.
  private func keyWithoutSpace(_ text: Range<Int>) -> Diagnostic? {
    let content = source.text(text)
    guard let colon = content.utf8.firstIndex(of: UInt8(ascii: ":")), content.utf8.last != 0x3A
    else { return nil }
    // What looks like a space may be another character.
    let rest = content[content.index(after: colon)...]
    let key = content[..<colon]
    // `"unknown: Something went wrong"`
    if key.first == "\"" || key.first == "'", rest.first == " ", rest.last == key.first {
      return Diagnostic(
        .missingColon, "the quotes are around the key and its value", at: source.span(text),
        hint: Hint.write(String(content.dropFirst().dropLast())))
    }
    return Diagnostic(
      .missingColon, Diagnostic.noSpaceAfterColon, at: source.span(text),
      hint: rest.first.map { $0.isWhitespace } ?? false
        ? "what stands there is a space of an unusual kind: type it again"
        : "write '\(source.text(source.trimmed(text.prefix(key.utf8.count)))): "
          + "\(rest.hasPrefix("= ") ? rest.dropFirst(2) : rest)'")
  }

  /// Something that is neither a key of the map, nor an element of the list, that goes on here.
  func unexpectedInBlock() -> Diagnostic {
    if let wrong = multilineQuote() { return wrong }
    if let wrong = textAfterBracket(at: place) { return wrong }
    if let wrong = textAfterQuote(at: place) { return wrong }
    if source.firstContent(ofLineAt: place) == place || isAfterDash(place) {
      return wrongIndentation()
    }
    if let wrong = lineBehindAlias() { return wrong }
    let start = source.startOfValue(before: place, inBrackets: false)
    let isAlias = source.byte(at: start) == UInt8(ascii: "*")
    // `!(a != b)`, for YAML two tags, and not the `!!str` of one that is meant.
    let isDenied =
      source.byte(at: start) == UInt8(ascii: "!") && source.byte(at: start + 1) != UInt8(ascii: "!")
    if start < place, isAlias || isDenied { return reservedStart(at: start) }
    return Diagnostic(
      .invalidYAML, "there is something after the value", at: spanOfWord(at: place),
      hint: "a value is one text, list or map; a text with special characters goes in quotes")
  }

  /// `- a: - b`, or a text that starts with a dash.
  func unexpectedDash() -> Diagnostic {
    let text = source.unquotedText(from: place, inBrackets: inBrackets)
    if let wrong = textAfterBracket(at: place) ?? lineBehindAlias() { return wrong }
    return Diagnostic(
      .reservedStart, "a list that is written with dashes starts on a line of its own",
      at: source.span(text),
      hint: "move it to the next line; a text that starts with - goes in quotes: "
        + source.quoted(text))
  }

  /// `[Photo]?` at the end of a line, or a text that starts with a question mark.
  func unexpectedQuestionMark() -> Diagnostic {
    textAfterBracket(at: place) ?? reservedStart(at: place)
  }

  private func isAfterDash(_ place: Int) -> Bool {
    source.startOfValue(before: place, inBrackets: false) == place
      && source.byte(at: source.firstContent(ofLineAt: place)) == UInt8(ascii: "-")
  }
}

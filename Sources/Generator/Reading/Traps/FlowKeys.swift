import MVVMGenDiagnostics

/// Keys between braces without their colon, and texts that look like them.
extension TreeBuilder {
  /// Finds `{ a:1 }`, `{ a 1 }` and `{ a: 1,000 }`, which have the keys `a:1`, `a 1` and `000`.
  mutating func findKeysWithoutColon(in frame: inout Frame) {
    if reportList(in: frame) {
      for index in frame.pairs.indices {
        frame.pairs[index].key.content = .invalid
        frame.pairs[index].value.content = .invalid
      }
      return
    }
    joinSentences(in: &frame)
    var isAfterOther = false
    for index in frame.pairs.indices {
      let (key, next) = (frame.pairs[index].key, frame.pairs.dropFirst(index + 1).first)
      guard let text = textWithoutColon(frame.pairs[index]) else {
        isAfterOther = false
        continue
      }
      // `{ a = Tea, or coffee }`: who forgot two colons in a row may have meant one text with a
      // comma.
      let isSure = !isAfterOther && next.flatMap(textWithoutColon) == nil
      isAfterOther = true
      let wrong: Diagnostic? =
        if let owner = source.key(before: Int(frame.span.offset)),
          isTextInBraces(text, in: frame, behind: owner)
        {
          Diagnostic(
            .missingColon, "a map is between braces, and this is a text", at: key.span,
            hint: .withoutBraces(text, behind: owner))
        } else {
          keyWithoutColon(
            text, key, after: index > 0 ? frame.pairs[index - 1].value : nil, before: next,
            isSure: isSure)
        }
      guard let wrong else { continue }
      diagnostics.append(wrong)
      frame.pairs[index].key.content = .invalid
      frame.pairs[index].value.content = .invalid
    }
  }

  /// Finds `{ text: Please, fill in both fields }`, whose words behind the comma are no key; says
  /// so, and makes the pieces invalid.
  private mutating func joinSentences(in frame: inout Frame) {
    var index = 1
    while index < frame.pairs.count {
      let first = index
      var isSentence = false
      while index < frame.pairs.count, let text = textWithoutColon(frame.pairs[index]) {
        isSentence = isSentence || goesOn(text, behind: frame.pairs[first - 1])
        index += 1
      }
      defer { index += 1 }
      guard isSentence, case let value = frame.pairs[first - 1].value,
        case let text = Int(value.span.offset)..<Int(frame.pairs[index - 1].key.span.end)
      else { continue }
      diagnostics.append(
        source.commaInText(text, at: value.span.moved(to: text, in: file), isValue: true))
      for place in first - 1..<index {
        if place >= first { frame.pairs[place].key.content = .invalid }
        frame.pairs[place].value.content = .invalid
      }
    }
  }

  /// Whether words behind a comma go on with the text before it: more of them than a key and its
  /// value have, or two where that text has several too.
  private func goesOn(_ text: String, behind pair: YAMLPair) -> Bool {
    guard let value = pair.value.scalar, value.style == .plain, !value.isEmptyPlain,
      !value.text.hasPrefix("="), !source.isExpression(at: Int(pair.value.span.offset))
    else { return false }
    let words = text.split(separator: " ")
    // `{ moving: On its way, delivered Delivered }`
    if words.count == 2, words[0].startsLower, words[1].startsUpper { return false }
    // `5 apples, and pears`
    if words.count > 1, ["and", "but", "or"].contains(words[0]) { return true }
    guard words.count > 1, isSentence(text[...]), words[0] != "not",
      !FailureExplainer.keysOfDeclared.contains(String(words[0])),
      words[0].utf8.allSatisfy({ $0.isInWord }), !text.utf8.contains(UInt8(ascii: "\""))
    else { return false }
    return words.count > 2
      || isSentence(value.text[...]) && !["true", "false", "null"].contains(words[1])
  }

  private func textWithoutColon(_ pair: YAMLPair) -> String? {
    guard let scalar = pair.key.scalar, scalar.style == .plain,
      pair.value.isEmptyPlain, nextByte(after: pair.key) != UInt8(ascii: ":")
    else { return nil }
    return scalar.text
  }

  /// `{ 1, 2 }` and `{ 1 }`, which may be a status without its case.
  private mutating func reportList(in frame: Frame) -> Bool {
    let keys = frame.pairs.map { $0.key }
    guard let first = keys.first, let last = keys.last,
      keys.allSatisfy({ $0.scalar?.startsWithDigit ?? false }),
      keys.count > 1
        || first.scalar?.text.contains(where: { ": ".contains($0) }) == false
          && source.key(before: Int(frame.span.offset)) != "status",
      frame.pairs.allSatisfy({ $0.value.isEmptyPlain })
    else { return false }
    let texts = keys.compactMap { $0.scalar?.text }.joined(separator: ", ")
    var place = first.span
    if last.span.line == place.line { place.length = UInt32(last.span.end - place.offset) }
    diagnostics.append(
      Diagnostic(
        .missingColon,
        "keys are expected here, and \(keys.count == 1 ? "this is a value" : "these are values")",
        at: place,
        hint: isOfMethod(frame)
          ? "what it answers stands under 'returns': { returns: \(keys.count == 1 ? texts : "[\(texts)]") }"
          : "a list stands in square brackets: [\(texts)]"))
    return true
  }

  /// `api.load: { 3 }`
  private func isOfMethod(_ frame: Frame) -> Bool {
    let start = Int(frame.span.offset)
    let line = source.text(file.lineRange(at: start).lowerBound..<start)
    return line.split(separator: " ").last.map { $0.hasSuffix(":") && $0.contains(".") } ?? false
  }

  private func keyWithoutColon(
    _ text: String, _ key: YAMLNode, after value: YAMLNode?, before next: YAMLPair?,
    isSure: Bool
  ) -> Diagnostic? {
    let span = key.span
    if let narrow = text.withNarrowSigns {
      return Diagnostic(.missingColon, Diagnostic.wideSign, at: span, hint: .write(narrow))
    }
    let words = text.split(separator: " ", maxSplits: 1)
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    // In `{ returns 2024-05-01T08:00:00Z }` the colon is one of the value.
    if let colon, words.count < 2 || words[1].startIndex > colon || words[1].hasPrefix(":") {
      let rest = text[text.index(after: colon)...].drop(while: { $0.isWhitespace })
      // `{ page := 1 }`
      let assigned = rest.hasPrefix("=") ? pairOfAssignment(text) : nil
      return Diagnostic(
        .missingColon, Diagnostic.noSpaceAfterColon, at: span,
        hint: .write(assigned ?? "\(text[..<colon]): \(rest)"))
    }
    if key.scalar?.startsWithDigit ?? false,
      let wrong = number(text, at: span, after: value, before: next)
    {
      return wrong
    }
    let isInScenario = section == "scenarios"
    let hint =
      words.first == "if" && text.holds(" then ")
      ? .write("from: \(text)") : isInScenario ? Self.compared(text) : nil
    if let hint { return Diagnostic(.missingColon, Diagnostic.noColon, at: span, hint: hint) }
    // `{ page -> 1 }` and `{ page => 1 }`, as maps are written elsewhere.
    let arrows = ["=>", "->", "→", "⇒"]
    let assigned = pairOfAssignment(
      arrows.reduce(text) { $0.exchanging($1, for: "=") }, inScenario: isInScenario)
    guard words.count == 2 || assigned != nil else { return nil }
    return noColon(assigned ?? Self.asked(words), of: text, at: span, after: value, isSure)
  }

  /// `{ n > 1 }`, as an expectation.
  private static func compared(_ text: String) -> Hint? {
    guard let sign = text.split(separator: " ").dropFirst().first,
      [">", "<", ">=", "<=", "!="].contains(sign)
    else { return nil }
    return "what is compared stands in the name: write '\(text): true'"
  }

  /// What is a key and its value, if it is not the rest of a text: `{ greeting: Hello, Ann Smith }`.
  private func noColon(
    _ line: String, of text: String, at span: SourceSpan, after value: YAMLNode?, _ isSure: Bool
  ) -> Diagnostic {
    let quoted = value?.scalar.flatMap { scalar in
      scalar.style == .plain && !scalar.text.isEmpty
        && !scalar.text.utf8.contains(UInt8(ascii: "'"))
        ? "'\(scalar.text), \(text)'" : nil
    }
    let hint =
      "write '\(line)'" + (quoted.map { "; a text with a comma goes in quotes: \($0)" } ?? "")
    return Diagnostic(
      .missingColon, Diagnostic.noColon, at: span,
      hint: Hint(hint, replacement: isSure && quoted == nil ? line : nil),
      cause: quoted == nil ? nil : .needsQuotes)
  }

  /// A number that a comma has made a key.
  private func number(
    _ text: String, at span: SourceSpan, after value: YAMLNode?, before next: YAMLPair?
  ) -> Diagnostic? {
    let isFirst = next?.key.scalar?.startsWithDigit ?? false
    // `{ 401, 403: denied }`
    if isFirst, let other = next?.name, let shared = next?.value.scalar?.text, !shared.isEmpty {
      return Diagnostic(
        .missingColon, Diagnostic.noColon, at: span,
        hint: "each has a value of its own: { \(text): \(shared), \(other): \(shared) }")
    }
    guard let value else { return nil }
    return Diagnostic(
      .missingColon, "the comma before '\(text)' ends a value, and this is no key", at: span,
      hint: isFirst
        ? "each has a value of its own: { 1: a, 2: a }"
        : value.isEmptyPlain
          // `{ =query, 1 }`
          ? "each value has its name in front: { name: value, ... }"
          : "a number has no commas in it, and a text with one goes in quotes")
  }

  /// `not isOpen` as a condition; other words are a key and its value.
  private static func asked(_ words: [Substring]) -> String {
    words[0] == "not" ? "\(words[1]): false" : "\(words[0].withoutSeparator): \(words[1])"
  }
}

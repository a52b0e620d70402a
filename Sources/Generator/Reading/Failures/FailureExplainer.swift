import MVVMGenDiagnostics

/// Tells an error of libyaml in the words of someone who writes a spec.
///
/// libyaml says where it could not go on, which is often far from the slip: the source around the
/// place tells what was meant.
struct FailureExplainer {
  let failure: YAMLFailure
  let source: SourceText
  /// Where libyaml could not go on, in bytes.
  let place: Int
  /// Where that began which it could not go on with.
  let contextPlace: Int
  /// Whether the place is between brackets.
  let inBrackets: Bool
  /// The quoted text that was read last.
  let lastQuoted: SourceSpan?
  /// The brackets that are open, the innermost last, in bytes.
  let brackets: [Int]

  init(_ failure: YAMLFailure, in builder: inout TreeBuilder) {
    self.failure = failure
    source = SourceText(file: builder.file, id: builder.id)
    let count = builder.file.bytes.count
    if let offset = failure.byteOffset {
      place = min(builder.file.endOfByteOrderMark + offset, count)
    } else {
      place = min(builder.offset(of: failure.mark), count)
    }
    contextPlace = builder.offset(of: failure.contextMark)
    inBrackets = builder.frames.last?.isFlow ?? false
    lastQuoted = builder.lastQuoted
    brackets = builder.frames.filter { $0.isFlow }.map { Int($0.span.offset) }
  }

  func explain() -> Diagnostic {
    if let mark = mergeMark() { return mark }
    if let text = quoteInHole() { return text }
    if let swift = linesOfSwift() { return swift }
    // `|| set: …` and `&& set: …`
    if source.firstContent(ofLineAt: contextPlace) == contextPlace,
      let wrong = otherDash(at: contextPlace)
    {
      return wrong
    }
    if let key = valueBehindKey() { return key.message(in: source) }
    if let wrong = signBehindKey() { return wrong }
    return switch failure.problem {
    case "control characters are not allowed": controlCharacter()
    case "found character that cannot start any token": strangeStart()
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      tab()
    case "mapping values are not allowed in this context": unexpectedColon()
    case "could not find expected ':'": missingColon()
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>":
      unexpectedInBlock()
    case "block sequence entries are not allowed in this context": unexpectedDash()
    case "mapping keys are not allowed in this context": unexpectedQuestionMark()
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      unexpectedInBrackets()
    case "did not find expected node content": missingValue()
    case "found unexpected end of stream", "found unexpected document indicator": unclosedQuote()
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      badEscape()
    default: byContext()
    }
  }

  /// What only the part of YAML tells that libyaml was in.
  private func byContext() -> Diagnostic {
    switch failure.context {
    case "while scanning an alias", "while scanning an anchor", "while scanning a tag",
      "while parsing a tag", "while parsing a node":
      reservedStart(at: contextPlace)
    case "while scanning a block scalar": blockHeader()
    case "while scanning a directive", "while scanning a %YAML directive",
      "while scanning a %TAG directive":
      directive(at: contextPlace)
    default:
      failure.problem.holds("directive") || failure.problem.holds("%YAML")
        || failure.problem.holds("incompatible")
        ? directive(at: place)
        : failure.problem == "found unexpected ':'"
          ? Diagnostic(
            .missingColon, Diagnostic.noSpaceAfterColon, at: spanOfWord(at: place)
          )
          : Diagnostic(
            .invalidYAML, "YAML can't read this: \(failure.problem)", at: spanOfWord(at: place))
    }
  }

  // MARK: Characters

  private func controlCharacter() -> Diagnostic {
    let scalar = String(
      decoding: source.file.bytes[place..<min(place + 4, source.file.bytes.count)], as: UTF8.self
    ).unicodeScalars.first
    let code = String(scalar?.value ?? 0, radix: 16, uppercase: true).padded(to: 4)
    // Half of each sign of a file that does not say what it is.
    let isUTF16 = code == "0000" && place < 2
    return Diagnostic(
      .controlCharacter, "the character U+\(code) can't stand in a spec as it is",
      at: source.span(place..<place + (scalar.map { UTF8.width($0) } ?? 1)),
      hint: isUTF16
        ? "the file seems to be UTF-16: save it as UTF-8"
        : code == "0000"
          ? "is this a text file? A spec is UTF-8" : "in double quotes it is written \"\\u\(code)\""
    )
  }

  private func strangeStart() -> Diagnostic {
    source.byte(at: place) == UInt8(ascii: "\t") ? tab() : reservedStart(at: place)
  }

  private func tab() -> Diagnostic {
    // libyaml may stop before the tab, or after it.
    let line = source.file.lineRange(at: place)
    let first = line.first { source.byte(at: $0) == UInt8(ascii: "\t") } ?? place
    var end = first
    while source.byte(at: end) == UInt8(ascii: "\t") { end += 1 }
    return Diagnostic(
      .tab, "a tab can't be used for indentation", at: source.span(first..<max(end, first + 1)),
      hint: "use spaces; every level is usually two deeper")
  }

  func reservedStart(at start: Int) -> Diagnostic {
    // `"Hello ${name}!"`, where the hole has ended the text for YAML.
    if inBrackets, let text = FlowParts(source, lineAt: start).cutPart(around: start),
      text.lowerBound < start, let cut = cutPart(around: start)
    {
      return cut
    }
    return negation(before: start) ?? oneOfTexts(at: start)
      ?? .reservedStart(
        at: start, after: source.span(0..<0), in: source, inBrackets: inBrackets)
  }

  /// `!a && b` and `!a || b`: for YAML a tag, and an anchor or a block.
  private func negation(before start: Int) -> Diagnostic? {
    guard let first = source.byte(at: start), "&|".utf8.contains(first) else { return nil }
    let value = source.startOfValue(before: start, inBrackets: inBrackets)
    guard source.byte(at: value) == UInt8(ascii: "!") else { return nil }
    return .reservedStart(at: value, after: source.span(0..<0), in: source, inBrackets: inBrackets)
  }

  // MARK: Quotes

  private func unclosedQuote() -> Diagnostic {
    if let cut = cutPart(around: contextPlace) { return cut }
    if inBrackets, let text = textCut(before: contextPlace) { return source.commaInText(text) }
    return unclosed(contextPlace, "never closed")
  }

  func unclosedInLine(_ quote: Int, _ related: [Diagnostic.Related] = []) -> Diagnostic {
    unclosed(quote, "not closed in this line", related)
  }

  private func unclosed(
    _ quote: Int, _ what: String, _ related: [Diagnostic.Related] = []
  ) -> Diagnostic {
    let sign = source.text(quote..<quote + 1)
    let text = source.text(source.unquotedText(from: quote, inBrackets: inBrackets))
    let isApostrophe =
      sign == "'" && text.dropFirst().first.map { $0.isLowercase || $0.isNumber } == true
    return Diagnostic(
      .unclosedQuote, "\(Diagnostic.openQuote) \(what)",
      at: source.span(source.unquotedText(from: quote, inBrackets: false)),
      related: related,
      hint: "close it with \(sign) at the end of the text"
        + (isApostrophe
          ? "; a text that starts with \(sign) goes in double quotes: \"\(text)\"" : ""),
      cause: .unclosedQuote)
  }

  /// The text between brackets that a comma has cut in a quoted part of it: what closes the quote
  /// opened one then.
  func textCut(before quote: Int) -> Range<Int>? {
    let start = source.startOfValue(before: quote, skippingCommas: true)
    let text = source.unquotedText(from: start, inBrackets: true)
    guard start < quote, text.upperBound > quote, let sign = source.byte(at: quote) else {
      return nil
    }
    return source.file.bytes[start..<quote].hasOpenQuote(sign) ? text : nil
  }

  /// `"list.sorted(\.name).first ?? "none""`: an expression, up to the quote that ends the value.
  func expressionInDoubleQuotes() -> Range<Int>? {
    let (start, quote) = (contextPlace, UInt8(ascii: "\""))
    guard source.byte(at: start) == quote,
      source.isExpression(at: start) || source.byte(at: start + 1) == UInt8(ascii: "="),
      let end = source.file.bytes[start + 1..<source.file.lineRange(at: start).upperBound].indices
        .first(where: { source.byte(at: $0) == quote && source.endsValue(at: $0 + 1) })
    else { return nil }
    return start..<end + 1
  }

  private func badEscape() -> Diagnostic {
    if let cut = cutPart(around: contextPlace) { return cut }
    // A line with a key of its own is no part of a text.
    if line(of: contextPlace) < line(of: place), source.key(ofLineAt: place) != nil {
      return unclosedInLine(contextPlace)
    }
    var start = place
    while start > contextPlace, source.byte(at: start) != UInt8(ascii: "\\") { start -= 1 }
    let isUnknown = failure.problem == "found unknown escape character"
    let word = source.trimmed(start..<min(start + 10, source.file.lineRange(at: start).upperBound))
    let escape = source.text(word).prefix(isUnknown ? 2 : 10).prefix { $0 != "\"" && $0 != " " }
    return Diagnostic(
      .badEscape, isUnknown ? "YAML has no escape '\(escape)'" : "'\(escape)' is no character",
      at: source.span(start..<start + escape.utf8.count),
      hint: escape == "\\("
        ? "a hole is written ${\(insideParentheses(at: start + 1) ?? "name")}"
        : expressionInDoubleQuotes().map {
          var text = source.text($0.lowerBound + 1..<$0.upperBound - 1)
            .exchanging("\\\"", for: "\"")
          // `\'Free\'`, as texts are written in other languages.
          if escape == "\\'" { text = text.exchanging("\\'", for: "'").exchanging("'", for: "\"") }
          return "put the text in single quotes: \(SourceText.quoted(text))"
        }
          ?? "for the \\ itself write \\\\, or put the text in single quotes, where \\ is only a \\"
    )
  }

  private func insideParentheses(at open: Int) -> String? {
    let line = open..<source.file.lineRange(at: open).upperBound
    return SwiftHole.inside(source.file.bytes[line]).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Other lines

  /// `'a' | 'b'`, as other languages write one of several texts.
  private func oneOfTexts(at start: Int) -> Diagnostic? {
    guard source.byte(at: start) == UInt8(ascii: "|"), let quoted = quotedText(before: start),
      Int(quoted.end) < start
    else { return nil }
    let rest = source.unquotedText(from: start, inBrackets: inBrackets)
    let texts = source.text(Int(quoted.offset)..<rest.upperBound).split(separator: "|")
    let cases = texts.map { $0.filter { !"'\" ".contains($0) } }.joined(separator: ", ")
    return .textAfterQuote(
      quoted, at: source.span(rest),
      hint: "one of several is an enum: models: { Kind: { cases: [\(cases)] } }")
  }

  private func blockHeader() -> Diagnostic {
    if let wrong = negation(before: contextPlace) ?? oneOfTexts(at: contextPlace) { return wrong }
    let text = source.unquotedText(from: contextPlace, inBrackets: inBrackets)
    let first = source.text(contextPlace..<contextPlace + 1)
    return Diagnostic(
      .blockHeader, "after '\(first)' the text starts on the next line", at: source.span(text),
      hint: "a text that starts with \(first) goes in quotes: \(source.quoted(text))")
  }

  private func directive(at start: Int) -> Diagnostic {
    let text = source.unquotedText(from: start, inBrackets: false)
    return Diagnostic(
      .directive, "a line that starts with % speaks to YAML itself, and this one is wrong",
      at: source.span(text), hint: "a spec needs no such line: remove it")
  }

  // MARK: Parts

  /// The word, or other run of characters without spaces, at a place.
  func spanOfWord(at start: Int) -> SourceSpan {
    var end = start
    while !source.isSpace(at: end) { end += 1 }
    return source.span(start..<max(end, min(start + 1, source.file.bytes.count)))
  }

  func line(of place: Int) -> Int {
    Int(source.span(place..<place).line)
  }
}

import MVVMGenDiagnostics

/// What goes wrong behind a value: text after quotes and brackets.
extension FailureExplainer {
  /// A quoted text over several lines, just before the place: its end quote opens another text,
  /// as the one that should have closed it is missing.
  func multilineQuote() -> Diagnostic? {
    guard let quoted = lastQuoted, Int(quoted.end) <= place else { return nil }
    let (start, end) = (Int(quoted.offset), Int(quoted.end))
    guard line(of: start) < line(of: end), line(of: end) == line(of: place) else { return nil }
    if inBrackets, let text = textCut(before: start) { return source.commaInText(text) }
    return unclosedInLine(start, [.init(source.span(end - 1..<end), "this quote closes it")])
  }

  /// `"[Photo]"?`-like: a text that only looks like a list or map, and goes on after the bracket.
  func textAfterBracket(at place: Int) -> Diagnostic? {
    let close = source.beforeBlanks(place) - 1
    guard let byte = source.byte(at: close),
      byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"),
      let open = source.openingBracket(to: close)
    else { return nil }
    if let next = source.byte(at: place), next == UInt8(ascii: "]") || next == UInt8(ascii: "}") {
      return Diagnostic(
        .unclosedBracket, "this bracket closes nothing", at: source.span(place..<place + 1),
        hint: next == UInt8(ascii: "]") && byte != next
          ? "write [\(source.text(open..<close + 1))] for a list, or remove it" : "remove it",
        cause: .straySign)
    }
    let rest = source.unquotedText(from: place, inBrackets: inBrackets)
    if let wrong = commentOfOthers(rest) { return wrong }
    let value = open..<close + 1
    if let wrong = unmatchedBracket(in: rest, behind: value) ?? signs(rest, behind: value)
      ?? key(in: rest, behind: value)
    {
      return wrong
    }
    // `{String: Int}?`
    if byte == UInt8(ascii: "}"), source.text(rest) == "?" {
      return Diagnostic(
        .reservedStart, "nothing follows the '}' of a map", at: source.span(rest),
        hint: "the type is written in quotes: '[\(source.text(open + 1..<close))]?'")
    }
    // `{ emits: Goods } as goods`
    if byte == UInt8(ascii: "}"), startsMap(behind: open) {
      return Diagnostic(
        .reservedStart, "nothing follows the '}' of a map", at: source.span(rest),
        hint: "remove '\(source.text(rest))'", cause: .straySign)
    }
    let text = open..<rest.upperBound
    return Diagnostic(
      .reservedStart, "an unquoted text can't start with '\(source.text(open..<open + 1))'",
      at: source.span(text), hint: source.swiftInQuotes(text) ?? .inQuotes(source.quoted(text)))
  }

  /// Two maps with a comma between them as one, or as a list where both start with one key.
  private func together(_ first: Range<Int>, and rest: Range<Int>) -> Hint? {
    func trimmed(_ range: Range<Int>) -> Range<Int> {
      source.trimmed(range.drop { source.isSpace(at: $0) })
    }
    let second = trimmed(rest)
    guard source.byte(at: second.lowerBound) == UInt8(ascii: "{") else { return nil }
    let parts = [first, second].map { source.text(trimmed($0.dropFirst().dropLast())) }
    let keys = parts.map { $0.prefix { $0 != ":" } }
    return keys[0] == keys[1]
      ? "several are a list: [{ \(parts[0]) }, { \(parts[1]) }]"
      : "one map holds all: { \(parts.joined(separator: ", ")) }"
  }

  /// More of a list or map, and the bracket that closes it, where it has no other, or no start.
  private func unmatchedBracket(in rest: Range<Int>, behind value: Range<Int>) -> Diagnostic? {
    guard !inBrackets, source.text(rest).hasPrefix(",") else { return nil }
    let close = value.suffix(1)
    // `load: { takes: { id: Int } }, returns: Int }`
    if source.byte(at: rest.upperBound - 1) == source.byte(at: close.lowerBound) {
      let sign = source.text(close)
      // `{ n: 1 }, { problem: x }`
      let whole = sign == "}" ? together(value, and: rest.dropFirst()) : nil
      return Diagnostic(
        .unclosedBracket, "this '\(sign)' ends the value, and more follows",
        at: source.span(close),
        hint: whole ?? "one '\(sign)' is too much here")
    }
    // `of: { a: 1 }, { a: 2 }]`
    let range = value.lowerBound..<rest.upperBound
    let text = source.text(range)
    guard text.last == "]", text.utf8.openBrackets("[", "]") < 0 else { return nil }
    return Diagnostic(
      .unclosedBracket, "this ']' closes nothing", at: source.span(range),
      hint: "a '[' is missing in front: [\(text)")
  }

  /// Signs that belong to no list or map of YAML.
  private func signs(_ rest: Range<Int>, behind value: Range<Int>) -> Diagnostic? {
    let signs = source.text(rest)
    let nothing = "nothing follows the '\(source.text(value.suffix(1)))' of a list or map"
    switch signs {
    case ",", ";":
      return Diagnostic(
        .reservedStart, nothing, at: source.span(rest), hint: "remove the '\(signs)'",
        cause: .straySign)
    case "()":
      return Diagnostic(
        .reservedStart, nothing, at: source.span(value.lowerBound..<rest.upperBound),
        hint: "write '\(source.text(value))' alone")
    default:
      // `items: [Item] = []`
      guard source.byte(at: value.lowerBound) == UInt8(ascii: "["), signs.hasPrefix("= ") else {
        return nil
      }
      let hint: Hint =
        firstValue(behind: source.span(value), rest) ?? "write '\(source.text(value))' alone"
      return Diagnostic(
        .reservedStart, "nothing follows the ']' of a type",
        at: source.span(value.lowerBound..<rest.upperBound), hint: hint)
    }
  }

  /// The next key, without a comma before it, or in the line of the one before.
  private func key(in rest: Range<Int>, behind value: Range<Int>) -> Diagnostic? {
    let text = source.text(rest)
    guard inBrackets else { return startOfNextLine(rest) }
    // `takes: { id: Int }; throws: true`
    let isSemicolon = text.hasPrefix(";")
    let behind = isSemicolon ? text.dropFirst().drop { $0 == " " } : text[...]
    let next = behind.prefix { $0.isInName || $0 == "." }
    guard !next.isEmpty, behind.dropFirst(next.count).hasPrefix(": ") else { return nil }
    if isSemicolon {
      let sign = rest.lowerBound..<rest.lowerBound + 1
      return Diagnostic(
        .unclosedBracket, "a comma is expected here, and this is ';'", at: source.span(sign),
        hint: "write ','", cause: .otherBracket(","))
    }
    return Diagnostic(
      .unclosedBracket, "a comma is missing before '\(next)'", at: source.span(rest),
      hint: .write("\(source.text(value.suffix(1))), \(text)"), cause: .missingComma)
  }

  /// `// the answer` behind a value, or in place of a key.
  func commentOfOthers(_ text: Range<Int>, _ id: DiagnosticID = .reservedStart) -> Diagnostic? {
    let start = text.lowerBound
    guard source.file.startsComment(at: start) || source.text(text).hasPrefix("-- ") else {
      return nil
    }
    let comment = source.restOfLine(from: start)
    return Diagnostic(
      id, "a comment starts with '#'", at: source.span(comment),
      hint: .write(source.file.comment(at: start, to: comment.upperBound)))
  }

  /// The text in quotes that ends before a place, with nothing but spaces between.
  func quotedText(before place: Int) -> SourceSpan? {
    guard let quoted = lastQuoted, Int(quoted.end) <= place,
      (Int(quoted.end)..<place).allSatisfy({ source.isBlank(at: $0) })
    else { return nil }
    return quoted
  }

  /// `"a" b`, or `'don't'`.
  func textAfterQuote(at place: Int) -> Diagnostic? {
    guard let quoted = quotedText(before: place) else { return nil }
    var rest = source.unquotedText(from: place, inBrackets: inBrackets)
    if let wrong = commentOfOthers(rest) { return wrong }
    if [",", ";"].contains(source.text(rest)) {
      return .textAfterQuote(
        quoted, at: source.span(rest), hint: "remove the '\(source.text(rest))'")
    }
    // `"""`, as Swift starts a text of several lines.
    if source.text(quoted.range) == "\"\"", source.text(rest).hasPrefix("\""), !inBrackets {
      let key = source.key(before: Int(quoted.offset)) ?? "doc"
      return .textAfterQuote(
        quoted, at: source.span(rest),
        hint: "a text of several lines stands below '\(key): |', indented deeper, without quotes")
    }
    if let end = endBehindApostrophe(quoted, at: place) { rest = rest.lowerBound..<end }
    if !inBrackets, let wrong = startOfNextLine(rest) { return wrong }
    let whole = Int(quoted.offset)..<rest.upperBound
    // `"a" + name`, and not `"print("a")"`
    let isText =
      source.byte(at: whole.lowerBound) == UInt8(ascii: "\"")
      && source.byte(at: whole.upperBound - 1) != UInt8(ascii: "\"")
    let hint: Hint =
      (isText ? source.swiftInQuotes(whole)?.inWords : nil)
      ?? pathMeant(by: whole).map {
        "a path is one text, with holes: \($0)"
      }
      ?? expression(of: quoted, and: rest).map {
        "put the whole expression in quotes: \(SourceText.quoted($0))"
      }
      ?? firstValue(behind: quoted, rest) ?? inQuotes(quoted, with: rest)
    return .textAfterQuote(quoted, at: source.span(rest), hint: hint)
  }

  /// How a quoted text and what stands behind it are one text.
  private func inQuotes(_ quoted: SourceSpan, with rest: Range<Int>) -> Hint {
    let whole = Int(quoted.offset)..<rest.upperBound
    let isSingle = source.byte(at: whole.lowerBound) == UInt8(ascii: "'")
    let isSurrounded =
      source.byte(at: whole.lowerBound) == source.byte(at: whole.upperBound - 1)
      && (isSingle || hasOpenHole(quoted) || isExpressionInQuotes(whole) || hugs(quoted, rest))
    // `'it's }`: the apostrophe was taken for the end.
    if isSingle, !isSurrounded, hugs(quoted, rest),
      !source.text(rest).utf8.contains(UInt8(ascii: "'"))
    {
      let text = source.text(whole.lowerBound + 1..<whole.upperBound)
      return "a quote in the text is written twice: \(SourceText.quoted(text))"
    }
    let fixed = isSurrounded ? whole.lowerBound + 1..<whole.upperBound - 1 : whole
    let comma = inBrackets && !isSurrounded ? "put a comma between them, or " : ""
    // `'a ?? 'b''`: texts of an expression have double quotes.
    let inner = source.text(fixed)
    let isExpression =
      isSurrounded && isSingle && !inner.utf8.contains(UInt8(ascii: "\""))
      && (inner.hasPrefix("=") || source.isExpression(at: whole.lowerBound))
    // `'it\'s'`: between single quotes of YAML a backslash is only that.
    let plain = isSurrounded && isSingle ? inner.exchanging("\\'", for: "'") : inner
    let text = isExpression ? String(plain.map { $0 == "'" ? "\"" : $0 }) : plain
    return "\(comma)put the whole text in quotes: \(SourceText.quoted(text))"
  }

  /// `"/shipping/" + zip`, as the path of a request.
  private func pathMeant(by text: Range<Int>) -> String? {
    guard let key = source.key(before: text.lowerBound),
      ["get", "post", "put", "patch", "delete"].contains(key),
      let path = JoinedTexts.withHoles(source.text(text)), path.hasPrefix("/"), path.holds("${")
    else { return nil }
    return SourceText.quoted(path)
  }

  /// `items: "[Item]" = []`
  private func firstValue(behind type: SourceSpan, _ rest: Range<Int>) -> Hint? {
    guard source.text(rest).hasPrefix("= ") else { return nil }
    let type = source.text(type.range)
    let value = Self.asInYAML(String(source.text(rest).dropFirst(2)))
    switch source.section(at: place) {
    case "state", "inputs", "outputs":
      return ["[]", "{}"].contains(value)
        ? "write '\(type)' alone: it starts empty"
        : "a first value stands beside its type: { type: \(type), initial: \(value) }"
    case "constants": return "the value stands beside its type: { type: \(type), value: \(value) }"
    case "models":
      return "a first value stands beside its type: { type: \(type), default: \(value) }"
    default: return nil
    }
  }

  /// `["a": 1]` and `[:]`, as Swift writes dictionaries.
  private static func asInYAML(_ value: String) -> String {
    if value == "[:]" { return "{}" }
    guard value.hasPrefix("["), value.hasSuffix("]"), value.holds(": ") else { return value }
    return "{ \(value.dropFirst().dropLast()) }"
  }

  /// `"Hi" + name`, as the value of its key has it: with `=` in front, where text could stand too.
  private func expression(of quoted: SourceSpan, and rest: Range<Int>) -> String? {
    let signs = ["+ ", "== ", "!= ", "?? "]
    guard signs.contains(where: { source.text(rest).hasPrefix($0) }) else { return nil }
    let (start, end) = (Int(quoted.offset), Int(quoted.end))
    let inner = source.text(start + 1..<end - 1)
    // `"=name" + "!"`
    if inner.hasPrefix("="), !inner.hasPrefix("==") { return "\(inner) \(source.text(rest))" }
    let whole = source.text(start..<rest.upperBound)
    let isSingle = source.byte(at: start) == UInt8(ascii: "'")
    guard !isSingle || !whole.utf8.contains(UInt8(ascii: "\"")) else { return nil }
    let text = isSingle ? String(whole.map { $0 == "'" ? "\"" : $0 }) : whole
    return source.isExpression(at: start) ? text : "=\(text)"
  }

  /// `{ name: 'O'Neil, Ann' }`: the quote in the word is none, and the next one ends the text.
  private func endBehindApostrophe(_ quoted: SourceSpan, at place: Int) -> Int? {
    let sign = UInt8(ascii: "'")
    guard inBrackets, source.byte(at: Int(quoted.offset)) == sign, Int(quoted.end) == place,
      source.byte(at: place)?.isInWord ?? false,
      let close = source.file.bytes[place..<source.file.lineRange(at: place).upperBound]
        .firstIndex(of: sign), source.endsValue(at: close + 1)
    else { return nil }
    return close + 1
  }

  /// `"She said "hi" to me"`: a word stands right behind the quote.
  private func hugs(_ quoted: SourceSpan, _ rest: Range<Int>) -> Bool {
    Int(quoted.end) == rest.lowerBound && source.byte(at: rest.lowerBound)?.isInWord ?? false
  }

  /// Whether double quotes stand around an expression with texts of its own: `"=a + "x""`.
  private func isExpressionInQuotes(_ text: Range<Int>) -> Bool {
    let (first, last) = (source.byte(at: text.lowerBound + 1), source.byte(at: text.upperBound - 2))
    let quote = UInt8(ascii: "\"")
    return first == UInt8(ascii: "=") || first != quote && last == quote
  }

  /// `"${title ?? ""}"` or `'${title ?? ''}'` between brackets: the text goes on up to the quote
  /// that an end of the value follows, with its hole closed.
  func quoteInHole() -> Diagnostic? {
    guard inBrackets, let quoted = lastQuoted, hasOpenHole(quoted),
      case let start = Int(quoted.offset), let quote = source.byte(at: start),
      case let line = source.file.lineRange(at: start), Int(quoted.end) <= line.upperBound
    else { return nil }
    var open = 1
    let end = (Int(quoted.end)..<line.upperBound).first { index in
      let byte = source.byte(at: index)
      if byte == UInt8(ascii: "{") { open += 1 }
      if byte == UInt8(ascii: "}") { open -= 1 }
      return byte == quote && open == 0 && source.endsValue(at: index + 1)
    }
    guard let end else { return nil }
    let inner = source.text(start + 1..<end)
    let isSingle = quote == UInt8(ascii: "'")
    guard isSingle || !inner.utf8.contains(UInt8(ascii: "'")) else { return nil }
    return Diagnostic(
      .unclosedQuote, "a quote in a hole ends the whole text", at: source.span(start..<end + 1),
      hint: isSingle
        ? "texts in holes have double quotes: '\(String(inner.map { $0 == "'" ? "\"" : $0 }))'"
        : "put the text in single quotes: '\(inner.exchanging("\\\"", for: "\""))'")
  }

  /// Whether a quote ends inside of a hole: `"${title ?? ""}"`.
  private func hasOpenHole(_ quoted: SourceSpan) -> Bool {
    let text = source.file.bytes[quoted.range]
    guard let hole = text.lastIndex(of: UInt8(ascii: "{")) else { return false }
    return hole > text.startIndex && text[hole - 1] == UInt8(ascii: "$")
      && !text[hole...].contains(UInt8(ascii: "}"))
  }
}

extension Diagnostic {
  /// `"quoted" text`
  static func textAfterQuote(_ quoted: SourceSpan, at span: SourceSpan, hint: Hint) -> Diagnostic {
    Diagnostic(
      .unclosedQuote, "there is text after the quote that ends the value", at: span,
      related: [.init(quoted, "the quoted text is this")], hint: hint)
  }
}

extension SourceText {
  /// Whether what starts at a place is the value of a key that holds nothing but expressions.
  func isExpression(at start: Int) -> Bool {
    key(before: start).map(["if", "from", "each", "while", "per"].contains) ?? false
  }

  /// `.help(topic: "locked")` where a value is written: in quotes it is an expression with '='.
  func caseWithValues(_ text: Range<Int>) -> Hint? {
    let written = self.text(text)
    guard written.hasPrefix("."), written.hasSuffix(")"),
      written.dropFirst().startsLower, !isExpression(at: text.lowerBound)
    else { return nil }
    return "a case with its values is an expression: \(Self.quoted("=\(written)"))"
  }

  /// `busy(part: 0.5)` as a literal, not `Photo(id: 1)`: a model or a cell.
  static func asCase(_ text: some StringProtocol) -> Hint? {
    let name = text.drop { $0 == "." }.prefix(while: { $0.isInName })
    guard let open = text.firstIndex(of: "("), open == name.endIndex, text.last == ")",
      let first = name.first, !first.isUppercase
    else { return nil }
    let values = Substring(text[text.index(after: open)...].dropLast())
    let written = values.split(separator: ",").map(valueOfCase).joined(separator: ",")
    return "a case with values is written { \(name): { \(written) } }; a text goes in quotes: "
      + quoted(String(text))
  }

  /// `code: booking.code` with the `=` that a path needs, and `name: nil` as YAML has it.
  private static func valueOfCase(_ pair: Substring) -> String {
    guard let colon = pair.lastIndex(of: ":") else { return String(pair) }
    let value = pair[pair.index(after: colon)...].drop { $0 == " " }
    let isPath =
      value.startsLower && value.contains(".")
      && value.allSatisfy { $0.isInName || $0 == "." }
    return "\(pair[...colon]) \(value == "nil" ? "null" : isPath ? "=\(value)" : value)"
  }

  /// The key whose value starts at a place of its line: `n` of `n: > 0`.
  func key(before place: Int) -> String? {
    let end = beforeBlanks(place) - 1
    guard byte(at: end) == UInt8(ascii: ":") else { return nil }
    var start = end
    while let byte = byte(at: start - 1), byte.isInName { start -= 1 }
    return start < end ? text(start..<end) : nil
  }
}

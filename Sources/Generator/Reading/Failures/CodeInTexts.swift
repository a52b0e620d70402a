import MVVMGenDiagnostics

/// Declarations and calls as Swift writes them, whose colons YAML takes for keys.
extension FailureExplainer {
  /// `load(id: Int, all: Bool) -> String`, as Swift declares it, has two colons.
  func keysOfSignature() -> (text: Range<Int>, hint: Hint)? {
    // `body: =Draft(name: name)` is an expression.
    let value = source.startOfValue(before: place, inBrackets: inBrackets)
    guard source.byte(at: value) != UInt8(ascii: "=") else { return nil }
    let line = source.file.lineRange(at: place)
    let bytes = source.file.bytes
    guard let open = bytes[line.lowerBound..<place].lastIndex(of: UInt8(ascii: "(")) else {
      return nil
    }
    let start =
      bytes[line.lowerBound..<open].lastIndex { !$0.isInName }
      .map { $0 + 1 } ?? line.lowerBound
    // In brackets it ends where the next element begins.
    let close = bytes[open..<line.upperBound].firstIndex(of: UInt8(ascii: ")"))
    guard let close else { return nil }
    let end = source.unquotedText(from: close, inBrackets: inBrackets).upperBound
    // `{ load: (), b: c: d }` goes wrong behind it.
    guard end > place else { return nil }
    // `load: (id: Int) -> String` has its name before the colon.
    let name = start == open ? source.key(before: open) ?? "" : ""
    guard let signature = SwiftSignature(name + source.text(start..<end)) else { return nil }
    // `takes: (id: Int)`
    let text = (name.isEmpty ? start : value)..<end
    if name == "takes" { return (text, "write '\(signature.asCase)'") }
    let hint: Hint? =
      switch source.section(at: place) {
      case "services": "write '\(signature.asMethod)'"
      case "inputs": "write '\(signature.asEvent)'"
      // `Place(name: String)`
      case "models" where signature.name.startsUpper: "write '\(signature.asModel)'"
      case "models": "write '\(signature.asCase)', where 'cases' is a map"
      case "errors": "write '\(signature.asCase)'"
      default: nil
      }
    return hint.map { (text, $0) }
  }

  /// Swift of several lines below `swift:`, where something in it is a sign of YAML.
  func linesOfSwift() -> Diagnostic? {
    var depth = source.depth(ofLineAt: place)
    var line = place
    while depth > 0, let above = source.contentLine(above: line) {
      line = above
      let start = source.startOfElement(ofLineAt: above)
      guard source.column(of: start) < depth else { continue }
      depth = source.column(of: start)
      guard let key = source.key(ofLineAt: above) else { continue }
      guard source.text(key) == "swift", !source.startsBlockText(inLineAt: above) else {
        return nil
      }
      return Diagnostic(
        .indentation, "Swift of several lines starts behind a '|'", at: source.span(key),
        hint: "write 'swift: |', with all of it on the lines below")
    }
    return nil
  }

  /// `call: api.load(page: 1)`, as code has it, and `reply: api.load: 3`.
  func argumentsOfStep(_ text: Range<Int>) -> Hint? {
    guard let key = source.key(ofLineAt: text.lowerBound) else { return nil }
    if source.text(key) == "reply",
      let colon = source.file.bytes[text].firstIndex(of: UInt8(ascii: ":")),
      source.file.bytes[text.lowerBound..<colon].allSatisfy({ $0.isInName || $0 == 0x2E })
    {
      let answer = source.text(colon + 1..<text.upperBound).drop { $0 == " " }
      return
        "write '\(source.text(text.lowerBound..<colon))' alone, and below it 'returns: \(answer)'"
    }
    guard ["call", "send", "emit", "reply", "expectCalls"].contains(source.text(key)),
      let open = source.file.bytes[text].firstIndex(of: UInt8(ascii: "(")),
      source.byte(at: text.upperBound - 1) == UInt8(ascii: ")")
    else { return nil }
    let name = source.text(text.lowerBound..<open)
    // In a scenario no names are in sight: a word is a literal.
    let isLiteral = ["scenarios", "given"].contains(source.section(at: open))
    let arguments = source.text(open + 1..<text.upperBound - 1)
      .split(separator: ",").map { argument($0, isLiteral) }.joined(separator: ", ")
    if source.text(key) == "reply" {
      return "write '\(name)' alone, and its answer below it, under 'returns'"
        + (arguments.hasPrefix("{")
          ? "" : "; the arguments of the call stand under 'to': { \(arguments) }")
    }
    if source.text(key) == "expectCalls" { return "write '{ \(name): [{ \(arguments) }] }'" }
    return "write '\(name)' alone, and below it 'with: { \(arguments) }'"
  }

  /// `loaded = call: shop.load(id: 3)`, as code names an answer.
  func answerAssigned() -> Diagnostic? {
    let start = source.startOfElement(ofLineAt: place)
    let text = source.restOfLine(from: start)
    var words = source.text(text).split(separator: " ").drop { ["let", "var"].contains($0) }
    guard let name = words.popFirst(), name.allSatisfy({ $0.isInName }), words.popFirst() == "="
    else { return nil }
    let call = words.drop { ["call:", "await", "try"].contains($0) }.joined(separator: " ")
    guard let open = call.firstIndex(of: "("), call.last == ")",
      case let path = call[..<open], path.split(separator: ".").count == 2,
      path.allSatisfy({ $0.isInName || $0 == "." })
    else { return nil }
    let arguments = call[open...].dropFirst().dropLast().split(separator: ",")
      .map { argument($0, false) }
    return Diagnostic(
      .colonInText, "the answer of a call gets its name under a key of its own",
      at: source.span(text),
      hint: "write '- call: \(path)', and below it "
        + "'with: { \(arguments.joined(separator: ", ")) }' and 'as: \(name)'")
  }

  /// `title: String doc: "x"`, of which the long form is a map.
  func longForm(_ text: Range<Int>) -> Hint? {
    let sections = ["models", "inputs", "state", "outputs", "needs", "constants", "services"]
    guard sections.contains(source.section(at: place) ?? "") else { return nil }
    let words = source.text(text.lowerBound..<place).split(separator: " ")
    guard words.count == 2, let first = words[0].first, first.isUppercase,
      words[0].allSatisfy({ $0.isInName || "?<>".contains($0) }),
      ["doc", "initial", "default", "key", "date", "value"].contains(words[1])
    else { return nil }
    let rest = source.text(text).dropFirst(words[0].count).drop { $0 == " " }
    return "write '{ type: \(words[0]), \(rest) }'"
  }

  /// Whether the key of a line holds a map, where that is always so or never.
  func holdsMap() -> Bool? {
    switch source.key(ofLineAt: place).map({ source.text($0) }) {
    case "doc", "text", "name": false
    case "set", "let", "with", "expect", "expectChanges", "expectEvents", "expectCalls", "takes",
      "fields":
      true
    default: nil
    }
  }

  /// `- word: gato, answers: [cat, dog], correct: 0`, an element whose braces are missing.
  func elementInOneLine(_ text: Range<Int>) -> Hint? {
    let start = source.startOfElement(ofLineAt: place)
    guard start > source.firstContent(ofLineAt: place), let key = source.key(ofLineAt: place),
      key.lowerBound == start, source.file.bytes[key].allSatisfy({ $0.isInName }),
      source.startOfValue(behind: key) == text.lowerBound,
      let comma = source.file.bytes[text.lowerBound..<place].lastIndex(of: UInt8(ascii: ",")),
      case let next = (comma + 1..<place).drop(while: { source.isBlank(at: $0) }), !next.isEmpty,
      next.allSatisfy({ source.file.bytes[$0].isInName })
    else { return nil }
    return "a map in one line has braces: { \(source.text(start..<text.upperBound)) }"
  }

  /// `id: tripId` with the sign that a name needs, `.open` without its point, and `nil` in the word
  /// of YAML.
  private func argument(_ text: Substring, _ isLiteral: Bool) -> String {
    let text = text.drop { $0 == " " }
    guard let colon = text.firstIndex(of: ":") else { return String(text) }
    let value = text[text.index(after: colon)...].drop { $0 == " " }
    let isWord = (value.first?.isLetter ?? false) && value.allSatisfy { $0.isInName || $0 == "." }
    let written =
      switch value {
      case "nil": "null"
      case "true", "false", "null": String(value)
      case _ where value.first == "." && value.dropFirst().utf8.allSatisfy({ $0.isInName }):
        String(value.dropFirst())
      default: isWord && !isLiteral ? "=\(value)" : String(value)
      }
    return "\(text[..<colon]): \(written)"
  }
}

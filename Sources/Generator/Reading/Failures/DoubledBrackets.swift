import MVVMGenDiagnostics

/// Brackets that open twice, or not at all.
extension FailureExplainer {
  /// `{{ id: Int }`
  func doubledBrace(from start: Int) -> Diagnostic? {
    let line = source.file.lineRange(at: start)
    let doubled = (start..<line.upperBound).first {
      source.text($0..<min($0 + 2, line.upperBound)) == "{{" && startsMap(behind: $0 + 1)
    }
    guard let open = doubled else { return nil }
    return Diagnostic(
      .unclosedBracket, "this '{' is there twice", at: source.span(open..<open + 1),
      hint: "remove one of them", cause: .straySign)
  }

  /// `{ returns: Photo], throws: true }`
  func unopenedList() -> Diagnostic? {
    let start = source.startOfValue(before: place, inBrackets: true)
    if start == place, source.byte(at: place) == UInt8(ascii: "]"), source.isSpace(at: place - 1) {
      return Diagnostic(
        .unclosedBracket, "a '[' is missing before this", at: source.span(place..<place + 1),
        hint: .write("[]"), cause: .missingBracket("["))
    }
    if let map = unopenedListOfMaps() { return map }
    guard source.byte(at: place) == UInt8(ascii: "]"), start < place,
      !brackets.contains(where: { closing($0) == "]" }),
      source.file.bytes[start..<place].allSatisfy({ $0.isInName })
    else { return nil }
    let first = startOfList(endingWith: start)
    let isOptional = source.byte(at: place + 1) == UInt8(ascii: "?")
    let list = "[\(source.text(first..<place))]"
    return Diagnostic(
      .unclosedBracket, "a '[' is missing before this",
      at: source.span(first..<place + (isOptional ? 2 : 1)),
      hint: .write("\(isOptional ? "\"\(list)?\"" : list)"),
      cause: isOptional ? nil : .missingBracket("["))
  }

  /// Where `idle` starts in `cases: idle, done]`, which is the value of a key.
  private func startOfList(endingWith last: Int) -> Int {
    var start = last
    while case let comma = source.beforeBlanks(start),
      source.byte(at: comma - 1) == UInt8(ascii: ",")
    {
      let end = source.beforeBlanks(comma - 1)
      var word = end
      while source.byte(at: word - 1)?.isInName ?? false { word -= 1 }
      guard word < end else { return last }
      start = word
    }
    return source.byte(at: source.beforeBlanks(start) - 1) == UInt8(ascii: ":") ? start : last
  }

  /// `[0)` and `{ a: 1 )`: a parenthesis at the end closes what no parenthesis opens.
  func parenthesis(for open: Int) -> Diagnostic? {
    let line = source.file.lineRange(at: open)
    var end = source.trimmed(open..<min(place, line.upperBound)).upperBound
    if !line.contains(place) { end = source.endOfContent(ofLineAt: open) }
    let text = source.file.bytes[open..<max(open, end)]
    guard text.last == UInt8(ascii: ")"), text.openBrackets() < 0 else { return nil }
    let wanted = closing(open)
    return Diagnostic(
      .unclosedBracket, "this ')' should be '\(wanted)'", at: source.span(end - 1..<end),
      related: [opened(at: open)], hint: .write(wanted), cause: .otherBracket(wanted))
  }

  /// `{ route: { home: {} }] }`, whose braces are all there.
  private func unopenedListOfMaps() -> Diagnostic? {
    let line = source.file.lineRange(at: place)
    guard source.byte(at: place) == UInt8(ascii: "]"),
      source.byte(at: place - 1) == UInt8(ascii: "}"),
      let outer = brackets.first, line.contains(outer),
      var open = source.openingBracket(to: place - 1),
      source.file.bytes[outer..<line.upperBound].openBrackets("{", "}") == 0
    else { return nil }
    while let start = startOfElement(before: open), start > outer { open = start }
    return Diagnostic(
      .unclosedBracket, "a '[' is missing before this", at: source.span(open..<place + 1),
      hint: .write("[\(source.text(open..<place + 1))"), cause: .missingBracket("["))
  }

  /// Where the map starts that ends, with a comma behind it, before another one.
  private func startOfElement(before open: Int) -> Int? {
    let comma = source.beforeBlanks(open) - 1
    guard source.byte(at: comma) == UInt8(ascii: ","),
      case let end = source.beforeBlanks(comma) - 1,
      source.byte(at: end) == UInt8(ascii: "}")
    else { return nil }
    return source.openingBracket(to: end)
  }
}

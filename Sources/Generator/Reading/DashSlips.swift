import Diagnostics

/// A dash that is missing, glued to its element, or too much.
extension FailureExplainer {
  /// The keys of a spec under which elements with dashes stand. A test compares them with `Form`.
  static let keysOfLists: Set<String> = [
    "bindings", "scenarios", "do", "then", "else", "catch", "each", "steps", "uses", "imports",
    "types",
  ]

  /// The keys that a step starts with. A test compares them with `Form`.
  static let keysOfSteps: Set<String> = [
    "set", "let", "call", "if", "each", "send", "emit", "cancel", "wait", "stop", "swift", "reply",
    "advance", "expect", "expectChanges", "expectEvents", "expectCalls",
  ]

  /// The first line under the list that the line at a place belongs to, where it lacks its dash.
  func missingDash(above place: Int) -> Diagnostic? {
    guard let owner = enclosingKey(of: place), !hasValue(owner),
      Self.keysOfLists.contains(source.text(owner)),
      let first = source.contentLine(below: owner.upperBound), first <= place,
      !source.isElement(first), let key = source.key(ofLineAt: first),
      source.column(of: key.lowerBound) > source.column(of: owner.lowerBound),
      source.byte(at: key.lowerBound) != UInt8(ascii: "-")
    else { return nil }
    if let wrong = otherDash(at: key.lowerBound) { return wrong }
    let (list, name) = (source.text(owner), source.text(key))
    let line = source.text(source.unquotedText(from: key.lowerBound, inBrackets: false))
    // `first:` above the keys of a scenario.
    let isName = list == "scenarios" && line == "\(name):"
    return Diagnostic(
      .indentation, "'\(list)' holds a list, and '\(name)' has no '- ' in front",
      at: source.span(key), hint: "write '- \(isName ? "name: \(name)" : line)'")
  }

  /// `-when: go` and `-black`: the dash is read as a part of the text.
  func gluedDash(ofLineAt place: Int) -> Diagnostic? {
    let start = source.firstContent(ofLineAt: place)
    if let wrong = otherDash(at: start) { return wrong }
    guard source.byte(at: start) == UInt8(ascii: "-"),
      let next = source.byte(at: start + 1), next.isInWord || "{[\"".utf8.contains(next)
    else { return nil }
    let text = source.unquotedText(from: start, inBrackets: false)
    return Diagnostic(
      .indentation, "a '-' needs a space after it", at: source.span(text.prefix(1)),
      hint: "write '- \(source.text(text.dropFirst()))'")
  }

  /// `– set: …`, as word processors write it.
  private func otherDash(at start: Int) -> Diagnostic? {
    let text = source.unquotedText(from: start, inBrackets: false)
    let content = source.text(text)
    guard let first = content.first, ["–", "—", "−", "•"].contains(first),
      content.dropFirst().first == " "
    else { return nil }
    return Diagnostic(
      .indentation, "an element of a list starts with '-', and this is '\(first)'",
      at: source.span(text.prefix(first.utf8.count)),
      hint: "write '-\(content.dropFirst())'")
  }

  /// `- name shows the sum` and `- shows the sum` with keys below it.
  func elementWithoutKey(ofLineAt place: Int, before key: String) -> Diagnostic? {
    guard source.isElement(place) else { return nil }
    let text = source.unquotedText(
      from: source.startOfElement(ofLineAt: place), inBrackets: false)
    let content = source.text(text)
    let word = content.prefix { $0 != " " }
    if Self.keysOfSteps.contains(String(word)) || ["when", "every", "name"].contains(word),
      word.endIndex < content.endIndex
    {
      return Diagnostic(
        .missingColon, "the colon after '\(word)' is missing",
        at: source.span(text.prefix(word.utf8.count)),
        hint: "write '\(word):\(content[word.endIndex...])'")
    }
    switch key {
    case "steps", "given":
      return Diagnostic(
        .missingColon, "a scenario starts with its name", at: source.span(text),
        hint: "write '- name: \(content)'")
    // `- shop.load`, and `with` or `as` below it
    case "with", "as", "catch", "each", "to", "returns":
      guard word == content, word.utf8.contains(UInt8(ascii: ".")) else { return nil }
      let step = key == "to" || key == "returns" ? "reply" : "call"
      return Diagnostic(
        .missingColon, "the step '\(word)' does not say what it does", at: source.span(text),
        hint: "write '- \(step): \(word)'")
    default: return nil
    }
  }

  /// What to do about a key among the elements of a list.
  func wayOut(ofKey key: Range<Int>, besideElement other: Int) -> String? {
    let name = source.text(key)
    let beside = source.startOfElement(ofLineAt: other)
    if Self.keysOfSteps.contains(name) || ["when", "every", "name"].contains(name) {
      let line = source.text(source.unquotedText(from: key.lowerBound, inBrackets: false))
      return "write '- \(line)'"
    }
    guard let owner = source.key(ofLineAt: other) else { return nil }
    return
      "indent it by \(source.column(of: beside)) spaces in all, to put it beside '\(source.text(owner))'"
  }
}

extension SourceText {
  /// Where the value of a key starts, in its line.
  func startOfValue(behind key: Range<Int>) -> Int {
    var start = key.upperBound + 1
    while isBlank(at: start) { start += 1 }
    return start
  }

  /// The start of the nearest line below that has content other than a comment.
  func contentLine(below index: Int) -> Int? {
    var line = file.lineRange(at: index)
    while line.upperBound < file.bytes.count {
      line = file.lineRange(at: file.endOfBreak(at: line.upperBound))
      let content = firstContent(ofLineAt: line.lowerBound)
      if content < line.upperBound, file.bytes[content] != UInt8(ascii: "#") {
        return line.lowerBound
      }
    }
    return nil
  }
}

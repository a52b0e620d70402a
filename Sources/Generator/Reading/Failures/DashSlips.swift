import MVVMGenDiagnostics
import MVVMGenForms

/// A dash that is missing, glued to its element, or too much.
extension FailureExplainer {
  /// The keys under which elements with dashes stand: maps, or what a spec itself lists.
  static let keysOfLists = Form.names(of: Form.allCases) { $0.element?.forms.isEmpty == false }
    .union(Form.names(of: [.screen]) { $0.element != nil })

  /// The keys that a step starts with.
  static let keysOfSteps = Set(stepsOfAll.map { $0.keys[0].name })

  private static let stepsOfAll = Form.steps + Form.scenarioSteps

  static func startsElement(_ key: String) -> Bool {
    keysOfSteps.contains(key) || startsOfParts.contains(key)
  }

  /// The keys that a binding or a scenario starts with.
  static let startsOfParts: Set<String> = ["when", "every", "name"]

  /// The keys that the elements of lists have behind their first key, by that.
  static let keysOfElements: [String: Set<String>] = {
    var keys: [String: Set<String>] = [:]
    for form in stepsOfAll + [.whenBinding, .everyBinding, .scenario] {
      let names = form.keys.map { $0.name }
      keys[names[0], default: []].formUnion(names.dropFirst())
    }
    return keys
  }()

  /// `- as: time` below `- call: clock.now`, whose key it is.
  func dashBeforeKey(at place: Int) -> Diagnostic? {
    let start = source.firstContent(ofLineAt: place)
    guard source.isElement(start), let key = source.key(ofLineAt: start),
      let element = elementAbove(start),
      source.column(of: element.key.lowerBound) == source.column(of: start),
      Self.keysOfElements[element.name]?.contains(source.text(key)) ?? false,
      // It may be a step too.
      !Self.keysOfSteps.contains(source.text(key)) || !hasValue(key)
    else { return nil }
    return dashTooMuch(before: key, start, beside: element.key)
  }

  /// `- id: Int` above the other fields, and `- name: id` with its `type: Int`.
  func dashAmongKeys(at element: Int, beside key: Range<Int>) -> Diagnostic? {
    if let wrong = caseAmongKeys(at: element, beside: key) { return wrong }
    guard isPartOfMap(element), let own = source.key(ofLineAt: element) else { return nil }
    if let below = source.contentLine(below: own.upperBound),
      let type = source.key(ofLineAt: below),
      source.text(own) == "name", source.text(type) == "type",
      source.column(of: type.lowerBound) == source.column(of: own.lowerBound)
    {
      return Diagnostic(
        .indentation, "'name' is a key, and no element of a list",
        at: source.span(element..<element + 1),
        related: [.init(source.span(key), "it stands beside '\(source.text(key))'")],
        hint: .write(
          "\(source.text(source.value(of: own))): \(source.text(source.value(of: type)))"))
    }
    let above = source.contentLine(above: element).map { source.firstContent(ofLineAt: $0) }
    let isOne = above.map { source.column(of: $0) != source.column(of: element) } ?? true
    return dashTooMuch(before: own, element, beside: key, isOne: isOne)
  }

  /// `- loading` among the cases of an enum some of which have values.
  private func caseAmongKeys(at element: Int, beside key: Range<Int>) -> Diagnostic? {
    let line = source.restOfLine(from: element + 1)
    let text = line.drop { source.isBlank(at: $0) }
    guard let owner = enclosingKey(of: element), source.text(owner) == "cases", !text.isEmpty,
      text.allSatisfy({ source.file.bytes[$0].isInName })
    else { return nil }
    return Diagnostic(
      .indentation, "'\(source.text(text))' is an element of a list, and stands among keys",
      at: source.span(element..<element + 1),
      related: [.init(source.span(key), "it stands beside '\(source.text(key))'")],
      hint: "write '\(source.text(text)): {}', without '- '")
  }

  private func dashTooMuch(
    before key: Range<Int>, _ dash: Int, beside other: Range<Int>, isOne: Bool = true
  ) -> Diagnostic {
    Diagnostic(
      .indentation, "'\(source.text(key))' is a key, and no element of a list",
      at: source.span(dash..<dash + 1),
      related: [.init(source.span(other), "it stands beside '\(source.text(other))'")],
      hint: "remove the '- ' in front of \(isOne ? "it" : "each")",
      cause: isOne ? .strayDash : nil)
  }

  /// `- - name: …`, with the other keys of the element below as if it had one dash.
  func dashTooMuch(ofLineAt line: Int, before column: Int) -> Diagnostic? {
    let start = source.firstContent(ofLineAt: line)
    guard source.isElement(start), source.column(of: start) + 2 == column,
      source.byte(at: start + 2) == UInt8(ascii: "-"), source.isBlank(at: start + 3),
      let key = source.key(ofLineAt: line)
    else { return nil }
    return Diagnostic(
      .indentation, "one '-' is too much here", at: source.span(start + 2..<start + 3),
      hint: "write '- \(source.text(source.unquotedText(from: key.lowerBound, inBrackets: false)))'"
    )
  }

  /// Whether what starts with the dash at a place is surely part of a map: a section, what a
  /// section declares, or a key of that.
  func isPartOfMap(_ dash: Int) -> Bool {
    guard let key = source.key(ofLineAt: dash) else { return false }
    guard let owner = enclosingKey(of: dash) else {
      return Self.sections.contains(source.text(key))
    }
    let name = source.text(owner)
    guard !Self.keysOfLists.contains(name) else { return false }
    if source.column(of: owner.lowerBound) == 0 { return Self.sections.contains(name) }
    if Self.keysOfMaps.contains(name) { return true }
    return switch source.section(at: owner.lowerBound) {
    case "models", "errors", "services", "cells", "inputs":
      !["cases", "initial", "value", "default"].contains(name)
    default: false
    }
  }

  /// The keys of steps and scenarios under which other keys stand.
  static let keysOfMaps = Form.names(of: stepsOfAll + [.scenario, .given]) {
    switch $0 {
    case .map, .form: true
    default: false
    }
  }

  /// The section whose elements start like that one.
  func section(ofElementAt place: Int) -> String? {
    guard let key = source.key(ofLineAt: place) else { return nil }
    let next = source.contentLine(below: key.upperBound).flatMap { source.key(ofLineAt: $0) }
    switch source.text(key) {
    case "when", "every": return "bindings"
    // What a model is made of may have a name too.
    case "name" where next.map({ ["given", "steps"].contains(source.text($0)) }) ?? false:
      return "scenarios"
    default: return nil
    }
  }

  /// The first element of the section that a place stands in, if it is that one.
  func firstElement(of section: String, above place: Int) -> ElementPlace? {
    guard let line = source.contentLine(above: place), let key = source.keyOfSection(at: line),
      source.text(key) == section, let first = source.contentLine(below: key.upperBound),
      first < place, source.isElement(first)
    else { return nil }
    return element(ofLineAt: first)
  }

  /// The first line under the list that the line at a place belongs to, where it lacks its dash.
  func missingDash(above place: Int) -> Diagnostic? {
    guard var owner = keyOfList(besideElementAt: place) ?? enclosingKey(of: place) else {
      return nil
    }
    // `when: go` with the other keys of the element deeper than it, as behind a dash.
    if Self.startsOfParts.contains(source.text(owner)),
      let list = enclosingKey(of: owner.lowerBound)
    {
      owner = list
    }
    guard !hasValue(owner), Self.keysOfLists.contains(source.text(owner)),
      let first = source.contentLine(below: owner.upperBound), first <= place,
      !source.isElement(first), let key = source.key(ofLineAt: first),
      source.column(of: key.lowerBound) > source.column(of: owner.lowerBound),
      source.byte(at: key.lowerBound) != UInt8(ascii: "-")
    else { return nil }
    let (list, name) = (source.text(owner), source.text(key))
    if list == "do", Self.keysOfBindings.contains(name) {
      return Diagnostic(
        .indentation, "'\(name)' is a key of the binding, and no step", at: source.span(key),
        hint: "indent it as 'do', to put it beside that")
    }
    // What no element starts with.
    let isInside = Self.keysOfElements.values.contains { $0.contains(name) }
    if isInside, !Self.startsElement(name) {
      return Diagnostic(
        .indentation, "'\(list)' holds a list, and nothing in it starts with '\(name)'",
        at: source.span(key), hint: "is the line '- \(Self.start(of: list))' missing above it?",
        cause: .missingDash)
    }
    let line = source.text(source.unquotedText(from: key.lowerBound, inBrackets: false))
    // `first:` above the keys of a scenario.
    let isName = list == "scenarios" && line == "\(name):"
    // `add:` above what it sets off.
    let isTrigger = list == "bindings" && line == "\(name):" && name != "when" && name != "every"
    return Diagnostic(
      .indentation, "'\(list)' holds a list, and '\(name)' has no '- ' in front",
      at: source.span(key),
      hint: "write '- \(isName ? "name: \(name)" : isTrigger ? "when: \(name)" : line)'",
      cause: .missingDash)
  }

  /// How an element of such a list starts.
  private static func start(of list: String) -> String {
    switch list {
    case "bindings": "when: ..."
    case "scenarios": "name: ..."
    default: "..."
    }
  }

  /// The key, with nothing beside it, of a list whose elements are indented no deeper.
  private func keyOfList(besideElementAt place: Int) -> Range<Int>? {
    let start = source.firstContent(ofLineAt: place)
    guard source.isElement(start),
      let above = lineAbove(start, notDeeperThan: source.column(of: start)),
      let key = source.key(ofLineAt: above),
      source.column(of: key.lowerBound) == source.column(of: start), !hasValue(key),
      Self.keysOfLists.contains(source.text(key))
    else { return nil }
    return key
  }

  /// `   when: note` beside `  - when: go`: a space stands where its dash should.
  func lostDash(_ key: Range<Int>) -> Diagnostic? {
    let name = source.text(key)
    guard let list = elementBesideLost(key.lowerBound), Self.startsElement(name),
      Self.keysOfSteps.contains(name) == Self.keysOfSteps.contains(list.name),
      // A call has a key of that name.
      !(list.name == "call" && name == "each") || hasValue(key)
    else { return nil }
    let line = source.text(source.unquotedText(from: key.lowerBound, inBrackets: false))
    return Diagnostic(
      .indentation, "'\(name)' starts an element of a list, and has no '- ' in front",
      at: source.span(key), related: [.init(source.span(list.key), "it is beside this one")],
      hint: "write '- \(line)', indented by \(list.column) spaces", cause: .missingDash)
  }

  /// The element beside which a line would stand if its first space was a dash.
  func elementBesideLost(_ place: Int) -> ElementPlace? {
    let column = source.depth(ofLineAt: place)
    return elementAbove(place).flatMap { $0.column + 1 == column ? $0 : nil }
  }

  /// The keys of a binding behind its first.
  private static let keysOfBindings = Form.names(of: [.whenBinding, .everyBinding])
    .subtracting(startsOfParts)

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
      // What looks like a space may be another one.
      hint: Hint(
        "write '- \(source.text(text.dropFirst()).drop { $0.isWhitespace })'", replacement: "- "),
      cause: .gluedDash
    )
  }

  /// `– set: …`, as word processors write it, `+ set: …` and `2. set: …`.
  func otherDash(at start: Int) -> Diagnostic? {
    let text = source.unquotedText(from: start, inBrackets: false)
    let content = source.text(text)
    let first = content.prefix { $0 != " " }
    let isNumber =
      first.count > 1 && (first.last == "." || first.last == ")")
      && first.dropLast().utf8.allSatisfy { $0.isDigit }
    // `-- set: …`, and no comment of another language.
    let isDoubled = first == "--" && content.holds(":")
    // `=> set: …`
    let key = content[first.endIndex...].dropFirst().prefix(while: { $0.isLetter })
    let isBeforeElement =
      Self.startsElement(String(key)) && content[key.endIndex...].hasPrefix(":")
      && first.utf8.allSatisfy { !$0.isInName && !"\"'#{[(".utf8.contains($0) } && first != "-"
    guard
      isNumber || isDoubled || isBeforeElement || ["–", "—", "−", "•", "+"].contains(first),
      first.endIndex < content.endIndex
    else { return nil }
    return Diagnostic(
      .indentation, "an element of a list starts with '-', and this is '\(first)'",
      at: source.span(text.prefix(first.utf8.count)),
      hint: "write '-\(content[first.endIndex...])'", cause: .otherDash)
  }

  /// `- name shows the sum` and `- shows the sum` with keys below it.
  func elementWithoutKey(ofLineAt place: Int, before key: String) -> Diagnostic? {
    guard source.isElement(place) else { return nil }
    let text = source.unquotedText(from: source.startOfElement(ofLineAt: place), inBrackets: false)
    let content = source.text(text)
    let word = content.prefix { $0 != " " }
    if word == "if", let asked = ConditionsOfOthers(String(content.dropFirst(3))) {
      return lacksColon(text, hint: asked.asSteps)
    }
    if Self.startsElement(String(word)), word.endIndex < content.endIndex {
      return lacksColon(
        text.prefix(word.utf8.count), "the colon after '\(word)' is missing",
        hint: "write '\(word):\(content[word.endIndex...])'")
    }
    switch key {
    case "steps", "given":
      return lacksColon(
        text, "a scenario starts with its name", hint: .write(element: "name: \(content)"))
    // `- shop.load`, and `with` or `as` below it
    case "with", "as", "catch", "each", "to", "returns":
      guard word == content, word.utf8.contains(UInt8(ascii: ".")) else { return nil }
      let step = key == "to" || key == "returns" ? "reply" : "call"
      if word.hasPrefix(step) {
        return lacksColon(
          text, "the colon after '\(step)' is missing",
          hint: .write("\(step): \(word.dropFirst(step.count))"))
      }
      return lacksColon(
        text, "the step '\(word)' does not say what it does",
        hint: .write(element: "\(step): \(word)"))
    default: return nil
    }
  }

  /// What to do about a key among the elements of a list.
  func wayOut(ofKey key: Range<Int>, besideElement other: Int) -> WayOut? {
    let name = source.text(key)
    if Self.startsElement(name) {
      let line = source.text(source.unquotedText(from: key.lowerBound, inBrackets: false))
      return WayOut(hint: "write '- \(line)'", cause: .missingDash)
    }
    if ["values", "needs", "locale", "timeZone", "now"].contains(name),
      source.section(at: other) == "bindings"
    {
      return WayOut(
        hint: "is the line 'given:' missing above it?", cause: .missingKey("given", indented: 0))
    }
    // `and when: go`
    if let last = name.split(separator: " ").last, Self.startsElement(String(last)) {
      let line = source.unquotedText(from: key.upperBound - last.utf8.count, inBrackets: false)
      return WayOut(hint: "write '- \(source.text(line))'")
    }
    // `scenarios` below the last binding
    if Self.sections.contains(name), let section = source.section(at: other),
      name != "given" || section != "scenarios"
    {
      return .indent(by: 0, beside: section)
    }
    guard let owner = source.key(ofLineAt: other) else { return nil }
    // `else` among the steps of 'then'
    if name == "else", source.text(owner) != "if", let then = enclosingKey(of: key.lowerBound),
      source.text(then) == "then"
    {
      return .indent(by: source.column(of: then.lowerBound), beside: "then")
    }
    return .indent(
      by: source.column(of: source.startOfElement(ofLineAt: other)), beside: source.text(owner))
  }
}

extension SourceText {
  /// Where the value of a key starts, in its line.
  func startOfValue(behind key: Range<Int>) -> Int {
    behindBlanks(key.upperBound + 1)
  }

  /// The value beside a key, as long as nothing else stands in its line.
  func value(of key: Range<Int>) -> Range<Int> {
    unquotedText(from: startOfValue(behind: key), inBrackets: false)
  }

  /// The start of the nearest line below that has content other than a comment.
  func contentLine(below index: Int) -> Int? {
    content(below: index).map { file.lineRange(at: $0).lowerBound }
  }
}

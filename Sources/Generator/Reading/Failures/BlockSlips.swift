import MVVMGenDiagnostics

/// Slips in blocks that libyaml notices only further on.
extension FailureExplainer {
  /// `q String`, `q:String` or `- every 30s`, which goes on with the line below, where a key stands
  /// beside it.
  func lineWithoutColon(beside place: Int, above: Int) -> Diagnostic? {
    let column = source.depth(ofLineAt: place)
    var found: Range<Int>?
    var line: Int? = above
    while let current = line, source.key(ofLineAt: current) == nil {
      let text = source.unquotedText(
        from: source.startOfElement(ofLineAt: current), inBrackets: false)
      guard source.column(of: text.lowerBound) == column, source.looksLikeKey(text) else { break }
      found = text
      // What has a dash of its own is the first line of its map.
      if source.isElement(current) { break }
      line = source.contentLine(above: current)
    }
    guard let found, source.isElement(found.lowerBound) || !isText(under: found) else { return nil }
    return missingColon(in: found)
  }

  /// `wrong Wrong name` and `P`, with another key beside or below it: of a key that has nothing but
  /// others below it, no text can be meant.
  func firstKeyWithoutColon(ofLineAt above: Int, before key: Range<Int>) -> Diagnostic? {
    let text = source.unquotedText(from: source.startOfElement(ofLineAt: above), inBrackets: false)
    let name = text.prefix { source.file.bytes[$0].isInWord }
    let (column, own) = (source.column(of: key.lowerBound), source.column(of: text.lowerBound))
    let isKey = source.trimmed(key).allSatisfy { source.file.bytes[$0].isInWord }
    guard !name.isEmpty, isKey, let owner = enclosingKey(of: above), !hasValue(owner),
      !Self.keysOfTexts.contains(source.text(owner))
    else { return nil }
    if own < column, name == text { return lacksColon(name, after: source.text(name)) }
    let isNamed = source.byte(at: name.upperBound) == UInt8(ascii: " ")
    return own == column && isNamed ? missingColon(in: text) : nil
  }

  /// Keys below which a text may stand.
  private static let keysOfTexts: Set<String> = [
    "doc", "text", "from", "if", "while", "per", "swift", "value", "initial", "name",
  ]

  /// Whether the lines are a text that starts behind the key above them.
  private func isText(under line: Range<Int>) -> Bool {
    enclosingKey(of: line.lowerBound).map { hasValue($0) } ?? false
  }

  func hasValue(_ key: Range<Int>) -> Bool {
    source.byte(at: source.startOfValue(behind: key)).map {
      !ScalarSource.isBreak($0) && $0 != UInt8(ascii: "#")
    }
      ?? false
  }

  /// The key, with a value in its line, that the element of a list at a place is indented under.
  func ownerOfStrayElement(at place: Int) -> Range<Int>? {
    guard source.isElement(place),
      source.startOfElement(ofLineAt: place)
        == source.startOfValue(before: place, inBrackets: false)
        || source.firstContent(ofLineAt: place) == place,
      let owner = enclosingKey(of: place), hasValue(owner)
    else { return nil }
    return owner
  }

  /// `- if list.isEmpty` and `returns`, with elements of a list below it.
  func elementsBelowText() -> Diagnostic? {
    guard !inBrackets, source.isElement(place), let above = source.contentLine(above: place),
      source.key(ofLineAt: above) == nil,
      source.depth(ofLineAt: above) < source.depth(ofLineAt: place)
    else { return nil }
    let text = source.unquotedText(from: source.startOfElement(ofLineAt: above), inBrackets: false)
    let words = source.text(text).split(separator: " ", maxSplits: 1)
    guard let first = words.first else { return nil }
    if words.count == 1 || words[1] == "=", first.utf8.allSatisfy({ $0.isInWord }) {
      return lacksColon(text, after: first)
    }
    guard source.isElement(above), words.count == 2, first == "if" || first == "each" else {
      return nil
    }
    return lacksColon(
      text,
      hint: "write '\(first): \(words[1])', and its steps under "
        + (first == "if" ? "'then'" : "'do'"))
  }

  /// What the map of a step stands under that has arguments.
  func keyOfMap(at start: Int) -> String? {
    guard let above = source.contentLine(above: start), let key = source.key(ofLineAt: above),
      source.column(of: key.lowerBound) == source.column(of: start)
    else { return nil }
    return switch source.text(key) {
    case "call", "send": "with"
    case "reply": "returns"
    default: nil
    }
  }

  /// What names a binding or a scenario, or a step acts on, where its next key stands below that
  /// alone.
  func keyOfName(_ text: Range<Int>) -> String? {
    guard source.isElement(text.lowerBound), place > text.upperBound,
      let next = source.key(ofLineAt: place)
    else { return nil }
    return switch source.text(next) {
    case "do": "when"
    case "steps", "given": "name"
    case "then", "else": "if"
    case "with" where source.file.bytes[text].allSatisfy({ $0.isInName }): "send"
    default: nil
    }
  }

  /// `when: go` with the steps below it, and no `do:` between them.
  func elementOfNothing(at place: Int, _ owner: Range<Int>) -> Diagnostic {
    let start = source.firstContent(ofLineAt: place)
    let name = source.text(owner)
    let above = elementAbove(start)?.name
    let missing =
      name == "each" && above == "call" ? nil : listMissing(below: name, inElement: above)
    // Below the last line of another section.
    let lost = section(ofElementAt: start).flatMap { section in
      source.section(at: owner.lowerBound) == section ? nil : section
    }
    if missing == nil, lost == nil, source.isElement(owner.lowerBound) {
      let above = source.firstContent(ofLineAt: owner.lowerBound)
      if let wrong = elementOfKeyAbove(line: owner.lowerBound) { return wrong }
      if name != "call",
        let wrong = outdentedElement(owner, above: source.column(of: start) + 2, hasPeerAbove: true)
      {
        return wrong
      }
      return Diagnostic(
        .indentation, "this element is indented deeper than the one above it",
        at: source.span(source.unquotedText(from: start, inBrackets: false)),
        related: [.init(source.span(owner), "that is '\(name)'")],
        hint: (name == "call" ? "is 'catch:' or 'each:' missing above it? otherwise " : "")
          + "indent both alike: this by \(source.column(of: above)), or that by "
          + "\(source.column(of: start))",
        cause: .indented(source.column(of: above)))
    }
    let beside = source.value(of: owner)
    let value = source.text(beside)
    // `steps: []` and `catch: error`, with steps below them; behind `catch: []` the next step may
    // stand, and `[` may be closed in another line.
    let isEmpty = value == "[]" && name != "catch"
    if lost == nil, isEmpty || value.first != "[", name != "each", Self.keysOfLists.contains(name) {
      return besideList(name, beside)
    }
    // `each: message`, a key of a call, and its steps below it
    let isTooMuch =
      name == "each" && !source.isElement(owner.lowerBound)
      && value.first?.isLetter ?? false
    // `catch: []`, and the next step below it
    let around = enclosingKey(of: owner.lowerBound).flatMap { key in
      source.isElement(key.lowerBound) && source.isElement(start) ? key : nil
    }
    let wayOut = around.flatMap { element(ofLineAt: $0.lowerBound)?.wayThere }
    return Diagnostic(
      .indentation, "this list belongs to no key",
      at: source.span(source.unquotedText(from: start, inBrackets: false)),
      related: [.init(source.span(owner), "'\(name)' has a value already")],
      hint: (missing ?? lost).map { "is '\($0):' missing above it?" }
        ?? (isTooMuch ? "remove '\(value)': an element gets its name under 'as'" : wayOut?.hint)
          ?? "a key that ends with a colon stands in a line of its own above a list; "
          + "a text that holds a colon and a space goes in quotes",
      cause: missing.map { .missingKey($0, indented: source.column(of: owner.lowerBound)) }
        ?? lost.map { .missingKey($0, indented: 0) } ?? (isTooMuch ? nil : wayOut?.cause))
  }

  /// `steps: []`, with its elements below it, which are indented no deeper.
  func emptyList(above place: Int) -> Diagnostic? {
    let start = source.firstContent(ofLineAt: place)
    guard source.isElement(start), let above = source.contentLine(above: start),
      let key = source.key(ofLineAt: above), Self.keysOfLists.contains(source.text(key)),
      source.column(of: key.lowerBound) == source.column(of: start),
      case let beside = source.value(of: key),
      ["[]", "{}"].contains(source.text(beside))
    else { return nil }
    return besideList(source.text(key), beside)
  }

  /// The key of a list that should stand between a key with its value and an element below it;
  /// `first` is the first key of what both are in.
  func listMissing(below key: String, inElement first: String?) -> String? {
    switch key {
    case "when", "every", "while", "policy", "per", "debounce", "throttle", "loading": "do"
    case "if": "then"
    case "each": "do"
    case "name": "steps"
    case "as" where first == "each": "do"
    case "as" where first == "if": "then"
    case "given" where first == "name": "steps"
    default: nil
    }
  }

  /// A key that is indented under `state: {}`.
  func belowNothing(_ key: Range<Int>) -> Diagnostic? {
    guard let owner = enclosingKey(of: key.lowerBound) else { return nil }
    let value = source.value(of: owner)
    guard ["{}", "[]"].contains(source.text(value)) else { return nil }
    let (name, ownerName) = (source.text(key), source.text(owner))
    // `as: x` below `catch: []`, both keys of a call.
    let step = elementAbove(owner.lowerBound).flatMap { Self.keysOfElements[$0.name] } ?? []
    if step.contains(name) && step.contains(ownerName) || areEvents(owner, name) {
      return .indentation(
        "'\(name)' is indented deeper than '\(ownerName)', which it stands beside",
        at: source.span(key), related: [.init(source.span(owner), "'\(ownerName)' is here")],
        .indent(by: source.column(of: owner.lowerBound)))
    }
    return Diagnostic(
      .indentation, "'\(name)' is indented as if it belonged to '\(ownerName)', which has nothing",
      at: source.span(key), related: [.init(source.span(value), "this says so")],
      hint: "remove the '\(source.text(value))'")
  }

  /// Two names below `inputs:`, of which the first is that of an event.
  private func areEvents(_ event: Range<Int>, _ name: String) -> Bool {
    guard let section = enclosingKey(of: event.lowerBound) else { return false }
    return source.column(of: section.lowerBound) == 0 && source.text(section) == "inputs"
      && !["takes", "private"].contains(name) && !Self.keysOfDeclared.contains(name)
  }

  /// `call: api.load with: { id: 1 }`, `call: api.load, as: items` and `each: item, in: items`
  func keyBehindValue(_ text: Range<Int>) -> Hint? {
    // Of a long text only the beginning is there.
    guard !inBrackets, text.contains(place), let owner = source.key(ofLineAt: place) else {
      return nil
    }
    var start = place
    while start > text.lowerBound, source.file.bytes[start - 1].isInWord { start -= 1 }
    let (name, key) = (source.text(owner), source.text(start..<place))
    let before = source.text(source.trimmed(text.lowerBound..<start))
    guard !key.isEmpty, !before.isEmpty, source.isSpace(at: start - 1) else { return nil }
    let hasComma = before.hasSuffix(",")
    let first = String(hasComma ? before.dropLast() : before[...])
    var end = text.upperBound
    let open = (place + 1..<end).first { !source.isBlank(at: $0) } ?? end
    // More keys may follow.
    if "{[".utf8.contains(source.byte(at: open) ?? 0), let close = source.closingBracket(from: open)
    {
      end = min(end, close + 1)
    }
    let value = source.text(min(open, end)..<end)
    if name == "each", key == "in", hasComma {
      return "write 'each: \(value)', and below it 'as: \(first)'"
    }
    let element = Self.keysOfElements[name] == nil ? elementAbove(place)?.name ?? "" : name
    if Self.keysOfElements[element]?.contains(key) ?? false {
      let line = value.isEmpty ? "\(key):" : "\(key): \(value)"
      return "'\(key)' starts a line of its own: write '\(line)' below this one"
    }
    return hasComma && ["call", "send"].contains(name)
      ? "write '\(name): \(first)', and below it 'with: { \(key): \(value) }'" : nil
  }

  /// `else: if: …`
  func stepBehindKey(_ text: Range<Int>) -> Diagnostic? {
    guard !inBrackets, let key = source.key(ofLineAt: place),
      case (let name, let step) = (
        source.text(key), source.text(text.lowerBound..<max(place, text.lowerBound))
      ),
      ["do", "then", "else", "catch", "steps"].contains(name), Self.keysOfSteps.contains(step)
    else { return nil }
    let article = "aei".utf8.contains(step.utf8.first ?? 0) ? "an" : "a"
    return Diagnostic(
      .colonInText, "'\(name)' holds a list of steps, and \(article) '\(step)' is one of them",
      at: source.span(text), hint: "write '\(name):', and below it '- \(source.text(text))'")
  }
}

extension SourceText {
  /// Whether a line starts with the dash of a list.
  func isElement(_ place: Int) -> Bool {
    let start = firstContent(ofLineAt: place)
    return byte(at: start) == UInt8(ascii: "-") && isSpace(at: start + 1)
  }

  /// The first content of a line behind the dashes of lists.
  func startOfElement(ofLineAt index: Int) -> Int {
    let end = file.lineRange(at: index).upperBound
    var start = firstContent(ofLineAt: index)
    while start < end, byte(at: start) == UInt8(ascii: "-"), isSpace(at: start + 1) {
      start = min(end, behindBlanks(start + 1))
    }
    return start
  }

  /// Whether a text is a name, alone or with one word behind it, or a colon without a space.
  func looksLikeKey(_ text: Range<Int>) -> Bool {
    let name = text.prefix { file.bytes[$0].isInName }
    guard !name.isEmpty else { return false }
    if byte(at: name.upperBound) == UInt8(ascii: ":") { return true }
    // `page; Int`
    let isSeparated =
      byte(at: name.upperBound) == UInt8(ascii: ";") && isBlank(at: name.upperBound + 1)
    let rest = text.dropFirst(name.count + (isSeparated ? 1 : 0)).drop { isBlank(at: $0) }
    // `screen = Shop`
    let behindSign = rest.dropFirst().drop { isBlank(at: $0) }
    if rest.first.flatMap({ byte(at: $0) }) == UInt8(ascii: "="), rest.count > behindSign.count + 1,
      !behindSign.isEmpty
    {
      return !behindSign.contains { isBlank(at: $0) }
    }
    return name.upperBound == text.upperBound
      || rest.lowerBound > name.upperBound
        && !rest.contains { isBlank(at: $0) }
  }
}

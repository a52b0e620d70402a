import MVVMGenDiagnostics

/// Keys and elements behind the value of the key before them: the break of the line is lost.
extension FailureExplainer {
  /// `with: { item: =item } as: saved` and `- set: { n: 1 } - send: go`
  func startOfNextLine(_ rest: Range<Int>) -> Diagnostic? {
    let text = source.text(rest)
    let isElement = text.hasPrefix("- ")
    let start = isElement ? text.dropFirst(2) : text[...]
    let key = start.prefix(while: { $0.isInName })
    let behind = start.dropFirst(key.count)
    guard key.first?.isLetter ?? false, behind == ":" || behind.hasPrefix(": ") else { return nil }
    let isAlone = behind == ":"
    let column =
      isElement
      ? columnOfDash(key, isAlone: isAlone, lostAt: rest.lowerBound)
      : columnOfKey(key, isAlone: isAlone, lostAt: rest.lowerBound)
    return Diagnostic(
      .reservedStart,
      isElement
        ? "'- \(key)' starts the next element of the list, and a line of its own"
        : "'\(key)' is a key of its own, and starts a line",
      at: source.span(rest),
      hint: isElement || isAlone
        ? "write '\(text)' on the next line"
        : "write '\(text)' on the next line, below the key before it",
      cause: column.map { .missingBreak($0) })
  }

  /// `query: String order: Int`, `photo: Photo? name: String` and `- send: seek - when: seek`
  func lineBehindWord(_ text: Range<Int>) -> Diagnostic? {
    var key = place
    while key > text.lowerBound, source.file.bytes[key - 1].isInName { key -= 1 }
    let before = source.trimmed(text.lowerBound..<key)
    let name = source.text(key..<place)
    guard key < place, !before.isEmpty, before.upperBound < key else { return nil }
    // `n: =n + 1 - call: api.load`
    let dash = before.upperBound - 1
    if source.byte(at: dash) == UInt8(ascii: "-"), source.isBlank(at: dash - 1),
      Self.startsElement(name), source.trimmed(text.lowerBound..<dash).count > 0
    {
      return startOfNextLine(dash..<text.upperBound)
    }
    let word = source.text(before)
    let isWord = !word.utf8.contains(UInt8(ascii: " "))
    guard Self.sections.contains(name) && isWord || isType(word, beside: place) else { return nil }
    return startOfNextLine(key..<text.upperBound)
  }

  /// `given: *base steps:` and `do: *load - when: go`
  func lineBehindAlias() -> Diagnostic? {
    let start = source.startOfValue(before: place, inBrackets: false)
    guard source.byte(at: start) == UInt8(ascii: "*") else { return nil }
    let line = source.unquotedText(from: start, inBrackets: false)
    let rest = line.drop { !source.isBlank(at: $0) }.drop { source.isBlank(at: $0) }
    return rest.isEmpty ? nil : startOfNextLine(rest)
  }

  /// Whether a word is a type: one that the language has, an optional, or what stands behind a name
  /// that is declared, with another such name behind it.
  private func isType(_ word: String, beside colon: Int) -> Bool {
    if word.hasPrefix("Set<"), word.hasSuffix(">") { return true }
    guard word.utf8.allSatisfy({ $0.isInName || "?[]".utf8.contains($0) }) else { return false }
    if TreeBuilder.types.contains(word.filter { $0.isInName }) { return true }
    guard word.startsUpper else { return false }
    let next = source.byte(at: source.startOfValue(behind: colon..<colon))
    let isDeclared =
      ["state", "inputs", "needs", "outputs"].contains(source.section(at: place) ?? "")
      && next.map { (0x41...0x5A).contains($0) || "{[\"".utf8.contains($0) } ?? false
    return word.last == "?" || isDeclared
  }

  /// How deep a lost key stands: beside that of its line, or as what is below it tells.
  private func columnOfKey(_ key: Substring, isAlone: Bool, lostAt place: Int) -> Int? {
    let keys = around(place).keys
    if key != "given", Self.sections.contains(String(key)) { return keys.last }
    guard isAlone else {
      // `- { n: 1 } count: 2` is beside what holds the list.
      let start = source.byte(at: source.startOfElement(ofLineAt: place))
      return start?.startsName ?? false ? keys.first : keys.dropFirst().first
    }
    guard let below = source.content(below: place) else { return nil }
    return keys.first { $0 < source.column(of: below) }
  }

  /// How deep a lost dash stands: as one of those before it, which what is below tells, or its key.
  private func columnOfDash(_ key: Substring, isAlone: Bool, lostAt place: Int) -> Int? {
    let dashes = around(place).dashes
    if let below = source.content(below: place), !source.isElement(below) {
      let column = source.column(of: below) - (isAlone ? 4 : 2)
      if dashes.contains(column) { return column }
    }
    return Self.startsOfParts.contains(String(key)) ? dashes.last : dashes.first
  }

  /// How deep the keys and dashes stand that a line is in, the innermost first.
  private func around(_ place: Int) -> (keys: [Int], dashes: [Int]) {
    var (keys, dashes): ([Int], [Int]) = ([], [])
    var line = source.file.lineRange(at: place).lowerBound
    while true {
      let column = source.depth(ofLineAt: line)
      if column < min(keys.last ?? .max, dashes.last ?? .max) {
        keys.append(source.column(of: source.startOfElement(ofLineAt: line)))
        if source.isElement(line) { dashes.append(column) }
      }
      guard column > 0, let above = source.contentLine(above: line) else { return (keys, dashes) }
      line = above
    }
  }
}

import Diagnostics

/// Keys and elements behind the value of the key before them: the break of the line is lost.
extension FailureExplainer {
  /// `with: { item: =item } as: saved` and `- set: { n: 1 } - send: go`
  func startOfNextLine(_ rest: Range<Int>) -> Diagnostic? {
    let text = source.text(rest)
    let isElement = text.hasPrefix("- ")
    let start = isElement ? text.dropFirst(2) : text[...]
    let key = start.prefix(while: \.isInName)
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

  /// `query: String order: Int` and `- send: seek - when: seek`
  func lineBehindWord(_ text: Range<Int>) -> Diagnostic? {
    let word = text.prefix { !source.isBlank(at: $0) }
    let rest = (word.upperBound..<text.upperBound).drop { source.isBlank(at: $0) }
    guard rest.lowerBound < place else { return nil }
    let start = source.text(rest.lowerBound..<place)
    let isElement = start.hasPrefix("- ") && Self.startsElement(String(start.dropFirst(2)))
    guard
      isElement || Self.sections.contains(start)
        || start.allSatisfy(\.isInName) && isType(source.text(word))
    else { return nil }
    return startOfNextLine(rest)
  }

  /// Whether a word is a type, or that of an optional.
  private func isType(_ word: String) -> Bool {
    guard word.utf8.allSatisfy({ $0.isInName || "?[]".utf8.contains($0) }) else { return false }
    return TreeBuilder.types.contains(word.filter(\.isInName))
      || word.first?.isUppercase ?? false && word.last == "?"
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
    return ["when", "every", "name"].contains(key) ? dashes.last : dashes.first
  }

  /// How deep the keys and dashes stand that a line is in, the innermost first.
  private func around(_ place: Int) -> (keys: [Int], dashes: [Int]) {
    var (keys, dashes): ([Int], [Int]) = ([], [])
    var line = source.file.lineRange(at: place).lowerBound
    while true {
      let column = source.column(of: source.firstContent(ofLineAt: line))
      if column < min(keys.last ?? .max, dashes.last ?? .max) {
        keys.append(source.column(of: source.startOfElement(ofLineAt: line)))
        if source.isElement(line) { dashes.append(column) }
      }
      guard column > 0, let above = source.contentLine(above: line) else { return (keys, dashes) }
      line = above
    }
  }
}

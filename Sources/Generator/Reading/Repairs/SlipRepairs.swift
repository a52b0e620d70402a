import MVVMGenDiagnostics

/// Which slips have one clear repair.
extension FailureExplainer {
  /// How the slip that a message is about is put right, if there is one way.
  func repair(_ wrong: Diagnostic) -> Repair? {
    let range = range(of: wrong)
    let start = range.lowerBound
    if source.isBullet(at: start) { return Repair(range, "-", in: source) }
    // `// who it is`
    if source.file.startsComment(at: start) { return Repair(start..<start + 1, "#", in: source) }
    switch wrong.id {
    // `?Date`
    case .invalidYAML where source.byte(at: start) == UInt8(ascii: "?"):
      return typeMeant(by: source.text(range)[...]).map { Repair(range, $0, in: source) }
    // `[:]`
    case .invalidYAML where source.file.bytes[max(0, start - 1)...].starts(with: "[:]".utf8):
      return Repair(start - 1..<start + 2, "{} ", in: source)
    // `takes: id: Int }`
    case .colonInText where wrong.cause == .missingBracket("{"):
      return Repair(range.prefix(0), "{ ", in: source)
    case .missingColon where wrong.cause == .otherColon: return Repair(range, ":", in: source)
    // `---`, which is indented
    case .missingColon where source.text(range) == "---":
      return Repair(source.file.lineRange(at: start).lowerBound..<start, "", in: source)
    case .missingColon: return withColon(wrong, range)
    case .indentation where wrong.cause == .gluedDash: return withSpaceBehindDash(range)
    case .indentation where wrong.cause == .otherDash: return withDash(range)
    case .indentation where wrong.cause == .straySign: return Repair(range, "", in: source)
    case .indentation: return moved(wrong)
    case .tab: return withoutTabs(lineAt: start)
    case .mergeMark: return withoutMarks()
    case .reservedStart where wrong.cause == .straySign: return Repair(range, " ", in: source)
    case .reservedStart: return withBreak(wrong, before: start)
    case .unclosedBracket: return rebracketed(wrong, range)
    case .unclosedQuote where wrong.cause == .unclosedQuote: return closedInItsLine(quote: start)
    default: return nil
    }
  }

  private func range(of wrong: Diagnostic) -> Range<Int> {
    wrong.span.range
  }

  /// `token String`, `as answer` and `when :go`
  private func withColon(_ wrong: Diagnostic, _ range: Range<Int>) -> Repair? {
    if let key = valueBehindKey() { return key.repair(in: source) }
    // `func load() async -> Int`: only what it is called is known.
    if !inBrackets, range.count > 2, let signature = SwiftSignature(source.text(range)) {
      return Repair(
        range, "\(signature.name): x", lost: range.upperBound - 1..<range.upperBound + 1,
        in: source)
    }
    let name = range.prefix { source.file.bytes[$0].isInName }
    let end = name.upperBound
    // `name：String`: the bytes of a wide colon look like part of a name.
    let wide = name.first { source.file.bytes[$0...].starts(with: "\u{FF1A}".utf8) }
    if let wide, wide > name.lowerBound { return Repair(wide..<wide + 3, ": ", in: source) }
    // `title:${name}` needs quotes as well.
    guard source.byte(at: range.lowerBound)?.startsName ?? false,
      wrong.cause != .needsQuotes
    else { return nil }
    if source.byte(at: end) == UInt8(ascii: ":"), let next = source.byte(at: end + 1),
      next < 0x80, !":/".utf8.contains(next), !source.isSpace(at: end + 1)
    {
      return Repair(end + 1..<end + 1, " ", in: source)
    }
    if source.byte(at: end) == UInt8(ascii: ":"), source.behindOddSpace(end + 1) > end + 1 {
      return Repair(end + 1..<source.behindOddSpace(end + 1), " ", in: source)
    }
    if !inBrackets, let alone = withColonAlone(range, end) { return alone }
    return !inBrackets && source.isBlank(at: end) ? withColon(behindName: end, in: range) : nil
  }

  /// `token String`, `token = String` and `as answer`
  private func withColon(behindName end: Int, in range: Range<Int>) -> Repair? {
    // Of `if n > 3` only the key is told.
    let last = end < range.upperBound ? range.upperBound : source.endOfContent(ofLineAt: end)
    var value = source.behindBlanks(end)
    // `when :go`
    if source.byte(at: value) == UInt8(ascii: ":"),
      source.byte(at: value + 1)?.startsName ?? false
    {
      return Repair(end..<value + 1, ": ", in: source)
    }
    if source.byte(at: value) == UInt8(ascii: "="), source.isBlank(at: value + 1) {
      value = source.behindBlanks(value + 1)
    }
    let below = source.content(below: end)
    guard value < last,
      below.map({ source.column(of: $0) <= source.column(of: range.lowerBound) }) ?? true
    else { return nil }
    let rest = source.text(value..<last)
    let holdsWords = Self.keysOfWords.contains(source.text(range.lowerBound..<end))
    let signs = (holdsWords ? "?. <>=()!+*/" : "?.").utf8
    guard rest.utf8.allSatisfy({ $0.isInName || signs.contains($0) }) else {
      if followsBlockText(range) { return nil }
      // `none {}` and `title Not found`: what stands there may have been meant otherwise.
      let start = isNamed(range) ? value : range.lowerBound
      return Repair(end..<value, ": ", lost: start..<last, in: source)
    }
    let isSure = holdsWords && !rest.hasPrefix("let ") || rest.startsUpper
    return Repair(
      end..<value, ": ", isGuess: !isSure, lost: isSure ? nil : range.lowerBound..<last,
      in: source)
  }

  /// `Book`, with its keys below it, and `reload` alone, of which nobody knows what it is.
  private func withColonAlone(_ range: Range<Int>, _ end: Int) -> Repair? {
    guard end == range.upperBound, source.endOfContent(ofLineAt: end) == end,
      source.file.bytes[range].contains(where: { $0.isLetterOrDigit })
    else { return nil }
    let column = source.column(of: range.lowerBound)
    let below = source.content(below: end)
    // The elements of a list may stand right below its key.
    let isList =
      below.map(source.isElement) ?? false
      && (Self.keysOfLists.contains(source.text(range)) || source.text(range) == "returns")
    if let below, source.column(of: below) >= column + (isList ? 0 : 1) {
      return Repair(end..<end, ":", in: source)
    }
    return Repair(
      end..<end, ": x", lost: (isNamed(range) ? end : range.lowerBound)..<end + 1, in: source)
  }

  /// Whether a line was meant as one of the text of a block above it, which is indented deeper.
  private func followsBlockText(_ line: Range<Int>) -> Bool {
    let column = source.column(of: line.lowerBound)
    var above = source.contentLine(above: line.lowerBound)
    while let deeper = above, source.column(of: source.startOfElement(ofLineAt: deeper)) > column {
      above = source.contentLine(above: deeper)
    }
    return above.map(source.startsBlockText) ?? false
  }

  /// Whether the first word of a line is its key: it stands among names, or is a key of the language.
  private func isNamed(_ line: Range<Int>) -> Bool {
    let word = source.text(line.prefix { source.file.bytes[$0].isInName })
    return Self.isTextOfSpec(word) || Self.sections.contains(word)
      || Self.keysOfWords.contains(word)
      || source.column(of: line.lowerBound) > 0
        && !source.isElement(line.lowerBound)
  }

  /// `swap: {} load: {}`
  private func withBreak(_ wrong: Diagnostic, before key: Int) -> Repair? {
    guard case .missingBreak(let column)? = wrong.cause else { return nil }
    let end = source.beforeBlanks(key)
    return Repair(end..<key, "\n" + String(repeating: " ", count: column), in: source)
  }

  /// `-send: go`
  private func withSpaceBehindDash(_ range: Range<Int>) -> Repair? {
    let start = range.lowerBound
    // What stands below belongs beside what is behind the dash.
    let column = source.column(of: start)
    let below = source.content(below: start).map { source.column(of: $0) } ?? 0
    return below <= column || below == column + 2
      ? Repair(start + 1..<source.behindOddSpace(start + 1), " ", in: source) : nil
  }

  /// A dash of another kind.
  private func withDash(_ range: Range<Int>) -> Repair {
    // What stands below stays beside what is behind the dash.
    let content = source.behindBlanks(range.upperBound)
    let below = source.content(below: range.lowerBound)
    let isBeside = below.map { source.column(of: $0) } == source.column(of: content)
    let width = source.column(of: range.upperBound) - source.column(of: range.lowerBound)
    let spaces = String(repeating: " ", count: isBeside ? width - 1 : 0)
    return Repair(range, "-" + spaces, in: source)
  }

  /// A comma too much, or a bracket that is another one, too much or too few.
  private func rebracketed(_ wrong: Diagnostic, _ range: Range<Int>) -> Repair? {
    switch wrong.cause {
    case .straySign:
      let isBracket = source.byte(at: range.lowerBound) != UInt8(ascii: ",")
      // What it should close may lack the other one.
      let value = isBracket ? source.key(ofLineAt: range.lowerBound) : nil
      let start = value.map { source.startOfValue(behind: $0) } ?? .max
      let lost = start < range.upperBound ? start..<range.upperBound : nil
      return Repair(range, " ", lost: lost, in: source)
    case .otherBracket(let meant): return Repair(range, meant, in: source)
    // `{ returns: Photo] }`, and `{ page: 3] }`, of which nobody knows whether it is a list.
    case .missingBracket("["):
      let isType = source.text(range).startsUpper
      return Repair(range.prefix(0), "[", lost: isType ? nil : range, in: source)
    // `[1, 2 }`
    case .missingBracket(let meant):
      let end = source.file.lineRange(at: range.lowerBound).upperBound
      // Of what is in it nobody knows how much was meant.
      let start = brackets.last ?? range.lowerBound
      return brackets.count > 2 || source.trimmed(range.upperBound..<end).isEmpty
        ? Repair(range.prefix(0), meant, lost: start..<range.lowerBound, in: source) : nil
    // `{ returns: [Photo] throws: true }`
    case .missingComma:
      let end = source.beforeBlanks(range.lowerBound)
      return "]}".utf8.contains(source.byte(at: end - 1) ?? 0)
        ? Repair(end..<end, ",", in: source) : nil
    case nil: return closedInItsLine(range.lowerBound)
    default: return nil
    }
  }

  /// `fields: { id: Int`, with the next key in the line below.
  private func closedInItsLine(_ open: Int) -> Repair? {
    let end = source.endOfLine(at: open)
    guard let closing = closingInItsLine(open),
      !source.file.bytes[open..<end].contains(UInt8(ascii: "#"))
    else { return nil }
    // Of the brackets in it, none may be meant to be closed before.
    let isSure = !"]}".utf8.contains(source.file.bytes[end - 1])
    // `{ type: Date, initial:` needs a space behind its colon.
    let space = source.byte(at: end - 1) == UInt8(ascii: ":") ? " " : ""
    return Repair(end..<end, space + closing, lost: isSure ? nil : open..<end, in: source)
  }

  /// `{ text: "Hello ${name} }`, of which only the end is known.
  private func closedInItsLine(quote: Int) -> Repair? {
    let before = source.beforeBlanks(quote) - 1
    guard ":-[,".utf8.contains(source.byte(at: before) ?? 0) else { return nil }
    var end = source.endOfLine(at: quote)
    var open = brackets(inLineOf: quote)[...]
    while let last = open.first, source.text(end - 1..<end) == closing(last) {
      open = open.dropFirst()
      end = source.beforeBlanks(end - 1)
    }
    guard end > quote + 1 else { return nil }
    let text = source.text(quote..<quote + 1) + open.map(closing).joined()
    return Repair(end..<end, text, lost: quote..<end, in: source)
  }

  /// A line that stands too far to the left or to the right, or has a dash too much or too few.
  private func moved(_ wrong: Diagnostic) -> Repair? {
    let start = source.firstContent(ofLineAt: Int(wrong.span.offset))
    switch wrong.cause {
    case .strayDash:
      let key = source.startOfElement(ofLineAt: start)
      return Repair(start..<key, "", isGuess: true, in: source)
    case .missingDash where elementBesideLost(start) != nil:
      return Repair(start - 1..<start, "- ", isGuess: true, in: source)
    case .missingDash:
      let (own, below) = (source.column(of: start), source.content(below: start))
      let column = below.map { source.column(of: $0) } ?? 0
      let isElement = below.map { source.isElement($0) } ?? false
      // Its other keys, or the next element, show where the dash stood.
      if own >= 2, column == (isElement ? own - 2 : own) {
        return Repair(start - 2..<start, "- ", isGuess: true, in: source)
      }
      return column < own || column == own + 2 || column == own && isElement
        ? Repair(start..<start, "- ", isGuess: true, in: source) : nil
    case .keyOfValue(let key, let depth):
      guard let owner = source.contentLine(above: start).flatMap({ source.key(ofLineAt: $0) })
      else { return nil }
      let value = source.startOfValue(behind: owner)
      let indent = String(repeating: " ", count: depth)
      return Repair(owner.upperBound + 1..<value, "\n\(indent)\(key): ", in: source)
    case .missingKey(let key, let depth):
      let line = source.file.lineRange(at: start)
      guard line.lowerBound > 0 else { return nil }
      let above = source.file.lineRange(at: line.lowerBound - 1).upperBound
      return Repair(
        above..<above, "\n\(String(repeating: " ", count: depth))\(key):", isGuess: true, in: source
      )
    case .indented(let depth):
      let line = source.file.lineRange(at: start)
      let key = source.text(range(of: wrong))
      let isSection =
        depth == 0 && (Self.sections.contains(key) || ["screen", "library"].contains(key))
      return Repair(
        line.lowerBound..<start, String(repeating: " ", count: depth), isGuess: !isSection,
        in: source)
    default: return nil
    }
  }

  /// The line indented like the one above it, or under that where it has a key alone.
  private func withoutTabs(lineAt place: Int) -> Repair? {
    let line = source.file.lineRange(at: place)
    let start = source.firstContent(ofLineAt: place)
    guard line.contains(start), let above = source.contentLine(above: place),
      case let own = source.firstContent(ofLineAt: above),
      !source.file.bytes[above..<own].contains(UInt8(ascii: "\t")), place < start
    else { return nil }
    let hasList = source.isElement(start) && source.isElement(above)
    let key = source.key(ofLineAt: above)
    let isUnder = !hasList && key.map { !hasValue($0) } ?? false
    // An element stands beside the last one, whatever keys that has.
    var element: Int? = source.isElement(start) && !isUnder ? above : nil
    while let line = element, !source.isElement(line) { element = source.contentLine(above: line) }
    let column = source.column(
      of: element.map(source.firstContent(ofLineAt:)) ?? source.startOfElement(ofLineAt: above))
    return Repair(
      line.lowerBound..<start, String(repeating: " ", count: column + (isUnder ? 2 : 0)),
      isGuess: true, in: source)
  }
}

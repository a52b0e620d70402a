import MVVMGenDiagnostics

/// What goes wrong outside of brackets with the indentation of lines.
extension FailureExplainer {
  /// A line that stands under none of the lines above it, or among lines of another kind.
  func wrongIndentation() -> Diagnostic {
    if let wrong = missingName(at: source.firstContent(ofLineAt: place)) { return wrong }
    let range = keyOrText(at: place) ?? source.unquotedText(from: place, inBrackets: false)
    let indent = source.depth(ofLineAt: place)
    if let wrong = gluedDash(ofLineAt: place) ?? elementOfKeyAbove(line: place) { return wrong }
    if let wrong = dashBeforeKey(at: place) { return wrong }
    if let wrong = lostDash(range) ?? missingDash(above: place) ?? keyToTheLeft()
      ?? emptyList(above: place)
    {
      return wrong
    }
    if let wrong = hollowTooDeep(indent) ?? elementTooDeep() { return wrong }
    let (deeper, other) = nearestLines(above: place, indent: indent)
    if let deeper, let other, let wrong = lineOfText(range, above: deeper, below: other) {
      return wrong
    }
    if let other, let wrong = dashTooMuch(ofLineAt: other, before: indent) { return wrong }
    if let wrong = (other ?? deeper).flatMap({ gluedDash(ofLineAt: $0) }) { return wrong }
    if let other, source.depth(ofLineAt: other) == indent, let line = keyOrText(at: other) {
      return amongOthers(range, line)
    }
    if deeper == nil, let owner = ownerOfStrayElement(at: place) {
      return elementOfNothing(at: place, owner)
    }
    if let wrong = valueToTheLeft(above: range) { return wrong }
    if deeper == nil, let wrong = belowNothing(range) { return wrong }
    // `  screen: A` with all else below it at the start of its line.
    if other == nil, let deeper, source.contentLine(above: deeper) == nil,
      let key = keyOrText(at: deeper)
    {
      return tooDeep(key, indent)
    }
    if let deeper, let other {
      if let wrong = nameAmongSections(other, beside: indent) { return wrong }
      if let wrong = nameToTheLeft(other, above: deeper, beside: indent) { return wrong }
      if let wrong = firstTooDeep(deeper, under: other, indent) { return wrong }
    }
    if let other, let owner = source.key(ofLineAt: other),
      source.column(of: owner.lowerBound) < indent
    {
      // `query: { a: 1 }` in one line, which may be what stands at the wrong place.
      if source.contentLine(above: place).flatMap(source.key(ofLineAt:)) == owner, hasValue(owner),
        let wrong = outdented(owner, beside: range)
      {
        return wrong
      }
      if let wrong = missingLine(between: owner, and: range) { return wrong }
    }
    return fitsNowhere(range, deeper, other)
  }

  /// A line of a text below `doc: |` that stands to the left of its first one.
  private func lineOfText(_ line: Range<Int>, above: Int, below key: Int) -> Diagnostic? {
    guard source.key(ofLineAt: place) == nil, source.startsBlockText(inLineAt: key),
      let first = source.content(below: key),
      first <= source.firstContent(ofLineAt: above),
      source.depth(ofLineAt: key) < source.column(of: line.lowerBound)
    else { return nil }
    return .indentation(
      "'\(source.text(line))' stands to the left of the text that it goes on with",
      at: source.span(line), .indent(by: source.column(of: first)))
  }

  /// A line of which nobody knows what is wrong: the places where it would fit.
  private func fitsNowhere(_ range: Range<Int>, _ deeper: Int?, _ other: Int?) -> Diagnostic {
    let name = source.text(range)
    let indent = source.depth(ofLineAt: place)
    var related: [Diagnostic.Related] = []
    var (ways, depths): ([String], [Int]) = ([], [])
    // A section stands at the start of its line.
    let isSection =
      Self.sections.contains(name)
      && other.map { source.column(of: source.firstContent(ofLineAt: $0)) } == 0
    for line in [isSection ? nil : deeper, other] {
      guard let line, let text = keyOrText(at: line) else { continue }
      guard source.isElement(line) == source.isElement(place) else {
        // Beside the first key of an element stand the others.
        if !source.isElement(place), line == other, let key = source.key(ofLineAt: line) {
          let depth = source.column(of: key.lowerBound)
          if depths.contains(depth) { continue }
          depths.append(depth)
          ways.append("by \(depth) spaces in all, to put it beside '\(source.text(key))'")
        }
        continue
      }
      let depth = source.depth(ofLineAt: line)
      if depths.contains(depth) { continue }
      depths.append(depth)
      related.append(.init(source.span(text), "'\(source.text(text))' is indented by \(depth)"))
      ways.append("by \(depth) spaces in all, to put it beside '\(source.text(text))'")
    }
    let owner = deeper.flatMap { enclosingKey(of: $0) }
    let belongs = owner.map { "; it seems to belong to '\(source.text($0))'" } ?? ""
    return Diagnostic(
      .indentation, "'\(name)' is indented by \(indent), which fits no line above it\(belongs)",
      at: source.span(range), related: related,
      hint: ways.isEmpty ? nil : "indent it " + ways.joined(separator: ", or "),
      cause: ways.count == 1 ? depths.first.map { .indented($0) } : nil)
  }

  /// An element to the left of `catch:` in the line above, which has nothing else under it.
  func elementOfKeyAbove(line: Int) -> Diagnostic? {
    guard source.isElement(line), let above = source.contentLine(above: line),
      let owner = source.key(ofLineAt: above), !hasValue(owner),
      let element = keyOrText(at: line), let key = source.key(ofLineAt: line),
      case (let column, let indent) = (
        source.column(of: owner.lowerBound), source.column(of: element.lowerBound)
      ), column > indent, !Self.startsOfParts.contains(source.text(key))
    else { return nil }
    let below = source.content(below: line)
    let isPeer = below.map { source.isElement($0) && source.column(of: $0) > column } ?? false
    let depth = isPeer ? below.map { source.column(of: $0) } ?? 0 : column + 2
    let name = source.text(owner)
    return Diagnostic(
      .indentation,
      "'\(source.text(element))' is indented by \(indent), and seems to belong to '\(name)'",
      at: source.span(element),
      hint: "indent it by \(depth) spaces in all, to put it under '\(name)'",
      cause: .indented(depth))
  }

  /// `: Int`, whose name is forgotten.
  func missingName(at place: Int) -> Diagnostic? {
    guard source.byte(at: place) == UInt8(ascii: ":"), source.isSpace(at: place + 1) else {
      return nil
    }
    // `initial: :`
    if source.key(before: place) != nil {
      return Diagnostic(
        .colonInText, "an unquoted text can't be a colon", at: source.span(place..<place + 1),
        hint: .inQuotes("':'"))
    }
    return Diagnostic(
      .missingColon, "the name before ':' is missing", at: source.span(place..<place + 1),
      hint: "write 'name\(source.text(source.unquotedText(from: place, inBrackets: inBrackets)))'")
  }

  /// A line that stands further to the left than those above and below it.
  func outdented(_ owner: Range<Int>, beside key: Range<Int>) -> Diagnostic? {
    let column = source.column(of: key.lowerBound)
    if source.isElement(owner.lowerBound), let wrong = outdentedElement(owner, above: column) {
      return wrong
    }
    guard let above = lineAbove(owner.lowerBound, notDeeperThan: column),
      let before = source.key(ofLineAt: above)
    else { return nil }
    let own = source.column(of: owner.lowerBound)
    guard source.column(of: before.lowerBound) == column else {
      return firstToTheLeft(owner, below: before, beside: key)
    }
    // Where those below stand beside the owner, it is the line between them that is off.
    let isBesideNext = source.content(below: key.lowerBound).map { source.column(of: $0) == own }
    let name = source.text(owner)
    let isPart =
      own > 0
      ? Self.keysOfDeclared.contains(name) || Self.keysOfRequests.contains(name)
        || Self.keysOfClients.contains(name)
        || name.utf8.contains(UInt8(ascii: "."))
      : !isOnlySection(owner)
    guard own < column, isPart || isBesideNext != true else { return nil }
    // Beside `fields` stands no other model: it is the line below the owner that is off.
    let below = String(source.text(source.trimmed(key)).prefix { $0 != ":" })
    let isOther = !Self.keysOfDeclared.contains(name) && !Self.keysOfDeclared.contains(below)
    if own > 0, isOther, Self.keysOfDeclared.contains(source.text(before)) { return nil }
    return .indentation(
      "'\(source.text(owner))' stands to the left of the lines around it",
      at: source.span(owner),
      related: [.init(source.span(source.trimmed(key)), "this would belong to it")],
      .indent(by: column, beside: source.text(before)))
  }

  /// `- if: isOn` to the left of the elements above and below it, whose `then` is where it was.
  /// Where only one above it tells that, no line below does.
  func outdentedElement(
    _ owner: Range<Int>, above column: Int, hasPeerAbove: Bool = false
  ) -> Diagnostic? {
    let (start, meant) = (source.firstContent(ofLineAt: owner.lowerBound), column - 2)
    // Where the next key stands beside the owner, it is the line between them that is off.
    if source.content(below: place).map({ source.column(of: $0) })
      == source.column(of: owner.lowerBound)
    {
      return nil
    }
    var below = hasPeerAbove ? nil : source.content(below: start)
    while let line = below, source.column(of: line) > meant { below = source.content(below: line) }
    let peers = [lineAbove(start, notDeeperThan: meant), below].compactMap { line in
      line.flatMap { source.isElement($0) ? element(ofLineAt: $0) : nil }
    }
    guard source.column(of: start) < meant, let peer = peers.first(where: { $0.column == meant })
    else { return nil }
    return .indentation(
      "'\(source.text(start..<owner.upperBound))' stands to the left of the elements beside it",
      at: source.span(start..<owner.upperBound), peer.wayThere)
  }

  /// The nearest line above a place that is no deeper than that.
  func lineAbove(_ place: Int, notDeeperThan column: Int) -> Int? {
    var line = source.contentLine(above: place)
    while let above = line, source.depth(ofLineAt: above) > column {
      line = source.contentLine(above: above)
    }
    return line
  }

  /// Whether a line has the name of a section, and is the first of that name.
  private func isOnlySection(_ key: Range<Int>) -> Bool {
    let name = source.text(key)
    guard Self.sections.contains(name) else { return false }
    var line = key.lowerBound
    while let above = lineAbove(line, notDeeperThan: 0) {
      if source.section(at: above) == name { return false }
      line = above
    }
    return true
  }

  /// The first of several keys, a little to the left of the others, or beside what they belong to.
  private func firstToTheLeft(
    _ owner: Range<Int>, below parent: Range<Int>, beside key: Range<Int>
  ) -> Diagnostic? {
    let (own, column) = (source.column(of: owner.lowerBound), source.column(of: key.lowerBound))
    let isBesideSection =
      own == 0 && !Self.sections.contains(source.text(owner))
      && Self.sections.contains(source.text(parent))
    // `fields:` with nothing below it.
    let isBesideParent = own > 0 && source.column(of: parent.lowerBound) == own
    let isBeforeParent =
      own < source.column(of: parent.lowerBound) && source.column(of: parent.lowerBound) < column
    guard own < column, !hasValue(parent),
      isBesideSection || isBesideParent || isBeforeParent
        || column - own == 1 && source.column(of: parent.lowerBound) < own
          && isFollowedByPeer(column, below: key.lowerBound)
    else { return nil }
    let start = source.firstContent(ofLineAt: owner.lowerBound)
    let dash = owner.lowerBound - start
    return .indentation(
      "'\(source.text(start..<owner.upperBound))' is indented by \(own - dash), and what is below it by "
        + "\(column)",
      at: source.span(start..<owner.upperBound), .indent(by: column - dash))
  }

  /// The line above, which has its value, where it stands further to the left than the lines around
  /// it.
  private func valueToTheLeft(above key: Range<Int>) -> Diagnostic? {
    guard let above = source.contentLine(above: key.lowerBound),
      let owner = source.key(ofLineAt: above), hasValue(owner)
    else { return nil }
    let value = source.value(of: owner)
    let isSection =
      source.column(of: owner.lowerBound) == 0
      ? isOnlySection(owner)
      : ["{}", "[]"].contains(source.text(value))
        && source.column(of: key.lowerBound) - source.column(of: owner.lowerBound) > 1
    return isSection ? nil : outdented(owner, beside: key)
  }

  /// A key among the elements of a list, or an element among keys.
  private func amongOthers(_ range: Range<Int>, _ other: Range<Int>) -> Diagnostic {
    let (name, otherName) = (source.text(range), source.text(other))
    if otherName == "..." {
      return Diagnostic(
        .directive, "'...' ends the document, and this stands behind it", at: source.span(range),
        related: [.init(source.span(other), "'...' stands here")],
        hint: "remove the '...'; another document starts with a line of its own, '---'")
    }
    let isElement = source.isElement(range.lowerBound)
    if !isElement, let wrong = dashAmongKeys(at: other.lowerBound, beside: range) { return wrong }
    if isElement, let wrong = keysBesideDash(before: range) { return wrong }
    let way =
      isElement
      ? wayOut(ofElement: range, beside: other)
      : wayOut(ofKey: range, besideElement: other.lowerBound)
    return Diagnostic(
      .indentation,
      isElement
        ? "'\(name)' is an element of a list, and stands among keys"
        : "'\(name)' stands among the elements of a list, and starts with no '-'",
      at: source.span(range),
      related: [.init(source.span(other), "'\(otherName)' is beside it")],
      hint: way?.hint
        ?? "a map has only keys, and a list only elements that start with '- '; "
        + "what belongs to a line is indented deeper",
      cause: way?.cause)
  }

  private func wayOut(ofElement element: Range<Int>, beside key: Range<Int>) -> WayOut? {
    let owner = enclosingKey(of: element.lowerBound)
    let isInner = owner.map { source.column(of: $0.lowerBound) > 0 } ?? false
    if let section = section(ofElementAt: element.lowerBound) {
      if let first = firstElement(of: section, above: element.lowerBound) { return first.wayThere }
      if !isInner { return WayOut(hint: "is '\(section):' missing above it?") }
    }
    if let owner, source.text(owner) == "given",
      source.key(ofLineAt: element.lowerBound).map({ Self.keysOfSteps.contains(source.text($0)) })
        ?? false
    {
      return WayOut(hint: "is the line 'steps:' missing above it?")
    }
    if let list = elementAbove(element.lowerBound),
      list.column + 2 == source.column(of: element.lowerBound),
      let missing = listMissing(below: source.text(key), inElement: list.name)
    {
      return WayOut(hint: "is '\(missing):' missing above it?")
    }
    var noElement = WayOut(hint: "remove the '- '")
    if isPartOfMap(element.lowerBound) {
      noElement.cause = .strayDash
      return noElement
    }
    return wayToList(from: element, beside: key) ?? (isInner ? noElement : nil)
  }

  /// Of the lines that are open above a place, the last that is deeper, and the last that is not.
  private func nearestLines(above place: Int, indent: Int) -> (deeper: Int?, other: Int?) {
    var deeper: Int?
    var lowest = Int.max
    var index = place
    while let above = source.contentLine(above: index) {
      let depth = source.depth(ofLineAt: above)
      if depth < lowest {
        lowest = depth
        guard depth > indent else { return (deeper, above) }
        deeper = above
      }
      index = above
    }
    return (deeper, nil)
  }

  /// The key that the line at a place is indented under.
  func enclosingKey(of place: Int) -> Range<Int>? {
    lineAbove(place, notDeeperThan: source.depth(ofLineAt: place) - 1)
      .flatMap(source.key(ofLineAt:))
  }

  func keyOrText(at place: Int) -> Range<Int>? {
    let content = source.firstContent(ofLineAt: place)
    let text = source.unquotedText(from: content, inBrackets: false)
    let range = source.isElement(place) ? text : source.key(ofLineAt: place) ?? text
    return range.isEmpty ? nil : range
  }
}

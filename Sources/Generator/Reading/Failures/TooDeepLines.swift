import MVVMGenDiagnostics

/// Lines that stand further to the right than what they belong beside.
extension FailureExplainer {
  /// The first key of a section, alone deeper than the others, of which there are several.
  func firstTooDeep(_ deeper: Int, under other: Int, _ indent: Int) -> Diagnostic? {
    let isElement = source.isElement(place)
    let first = emptyName(below: other)
    let deeper = first ?? deeper
    guard first != nil || source.contentLine(above: deeper) == other,
      source.isElement(deeper) == isElement,
      let key = keyOrText(at: deeper), let owner = keyOrText(at: other),
      source.column(of: owner.lowerBound) < indent,
      first != nil || isFollowedByPeer(indent, below: place)
    else { return nil }
    // `fields:`, of which the lines below are no others but its own.
    let depth = indent - (usualStep ?? 2)
    return first == nil && !isElement && source.key(ofLineAt: deeper).map(hasValue) == false
      && depth > source.column(of: owner.lowerBound)
      ? tooDeep(key, depth, below: indent) : tooDeep(key, indent)
  }

  /// The first of several lines, which is deeper than the others.
  func tooDeep(_ first: Range<Int>, _ indent: Int, below: Int? = nil) -> Diagnostic {
    let depth = source.column(of: first.lowerBound)
    let others = source.isElement(place) ? "the elements" : "the keys"
    return .indentation(
      "'\(source.text(first))' is indented by \(depth), and "
        + "\(below == nil ? others : "what is") below it by \(below ?? indent)",
      at: source.span(first), .indent(by: indent))
  }

  /// Whether the next line below that one that is not deeper stands beside it.
  func isFollowedByPeer(_ indent: Int, below line: Int) -> Bool {
    var line = line
    while let below = source.content(below: line) {
      let column = source.column(of: below)
      if column <= indent {
        return column == indent && source.isElement(below) == source.isElement(place)
      }
      line = below
    }
    return false
  }

  /// `   steps:`, to the left of which its own lines stand: it belongs one step before them, where
  /// another line above tells that.
  func hollowTooDeep(_ indent: Int) -> Diagnostic? {
    let start = source.firstContent(ofLineAt: place)
    guard let key = source.key(ofLineAt: place), key.lowerBound == start, !hasValue(key),
      let below = source.content(below: place), source.column(of: below) < indent,
      case let depth = source.column(of: below) - (usualStep ?? 2), depth >= 0,
      let beside = lineAbove(start, notDeeperThan: depth).flatMap(source.key(ofLineAt:)),
      source.column(of: beside.lowerBound) == depth
    else { return nil }
    return tooDeep(key, depth, below: source.column(of: below))
  }

  /// `   - when: go` among bindings whose dashes stand further to the left: the line itself, or the
  /// one above, of which the keys tell.
  func elementTooDeep() -> Diagnostic? {
    let lines = [place, source.contentLine(above: place)].compactMap { $0 }
    guard let section = source.keyOfSection(at: place),
      ["bindings", "scenarios"].contains(source.text(section)),
      let line = lines.first(where: startsBinding),
      case let start = source.firstContent(ofLineAt: line),
      case let indent = source.column(of: start)
    else { return nil }
    var other = source.content(below: section.lowerBound)
    while let next = other, !startsBinding(next) || source.column(of: next) == indent {
      guard source.column(of: next) > 0 || source.isElement(next) else { return nil }
      other = source.content(below: next)
    }
    guard let depth = other.map({ source.column(of: $0) }), (1...4).contains(indent - depth),
      line == place || source.depth(ofLineAt: place) == depth + 2
    else { return nil }
    let name = keyOrText(at: line) ?? start..<start + 1
    return .indentation(
      "'\(source.text(name))' is indented by \(indent), and the elements beside it by \(depth)",
      at: source.span(name), .indent(by: depth))
  }

  /// Whether a line starts a binding or a scenario.
  private func startsBinding(_ line: Int) -> Bool {
    guard source.isElement(line), let key = source.key(ofLineAt: line) else { return false }
    return Self.startsOfParts.contains(source.text(key))
  }
}

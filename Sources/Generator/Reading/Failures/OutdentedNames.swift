import MVVMGenDiagnostics

/// Names that stand further to the left than those beside them, with what is below them.
extension FailureExplainer {
  /// A name of a section that stands where sections do: `models:`, and `Event:` beside it. What is
  /// beside it in truth is at `place`, indented by `indent`.
  func nameAmongSections(_ line: Int, beside indent: Int) -> Diagnostic? {
    guard let name = source.key(ofLineAt: line), source.column(of: name.lowerBound) == 0,
      !Self.sections.contains(source.text(name)), !hasValue(name)
    else { return nil }
    guard let above = lineAbove(line, notDeeperThan: 0),
      let section = source.key(ofLineAt: above), !hasValue(section),
      Self.sections.contains(source.text(section))
    else { return nil }
    let first = source.content(below: section.lowerBound)
    guard first == name.lowerBound || first.map({ source.column(of: $0) }) == indent else {
      return nil
    }
    // `methods:` and `fields:` belong to the name above, and not beside it.
    if Self.partsOfDeclared.contains(source.text(name)),
      let before = source.contentLine(above: line).map(source.firstContent),
      source.column(of: before) >= indent
    {
      let column = source.column(of: before)
      return toTheLeft(name, under: section, column > indent ? column : indent + (usualStep ?? 2))
    }
    return toTheLeft(name, under: section, indent)
  }

  /// A name that stands to the left of those beside it: what is below it is one step deeper than
  /// these, and more than that deeper than itself.
  func nameToTheLeft(_ line: Int, above deeper: Int, beside indent: Int) -> Diagnostic? {
    guard let name = source.key(ofLineAt: line), !source.isElement(line), !hasValue(name),
      case let own = source.column(of: name.lowerBound),
      own > 0 || !Self.sections.contains(source.text(name)),
      let step = usualStep,
      source.depth(ofLineAt: deeper) == indent + step
    else { return nil }
    if emptyName(below: line) != nil { return nil }
    let above = source.contentLine(above: line).flatMap(source.key(ofLineAt:))
    let isBelowNothing = above.map { key in
      source.column(of: key.lowerBound) == own && !hasValue(key)
    }
    // A single line below it may be what stands too far to the right.
    guard
      (indent - own) % step != 0 || isBelowNothing ?? false
        || source.contentLine(above: deeper) != line
    else { return nil }
    return lineAbove(line, notDeeperThan: indent - 1).flatMap(source.key(ofLineAt:))
      .map { toTheLeft(name, under: $0, indent) }
  }

  /// The first line below a name, where it is a name with nothing below it: what belongs to it
  /// stands beside it.
  func emptyName(below line: Int) -> Int? {
    guard let first = source.content(below: line), let name = source.key(ofLineAt: first),
      !hasValue(name), !source.isElement(first), let next = source.content(below: first),
      source.column(of: next) == source.column(of: first), !source.isElement(next)
    else { return nil }
    return first
  }

  private func toTheLeft(_ name: Range<Int>, under owner: Range<Int>, _ indent: Int) -> Diagnostic {
    .indentation(
      "'\(source.text(name))' stands to the left of what is beside it", at: source.span(name),
      related: [.init(source.span(owner), "it seems to belong to '\(source.text(owner))'")],
      .indent(by: indent))
  }

  /// By how much most lines are deeper than the name that they stand below.
  var usualStep: Int? {
    var counts: [Int: Int] = [:]
    var line: Int? = source.firstContent(ofLineAt: 0)
    while let place = line {
      line = source.content(below: place)
      guard let next = line, !source.isElement(next), !source.isElement(place),
        case let step = source.column(of: next) - source.column(of: place), step > 0
      else { continue }
      counts[step, default: 0] += 1
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }
}

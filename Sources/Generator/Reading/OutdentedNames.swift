import Diagnostics

/// Names that stand further to the left than those beside them, with what is below them.
extension FailureExplainer {
  /// A name of a section that stands where sections do: `models:`, and `Event:` beside it. What is
  /// beside it in truth is at `place`, indented by `indent`.
  func nameAmongSections(_ line: Int, beside indent: Int) -> Diagnostic? {
    guard let name = source.key(ofLineAt: line), source.column(of: name.lowerBound) == 0,
      !Self.sections.contains(source.text(name)), !hasValue(name)
    else { return nil }
    var above = source.contentLine(above: line)
    while let line = above, source.column(of: source.firstContent(ofLineAt: line)) > 0 {
      above = source.contentLine(above: line)
    }
    guard let above, let section = source.key(ofLineAt: above), !hasValue(section),
      Self.sections.contains(source.text(section))
    else { return nil }
    let first = source.content(below: section.lowerBound)
    guard first == name.lowerBound || first.map({ source.column(of: $0) }) == indent else {
      return nil
    }
    return toTheLeft(name, under: section, indent)
  }

  /// A name that stands one space to the left of those beside it, of which there are several, as no
  /// other line does.
  func nameToTheLeft(_ line: Int, beside indent: Int) -> Diagnostic? {
    guard let name = source.key(ofLineAt: line), !hasValue(name), !source.isElement(line),
      source.column(of: name.lowerBound) == indent - 1, let owner = enclosingKey(of: line),
      isAlone(name.lowerBound), isFollowedByPeer(indent, below: place)
    else { return nil }
    return toTheLeft(name, under: owner, indent)
  }

  private func toTheLeft(_ name: Range<Int>, under owner: Range<Int>, _ indent: Int) -> Diagnostic {
    Diagnostic(
      .indentation, "'\(source.text(name))' stands to the left of what is beside it",
      at: source.span(name),
      related: [.init(source.span(owner), "it seems to belong to '\(source.text(owner))'")],
      hint: "indent it by \(indent) spaces in all")
  }

  /// Whether no other line of the text is indented by as much.
  private func isAlone(_ start: Int) -> Bool {
    let column = source.column(of: start)
    var line: Int? = source.firstContent(ofLineAt: 0)
    while let next = line {
      if next != start, source.column(of: next) == column { return false }
      line = source.content(below: next)
    }
    return true
  }
}

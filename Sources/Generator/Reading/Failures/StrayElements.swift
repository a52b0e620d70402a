import MVVMGenDiagnostics

/// Where an element of a list belongs that is indented wrong.
struct ElementPlace {
  /// The column of its dash.
  let column: Int
  /// The element that it stands beside, by its first key: `- set`.
  let name: String
  let key: Range<Int>

  var wayThere: WayOut { .indent(by: column, beside: "- \(name)") }
}

/// What to do about a line, and what that says of it.
struct WayOut {
  var hint: Hint
  var cause: Diagnostic.Cause?

  static func indent(by column: Int, beside other: String? = nil) -> WayOut {
    WayOut(
      hint: "indent it by \(column) spaces in all"
        + (other.map { ", to put it beside '\($0)'" } ?? ""),
      cause: .indented(column))
  }
}

extension Diagnostic {
  /// A line that is indented wrong.
  static func indentation(
    _ title: String, at span: SourceSpan, related: [Related] = [], _ way: WayOut
  ) -> Diagnostic {
    Diagnostic(.indentation, title, at: span, related: related, hint: way.hint, cause: way.cause)
  }
}

extension FailureExplainer {
  /// The nearest element above a line that is less deep.
  func elementAbove(_ place: Int) -> ElementPlace? {
    let depth = source.depth(ofLineAt: place)
    var index = place
    while let above = source.contentLine(above: index) {
      let column = source.depth(ofLineAt: above)
      if column < depth, source.isElement(above) { return element(ofLineAt: above) }
      // Nothing is less deep above the first column.
      if column == 0 { return nil }
      index = above
    }
    return nil
  }

  /// The list that an element belongs to which stands beside a key: that under the key, or the one
  /// whose element has the key.
  func listMeant(by element: Range<Int>, beside key: Range<Int>) -> ElementPlace? {
    if let below = source.contentLine(below: key.upperBound), below < element.lowerBound,
      source.isElement(below),
      source.depth(ofLineAt: below) > source.column(of: key.lowerBound)
    {
      return self.element(ofLineAt: below)
    }
    guard let above = elementAbove(element.lowerBound),
      above.column + 2 == source.column(of: element.lowerBound)
    else { return nil }
    return above
  }

  /// How it gets there; where it stands in the middle of two lists, to either.
  func wayToList(from element: Range<Int>, beside key: Range<Int>) -> WayOut? {
    guard let list = listMeant(by: element, beside: key) else { return nil }
    guard let outer = elementAbove(element.lowerBound), outer.column < list.column,
      outer.column + 2 == source.column(of: element.lowerBound),
      Self.keysOfSteps.contains(outer.name) == Self.keysOfSteps.contains(list.name)
    else { return list.wayThere }
    return WayOut(
      hint: "\(list.wayThere.hint), or by \(outer.column), to put it beside '- \(outer.name)'")
  }

  func element(ofLineAt line: Int) -> ElementPlace? {
    let start = source.firstContent(ofLineAt: line)
    guard let key = source.key(ofLineAt: line) else { return nil }
    return ElementPlace(column: source.column(of: start), name: source.text(key), key: key)
  }
}

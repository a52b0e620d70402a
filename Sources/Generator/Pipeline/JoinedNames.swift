import Diagnostics

/// How many places are shown of one mistake.
private let mostPlaces = 5

extension [Diagnostic] {
  /// One message for a name that is wrong in several places: that the declaration was renamed, has a slip
  /// in it, or is called as what steps name, is one mistake.
  func joiningNames() -> [Diagnostic] {
    var joined: [Diagnostic] = []
    var mistakes: [Diagnostic.Missing: (index: Int, places: [SourceSpan])] = [:]
    for diagnostic in inSourceOrder() {
      guard let missing = diagnostic.missing else {
        joined.append(diagnostic)
        continue
      }
      guard let mistake = mistakes[missing] else {
        mistakes[missing] = (joined.count, [diagnostic.span])
        joined.append(diagnostic)
        continue
      }
      // What an alias stands for is in several places at once.
      if mistake.places.last == diagnostic.span { continue }
      mistakes[missing]?.places.append(diagnostic.span)
      if joined[mistake.index].hint == nil { joined[mistake.index].hint = diagnostic.hint }
    }
    for (index, places) in mistakes.values {
      let others = places.dropFirst()
      // One more is shown sooner than counted.
      let shown = others.count > mostPlaces + 1 ? mostPlaces : others.count
      let rest = shown < others.count ? ", and in \(others.count - shown) more places" : ""
      joined[index].related += others.prefix(shown).enumerated().map { place, span in
        Diagnostic.Related(span, "it is here too" + (place == shown - 1 ? rest : ""))
      }
    }
    return joined
  }
}

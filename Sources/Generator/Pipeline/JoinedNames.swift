import Diagnostics

/// How many places are shown of one mistake.
private let mostPlaces = 5

extension [Diagnostic] {
  /// One message for a name that is wrong in several places: that the declaration was renamed, has a slip
  /// in it, or is called as what steps name, is one mistake.
  func joiningNames() -> [Diagnostic] {
    var joined: [Diagnostic] = []
    var mistakes: [String: (index: Int, places: [SourceSpan])] = [:]
    for diagnostic in inSourceOrder() {
      guard let missing = diagnostic.missing else {
        joined.append(diagnostic)
        continue
      }
      guard let mistake = mistakes[missing.name] else {
        mistakes[missing.name] = (joined.count, [diagnostic.span])
        joined.append(diagnostic)
        continue
      }
      // What an alias stands for is in several places at once.
      if mistake.places.last == diagnostic.span { continue }
      mistakes[missing.name]?.places.append(diagnostic.span)
      // What was meant may be in sight at one of the places only.
      if joined[mistake.index].hint == nil
        || joined[mistake.index].missing?.meant == nil && missing.meant != nil
      {
        joined[mistake.index].hint = diagnostic.hint
        joined[mistake.index].missing = missing
        joined[mistake.index].replacement = diagnostic.replacement
      }
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

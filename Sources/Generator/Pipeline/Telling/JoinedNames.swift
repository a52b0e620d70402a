import MVVMGenChecking
import MVVMGenDiagnostics

/// How many places are shown of one mistake.
private let mostPlaces = 5

extension [Diagnostic] {
  /// One message for a name that is wrong in several places. It is one mistake: the declaration was
  /// renamed, has a slip in it, or has the name of something that steps name.
  func joiningNames() -> [Diagnostic] {
    var joined: [Diagnostic] = []
    var mistakes: [Diagnostic.Missing.What: [(index: Int, places: [SourceSpan])]] = [:]
    for diagnostic in inSourceOrder() {
      guard let missing = diagnostic.missing else {
        joined.append(diagnostic)
        continue
      }
      let place = mistakes[missing.what, default: []].firstIndex {
        joined[$0.index].isSameMistake(as: diagnostic)
      }
      guard let place, let mistake = mistakes[missing.what]?[place] else {
        mistakes[missing.what, default: []].append((joined.count, [diagnostic.span]))
        joined.append(diagnostic)
        continue
      }
      // What an alias stands for is in several places at once.
      if mistake.places.last == diagnostic.span { continue }
      mistakes[missing.what]?[place].places.append(diagnostic.span)
      if joined[mistake.index].knowsLess(than: diagnostic) {
        joined[mistake.index].hint = diagnostic.hint
        joined[mistake.index].missing = missing
      }
    }
    for (index, places) in mistakes.values.joined() {
      let title = joined[index].title
      joined[index].showHere(too: places.dropFirst().map { ($0, title) })
    }
    return joined
  }
}

extension Diagnostic {
  /// Where else a mistake is, and what would be said there.
  typealias Place = (span: SourceSpan, title: String)

  /// Shows where else the same mistake is, as far as anyone wants to see it: the hint may not be
  /// one for a place of which another thing would be said.
  mutating func showHere(too others: [Place]) {
    // One more is shown sooner than counted.
    let shown = others.count > mostPlaces + 1 ? mostPlaces : others.count
    let rest = shown < others.count ? ", and in \(others.count - shown) more places" : ""
    related += others.prefix(shown).enumerated().map { index, place in
      let isSame = place.title == title
      let text = isSame ? "it is here too" : "and here: \(place.title)"
      var related = Related(place.span, text + (index == shown - 1 ? rest : ""))
      related.isSameMistake = isSame
      return related
    }
  }

  /// Where else the mistake was found to be.
  var otherPlaces: [SourceSpan] {
    related.filter { $0.isSameMistake }.map { $0.span }
  }
}

extension Diagnostic {
  private var isGuessed: Bool { missing?.isGuessed ?? false }

  /// Whether the hint of another place is the better one: what was meant may be in sight at one of
  /// them only, and what one takes for a value may be what another one sends.
  fileprivate func knowsLess(than other: Diagnostic) -> Bool {
    if hint == nil { return true }
    if missing?.wanted != nil || other.missing?.wanted != nil {
      return missing?.wanted == nil || !isGuessed && other.missing?.wanted != nil && other.isGuessed
    }
    return !isGuessed && other.isGuessed && !(id == .cannotSet && other.id != .cannotSet)
  }

  /// Whether one declaration can mend both: where nobody knows what was meant, an event is declared
  /// in another way than a value.
  fileprivate func isSameMistake(as other: Diagnostic) -> Bool {
    isGuessed || other.isGuessed || declaration == other.declaration || title == other.title
      || (id == .unknownEvent) == (other.id == .unknownEvent)
  }

  /// How to declare what is missing; what there is in its place follows in a line of its own.
  private var declaration: Substring? { hint?.text.prefix { $0 != "\n" } }
}

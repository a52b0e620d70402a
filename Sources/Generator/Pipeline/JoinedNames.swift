import Diagnostics

private struct Mistake: Hashable {
  var name: String
  var hint: String
}

extension [Diagnostic] {
  /// One message for a name that nothing has in several places, and that the same is to be done
  /// about in all: a slip in its declaration is one mistake.
  func joiningNames() -> [Diagnostic] {
    var joined: [Diagnostic] = []
    var places: [Mistake: Int] = [:]
    for diagnostic in inSourceOrder() {
      guard let name = diagnostic.missing, let hint = diagnostic.hint else {
        joined.append(diagnostic)
        continue
      }
      let mistake = Mistake(name: name, hint: hint)
      if let place = places[mistake] {
        joined[place].related.append(Diagnostic.Related(diagnostic.span, "it is here too"))
      } else {
        places[mistake] = joined.count
        joined.append(diagnostic)
      }
    }
    return joined
  }
}

import Diagnostics

extension [Diagnostic] {
  /// One message for a name that is wrong in several places, and meant to be the same in all: a slip
  /// in its declaration is one mistake.
  func joiningNames() -> [Diagnostic] {
    var joined: [Diagnostic] = []
    var places: [String: Int] = [:]
    for diagnostic in inSourceOrder() {
      guard let key = diagnostic.slip else {
        joined.append(diagnostic)
        continue
      }
      if let place = places[key] {
        joined[place].related.append(Diagnostic.Related(diagnostic.span, "it is here too"))
      } else {
        places[key] = joined.count
        joined.append(diagnostic)
      }
    }
    return joined
  }
}

extension Diagnostic {
  /// What is not there and what was meant by it, where that is told of a name.
  fileprivate var slip: String? {
    guard let hint, hint.hasPrefix("did you mean"), title.hasPrefix("there is no "),
      case let parts = title.split(separator: "'", maxSplits: 2), parts.count > 1
    else { return nil }
    return "\(parts[1])\n\(hint)"
  }
}

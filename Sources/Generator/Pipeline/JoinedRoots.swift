import Diagnostics

extension [Diagnostic] {
  /// One message for what does not fit a declaration in several places: that its type was replaced,
  /// or that it has what others don't know of, is one mistake.
  func joiningRoots() -> [Diagnostic] {
    guard filter({ !$0.roots.isEmpty }).count > 1 else { return self }
    // What most of them share is most likely the mistake.
    let counts = flatMap(\.roots).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var joined: [Diagnostic] = []
    var first: [Diagnostic.Root: Int] = [:]
    var others: [Int: (root: Diagnostic.Root, places: [Diagnostic.Place])] = [:]
    for diagnostic in self {
      let root = diagnostic.roots.filter { first[$0] != nil }
        .reduce(nil) { (counts[$0 ?? $1] ?? 0) >= (counts[$1] ?? 0) ? $0 ?? $1 : $1 }
      guard let root, let index = first[root] else {
        for root in diagnostic.roots where first[root] == nil { first[root] = joined.count }
        joined.append(diagnostic)
        continue
      }
      // From here on this is the mistake, and not what else the first message may be about.
      for root in joined[index].roots where first[root] == index { first[root] = nil }
      first[root] = index
      if diagnostic.cause == .otherTypeMeant { joined[index].hint = diagnostic.hint }
      if diagnostic.severity == .error { joined[index].severity = .error }
      others[index, default: (root, [])].places +=
        ([diagnostic.span] + diagnostic.otherPlaces).map { ($0, diagnostic.title) }
    }
    for (index, (root, places)) in others {
      if !joined[index].related.contains(where: { $0.span == root.place }) {
        joined[index].related.insert(.declaration(of: root.name, at: root.place), at: 0)
      }
      joined[index].showHere(too: places)
    }
    return joined
  }
}

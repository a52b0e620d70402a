import MVVMGenDiagnostics

/// In how many places an optional is taken for what is there until its type seems to be what is
/// wrong: each of a few has to be mended where it is.
private let fewestTakenForPresent = 3

extension [Diagnostic] {
  /// One message where several places don't fit a declaration. It is one mistake: its type was
  /// replaced, or it has something that the others don't know of.
  func joiningRoots() -> [Diagnostic] {
    guard filter({ !$0.roots.isEmpty }).count > 1 else { return self }
    // What most of them share is most likely the mistake.
    let counts = flatMap { $0.roots }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    // Of what may be missing, a few places may well have forgotten it.
    func isMistake(_ root: Diagnostic.Root) -> Bool {
      (counts[root] ?? 0) >= fewestTakenForPresent
    }
    var joined: [Diagnostic] = []
    var first: [Diagnostic.Root: Int] = [:]
    var others: [Int: (root: Diagnostic.Root, places: [Diagnostic.Place])] = [:]
    for diagnostic in self {
      // What takes a value that may be missing is more likely wrong than what gives it.
      let roots =
        diagnostic.roots.filter { $0.shape != .present }
        + diagnostic.roots.filter { $0.shape == .present && isMistake($0) }
      let root = roots.filter { first[$0] != nil }
        .reduce(nil) { (counts[$0 ?? $1] ?? 0) >= (counts[$1] ?? 0) ? $0 ?? $1 : $1 }
      guard let root, let index = first[root] else {
        for root in roots where first[root] == nil { first[root] = joined.count }
        joined.append(diagnostic)
        continue
      }
      // From here on this is the mistake, and not what else the first message may be about.
      for root in joined[index].roots where first[root] == index { first[root] = nil }
      first[root] = index
      if diagnostic.cause == .otherTypeMeant { joined[index].hint = diagnostic.hint }
      if diagnostic.severity == .error { joined[index].severity = .error }
      let told = Set(
        [joined[index].span] + others[index, default: (root, [])].places.map { $0.span })
      others[index, default: (root, [])].places +=
        ([diagnostic.span] + diagnostic.otherPlaces).filter { !told.contains($0) }
        .map { ($0, diagnostic.title) }
    }
    for (index, (root, places)) in others {
      if !joined[index].related.contains(where: { $0.span == root.place }) {
        joined[index].related.insert(.declaration(of: root.name, at: root.place), at: 0)
      }
      if let hint = joined[index].hint(for: root, besides: places) { joined[index].hint = hint }
      joined[index].showHere(too: places)
    }
    return joined
  }
}

extension Diagnostic {
  /// What to do about the declaration, where that is what several places don't fit.
  fileprivate func hint(for root: Root, besides places: [Place]) -> Hint? {
    if root.shape == .present {
      return hint.map { $0 + "\nor, if '\(root.name)' is always there, remove the '?' of its type" }
    }
    guard cause == .givenOptional || places.contains(where: { $0.title != title }) else {
      return nil
    }
    switch root.shape {
    case .nothing: return "if '\(root.name)' can be missing, write a '?' behind its type"
    case .having("sync"):
      return "say under 'given' what it returns; or, if a reply answers it, remove its 'sync: true'"
    case .having("more"):
      let name = root.name.split(separator: ".").last ?? ""
      return
        "say what it takes, returns and throws: \(name): { takes: { name: Type }, returns: Type, throws: true }"
    case .having("returns"):
      return "write 'returns' in place of 'streams', if '\(root.name)' gives one answer"
    case .having("streams"):
      return "write 'streams' in place of 'returns', if '\(root.name)' gives one after the other"
    default: break
    }
    guard case .mismatch(let found, let wanted)? = cause, found == "[\(wanted)]", let hint else {
      return nil
    }
    return hint + "\nor is '\(root.name)' meant to give \(wanted), not \(found)?"
  }
}

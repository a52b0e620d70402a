/// What is made of each other, so that each comes after what it is made of.
struct DependencyOrder<Part: Hashable> {
  private(set) var order: [Part] = []
  /// The circles that had to be broken for it.
  private(set) var circles: [[Part]] = []
  private var isOpen: [Part: Bool] = [:]
  private var path: [Part] = []

  init(_ parts: some Sequence<Part>, madeOf uses: (Part) -> [Part]) {
    for part in parts { visit(part, uses) }
  }

  /// The circles that have no part in common: one message for each mistake.
  var separateCircles: [[Part]] {
    var told: Set<Part> = []
    return circles.filter { circle in
      guard told.isDisjoint(with: circle) else { return false }
      told.formUnion(circle)
      return true
    }
  }

  private mutating func visit(_ part: Part, _ uses: (Part) -> [Part]) {
    if let isOpen = isOpen[part] {
      if isOpen, let start = path.firstIndex(of: part) { circles.append(Array(path[start...])) }
      return
    }
    isOpen[part] = true
    path.append(part)
    for next in uses(part) { visit(next, uses) }
    path.removeLast()
    isOpen[part] = false
    order.append(part)
  }
}

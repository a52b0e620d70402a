/// Parts by their places, so that each comes after those that it is made of.
struct DependencyOrder {
  private enum State {
    case new, open, done
  }

  private(set) var order: [Int] = []
  /// The circles that had to be broken for it.
  private(set) var circles: [[Int]] = []
  private var states: [State]
  private var path: [Int] = []

  init(_ count: Int, madeOf uses: (Int) -> [Int]) {
    states = Array(repeating: .new, count: count)
    order.reserveCapacity(count)
    for part in 0..<count { visit(part, uses) }
  }

  /// The circles among named parts that have none of them in common: one message for each mistake.
  static func separateCircles(
    _ names: [String], madeOf uses: (String) -> [String]
  ) -> [[String]] {
    let uses = names.map(uses)
    // Nearly always nothing is made of anything else.
    guard uses.contains(where: { !$0.isEmpty }) else { return [] }
    var places: [String: Int] = [:]
    for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
    let order = DependencyOrder(names.count) { part in uses[part].compactMap { places[$0] } }
    var told: Set<Int> = []
    return order.circles.filter { circle in
      guard told.isDisjoint(with: circle) else { return false }
      told.formUnion(circle)
      return true
    }
    .map { circle in circle.map { names[$0] } }
  }

  private mutating func visit(_ part: Int, _ uses: (Int) -> [Int]) {
    switch states[part] {
    case .done: return
    case .open:
      if let start = path.firstIndex(of: part) { circles.append(Array(path[start...])) }
    case .new:
      states[part] = .open
      path.append(part)
      for next in uses(part) { visit(next, uses) }
      path.removeLast()
      states[part] = .done
      order.append(part)
    }
  }
}

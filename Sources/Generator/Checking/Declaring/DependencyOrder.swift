/// Parts by their places, so that each comes after those that it is made of.
public struct DependencyOrder {
  private enum State {
    case new, open, done
  }

  /// The places of the parts.
  public private(set) var order: [Int] = []
  /// The circles that had to be broken for it.
  private(set) var circles: [[Int]] = []
  private var states: [State]
  private var path: [Int] = []

  /// The order of so many parts, each of which is made of others.
  public init(_ count: Int, madeOf uses: (Int) -> [Int]) {
    states = Array(repeating: .new, count: count)
    order.reserveCapacity(count)
    for part in 0..<count { visit(part, uses) }
  }

  /// The circles among named parts that have none of them in common: one message for each mistake.
  static func separateCircles(_ names: [String], madeOf uses: (String) -> [String]) -> [[String]] {
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

  /// Without recursion: a chain of thousands would need more stack than a thread has.
  private mutating func visit(_ part: Int, _ uses: (Int) -> [Int]) {
    guard states[part] == .new else { return }
    open(part)
    var waiting = [uses(part)[...]]
    while let last = waiting.indices.last {
      guard let next = waiting[last].popFirst() else {
        waiting.removeLast()
        let part = path.removeLast()
        states[part] = .done
        order.append(part)
        continue
      }
      switch states[next] {
      case .done: break
      case .open:
        if let start = path.firstIndex(of: next) { circles.append(Array(path[start...])) }
      case .new:
        open(next)
        waiting.append(uses(next)[...])
      }
    }
  }

  private mutating func open(_ part: Int) {
    states[part] = .open
    path.append(part)
  }
}

import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// The steps of a list that are not written yet. What stands in front of many of them, and the
/// names that they give, is found without going through all of them.
struct FollowingSteps {
  /// These steps, behind room for others.
  private var all: Steps
  private var start: Int
  /// How far from the end names are given last, once somebody asks.
  private var distances: NameTable<Int>?

  init(_ steps: Steps) {
    all = steps
    start = steps.startIndex
  }

  var steps: Steps { all[start...] }
  var isEmpty: Bool { start == all.endIndex }
  var first: Step? { isEmpty ? nil : all[start] }

  mutating func popFirst() -> Step? { isEmpty ? nil : removeFirst() }

  mutating func removeFirst() -> Step {
    defer { start += 1 }
    return all[start]
  }

  /// Puts steps in front, where those stood that are written.
  mutating func putInFront(_ steps: [Step]) {
    if distances != nil {
      for (index, step) in steps.enumerated() {
        note(step, fromEnd: all.endIndex - start + steps.count - index)
      }
    }
    if all.startIndex + steps.count > start {
      // The room doubles what is there, so that this is seldom done.
      let rest = self.steps
      start = rest.count + 2 * steps.count
      all = repeatElement(.stop, count: start) + rest
    }
    start -= steps.count
    for (index, step) in steps.enumerated() { all[start + index] = step }
  }

  /// Whether one of the steps gives a value one of the names.
  mutating func give(anyOf names: [String]) -> Bool {
    guard !names.isEmpty else { return false }
    if distances == nil {
      distances = NameTable()
      for index in start..<all.endIndex { note(all[index], fromEnd: all.endIndex - index) }
    }
    return names.contains { name in
      distances?[name].map { $0 <= all.endIndex - start } ?? false
    }
  }

  private mutating func note(_ step: Step, fromEnd distance: Int) {
    guard let name = step.givenName else { return }
    distances?.set(name, to: distance)
  }
}

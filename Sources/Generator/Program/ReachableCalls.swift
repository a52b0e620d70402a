import MVVMGenChecking
import MVVMGenExpressions

/// What follows from each binding of a screen. Rather too much: no condition is looked at, and
/// Swift that is written by hand may do anything.
public struct ReachableCalls: Sendable {
  struct Effects {
    var calls: [String] = []
    var sent: [String] = []
    var changed: [String] = []
    var mayDoAnything = false
  }

  let program: ScreenProgram
  /// Those of each binding.
  let effects: [Effects]
  /// The places of the bindings that run when a value changes.
  private let watchers: NameTable<[Int]>
  /// The values that are derived from another one.
  private let followers: NameTable<[String]>

  /// Looks at the steps of all bindings.
  public init(_ program: ScreenProgram) {
    self.program = program
    var watchers = NameTable<[Int]>()
    for binding in program.bindings {
      for change in binding.changes { watchers[change.name, default: []].append(binding.index) }
    }
    self.watchers = watchers
    var followers = NameTable<[String]>()
    for value in program.derived {
      for name in value.follows { followers[name, default: []].append(value.name) }
    }
    self.followers = followers
    effects = program.bindings.map { program in
      var effects = Effects(mayDoAnything: program.isByHand)
      if let loading = program.binding.loading { effects.changed.append(loading.name) }
      program.binding.visitSteps { step in
        switch step {
        case .call(let call): effects.calls.append(call.methodPath)
        case .send(let event, _): effects.sent.append(event)
        case .set(let assignments): effects.changed += assignments.map({ $0.target.name })
        case .swift: effects.mayDoAnything = true
        case .letValue, .branch, .branchOfOptional, .forEach, .emit, .cancel, .wait, .stop: break
        }
      }
      return effects
    }
  }

  /// Whether what starts by itself may set itself off again and again, without time passing.
  public var mayCircleAtStart: Bool {
    var following: [Int: [Int]] = [:]
    var pending = program.startBindings
    while let binding = pending.popLast() {
      guard following[binding.index] == nil, !binding.binding.needsTime else { continue }
      let effects = effects[binding.index]
      if effects.mayDoAnything { return true }
      var changed = NameSet()
      let next =
        effects.sent.flatMap { program.bindings(startedBy: $0) }
        + bindings(changedBy: effects.changed, &changed)
      following[binding.index] = next.map { $0.index }
      pending += next
    }
    // Those that none of the others sets off any more come to an end.
    var origins: [Int: Int] = [:]
    for place in following.values.flatMap({ $0 }) { origins[place, default: 0] += 1 }
    var ending = following.keys.filter { origins[$0] == nil }
    while let place = ending.popLast() {
      // One that waits for time to pass has nothing following.
      for place in following.removeValue(forKey: place) ?? [] {
        origins[place, default: 1] -= 1
        if origins[place] == 0 { ending.append(place) }
      }
    }
    return !following.isEmpty
  }

  /// The bindings that run when these values, or values derived from them, change, but for those
  /// that have changed before.
  func bindings(
    changedBy names: [String], _ changed: inout NameSet, before: NameSet = NameSet()
  ) -> [BindingProgram] {
    var bindings: [BindingProgram] = []
    var pending = names
    while let name = pending.popLast() {
      guard !before.contains(name), changed.insert(name) else { continue }
      bindings += (watchers[name] ?? []).map { program.bindings[$0] }
      pending += followers[name] ?? []
    }
    return bindings
  }
}

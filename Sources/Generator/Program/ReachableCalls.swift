import MVVMGenChecking
import MVVMGenExpressions

/// Which service methods may be called when something happens to a screen, and all that follows
/// from it. Rather too many: no condition is looked at, and Swift that is written by hand may do
/// anything.
public struct ReachableCalls: Sendable {
  private struct Effects {
    var calls: [String] = []
    var sent: [String] = []
    var changed: [String] = []
    var mayDoAnything = false
  }

  private let program: ScreenProgram
  /// Those of each binding.
  private let effects: [Effects]
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

  /// The paths of the methods that may be called once the screen has started, when these events are
  /// sent and these values set, and time passes or not; nil where it may be any.
  public func methods(sent: [String], set: [String], timePasses: Bool) -> NameSet? {
    var (methods, changed) = (NameSet(), NameSet())
    var reached = Array(repeating: false, count: effects.count)
    var pending = program.bindings.filter { $0.binding.startsByItself }
    for event in sent { pending += program.bindings(startedBy: event) }
    pending += bindings(changedBy: set, &changed)
    while let binding = pending.popLast() {
      guard !reached[binding.index], timePasses || !binding.binding.needsTime else { continue }
      reached[binding.index] = true
      let effects = effects[binding.index]
      if effects.mayDoAnything { return nil }
      methods.formUnion(effects.calls)
      for event in effects.sent { pending += program.bindings(startedBy: event) }
      pending += bindings(changedBy: effects.changed, &changed)
    }
    return methods
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
    while let place = ending.popLast(), let next = following.removeValue(forKey: place) {
      for place in next {
        origins[place, default: 1] -= 1
        if origins[place] == 0 { ending.append(place) }
      }
    }
    return !following.isEmpty
  }

  /// The bindings that run when these values, or values derived from them, change, but for those
  /// that have changed before.
  private func bindings(
    changedBy names: [String], _ changed: inout NameSet
  ) -> [BindingProgram] {
    var bindings: [BindingProgram] = []
    var pending = names.filter { changed.insert($0) }
    while let name = pending.popLast() {
      bindings += (watchers[name] ?? []).map { program.bindings[$0] }
      pending += (followers[name] ?? []).filter { changed.insert($0) }
    }
    return bindings
  }
}

extension CheckedBinding {
  /// Whether nothing from outside sets it off.
  fileprivate var startsByItself: Bool {
    switch trigger {
    case .every: true
    case .when(let sources): sources.contains(.start)
    }
  }

  /// Whether it runs only after some time.
  fileprivate var needsTime: Bool {
    if case .debounce? = delay { return true }
    if case .every = trigger { return true }
    return false
  }
}

import MVVMGenChecking
import MVVMGenExpressions

/// Which service methods may have been called since a screen started, by what has happened to it so
/// far.
public struct ReachedCalls: Sendable {
  private struct Reached {
    var methods = NameSet()
    var bindings: Set<Int> = []
    var changed = NameSet()
    /// Bindings that run when time passes.
    var held: [BindingProgram] = []
    var mayDoAnything = false
  }

  private let calls: ReachableCalls
  /// What was reached at the start, which is the same whatever happens then.
  private let atStart: Reached
  private var since = Reached()

  /// Those of a screen that has just started.
  public init(_ calls: ReachableCalls) {
    self.calls = calls
    atStart = Reached()
    run(calls.program.bindings.filter { $0.binding.startsByItself })
  }

  private init(_ calls: ReachableCalls, atStart: Reached) {
    self.calls = calls
    self.atStart = atStart
  }

  /// The same for a screen to which nothing has happened since it started: to go on from, many
  /// times.
  public var started: ReachedCalls { ReachedCalls(calls, atStart: since) }

  /// Whether all methods may have been called.
  public var mayBeAny: Bool { atStart.mayDoAnything || since.mayDoAnything }

  /// Their paths, unless all may have been called.
  public var methods: [String] {
    atStart.methods.names + since.methods.names.filter { !atStart.methods.contains($0) }
  }

  public mutating func send(_ event: String) { run(calls.program.bindings(startedBy: event)) }

  public mutating func set(_ names: [String]) {
    run(calls.bindings(changedBy: names, &since.changed, before: atStart.changed))
  }

  public mutating func letTimePass() {
    let held = atStart.held + since.held
    since.held = []
    run(held, isInTime: true)
  }

  private mutating func run(_ bindings: [BindingProgram], isInTime: Bool = false) {
    var pending = bindings
    while let binding = pending.popLast() {
      guard !atStart.bindings.contains(binding.index), !since.bindings.contains(binding.index)
      else { continue }
      guard isInTime || !binding.binding.needsTime else {
        since.held.append(binding)
        continue
      }
      since.bindings.insert(binding.index)
      let effects = calls.effects[binding.index]
      if effects.mayDoAnything { since.mayDoAnything = true }
      since.methods.formUnion(effects.calls)
      for event in effects.sent { pending += calls.program.bindings(startedBy: event) }
      pending += calls.bindings(
        changedBy: effects.changed, &since.changed, before: atStart.changed)
    }
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
  var needsTime: Bool {
    if case .debounce? = delay { return true }
    if case .every = trigger { return true }
    return false
  }
}

import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// The calls that a scenario may have made so far, and gives no answer for.
struct ScenarioCalls {
  private let unanswered: UnansweredCalls
  private let given: NameSet
  private var reached: ReachedCalls

  init(_ unanswered: UnansweredCalls, _ scenario: CheckedScenario) {
    self.unanswered = unanswered
    given = NameSet(scenario.given.answers.map { $0.methodPath })
    reached = unanswered.atStart
  }

  mutating func goOn(with step: CheckedScenario.ScenarioStep) {
    switch step {
    case .send(let event, _): reached.send(event)
    case .set(let assignments): reached.set(assignments.map { $0.target.name })
    case .advance: reached.letTimePass()
    default: break
    }
  }

  /// Those that answer at once, in the order of the spec.
  var immediate: [UnansweredCalls.Method] {
    places(in: unanswered.immediatePaths).sorted().map { unanswered.immediate[$0] }
  }

  /// Whether one may be waiting for its answer.
  var mayWait: Bool { !places(in: unanswered.waitingPaths).isEmpty }

  private func places(in paths: NameSet) -> [Int] {
    if paths.isEmpty { return [] }
    // Of many methods few are reached.
    let called = reached.mayBeAny ? paths.names : reached.methods
    return called.compactMap { given.contains($0) ? nil : paths.place(of: $0) }
  }
}

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

  /// Those that answer at once.
  var immediate: [UnansweredCalls.Method] { unanswered.immediate.filter(isUnanswered) }

  /// Whether one may be waiting for its answer.
  var mayWait: Bool { unanswered.waiting.contains(where: isUnanswered) }

  private func isUnanswered(_ called: UnansweredCalls.Method) -> Bool {
    reached.contain(called.path) && !given.contains(called.path)
  }
}

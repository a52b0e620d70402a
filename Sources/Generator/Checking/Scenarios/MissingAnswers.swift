import MVVMGenDiagnostics
import MVVMGenExpressions

extension ScreenChecker {
  /// A method that answers at once can't keep its caller waiting for a `reply`: what a scenario is
  /// sure to call has an answer. Told once for each method, where it is set off.
  mutating func checkAnswersAtOnce(in scenario: CheckedScenario, _ calls: SureCalls) {
    guard !calls.isEmpty else { return }
    var given: [String: CheckedScenario.Answer.Kind] = [:]
    for answer in scenario.given.answers {
      given[answer.methodPath] = answer.kind
    }
    var told = NameSet()
    var runs = SureRuns(calls, given: given)
    var missing = runs.missing(after: nil).map { (call: $0, place: scenario.span) }
    for step in scenario.steps {
      missing += runs.missing(after: step.step).map { ($0, step.span) }
    }
    for (call, place) in missing where told.insert(call) {
      report(
        .missingAnswer,
        "this calls '\(call)', which answers at once, and 'given' does not say what", at: place,
        hint: "add: given: { \(call): { returns: ... } }", missing: .init(.answer(of: call)))
      note(call, at: method(at: call)?.span, having: "sync")
    }
  }
}

import Diagnostics
import Expressions
import Spec

extension ScreenChecker {
  /// A method that answers at once can't keep its caller waiting for a `reply`: what a scenario is sure
  /// to call has an answer. Told once for each method, where it is set off.
  mutating func checkAnswersAtOnce(in scenario: CheckedScenario) {
    // Where runs are cancelled, nothing is sure.
    guard !screen.bindings.contains(where: \.cancels) else { return }
    var given: [String: CheckedScenario.Answer.Kind] = [:]
    for answer in scenario.given.answers {
      given["\(answer.service).\(answer.method)"] = answer.kind
    }
    var told = NameSet()
    var missing = callsWithoutAnswer(after: .start, given).map { (call: $0, place: scenario.span) }
    for step in scenario.steps {
      guard case .send(let event, _) = step.step else { continue }
      missing += callsWithoutAnswer(after: .event(event), given).map { ($0, step.span) }
    }
    for (call, place) in missing where told.insert(call) {
      report(
        .missingAnswer,
        "this calls '\(call)', which answers at once, and 'given' does not say what", at: place,
        hint: "add: given: { \(call): { returns: ... } }", missing: .init("what \(call) answers"))
    }
  }

  /// The methods that are called in any case, before anything is waited for.
  private func callsWithoutAnswer(
    after source: CheckedBinding.Source, _ given: [String: CheckedScenario.Answer.Kind]
  ) -> [String] {
    screen.bindings.compactMap { binding in
      // A run that is under way may keep others from starting.
      guard case .when(let sources) = binding.trigger, sources.contains(source),
        binding.delay == nil, binding.policy == .latest || binding.policy == .all,
        case .steps(let steps) = binding.body
      else { return nil }
      for step in steps {
        switch step {
        case .set, .letValue, .emit: continue
        case .call(let call):
          let name = "\(call.service).\(call.method)"
          let method = allServices.first { $0.name == call.service }?
            .methods.first { $0.name == call.method }
          guard case .answersAtOnce(let type)? = method?.kind else { return nil }
          switch given[name] {
          case nil where type != .void && type != .unknown: return name
          case .fails: return nil
          default: continue
          }
        // What these do may keep the next steps from running.
        case .branch, .branchOfOptional, .forEach, .send, .cancel, .wait, .stop, .swift: return nil
        }
      }
      return nil
    }
  }
}

extension CheckedBinding {
  fileprivate var cancels: Bool {
    guard case .steps(let steps) = body else { return false }
    var found = false
    for step in steps { step.visit { if case .cancel = $0 { found = true } } }
    return found
  }
}

import Diagnostics
import Spec

/// A scenario that expects nothing can't fail, so it tests nothing.
func scenariosThatExpectNothing(in spec: ScreenSpec) -> [Diagnostic] {
  spec.scenarios.compactMap { scenario in
    let expects = scenario.steps.contains { step in
      switch step.kind {
      case .expect, .expectChanges, .expectEvents, .expectCalls: true
      case .send, .set, .reply, .advance: false
      }
    }
    guard !expects else { return nil }
    return .warning(
      .expectsNothing, "the scenario '\(scenario.name.value)' expects nothing",
      at: scenario.name.span, hint: "end it with what is to be seen: - expect: { name: value }")
  }
}

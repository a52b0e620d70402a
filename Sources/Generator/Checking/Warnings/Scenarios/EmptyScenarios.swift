import MVVMGenDiagnostics
import MVVMGenSpec

/// A scenario that expects nothing can't fail, so it tests nothing; nor does such a step.
func scenariosThatExpectNothing(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for scenario in examined.spec.scenarios {
    found += scenario.steps.compactMap(emptyExpectation)
    if let empty = withoutExpectations(scenario) { found.append(empty) }
  }
  return found
}

private func withoutExpectations(_ scenario: ScenarioSpec) -> Diagnostic? {
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

/// `- expectCalls: {}`
private func emptyExpectation(_ step: ScenarioStepSpec) -> Diagnostic? {
  let hint: Hint? =
    switch step.kind {
    case .expect(let pairs) where pairs.isEmpty: "name what is to be seen: { name: value }"
    case .expectChanges(let pairs) where pairs.isEmpty: "of an output without any: { name: [] }"
    case .expectEvents(let pairs) where pairs.isEmpty: "of an output without any: { name: [] }"
    case .expectCalls(let calls) where calls.isEmpty:
      "of a method that is not called: { service.method: [] }"
    default: nil
    }
  return hint.map {
    .warning(.expectsNothing, "this step expects nothing", at: step.span.start, hint: $0)
  }
}

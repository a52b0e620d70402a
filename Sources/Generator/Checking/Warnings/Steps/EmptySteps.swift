import MVVMGenDiagnostics
import MVVMGenSpec

/// Steps that do nothing: a choice or a loop without any step in it, and in a scenario a `set` of
/// nothing.
func emptySteps(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  func look(at step: StepSpec) {
    switch step.kind {
    case .branch, .forEach:
      guard step.innerSteps.isEmpty else { break }
      found.append(
        .warning(
          .emptyStep, "this does nothing: there are no steps in it", at: step.keySpan,
          hint: "put steps in it, or remove it"))
    case .set, .letValue, .call, .send, .emit, .cancel, .wait, .stop, .swift: break
    }
    for inner in step.innerSteps { look(at: inner) }
  }
  for binding in examined.spec.bindings { binding.steps.forEach(look) }
  for step in examined.spec.scenarios.flatMap({ $0.steps }) {
    guard case .set(let values) = step.kind, values.isEmpty else { continue }
    found.append(
      .warning(
        .emptyStep, "this step sets nothing", at: step.span.start,
        hint: "name a value input: { name: value }, or remove it"))
  }
  return found
}

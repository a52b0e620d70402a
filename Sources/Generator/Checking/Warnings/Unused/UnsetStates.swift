import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// A state that nothing sets and that nobody gave a first value is empty for ever, and so is all
/// that is made of it; what waits for its change waits for ever.
func unsetStates(in examined: ExaminedScreen, _ uses: Uses) -> [Diagnostic] {
  var given = (examined.spec.given?.values ?? []).map { $0.name.text }
  for scenario in examined.spec.scenarios {
    given += (scenario.given?.values ?? []).map { $0.name.text }
  }
  return examined.spec.state.compactMap { state in
    let name = state.name
    guard case .stored(_, initial: nil) = state.kind,
      uses.read.contains(name.text) || uses.triggers.contains(name.text),
      !uses.set.contains(name.text), !uses.mayMean(name.text), !given.contains(name.text)
    else { return nil }
    return .warning(
      .neverSet, "nothing sets the state '\(name.text)'", at: name.span,
      hint: "set it in a binding: - set: { \(name.text): ... }\n"
        + "or say what it always is: \(name.text): { type: ..., initial: ... }")
  }
}

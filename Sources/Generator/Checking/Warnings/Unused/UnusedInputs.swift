import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// An input that nothing uses: what the view sends or writes has no effect.
func unusedInputs(in examined: ExaminedScreen, _ uses: Uses) -> [Diagnostic] {
  examined.spec.inputs.compactMap { input in
    let name = input.name
    guard !uses.triggers.contains(name.text), !uses.mayMean(name.text) else { return nil }
    switch input.kind {
    case .event:
      return .warning(
        .unusedInput, "nothing happens when '\(name.text)' is sent", at: name.span,
        hint: "add a binding: - when: \(name.text)")
    case .value:
      // One that steps set is what the screen tells the view: a field that is emptied.
      guard !uses.read.contains(name.text), !uses.set.contains(name.text) else { return nil }
      return .warning(
        .unusedInput, "nothing uses the input '\(name.text)'", at: name.span,
        hint: "read it in a binding or an output: { from: \(name.text) }\nor remove it")
    }
  }
}

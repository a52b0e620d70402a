import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// An output that nothing sets shows its first value for ever; an event output that nothing emits
/// is never heard.
func unsetOutputs(in examined: ExaminedScreen, _ uses: Uses) -> [Diagnostic] {
  examined.spec.outputs.compactMap { output in
    let name = output.name
    guard !uses.mayMean(name.text) else { return nil }
    switch output {
    case .event:
      guard !uses.emitted.contains(name.text) else { return nil }
      return .warning(
        .neverSet, "nothing emits the event output '\(name.text)'", at: name.span,
        hint: "emit it in a binding: - emit: \(name.text)")
    case .value(let value):
      guard case .stored = value.kind, !uses.set.contains(name.text) else { return nil }
      return .warning(
        .neverSet, "nothing sets the output '\(name.text)'", at: name.span,
        hint: "set it in a binding: - set: { \(name.text): ... }\n"
          + "or say what it is made of: \(name.text): { from: ... }")
    }
  }
}

import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// A state that nothing reads: the view does not see it, so it makes no difference. Several of them
/// are one mistake where the screen has no outputs.
func unreadStates(in examined: ExaminedScreen, _ uses: Uses) -> [Diagnostic] {
  let spec = examined.spec
  let names = spec.state.map { $0.name }.filter { name in
    !uses.read.contains(name.text) && !uses.triggers.contains(name.text) && !uses.mayMean(name.text)
  }
  guard names.count > 1, spec.outputs.isEmpty else {
    return names.map { name in
      .warning(
        .unreadState, "nothing reads the state '\(name.text)'", at: name.span,
        hint: "use it in an expression, make it an output for the view to see, or remove it")
    }
  }
  // That a scenario takes one for an output says it already.
  if examined.told.contains(where: { $0.lacksOutputs }) { return [] }
  return [
    .warning(
      .unreadState,
      "nothing reads the states \(names.map { $0.text }.quotedSum), and the screen has no outputs",
      at: names[0].span,
      hint: "what the view sees stands under 'outputs': is that line missing?",
      related: names.dropFirst().map { .declaration(of: $0.text, at: $0.span) })
  ]
}

extension Diagnostic {
  fileprivate var lacksOutputs: Bool {
    if case .declaration(_, as: .output)? = missing?.what { true } else { false }
  }
}

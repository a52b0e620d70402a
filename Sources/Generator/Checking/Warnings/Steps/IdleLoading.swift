import MVVMGenDiagnostics
import MVVMGenSpec

/// A binding with `loading` whose run is over at once: no view ever shows it.
func idleLoading(in examined: ExaminedScreen) -> [Diagnostic] {
  // Scenarios that answer a call later show that its method is not meant to be 'sync'.
  let replied = Set(
    examined.told.filter { $0.id == .wrongAnswer }.flatMap { $0.roots }
      .filter { $0.shape == .having("sync") }.map { $0.name })
  return examined.bindings.compactMap { binding, checked in
    guard let loading = binding.loading, !checked.isByHand,
      !checked.takesTime(examined.awaited)
    else { return nil }
    var called: Set<String> = []
    checked.visitSteps { if case .call(let call) = $0 { called.insert(call.methodPath) } }
    if called.contains(where: replied.contains) { return nil }
    return .warning(
      .idleLoading,
      "'\(loading.text)' is over before a view can show it: nothing here is waited for",
      at: loading.span,
      hint: !called.isEmpty
        ? "remove 'loading', as a 'sync' method answers at once; or remove its 'sync: true'"
        : "remove 'loading', or was a 'call' meant among the steps?")
  }
}

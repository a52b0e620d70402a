import MVVMGenDiagnostics
import MVVMGenExpressions
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

extension CheckedBinding {
  /// Whether its steps are not over at once.
  func takesTime(_ awaited: AwaitedCalls) -> Bool {
    hasStep { $0.takesTime(awaited) }
  }
}

extension Step {
  /// Whether it is waited for itself, whatever is inside it.
  func takesTime(_ awaited: AwaitedCalls) -> Bool {
    switch self {
    case .wait: true
    case .swift(let code): code.bare.holds("await")
    case .call(let call): awaited.contains(call)
    case .set, .letValue, .branch, .branchOfOptional, .forEach, .send, .emit, .cancel, .stop: false
    }
  }
}

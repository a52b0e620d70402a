import Diagnostics
import Expressions
import Spec

/// A binding with `loading` whose run is over at once: no view ever shows it.
func idleLoading(in spec: ScreenSpec, _ screen: CheckedScreen) -> [Diagnostic] {
  zip(spec.bindings, screen.bindings).compactMap { binding, checked in
    guard let loading = binding.loading, !checked.isByHand,
      !checked.takesTime(besides: screen.methodsThatAnswerAtOnce)
    else { return nil }
    var calls = false
    checked.visitSteps { if case .call = $0 { calls = true } }
    return .warning(
      .idleLoading,
      "'\(loading.text)' is over before a view can show it: nothing here is waited for",
      at: loading.span,
      hint: calls
        ? "remove 'loading': a method that is 'sync' answers at once"
        : "remove 'loading', or was a 'call' meant among the steps?")
  }
}

extension CheckedBinding {
  /// Whether its steps are not over at once.
  func takesTime(besides answersAtOnce: NameSet) -> Bool {
    var takesTime = false
    visitSteps { step in
      switch step {
      case .wait: takesTime = true
      case .swift(let code): takesTime = takesTime || code.code.holds("await")
      case .call(let call):
        takesTime = takesTime || !answersAtOnce.contains(call.methodPath)
      default: break
      }
    }
    return takesTime
  }
}

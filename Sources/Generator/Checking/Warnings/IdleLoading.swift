import Diagnostics
import Expressions
import Spec

/// A binding with `loading` whose run is over at once: no view ever shows it.
func idleLoading(
  in spec: ScreenSpec, _ screen: CheckedScreen, _ answersAtOnce: NameSet
) -> [Diagnostic] {
  zip(spec.bindings, screen.bindings).compactMap { binding, checked in
    guard let loading = binding.loading, !checked.isByHand,
      !checked.takesTime(besides: answersAtOnce)
    else { return nil }
    let calls = checked.hasStep { if case .call = $0 { true } else { false } }
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
    hasStep { $0.takesTime(besides: answersAtOnce) }
  }
}

extension Step {
  /// Whether it is waited for itself, whatever is inside it.
  func takesTime(besides answersAtOnce: NameSet) -> Bool {
    switch self {
    case .wait: true
    case .swift(let code): code.bare.holds("await")
    case .call(let call): !answersAtOnce.contains(call.methodPath)
    case .set, .letValue, .branch, .branchOfOptional, .forEach, .send, .emit, .cancel, .stop: false
    }
  }
}

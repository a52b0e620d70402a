import Diagnostics
import Spec

/// A binding with `loading` whose run is over at once: no view ever shows it.
func idleLoading(in spec: ScreenSpec, _ screen: CheckedScreen) -> [Diagnostic] {
  zip(spec.bindings, screen.bindings).compactMap { binding, checked in
    guard let loading = binding.loading, case .steps(let steps) = checked.body,
      !steps.contains(where: \.mayTakeTime)
    else { return nil }
    return .warning(
      .idleLoading,
      "'\(loading.text)' is over before a view can show it: nothing here is waited for",
      at: loading.span, hint: "remove 'loading', or was a 'call' meant among the steps?")
  }
}

extension Step {
  /// Whether it is a call or a `wait`, or has one inside.
  fileprivate var mayTakeTime: Bool {
    switch self {
    case .call, .wait: true
    default: bodies.joined().contains(where: \.mayTakeTime)
    }
  }
}

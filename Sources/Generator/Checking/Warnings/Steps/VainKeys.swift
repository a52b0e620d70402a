import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// A `loading` flag that steps of its own binding set, a `per` without effect, and a
/// `debounce` that each tick of the binding starts anew.
func vainKeys(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (binding, checked) in examined.bindings {
    if let per = binding.per, checked.policy == .all, checked.delay == nil {
      found.append(
        .warning(
          .vainPer, "this has no effect: with 'policy: all' runs go side by side anyway",
          at: per.span, hint: "remove 'per', or choose another policy"))
    }
    // The condition may turn false, and then the last pause comes to its end.
    if case .every(let interval, while: nil) = checked.trigger,
      case .debounce(let pause) = checked.delay, pause.milliseconds >= interval.milliseconds,
      let span = binding.debounce?.span
    {
      found.append(
        .warning(
          .endlessPause, "this never runs: each tick starts the pause anew", at: span,
          hint: "remove 'debounce', or make it shorter than the time of 'every'"))
    }
    if let loading = binding.loading {
      for step in binding.steps { found += step.settings(of: loading) }
    }
  }
  return found
}

extension StepSpec {
  /// Where the steps set a flag that is true because they run.
  fileprivate func settings(of flag: Name) -> [Diagnostic] {
    if let pair = setting(of: flag.text) {
      return [
        .warning(
          .ownLoading, "'\(flag.text)' is set by itself while this runs", at: pair.name.span,
          hint: "remove it here, or remove 'loading'",
          related: [.init(flag.span, "it is the flag of this binding")])
      ]
    }
    return innerSteps.flatMap { $0.settings(of: flag) }
  }
}

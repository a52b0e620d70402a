import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// A `loading` flag that steps set, a `per` without effect, and a
/// `debounce` that each tick of the binding starts anew.
func vainKeys(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  var flags = NameTable<Name>()
  for (binding, _) in examined.bindings {
    if let flag = binding.loading { flags.set(flag.text, to: flag) }
  }
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
    if !flags.isEmpty {
      for step in binding.steps { step.addSettings(of: flags, own: binding.loading, to: &found) }
    }
  }
  return found
}

extension StepSpec {
  /// Where the steps set a flag that is true because steps run, those of their own binding or others.
  fileprivate func addSettings(
    of flags: NameTable<Name>, own: Name?, to found: inout [Diagnostic]
  ) {
    if case .set(let pairs) = kind {
      for pair in pairs {
        guard let flag = pair.name.text == own?.text ? own : flags[pair.name.text] else { continue }
        let isOwn = flag == own
        found.append(
          .warning(
            .ownLoading,
            isOwn
              ? "'\(flag.text)' is set by itself while this runs"
              : "'\(flag.text)' is set by itself while its binding runs",
            at: pair.name.span,
            hint: isOwn ? "remove it here, or remove 'loading'" : "remove it: 'cancel' ends a run",
            related: [.init(flag.span, "it is the flag of \(isOwn ? "this" : "that") binding")]))
      }
    }
    for step in innerSteps { step.addSettings(of: flags, own: own, to: &found) }
  }
}

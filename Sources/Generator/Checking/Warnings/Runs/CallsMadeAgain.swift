import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// A value that sets a binding off, and that it sets back behind a call: the run that this sets off
/// makes the call once more, and where it fails again that goes on for ever.
///
/// It is told only where nothing in front of the call can end the run, and of what is surely not
/// the value that is there: what a `catch` sets, and literals.
func callsMadeAgain(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  // With `first` the run under way hears of nothing.
  for (binding, checked) in examined.bindings where checked.policy != .first {
    guard let watched = checked.watchedValue,
      let place = binding.steps.firstIndex(where: { step in
        if case .call(let call) = step.kind { examined.awaited.contains(call) } else { false }
      }),
      case .call(let call) = binding.steps[place].kind,
      binding.steps[..<place].allSatisfy({ $0.innerSteps.isEmpty }),
      let value = binding.steps.setBack(watched, behind: place, call)
    else { continue }
    found.append(
      .warning(
        .callMadeAgain, "'\(watched)' sets off this binding again, and so its call",
        at: value.name.span,
        hint:
          "let the view send an event in place of it, as 'change: { takes: { to: Type } }', and set an "
          + "output that shows the value",
        related: [.init(call.method.span, "the call is made here")]))
  }
  return found
}

extension CheckedBinding {
  /// The value whose change sets it off, where nothing else does.
  fileprivate var watchedValue: String? {
    guard sources.count == 1, case .change(let reference) = sources[0] else { return nil }
    return reference.name
  }
}

extension [StepSpec] {
  /// What is set to a value that is surely another than before, behind a call or where it fails.
  fileprivate func setBack(_ name: String, behind place: Int, _ call: CallSpec) -> NamedValue? {
    let inCatch = (call.onError ?? []).compactMap { $0.setting(of: name) }.first
    return inCatch
      ?? self[(place + 1)...].compactMap { $0.setting(of: name) }
      .first { !($0.value.scalar?.text.hasPrefix("=") ?? false) }
  }
}

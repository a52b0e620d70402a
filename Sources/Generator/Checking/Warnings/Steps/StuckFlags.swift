import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// A flag that a binding sets before a call and takes back after it, and that stays where the call
/// fails: that the run ends in `catch` is easily forgotten. Only names that say that something is
/// going on (`isSaving`) are told of: `isStale` may well stay.
func stuckFlags(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for binding in examined.spec.bindings where binding.steps.count > 2 {
    for (index, step) in binding.steps.enumerated() {
      guard case .set(let values) = step.kind else { continue }
      for flag in values
      where flag.value.isWritten("true") && flag.name.text.saysThatSomethingGoesOn {
        guard let call = stuckCall(flag.name, in: binding.steps[(index + 1)...]),
          !examined.spec.bindings.contains(where: { $0.onlyTakesBack(flag.name) })
        else { continue }
        let mayBeLoading =
          binding.loading == nil
          && !examined.spec.inputs.contains { $0.name.text == flag.name.text }
        found.append(
          .warning(
            .stuckFlag, "'\(flag.name.text)' stays true where this call fails: the run ends then",
            at: call.onErrorSpan ?? call.method.span,
            hint: mayBeLoading
              ? "'loading: \(flag.name.text)' on the binding, in place of setting it, is false on every way out"
              : "set it to false in 'catch' too",
            related: [.init(flag.name.span, "it is set here")]))
      }
    }
  }
  return found
}

extension BindingSpec {
  /// Whether it sets the flag to anything but true, or may do so: what sets it off may be the
  /// failure.
  fileprivate func onlyTakesBack(_ flag: Name) -> Bool {
    isByHand
      || maySet(flag, in: steps)
        && !steps.contains { step in
          step.hasStep { $0.setting(of: flag.text)?.value.isWritten("true") ?? false }
        }
  }
}

/// The call before the flag is taken back whose `catch` leaves it as it is.
private func stuckCall(_ flag: Name, in steps: ArraySlice<StepSpec>) -> CallSpec? {
  var stuck: CallSpec?
  for step in steps {
    switch step.kind {
    case .call(let call):
      if stuck == nil, let catching = call.onError, !maySet(flag, in: catching) { stuck = call }
    case .set:
      guard let same = step.setting(of: flag.text) else { continue }
      return same.value.isWritten("false") ? stuck : nil
    case .letValue, .branch, .forEach, .send, .emit, .cancel, .wait, .stop, .swift: continue
    }
  }
  return nil
}

/// Whether the steps set the flag, or may do so.
private func maySet(_ flag: Name, in steps: [StepSpec]) -> Bool {
  steps.contains { $0.maySet(flag.text, bySending: true) }
}

extension YAMLNode {
  fileprivate func isWritten(_ answer: String) -> Bool {
    guard let text = scalar?.text else { return false }
    return text == answer || text == "=" + answer
  }
}

extension String {
  /// `isSaving`, `loading`, `busy`.
  fileprivate var saysThatSomethingGoesOn: Bool {
    hasSuffix("ing") || hasSuffix("usy") || hasSuffix("InProgress")
  }
}

import Diagnostics
import Reading
import Spec

/// A flag that a binding sets before a call and takes back after it, and that stays where the call
/// fails: that the run ends in `catch` is easily forgotten. Only names that say that something is
/// going on (`isSaving`) are told of: `isStale` may well stay.
func stuckFlags(in spec: ScreenSpec) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for binding in spec.bindings {
    guard case .steps(let steps) = binding.body, steps.count > 2 else { continue }
    for (index, step) in steps.enumerated() {
      guard case .set(let values) = step.kind else { continue }
      for flag in values
      where flag.value.isWritten("true") && flag.name.text.saysThatSomethingGoesOn {
        guard let call = stuckCall(flag.name, in: steps[(index + 1)...]) else { continue }
        found.append(
          .warning(
            .stuckFlag, "'\(flag.name.text)' stays true where this call fails: the run ends then",
            at: call.onErrorSpan ?? call.method.span,
            hint: binding.loading == nil
              ? "'loading: \(flag.name.text)' on the binding, in place of both steps, is false on every way out"
              : "set it to false in 'catch' too",
            related: [.init(flag.name.span, "it is set here")]))
      }
    }
  }
  return found
}

/// The call before the flag is taken back whose `catch` leaves it as it is.
private func stuckCall(_ flag: Name, in steps: ArraySlice<StepSpec>) -> CallSpec? {
  var stuck: CallSpec?
  for step in steps {
    switch step.kind {
    case .call(let call):
      if stuck == nil, let catching = call.onError, !sets(flag, in: catching) { stuck = call }
    case .set(let values):
      guard let same = values.first(where: { $0.name.text == flag.text }) else { continue }
      return same.value.isWritten("false") ? stuck : nil
    case .letValue, .branch, .forEach, .send, .emit, .cancel, .wait, .stop, .swift: continue
    }
  }
  return nil
}

private func sets(_ flag: Name, in steps: [StepSpec]) -> Bool {
  steps.contains { step in
    switch step.kind {
    case .set(let values): values.contains { $0.name.text == flag.text }
    case .branch(_, _, let then, let otherwise): sets(flag, in: then) || sets(flag, in: otherwise)
    case .forEach(_, _, let body): sets(flag, in: body)
    case .call(let call): sets(flag, in: (call.onError ?? []) + (call.onElement ?? []))
    // What is sent, or written in Swift, may set it.
    case .send, .swift: true
    case .letValue, .emit, .cancel, .wait, .stop: false
    }
  }
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

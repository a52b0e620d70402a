import Diagnostics
import Reading
import Spec

/// Steps that no run ever gets to: what follows a `stop`, and the branch of a condition that is
/// written out.
func unreachableSteps(in spec: ScreenSpec) -> [Diagnostic] {
  var search = UnreachableSearch()
  for binding in spec.bindings {
    guard case .steps(let steps) = binding.body else { continue }
    if case .every(_, let condition?) = binding.trigger, condition.fixedCondition == false,
      let first = steps.first
    {
      search.report(first, of: condition)
    }
    _ = search.goesOn(after: steps)
  }
  return search.found
}

private struct UnreachableSearch {
  var found: [Diagnostic] = []

  /// Whether some way through the steps leads to what follows them.
  mutating func goesOn(after steps: [StepSpec]) -> Bool {
    for (index, step) in steps.enumerated() {
      guard !goesOn(after: step) else { continue }
      if index + 1 < steps.count { report(steps[index + 1], after: step) }
      return false
    }
    return true
  }

  private mutating func goesOn(after step: StepSpec) -> Bool {
    switch step.kind {
    case .stop: return false
    case .branch(let condition, let name, let then, let otherwise):
      let fixed = name == nil ? condition.fixedCondition : nil
      if fixed == false, let first = then.first { report(first, of: condition) }
      if fixed == true, let first = otherwise.first { report(first, of: condition) }
      let afterThen = fixed == false ? false : goesOn(after: then)
      let afterElse = fixed == true ? false : goesOn(after: otherwise)
      return afterThen || afterElse
    case .forEach(_, _, let body):
      // An array may be empty.
      _ = goesOn(after: body)
      return true
    case .call(let call):
      _ = goesOn(after: call.onError ?? [])
      _ = goesOn(after: call.onElement ?? [])
      return true
    case .set, .letValue, .send, .emit, .cancel, .wait, .swift: return true
    }
  }

  private mutating func report(_ step: StepSpec, after last: StepSpec) {
    var message = Diagnostic.warning(
      .unreachableStep, "this step is never reached: the run ends before it", at: step.keySpan,
      hint: "remove it, or put it before what ends the run")
    message.related = [Diagnostic.Related(last.keySpan, "the run ends here at the latest")]
    found.append(message)
  }

  mutating func report(_ step: StepSpec, of condition: YAMLNode) {
    var message = Diagnostic.warning(
      .unreachableStep, "this step is never reached: the condition is always the same",
      at: step.keySpan, hint: "remove it, or ask something that can change")
    message.related = [Diagnostic.Related(condition.span, "the condition is here")]
    found.append(message)
  }
}

extension YAMLNode {
  /// `true` or `false`, where that is all that stands there.
  fileprivate var fixedCondition: Bool? {
    switch scalar?.text {
    case "true"?: true
    case "false"?: false
    default: nil
    }
  }
}

import MVVMGenDiagnostics
import MVVMGenSpec

/// What the start of a screen emits before its first call: nobody can listen yet.
func unheardEvents(in examined: ExaminedScreen) -> [Diagnostic] {
  var search: UnheardSearch?
  for (binding, checked) in examined.bindings {
    guard case .when([.start]) = checked.trigger, checked.delay == nil else { continue }
    if search == nil { search = UnheardSearch(awaited: examined.awaited) }
    _ = search?.look(at: binding.steps)
  }
  return search?.found ?? []
}

private struct UnheardSearch {
  let awaited: AwaitedCalls
  var found: [Diagnostic] = []

  /// Whether a run is sure to go through the steps in one go.
  mutating func look(at steps: [StepSpec]) -> Bool {
    for step in steps {
      switch step.kind {
      case .emit(let output, _):
        found.append(
          .warning(
            .unheardEvent, "nobody hears '\(output.text)' yet: a screen starts while it is made",
            at: step.keySpan,
            hint: "emit it behind the first call, or make it an output that keeps its value"))
      case .call(let call) where awaited.contains(call): return false
      case .wait, .stop, .swift: return false
      case .set, .letValue, .call, .branch, .forEach, .send, .cancel:
        if !look(at: step.innerSteps) { return false }
      }
    }
    return true
  }
}

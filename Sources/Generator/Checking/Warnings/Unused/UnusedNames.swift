import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// Names that steps give, and that no step uses. What an `each` or an `if` names has to have a
/// name, and one that starts with `_` says itself that it is not used.
func unusedNames(in examined: ExaminedScreen, _ uses: Uses) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (binding, used) in zip(examined.spec.bindings, uses.locals) {
    addUnusedNames(in: binding.steps, used, uses, to: &found)
  }
  return found
}

private func addUnusedNames(
  in steps: [StepSpec], _ used: NameSet, _ uses: Uses, to found: inout [Diagnostic]
) {
  func check(_ name: Name, toRemove key: String) {
    guard !used.contains(name.text), !uses.mayMean(name.text), !name.text.hasPrefix("_") else {
      return
    }
    found.append(
      .warning(
        .unusedName, "nothing uses '\(name.text)'", at: name.span,
        hint: "use it in a step that follows: =\(name.text)\nor remove \(key)"))
  }
  for step in steps {
    switch step.kind {
    case .letValue(let pairs): for pair in pairs { check(pair.name, toRemove: "it") }
    case .call(let call): if let name = call.name { check(name, toRemove: "'as'") }
    case .set, .branch, .forEach, .send, .emit, .cancel, .wait, .stop, .swift: break
    }
    addUnusedNames(in: step.innerSteps, used, uses, to: &found)
  }
}

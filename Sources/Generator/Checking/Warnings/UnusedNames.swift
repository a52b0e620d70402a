import Diagnostics
import Expressions
import Spec

/// Names that steps give, and that no step uses. What an `each` or an `if` names has to have a name, and
/// one that starts with `_` says itself that it is not used.
func unusedNames(in spec: ScreenSpec, _ uses: Uses) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (binding, used) in zip(spec.bindings, uses.locals) {
    guard case .steps(let steps) = binding.body else { continue }
    visit(steps) { name, key in
      guard !used.contains(name.text), !uses.mayMean(name.text), !name.text.hasPrefix("_") else {
        return
      }
      found.append(
        .warning(
          .unusedName, "nothing uses '\(name.text)'", at: name.span,
          hint: "use it in a step that follows: =\(name.text)\nor remove \(key)"))
    }
  }
  return found
}

private func visit(_ steps: [StepSpec], _ body: (Name, _ key: String) -> Void) {
  for step in steps {
    switch step.kind {
    case .letValue(let pairs): for pair in pairs { body(pair.name, "it") }
    case .call(let call):
      if let name = call.name { body(name, "'as'") }
      visit(call.onError ?? [], body)
      visit(call.onElement ?? [], body)
    case .branch(_, _, let then, let otherwise):
      visit(then, body)
      visit(otherwise, body)
    case .forEach(_, _, let inner): visit(inner, body)
    case .set, .send, .emit, .cancel, .wait, .stop, .swift: break
    }
  }
}

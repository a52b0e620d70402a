import Diagnostics
import Expressions
import Spec

/// Names that steps give, and that no step uses. What an `each` or an `if` names has to have a name, and
/// one that starts with `_` says itself that it is not used.
func unusedNames(in spec: ScreenSpec, _ uses: Uses) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (binding, used) in zip(spec.bindings, uses.locals) {
    guard case .steps(let steps) = binding.body else { continue }
    for (name, key) in namesGiven(in: steps) {
      guard !used.contains(name.text), !uses.mayMean(name.text), !name.text.hasPrefix("_") else {
        continue
      }
      found.append(
        .warning(
          .unusedName, "nothing uses '\(name.text)'", at: name.span,
          hint: "use it in a step that follows: =\(name.text)\nor remove \(key)"))
    }
  }
  return found
}

/// The names, with what is to be removed of each that nothing uses.
private func namesGiven(in steps: [StepSpec]) -> [(name: Name, key: String)] {
  steps.flatMap { step -> [(name: Name, key: String)] in
    switch step.kind {
    case .letValue(let pairs): pairs.map { ($0.name, "it") }
    case .call(let call):
      (call.name.map { [($0, "'as'")] } ?? [])
        + namesGiven(in: (call.onError ?? []) + (call.onElement ?? []))
    case .branch(_, _, let then, let otherwise): namesGiven(in: then + otherwise)
    case .forEach(_, _, let inner): namesGiven(in: inner)
    case .set, .send, .emit, .cancel, .wait, .stop, .swift: []
    }
  }
}

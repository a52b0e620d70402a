import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Parameters of events that no binding reads: what the view gives along has no effect. An event
/// that sets nothing off is told itself, and a name that starts with `_` says itself that it is not
/// used.
func unusedParameters(in examined: ExaminedScreen, _ uses: Uses) -> [Diagnostic] {
  guard !examined.told.contains(where: { $0.mayMeanParameter }) else { return [] }
  var found: [Diagnostic] = []
  for input in examined.spec.inputs {
    guard case .event(let parameters, _) = input.kind, !parameters.isEmpty,
      uses.triggers.contains(input.name.text)
    else { continue }
    let readers = zip(examined.screen.bindings, uses.locals).filter { binding, _ in
      guard case .when(let sources) = binding.trigger else { return false }
      return sources.contains(.event(input.name.text))
    }
    for parameter in parameters {
      let name = parameter.name.text
      guard !name.hasPrefix("_"), !uses.mayMean(name),
        !readers.contains(where: { $0.1.contains(name) })
      else { continue }
      found.append(
        .warning(
          .unusedParameter, "nothing reads '\(name)' of '\(input.name.text)'",
          at: parameter.name.span,
          hint: "read it in the steps of 'when: \(input.name.text)': =\(name)\nor remove it"))
    }
  }
  return found
}

extension Diagnostic {
  /// Whether it may tell where a parameter was meant: `set: { query: =query }` for `=text`.
  fileprivate var mayMeanParameter: Bool {
    [.setToItself, .comparedWithItself, .textLikeName].contains(id)
  }
}

import Diagnostics
import Spec

/// `keys: { inProgress: in-progress }`: the names of cases in JSON.
extension ScreenChecker {
  mutating func checkKeys(of model: ModelSpec, _ cases: [CaseSpec]) {
    guard !model.keys.isEmpty else { return }
    let names = cases.map(\.name.text)
    for spec in model.keys {
      expressions.noteCase(spec.name.text, of: model.name.text, at: spec.name.span)
      guard !names.contains(spec.name.text), !expressions.poisoned.contains(spec.name.text) else {
        continue
      }
      let isTurned = names.contains(spec.key.value)
      report(
        .unknownCase, "'\(model.name.text)' has no case '\(spec.name.text)'", at: spec.name.span,
        hint: isTurned
          ? "the case stands first: { \(spec.key.value): \(spec.name.text) }"
          : nearestCase(spec.name.text, names) ?? namesHint(names))
    }
    tellOfDoubledKeys(of: model, cases)
  }

  /// Two cases of one name in JSON could not be told apart.
  private mutating func tellOfDoubledKeys(of model: ModelSpec, _ cases: [CaseSpec]) {
    var places: [String: SourceSpan] = [:]
    for spec in cases {
      let key =
        model.keys.first { $0.name.text == spec.name.text }?.key
        ?? Located(spec.name.text, at: spec.name.span)
      guard let first = places.updateValue(key.span, forKey: key.value) else { continue }
      report(
        .badEnum, "two cases are called '\(key.value)' in JSON", at: key.span,
        hint: "give one of them another name under 'keys'",
        related: [Diagnostic.Related(first, "the other one is here")])
    }
  }
}

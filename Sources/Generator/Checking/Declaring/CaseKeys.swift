import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// `keys: { inProgress: in-progress }`: the names of cases in JSON.
extension ScreenChecker {
  mutating func checkKeys(of model: ModelSpec, _ cases: [CaseSpec]) {
    guard !model.keys.isEmpty else { return }
    let names = cases.map { $0.name.text }
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

  /// `otherwise: other`: the case that a text in JSON is read as which is none.
  mutating func checkOtherwise(of model: ModelSpec, _ cases: [CaseSpec]) {
    guard let name = model.otherwise else { return }
    let names = cases.map { $0.name.text }
    expressions.noteCase(name.text, of: model.name.text, at: name.span)
    guard !names.contains(name.text), !names.isEmpty, !expressions.poisoned.contains(name.text)
    else { return }
    report(
      .unknownCase, "'\(model.name.text)' has no case '\(name.text)'", at: name.span,
      hint: nearestCase(name.text, names)
        ?? "add it to 'cases', or name one of \(names.joined(separator: ", "))")
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

  /// One message for `{ key: open, text: Open }`, which would be values of types that nothing has;
  /// whether all that was told from an index on is that.
  mutating func joinDescribed(_ spec: CaseSpec, isError: Bool, from before: Int) -> Bool {
    let told = diagnostics[before...]
    let keys = spec.values.filter { DescribedCase.keys.contains($0.name.text) }
    let texts = spec.values.filter { DescribedCase.texts.contains($0.name.text) }
    guard !told.isEmpty, told.count == spec.values.count,
      told.allSatisfy({ $0.id == .unknownType && $0.hint?.replacement == nil }),
      keys.count < 2, texts.count < 2, keys.count + texts.count == spec.values.count
    else { return false }
    // Of a text alone it is told already.
    guard let key = keys.first else { return true }
    guard let text = key.type.scalar?.text, let first = text.first, first.isLetter,
      // `value: Photo` may be one that is not declared.
      key.name.text != "value" || first.isLowercase
    else { return false }
    let written = texts.first.map { " \($0.type.asWritten)" } ?? ""
    diagnostics.removeSubrange((before + 1)...)
    diagnostics[before].hint = DescribedCase.hint(
      ["'\(spec.name.text):\(written)'"],
      keys: isError || text == spec.name.text ? [] : ["\(spec.name.text): \(text)"])
    return true
  }
}

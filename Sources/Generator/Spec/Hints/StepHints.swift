import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Steps with keys that belong to others, or with values that do.
extension SpecDecoder {
  /// Says so where a name and its value stand under two keys: `set: name` and `to: Ann`.
  mutating func reportSplitValue(_ key: YAMLPair, _ pairs: [YAMLPair]) -> Bool {
    let others = ["to", "value", "with", "is", "equals", "toBe", "toEqual", "be"]
    guard let step = key.name, ["set", "let", "expect"].contains(step),
      let name = key.value.scalar?.text, pairs.count == 2,
      let value = pairs.first(where: { others.contains($0.name ?? "") })?.value
    else { return false }
    report(
      .wrongShape, "'\(step)' is written as a map, and this is a text", at: key.value.span,
      hint: "write '\(step): { \(name): \(value.scalar?.text ?? "...") }'")
    return true
  }

  /// Says so where a step has keys of another: the key that says which one is missing, or
  /// misspelled.
  mutating func reportOtherStep(
    _ pairs: [YAMLPair], than form: Form, at span: SourceSpan, _ forms: StepForms
  ) -> Bool {
    func isStranger(_ pair: YAMLPair) -> Bool { !form.has(pair) }
    guard let first = pairs.first(where: isStranger), let key = first.name,
      form.meantKey(by: key) == nil, !isParameter(key, ofEventIn: pairs)
    else { return false }
    if pairs.first?.key.span == first.key.span, didYouMean(key, among: forms.names) != nil {
      _ = reportNoStep(pairs, at: span, forms)
      return true
    }
    if form == .callStep, ["do", "then", "success", "onSuccess"].contains(key) {
      let isStream = method(calledIn: pairs)?.streams != nil && !pairs.has("each")
      report(
        .unknownKey, "a call step has no key '\(key)'", at: first.key.span,
        hint: isStream
          ? .write("each")
          : "what follows the answer are steps of their own; those for each element of a stream stand under 'each'"
      )
      return true
    }
    if form == .cancelStep, key == "with" {
      report(
        .unknownKey, "a cancel step has no key 'with'", at: first.key.span,
        hint:
          "it ends the runs for all values of 'per'; to end those of one, send its event again, with a "
          + "parameter by which the first step of the binding stops")
      return true
    }
    if reportCallInValue(pairs, than: form, first.key) { return true }
    let keys = pairs.filter(isStranger).names
    let others = forms.names.filter { name in forms[name].map { keys.allSatisfy($0.has) } ?? false }
    guard !others.isEmpty else { return false }
    report(
      .unknownKey, "\(form.title) has no key '\(key)'", at: first.key.span,
      hint: key == "else" && lacksElse
        ? "indent it less, to put it beside the 'then' above"
        : "\(others.quotedList) has: is the line '- \(others[0]): ...' missing above it?",
      cause: .partOfOther)
    return true
  }

  /// `each: store.goal`: a method is called, and only what it gives can be a list.
  mutating func reportMethodInEach(_ pairs: [YAMLPair]) -> Bool {
    guard !pairs.has("do"), let pair = pairs.first(where: { $0.key.isText("each") }),
      let path = pair.value.scalar?.text, isPathOfService(path)
    else { return false }
    report(
      .unknownStep, "'each' goes through an array, and '\(path)' is a method",
      at: pair.key.span, hint: .write("call"))
    return true
  }

  /// `let: { found: =library.books() }` with a `catch`: what calls a service is a step of its own.
  private mutating func reportCallInValue(
    _ pairs: [YAMLPair], than form: Form, _ key: YAMLNode
  ) -> Bool {
    guard form == .letStep || form == .setStep, let other = key.scalar?.text,
      ["catch", "with", "as"].contains(other),
      let step = pairs.first(where: { $0.key.isText("let") || $0.key.isText("set") }),
      let values = step.value.mapping
    else { return false }
    // Its colon was told, and what to write.
    if values.contains(where: { $0.value.isInvalid }) { return true }
    for pair in values {
      let words = (pair.value.scalar?.text ?? "").split { $0 == " " || $0 == "=" }
      let path = (words.first { $0 != "try" && $0 != "await" } ?? "").prefix { $0 != "(" }
      guard isPathOfService(String(path)) else { continue }
      if let name = pair.name, !isValue(name) { broken.add(name) }
      report(
        .unknownKey, "\(form.title) has no key '\(other)'", at: key.span,
        hint: "a service is called by a step: write '- call: \(path)' in place of this, and "
          + "below it 'with', 'as: \(pair.name ?? "answer")' and 'catch'")
      return true
    }
    return false
  }

  /// Whether the event that a step sends has such a parameter.
  private func isParameter(_ key: String, ofEventIn pairs: [YAMLPair]) -> Bool {
    guard let parameters = parameters(ofEventIn: pairs), !pairs.has("with") else { return false }
    return parameters.contains { $0.name.text == key }
  }
}

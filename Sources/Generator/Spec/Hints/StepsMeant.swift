import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// What was meant by steps that are none.
extension SpecDecoder {
  /// Gives back what is to be written in place of its first key.
  mutating func reportNoStep(
    _ pairs: [YAMLPair], at span: SourceSpan, _ forms: StepForms
  ) -> String? {
    if pairs.isEmpty {
      report(.unknownStep, "the step is empty", at: span)
    } else if let key = pairs.first?.key, let text = key.scalar?.text {
      // `loaded = call: shop.load(id: 3)` could not be read, and that was told.
      if pairs[0].value.isInvalid, text.contains("=") { return nil }
      let hint = stepMeant(by: text, pairs, forms) ?? "a step is \(forms.names.quotedList)"
      report(.unknownStep, "there is no step '\(text)'", at: key.span, hint: hint)
      return hint.replacement ?? Self.readAs[text]
    }
    return nil
  }

  private func stepMeant(by key: String, _ pairs: [YAMLPair], _ forms: StepForms) -> Hint? {
    let value = pairs[0].value
    let text = value.scalar?.text ?? ""
    if let hint = Self.torn(key, forms) ?? answerNamed(by: key, value, forms) { return hint }
    // `- toggle: isOn`
    if isValue(text), let step = forms.meant(by: key)?.replacement, step.holds("{ name:") {
      return .write(step.exchanging("name", for: text))
    }
    if let hint = declaredStep(key, value, forms) ?? methodOfStep(key, value, forms)
      ?? changing(key, with: value, forms) ?? Self.running(key, text)
      ?? firing(text, of: key, forms) ?? Self.guarding(key, pairs) ?? askingCase(key)
      ?? Self.negated(key, pairs, forms) ?? Self.condition(key, pairs, forms)
    {
      return hint
    }
    if let hint = forms.meant(by: key)?.ofOneWord {
      return (hint.replacement == "each" ? Self.elementNamed(in: text) : nil) ?? hint
    }
    return expectedAll(key, value, forms) ?? nearestStep(to: key, having: text, forms)
      ?? Self.glued(key, value, forms) ?? Self.calling(key, forms)?.ofOneWord
      ?? Self.expecting(key, pairs, forms) ?? setting(key, pairs)
  }

  /// `stop` has no value, so what has one is to be set; and an event is sent.
  private func nearestStep(to key: String, having value: String, _ forms: StepForms) -> Hint? {
    let unmeant = value.hasPrefix("=") ? "stop" : isEvent(value) ? "set" : ""
    return suggestion(for: key, among: forms.names.filter { $0 != unmeant })
  }

  /// Where a part of a step belongs that the step above does not take: others were joined to it.
  private static func torn(_ key: String, _ forms: StepForms) -> Hint? {
    guard forms.meant(by: key) == nil, ["then", "else", "catch", "with", "as"].contains(key) else {
      return nil
    }
    let owner = forms.names.first { name in forms[name]?.has(key) ?? false }
    return owner.map { "is the line '- \($0): ...' missing above it?" }
  }

  /// What the spec declares in the place of the step that does something with it: `- go: {}` in a
  /// scenario, and `- api.load: { page: 1 }`.
  private func declaredStep(_ text: String, _ value: YAMLNode, _ forms: StepForms) -> Hint? {
    let bare = valueMeant(by: text)
    if bare != text, forms["set"] != nil, forms["expect"] == nil {
      return "a value is set by '- set: { \(bare): \(value.asWritten) }'"
    }
    if forms["send"] != nil, isEvent(text) {
      return "write '- send: \(text)'"
        + (value.mapping?.isEmpty ?? true ? "" : ", and its values under 'with'")
    }
    let output = spec.outputs.first { $0.name.text == text }
    if forms["expect"] != nil {
      let written = value.scalar.map { $0.text } ?? "..."
      if case .event? = output { return "write '- expectEvents: { \(text): [\(written)] }'" }
      // `- rows.count: 1`
      let name = value.isNull ? text[...] : text.prefix { $0 != "." }
      return spec.outputs.contains { $0.name.text == name }
        || spec.state.contains { $0.name.text == name }
        ? "a value is looked at by '- expect: { \(text): \(written) }'" : nil
    }
    guard forms["call"] != nil else { return nil }
    // `- alert: =error.message`
    if case .event? = output {
      return "an event output is emitted by '- emit: \(text)'"
        + (value.isNull || value.mapping?.isEmpty ?? false ? "" : ", with 'value' below it")
    }
    if output != nil, let new = value.scalar, !new.isEmptyPlain {
      return "a value is set by '- set: { \(text): \(value.asWritten) }'"
    }
    // `- now: clock.now`
    if forms.meant(by: text) == nil, suggestion(for: text, among: forms.names) == nil,
      let call = value.scalar?.text.drop(while: { $0 == "=" }),
      let hint = callAssigned(in: "\(text) = \(call)")
    {
      return hint
    }
    let parts = text.split(separator: ".")
    if parts.count == 2, parts[1].utf8.allSatisfy({ $0.isLetterOrDigit }),
      service(parts[0]) != nil
    {
      return "write '- call: \(text)'"
        + (value.isNull || value.mapping?.isEmpty ?? false
          ? "" : ", and its arguments under 'with'")
    }
    return Self.bindingKeys.contains(text) ? "it is a key of the binding, beside 'when'" : nil
  }

  /// `page` of `self.page`, where `page` has a value.
  func valueMeant(by text: String) -> String {
    guard let name = withoutOwner(text), isValue(String(name.prefix(while: { $0.isInName }))) else {
      return text
    }
    return name
  }

  /// `- run: api.load` and `- verify: api.load`
  private func methodOfStep(_ text: String, _ value: YAMLNode, _ forms: StepForms) -> Hint? {
    let path = value.scalar?.text ?? value.mapping?.first?.name ?? ""
    guard isPathOfService(path) else { return nil }
    if forms["call"] != nil, value.scalar != nil {
      let isOther = forms.meant(by: text) == nil && suggestion(for: text, among: forms.names) == nil
      // A list is gone through, and a method called.
      return isOther || text == "run" || text == "try" || forms.meant(by: text) == .write("each")
        ? .write("call") : nil
    }
    guard forms["expectCalls"] != nil, forms.meant(by: text) == .write("expect") else { return nil }
    return "write '- expectCalls: { \(path): [{}] }', with a map of arguments for each call"
  }

  /// `- run: save`: a name alone is nothing that Swift would run.
  private static func running(_ text: String, _ value: String) -> Hint? {
    text == "run" && !value.isEmpty && value.utf8.allSatisfy { $0.isInName } ? .write("send") : nil
  }

  /// `- fire: saved`, where what it names says which step it is.
  private func firing(_ value: String, of text: String, _ forms: StepForms) -> Hint? {
    guard forms["emit"] != nil, forms.meant(by: text) == nil,
      suggestion(for: text, among: forms.names) == nil
    else { return nil }
    if isEventOutput(value) { return .write("emit") }
    return isEvent(value) ? .write("send") : nil
  }

  /// The step as which one of others is read, where what it says first means the same.
  private static let readAs = ["unless": "if", "if not": "if", "try": "call"]

  /// `items.append: item` and `items.removeAll: {}`, where `items` is a value.
  private func changing(_ key: String, with value: YAMLNode, _ forms: StepForms) -> Hint? {
    let parts = key.split(separator: ".")
    guard parts.count == 2, case let name = String(parts[0]), isValue(name), forms["set"] != nil
    else { return nil }
    let text = value.scalar?.text ?? ""
    let operand = text.hasPrefix("=") ? String(text.dropFirst()) : text
    guard ["append", "add", "push"].contains(parts[1]), !operand.isEmpty else {
      return "a step sets what the value becomes: 'set: { \(name): ... }'"
    }
    let expression = "=\(name).appending(\(operand))"
    let isPlain = expression.utf8.allSatisfy { !",[]{}#".utf8.contains($0) }
    return "write 'set: { \(name): \(isPlain ? expression : "\"\(expression)\"") }'"
  }

  /// `set status: open` and `call api.load: { page: 1 }`, whose colon stands too late.
  private static func glued(_ text: String, _ value: YAMLNode, _ forms: StepForms) -> Hint? {
    let words = text.split(separator: " ")
    guard words.count == 2, let form = forms[String(words[0])] else { return nil }
    let written = value.scalar == nil ? "..." : value.asWritten
    if words[0] == "emit", value.scalar != nil {
      return "write '- emit: \(words[1])', and below it 'value: \(written)'"
    }
    if ["set", "let", "expect"].contains(words[0]) {
      return "write '- \(words[0]): { \(words[1]): \(written) }'"
    }
    guard form.has("with"), value.mapping != nil else { return nil }
    return "write '- \(words[0]): \(words[1])', and below it 'with', with these values"
  }

  /// What `title: =name` is.
  private func setting(_ name: String, _ pairs: [YAMLPair]) -> Hint? {
    guard pairs.count == 1, let value = pairs[0].value.scalar,
      value.text.hasPrefix("=") || !value.isEmptyPlain && isValue(name),
      !name.contains(where: { $0 == " " })
    else { return nil }
    return "a value is set by '- set: { \(name): \(pairs[0].value.asWritten) }'"
  }
}

import Diagnostics
import Reading

/// What was meant by steps that are none.
extension SpecDecoder {
  /// Says so where a name and its value stand under two keys: `set: name` and `to: Ann`.
  mutating func reportSplitValue(_ key: YAMLPair, _ pairs: [YAMLPair]) -> Bool {
    let others = ["to", "value", "with", "is", "equals", "toBe", "toEqual", "be"]
    guard let step = key.key.scalar?.text, ["set", "let", "expect"].contains(step),
      let name = key.value.scalar?.text, pairs.count == 2,
      let value = pairs.first(where: { others.contains($0.key.scalar?.text ?? "") })?.value
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
    guard let first = pairs.first(where: isStranger), let key = first.key.scalar?.text,
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
        hint: "it ends the runs for all values of 'per': remove it")
      return true
    }
    if reportCallInValue(pairs, than: form, first.key) { return true }
    let keys = pairs.filter(isStranger).compactMap { $0.key.scalar?.text }
    let others = forms.names.filter { name in
      forms[name].map { keys.allSatisfy($0.has) } ?? false
    }
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
    if values.contains(where: \.value.isInvalid) { return true }
    for pair in values {
      let words = (pair.value.scalar?.text ?? "").split { $0 == " " || $0 == "=" }
      let path = (words.first { $0 != "try" && $0 != "await" } ?? "").prefix { $0 != "(" }
      guard isPathOfService(String(path)) else { continue }
      if let name = pair.key.scalar?.text, !isValue(name) { broken.add(name) }
      report(
        .unknownKey, "\(form.title) has no key '\(other)'", at: key.span,
        hint: "a service is called by a step: write '- call: \(path)' in place of this, and "
          + "below it 'with', 'as: \(pair.key.scalar?.text ?? "answer")' and 'catch'")
      return true
    }
    return false
  }

  /// Whether the event that a step sends has such a parameter.
  private func isParameter(_ key: String, ofEventIn pairs: [YAMLPair]) -> Bool {
    guard let parameters = parameters(ofEventIn: pairs), !pairs.has("with") else { return false }
    return parameters.contains { $0.name.text == key }
  }

  /// What was meant by `send:refresh`, `send refresh` or `stop`.
  func stepInOneText(_ node: YAMLNode, _ forms: StepForms) -> Hint? {
    guard let text = node.scalar?.text else { return nil }
    if let narrow = text.withNarrowSigns { return .write(element: narrow) }
    let name = text.prefix { $0 != ":" && !$0.isWhitespace }
    guard forms[String(name)] != nil else {
      // `- refresh` may be the name of an event.
      let isWord = !text.isEmpty && text.allSatisfy(\.isInName)
      if isWord {
        if !isEvent(text), let meant = forms.meant(by: text) { return Self.withDash(meant) }
        let isEmitted = isEventOutput(text)
        if errors.contains(where: { $0.name.text == text }) {
          return "what was thrown is called 'error': list the steps, each with '- '"
        }
        return isEmitted
          ? "an event output is emitted by '- emit: \(text)'"
          : "an event is sent by '- send: \(text)'"
      }
      return callAssigned(in: text)
        ?? pair(ofAssignment: text).map(withoutOwner).map { pair in
          let isInput = inputs.contains { $0.name.text == pair.prefix { $0 != ":" } }
          return .write(
            element: "\(forms["expect"] == nil || isInput ? "set" : "expect"): { \(pair) }")
        } ?? changing(text)
        ?? Self.calling(text, forms)
    }
    let value = text[name.endIndex...].drop { ":=".contains($0) || $0.isWhitespace }
    if name == "if", let hint = Self.unwrapping(String(value)) ?? Self.bracing(value) {
      return hint
    }
    if name == "let", let hint = callAssigned(in: String(value)) { return hint }
    if name == "call", let hint = callAssigned(in: text) { return hint }
    if ["expect", "set", "let"].contains(name) {
      // `expect page 0`, `set page = 0`
      let words = value.split { $0.isWhitespace || $0 == "=" || $0 == ":" }
      if words.count == 2, name != "expect", words[1].first?.isLetter ?? false,
        !["true", "false", "null"].contains(words[1])
      {
        return .write(element: "\(name): { \(words[0]): =\(words[1]) }")
      }
      return words.count == 2
        ? .write(element: "\(name): { \(words[0]): \(words[1]) }")
        : .write(element: "\(name): { name: value }")
    }
    let example = name == "stop" ? "true" : "..."
    return .write(element: "\(name): \(value.isEmpty ? example : String(value))")
  }

  /// `write 'stop: true'` in place of a whole step, which starts with a dash.
  private static func withDash(_ hint: Hint) -> Hint {
    hint.replacement.map { .write(element: $0) } ?? hint
  }

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
    if let hint = Self.swapped(key, value, forms) { return hint }
    // `- toggle: isOn`
    if isValue(text), let step = forms.meant(by: key)?.replacement, step.holds("{ name:") {
      return .write(step.exchanging("name", for: text))
    }
    if let hint = declaredStep(key, value, forms) { return hint }
    if let hint = methodOfStep(key, value, forms) { return hint }
    if let hint = changing(key, with: value, forms) { return hint }
    if let hint = Self.running(key, text) { return hint }
    if let hint = firing(text, of: key, forms) { return hint }
    if let hint = Self.guarding(key, pairs) { return hint }
    if let hint = askingCase(key) { return hint }
    if let hint = Self.negated(key, pairs, forms) { return hint }
    if let hint = Self.condition(key, pairs, forms) { return hint }
    if let hint = forms.meant(by: key)?.ofOneWord {
      return (hint.replacement == "each" ? Self.elementNamed(in: text) : nil) ?? hint
    }
    if let hint = expectedAll(key, value, forms) { return hint }
    if let hint = nearestStep(to: key, having: text, forms) { return hint }
    if let hint = Self.glued(key, value, forms) { return hint }
    if let hint = Self.calling(key, forms)?.ofOneWord { return hint }
    if let hint = Self.expecting(key, pairs, forms) { return hint }
    return setting(key, pairs)
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
    let owner = forms.names.first { name in
      forms[name]?.has(key) ?? false
    }
    return owner.map { "is the line '- \($0): ...' missing above it?" }
  }

  /// `- isOn: { set: true }` and `- saved: { emit: null }`, with the two keys in each other's place.
  private static func swapped(_ key: String, _ value: YAMLNode, _ forms: StepForms) -> Hint? {
    guard let pairs = value.mapping, pairs.count == 1, let step = pairs[0].key.scalar?.text,
      forms[step] != nil, forms.meant(by: key) == nil
    else { return nil }
    let hasMap = ["set", "let", "expect", "expectChanges", "expectEvents", "expectCalls"]
    if hasMap.contains(step) {
      return .write(element: "\(step): { \(key): \(pairs[0].value.asWritten) }")
    }
    let isAlone = pairs[0].value.isNull || pairs[0].value.mapping?.isEmpty ?? false
    return isAlone ? .write(element: "\(step): \(key)") : nil
  }

  /// What the spec declares in the place of the step that does something with it: `- go: {}` in a
  /// scenario, and `- api.load: { page: 1 }`.
  private func declaredStep(_ text: String, _ value: YAMLNode, _ forms: StepForms) -> Hint? {
    let bare = withoutOwner(text)
    if bare != text, forms["set"] != nil, forms["expect"] == nil {
      return "a value is set by '- set: { \(bare): \(value.asWritten) }'"
    }
    if forms["send"] != nil, isEvent(text) {
      return "write '- send: \(text)'"
        + (value.mapping?.isEmpty ?? true ? "" : ", and its values under 'with'")
    }
    let output = outputs.first { $0.name.text == text }
    if forms["expect"] != nil {
      let written = value.scalar.map(\.text) ?? "..."
      if case .event? = output { return "write '- expectEvents: { \(text): [\(written)] }'" }
      // `- rows.count: 1`
      let name = value.isNull ? text[...] : text.prefix { $0 != "." }
      return outputs.contains { $0.name.text == name } || states.contains { $0.name.text == name }
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
    if parts.count == 2, parts[1].utf8.allSatisfy(\.isLetterOrDigit),
      service(parts[0]) != nil
    {
      return "write '- call: \(text)'"
        + (value.isNull || value.mapping?.isEmpty ?? false
          ? "" : ", and its arguments under 'with'")
    }
    return Self.bindingKeys.contains(text)
      ? "it is a key of the binding, beside 'when'" : nil
  }

  /// `self.page`, where `page` has a value.
  private func withoutOwner(_ text: String) -> String {
    let owner = text.prefix { $0 != "." }
    let name = text.dropFirst(owner.count + 1)
    let isOwner = ["self", "this", "state", "viewModel", "vm", "outputs", "inputs"].contains(owner)
    return isOwner && isValue(String(name.prefix(while: \.isInName))) ? String(name) : text
  }

  /// `- run: api.load` and `- verify: api.load`
  private func methodOfStep(_ text: String, _ value: YAMLNode, _ forms: StepForms) -> Hint? {
    let path = value.scalar?.text ?? value.mapping?.first?.key.scalar?.text ?? ""
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
    text == "run" && !value.isEmpty && value.utf8.allSatisfy(\.isInName) ? .write("send") : nil
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

  /// `items.append(item)`
  private func changing(_ text: String) -> Hint? {
    let parts = text.split(maxSplits: 2) { $0 == "." || $0 == "(" }
    guard parts.count == 3, ["append", "add", "push"].contains(parts[1]), parts[2].last == ")",
      service(parts[0]) == nil
    else { return nil }
    return .write(element: "set: { \(parts[0]): =\(parts[0]).appending(\(parts[2]) }")
  }

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
    return
      "write 'set: { \(name): \(isPlain ? expression : "\"\(expression)\"") }'"
  }

  /// What `open(at: 1)`, `await api.load()` and `emit(closed)` are.
  private static func calling(_ text: String, _ forms: StepForms) -> Hint? {
    let text = text.hasPrefix("await ") ? text.dropFirst(6) : text[...]
    let name = text.prefix { $0 != "(" }
    let isPath = name.contains(where: { $0 == "." })
    let isBare = name.count == text.count
    guard isBare ? isPath : !name.isEmpty, name.allSatisfy({ $0.isInName || $0 == "." }) else {
      return nil
    }
    let isAlone = isBare || text.dropFirst(name.count + 1).first == ")"
    let arguments = isAlone ? "" : ", and its arguments below it under 'with:'"
    if forms[String(name)] != nil {
      let value = text.dropFirst(name.count + 1).prefix { $0 != ")" }
      let isWord = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } && !value.isEmpty
      return .write(
        element: "\(name): \(isWord ? String(value) : name == "stop" ? "true" : "...")")
    }
    return "write '\(isPath ? "call" : "send"): \(name)'\(arguments)"
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

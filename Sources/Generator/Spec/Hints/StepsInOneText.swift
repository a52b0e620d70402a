import MVVMGenDiagnostics
import MVVMGenReading

/// What was meant by a step that is a text alone.
extension SpecDecoder {
  /// What was meant by `send:refresh`, `send refresh` or `stop`.
  func stepInOneText(_ node: YAMLNode, _ forms: StepForms) -> Hint? {
    guard let text = node.scalar?.text else { return nil }
    if node.isNull { return "write a step behind the '-', or remove it" }
    if let narrow = text.withNarrowSigns { return .write(element: narrow) }
    let name = text.prefix { $0 != ":" && !$0.isWhitespace }
    guard forms[String(name)] != nil else {
      // `- refresh` may be the name of an event.
      let isWord = !text.isEmpty && text.allSatisfy { $0.isInName }
      if isWord {
        if !isEvent(text), let meant = forms.meant(by: text) { return Self.withDash(meant) }
        let isEmitted = isEventOutput(text)
        if spec.errors.contains(where: { $0.name.text == text }) {
          return "what was thrown is called 'error': list the steps, each with '- '"
        }
        return isEmitted
          ? "an event output is emitted by '- emit: \(text)'"
          : "an event is sent by '- send: \(text)'"
      }
      return callAssigned(in: text)
        ?? pairOfAssignment(text).map(valueMeant).map { pair in
          let isInput = spec.inputs.contains { $0.name.text == pair.prefix { $0 != ":" } }
          return .write(
            element: "\(forms["expect"] == nil || isInput ? "set" : "expect"): { \(pair) }")
        } ?? changing(text)
        ?? called(text, forms) ?? Self.calling(text, forms)
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

  /// `sleep(2)` and `print("x")`, which are other steps here.
  private func called(_ text: String, _ forms: StepForms) -> Hint? {
    let name = String(text.prefix { $0 != "(" })
    guard text.hasSuffix(")"), !isEvent(name), let meant = forms.meant(by: name) else { return nil }
    let argument = text.dropFirst(name.count + 1).dropLast()
    let isWord = !argument.isEmpty && argument.allSatisfy { $0.isInName || $0 == "." }
    return meant.replacement.map { step in
      .write(
        element: step.contains(":") ? step : "\(step): \(isWord ? String(argument) : "...")")
    } ?? meant
  }

  /// `items.append(item)`
  private func changing(_ text: String) -> Hint? {
    let parts = text.split(maxSplits: 2) { $0 == "." || $0 == "(" }
    guard parts.count == 3, ["append", "add", "push"].contains(parts[1]), parts[2].last == ")",
      service(parts[0]) == nil
    else { return nil }
    return .write(element: "set: { \(parts[0]): =\(parts[0]).appending(\(parts[2]) }")
  }

  /// What `open(at: 1)`, `await api.load()` and `emit(closed)` are.
  static func calling(_ text: String, _ forms: StepForms) -> Hint? {
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
      return .write(element: "\(name): \(isWord ? String(value) : name == "stop" ? "true" : "...")")
    }
    return "write '\(isPath ? "call" : "send"): \(name)'\(arguments)"
  }
}

import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Events that steps send and emit.
extension ScreenChecker {
  mutating func send(_ name: Name, _ with: [NamedValue], in scope: Scope) -> [Step] {
    guard let (event, arguments) = sending(name, with, in: scope) else { return [] }
    return [.send(input: event.name, arguments: arguments)]
  }

  mutating func sending(
    _ name: Name, _ with: [NamedValue], in scope: Scope
  ) -> (CheckedEvent, [TypedExpression.Argument])? {
    if isMeaningless(name) { return nil }
    switch lookUp(name.text) {
    case .event(let event):
      return (event, arguments(with, for: Taker(event), in: scope, at: name.span))
    case .value(let value):
      report(
        .unknownEvent, "'\(name.text)' is a value: it is not sent but set", at: name.span,
        hint: eventTaking(with, near: name.text)
          ?? (scope.part.isScenario && value.role != .input
            ? "the screen sets it: - expect: { \(name.text): ... }"
            : settingInPlace(of: with, name.text, in: scope)),
        related: declaration(of: name),
        missing: .init(.declaration(of: name.text, as: .event)),
        cause: with.isEmpty ? nil : .otherTypeMeant)
      // A binding that knows of these took it for an event too.
      for pair in with {
        values.note(name.text, at: declared[name.text], having: "parameter \(pair.name.text)")
      }
    case .signal:
      report(
        .unknownEvent, "'\(name.text)' is an event output: it is not sent but emitted",
        at: name.span,
        hint: scope.part.isScenario
          ? "the screen emits it: - expectEvents: { \(name.text): [...] }"
          : with.count == 1
            ? "write '- emit: \(name.text)', and below it 'value: \(with[0].value.asWritten)'"
            : "- emit: \(name.text)", related: declaration(of: name))
    case nil where name.text == "start":
      report(
        .unknownEvent, "'start' is no event: nobody sends it", at: name.span,
        hint: scope.part.isScenario
          ? "remove the step: the screen starts when the scenario does"
          : "put the steps into an event with 'private: true', and send that from 'when: start' too",
        missing: .init(.name("start")))
    case .need, .constant, .formatter, .service, .type, nil:
      let nearest = suggestion(for: name.text, among: screen.events.map { $0.name })
      let meant =
        argumentsHint(name.text) ?? eventWithArgument(name.text, scope.part)
        ?? callHint(name.text, in: scope) ?? eventMeant(by: name.text) ?? nearest
      report(
        .unknownEvent, "there is no event '\(name.text)'", at: name.span,
        hint: meant ?? declaringEvent(name.text, taking: with, in: scope),
        missing: .init(.name(name.text), isGuessed: meant != nil, wanted: .event))
      lookAtLost(with, in: scope)
    }
    return nil
  }

  /// `uploads` for the event `upload`, where it takes what is sent along.
  private func eventTaking(_ arguments: [NamedValue], near name: String) -> Hint? {
    guard !arguments.isEmpty else { return nil }
    let labels = arguments.map { $0.name.text }
    return suggestion(
      for: name,
      among: screen.events.filter { $0.parameters.map { $0.name } == labels }.map({ $0.name }))
  }

  /// How the event is declared that nobody has, with what is sent along; nothing can be declared
  /// under the name of something else.
  private func declaringEvent(
    _ name: String, taking arguments: [NamedValue], in scope: Scope
  ) -> Hint? {
    if declared[name] != nil {
      return eventsThereAre.isEmpty ? nil : Hint(String(eventsThereAre.dropFirst()))
    }
    return declaring(name, "inputs: { \(name): \(parameters(of: arguments, in: scope)) }")
      .map { $0 + eventsThereAre }
  }

  private func parameters(of arguments: [NamedValue], in scope: Scope) -> String {
    if arguments.isEmpty { return "{}" }
    let types = arguments.map { "\($0.name.text): \(typeWritten(by: $0.value, in: scope))" }
    return "{ takes: { \(types.joined(separator: ", ")) } }"
  }

  /// What can be sent in place of an event that nobody declared.
  private var eventsThereAre: String {
    let names = screen.events.map { $0.name }
    return names.isEmpty || names.count > 8
      ? "" : "\nthe events are: \(names.joined(separator: ", "))"
  }

  /// `go with id` and `go 3`
  private func eventWithArgument(_ text: String, _ part: Scope.Part) -> Hint? {
    let words = text.split(separator: " ").filter { $0 != "with" && $0 != "with:" }.map(String.init)
    guard words.count > 1, let event = event(named: words[0]) else { return nil }
    let parameters = event.parameters.map { $0.name }
    let (label, value) = (words[1], words.count == 3 ? words[2] : nil)
    let isLabel = parameters.contains(label)
    let argument: String
    if words.count > (isLabel ? 3 : 2) || parameters.count != 1 {
      argument = parameters.asPlaceholders
    } else if isLabel {
      argument = "\(label): \(value ?? (part.isScenario ? "..." : "=\(label)"))"
    } else {
      argument = "\(parameters[0]): \(part.isScenario || !isName(label) ? label : "=\(label)")"
    }
    return "write 'send: \(event.name)'"
      + (parameters.isEmpty ? "" : ", and below it 'with: { \(argument) }'")
  }

  /// `self.go` and `go, stop`
  private func eventMeant(by text: String) -> Hint? {
    if let event = withoutOwner(text), hasEvent(event) { return .write(event) }
    // `removeStop` of `remove`, with what its parameters say.
    let begun = screen.events.map { $0.name }.filter {
      $0.utf8.count >= 3 && text.hasPrefix($0) && text.dropFirst($0.count).startsUpper
    }
    if begun.count == 1 { return "did you mean '\(begun[0])'?" }
    let names = text.split { $0 == "," || $0 == " " }.map(String.init)
    return names.count > 1 && names.allSatisfy(hasEvent) ? "each is sent by a step of its own" : nil
  }

  /// The method of a service is called, not sent.
  private func callHint(_ text: String, in scope: Scope) -> Hint? {
    guard let point = text.firstIndex(of: "."),
      services[String(text[..<point])] != nil
    else { return nil }
    return scope.part.isScenario
      ? "the screen calls it: '- reply: \(text)' answers, '- expectCalls' looks at the calls"
      : "a service is called: '- call: \(text)'"
  }

  /// `send: query`, `with: { text: a }`
  private func settingInPlace(of arguments: [NamedValue], _ name: String, in scope: Scope) -> Hint {
    let value = arguments.count == 1 ? arguments[0].value.scalar?.text : nil
    let setting = "- set: { \(name): \(value ?? "...") }"
    if arguments.isEmpty { return Hint(setting) }
    return
      "\(setting)\nfor an event declare it so: \(name): \(parameters(of: arguments, in: scope))"
  }

  /// How an output is declared that is emitted, and not set.
  private func declaringEvent(_ name: Name, _ emitted: YAMLNode?) -> Hint? {
    guard let value = value(named: name.text), value.role == .output, !value.isDerived else {
      return nil
    }
    let type = emitted == nil ? "Void" : value.type.asWritten
    return "declare it so: outputs: { \(name.text): { emits: \(type) } }"
  }

  mutating func emit(_ name: Name, _ value: YAMLNode?, in scope: Scope) -> [Step] {
    if isMeaningless(name) { return [] }
    switch lookUp(name.text) {
    case .signal(let signal): return emit(signal, value, at: name, in: scope)
    case .value(let derived) where derived.isDerived:
      report(
        .unknownEvent, "'\(name.text)' is derived: it follows by itself, and is not emitted",
        at: name.span, hint: "remove the step; an event is declared { emits: Type }",
        related: declaration(of: name))
    case .value:
      let other = declaringEvent(name, value)
      report(
        .unknownEvent, "'\(name.text)' is a value: it is not emitted but set", at: name.span,
        hint: "- set: { \(name.text): \(value?.asWritten ?? "...") }"
          + (other.map { "; or, to emit it, \($0)" } ?? ""),
        related: declaration(of: name),
        missing: other == nil ? nil : .init(.key("emits", of: name.text), isGuessed: true))
    case .event:
      report(
        .unknownEvent, "'\(name.text)' is an event input: it is not emitted but sent",
        at: name.span, hint: "- send: \(name.text)", related: declaration(of: name))
    case .need, .constant, .formatter, .service, .type, nil:
      let near = suggestion(for: name.text, among: screen.signals.map { $0.name })
      report(
        .unknownEvent, "there is no event output '\(name.text)'", at: name.span,
        hint: valueHint(name.text, screen.signals) ?? near
          ?? (declared[name.text] == nil
            ? declaring(
              name.text,
              "outputs: { \(name.text): { emits: \(typeEmitted(by: value, in: scope)) } }")
            : screen.signals.isEmpty
              ? nil
              : "the event outputs are: \(screen.signals.map { $0.name }.joined(separator: ", "))"),
        related: declaration(of: name),
        missing: .init(.name(name.text), isGuessed: near != nil))
      values.lookAtLost(value, in: scope)
    }
    return []
  }

  /// What an event output delivers that is emitted with such a value.
  func typeEmitted(by value: YAMLNode?, in scope: Scope) -> String {
    guard let value, !value.isNull else { return "Void" }
    return typeWritten(by: value, in: scope)
  }

  /// The type of a value by itself.
  func typeWritten(by value: YAMLNode, in scope: Scope) -> String {
    var probe = values.probe
    let type = probe.inferredValue(value, in: scope, remedy: "").type
    return type == .unknown ? "Type" : type.asWritten
  }

  private mutating func emit(
    _ signal: CheckedSignal, _ value: YAMLNode?, at name: Name, in scope: Scope
  ) -> [Step] {
    if signal.type == .void {
      if let value, !value.isNull {
        report(
          .wrongEmit, "'\(name.text)' has no value", at: value.span,
          hint: "remove 'value', or declare it with 'emits: \(typeEmitted(by: value, in: scope))'",
          related: declaration(of: name))
        note(name.text, at: declared[name.text], having: "value")
      }
      return [.emit(output: name.text, nil)]
    }
    guard let value else {
      if signal.type == .unknown { return [] }
      report(
        .wrongEmit, "'\(name.text)' delivers a value: \(signal.type)", at: name.span,
        hint: "add 'value: ...', or declare it with 'emits: Void'",
        related: declaration(of: name))
      note(name.text, at: declared[name.text], having: "no value")
      return []
    }
    let delivered = values.value(
      value, in: scope, expected: signal.type, takenBy: name.text, at: declared[name.text])
    return [.emit(output: name.text, delivered)]
  }
}

/// Nor is an event output.
private func valueHint(_ text: String, _ signals: [CheckedSignal]) -> Hint? {
  let written = String(text.prefix(while: { $0.isInName }))
  let names = signals.map { $0.name }
  let name = names.contains(written) ? written : didYouMean(written, among: names) ?? written
  let signal = signals.first { $0.name == name }
  let rest = text.dropFirst(written.count).first { $0 != " " }
  guard isName(written),
    rest == "(" || signal != nil && rest.map({ $0.isInName || ":=,\"'".contains($0) }) ?? false
  else { return nil }
  let hasValue = signal.map { $0.type != .void } ?? !text.hasSuffix("()")
  return "write '\(name)' alone" + (hasValue ? ", and below it 'value: ...'" : "")
}

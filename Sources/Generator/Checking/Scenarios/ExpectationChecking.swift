import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  mutating func reply(_ reply: ReplySpec, in scope: Scope) -> CheckedScenario.ScenarioStep? {
    guard let (service, method) = method(reply.method, argumentsStand: "under 'to:'") else {
      lookAtLost(reply.to ?? [], in: scope)
      for node in [reply.returns, reply.throwing] { values.lookAtLost(node, in: scope) }
      return nil
    }
    let taker = Taker(service, method)
    let name = taker.name
    if method.answersAtOnce {
      report(
        .wrongAnswer, "'\(name)' answers at once, so no call of it waits", at: reply.method.span,
        hint: method.answerType == .void
          ? "it returns nothing: remove the step" : "say under 'given' what it returns",
        related: [declaration(of: method, name)])
      note(name, at: method.span, having: "sync")
      return nil
    }
    let arguments = reply.to.map { pairs in
      hintingAtEach {
        $0.arguments(pairs, for: taker, in: scope, at: reply.method.span, allowsMissing: true)
      } by: { _, told in
        guard told.id == .wrongCall, let hint = told.hint else { return nil }
        return "'to' compares whole values: \(hint), or leave 'to' out, to answer the oldest call"
      }
    }
    guard let kind = replyKind(reply, method, name, in: scope) else { return nil }
    return .reply(
      CheckedScenario.Reply(
        service: service.name, method: method.name, arguments: arguments, kind: kind))
  }

  private mutating func replyKind(
    _ reply: ReplySpec, _ method: CheckedService.Method, _ name: String, in scope: Scope
  ) -> CheckedScenario.Reply.Kind? {
    if let ends = reply.ends {
      if method.kind == .answers(.unknown) { return nil }
      if !method.streams {
        report(
          .wrongAnswer, "'\(name)' does not stream, so it does not end", at: ends.span,
          hint: "write 'returns: ...'", related: [declaration(of: method, name)])
        note(name, at: method.span, having: "streams")
        return nil
      }
      if ends.value, let other = reply.returns ?? reply.throwing {
        report(
          .wrongAnswer, "a reply delivers something or ends the stream, not both", at: other.span,
          hint: "write two steps: what is delivered, and 'ends: true'")
        return nil
      }
      if ends.value { return .ends }
    }
    switch (reply.returns, reply.throwing) {
    case (let node?, nil): return .returns(returned(node, by: method, name, in: scope))
    case (nil, let node?): return thrown(node, by: method, name, in: scope).map { .fails($0) }
    case (_?, let node?):
      report(
        .wrongAnswer, "a reply has 'returns' or 'throws', not both", at: node.span,
        hint: "keep one of them")
    case (nil, nil):
      report(
        .wrongAnswer, "the reply says nothing", at: reply.method.span,
        hint: method.answerType == .void
          ? "add 'returns: null'"
          : method.streams
            ? "add 'returns: ...' for an element, or 'ends: true'" : "add 'returns: ...'")
    }
    return nil
  }

  /// What an event output is expected to deliver that has such a value.
  private func delivered(by name: String, _ value: YAMLNode) -> String {
    signal(named: name)?.type == .void ? "[null]" : value.asWrittenList
  }

  /// `a.b: value`: the key is an expression of the screen's values.
  mutating func expectation(_ pair: YAMLPair, in scope: Scope) -> CheckedScenario.Expectation? {
    guard let text = pair.name, canExpect(text, pair) else { return nil }
    let subject = expressions.expression(pair.key, in: scope.within(.expectation), expected: nil)
    guard subject.type != .unknown else { return nil }
    switch subject.kind {
    case .integer, .decimal, .bool, .null:
      report(
        .cannotExpect, "'\(text)' is always the same: there is nothing to expect of it",
        at: pair.key.span, hint: "name what is looked at: { name: \(text) }")
      return nil
    default: break
    }
    if pair.value.isText("=\(text)") {
      report(
        .cannotExpect, "'\(text)' is compared with itself: that always holds", at: pair.value.span,
        severity: .warning, hint: "write what it is to be")
    }
    let told = diagnostics.count
    let expected = values.hinting {
      $0.pattern(pair.value, in: scope, type: subject.type)
    } by: { _, _ in
      guard case .array = subject.type.unwrapped, pair.value.shapeOfLiteral == .number,
        let count = pair.value.scalar?.text
      else { return nil }
      return "how many there are is '\(text).count': '\(text).count: \(count)'"
    }
    if let place = declared[text] {
      values.note(taker: text, at: place, of: pair.value, from: told)
    }
    return CheckedScenario.Expectation(subject: subject, expected: expected, span: pair.key.span)
  }

  private mutating func canExpect(_ text: String, _ pair: YAMLPair) -> Bool {
    switch lookUp(text) {
    case .signal:
      report(
        .cannotExpect, "'\(text)' is an event output: it has no value", at: pair.key.span,
        hint: "- expectEvents: { \(text): \(delivered(by: text, pair.value)) }")
      note(text, at: declared[text], having: "value")
    case .event:
      report(
        .cannotExpect, "'\(text)' is an event: it has no value", at: pair.key.span,
        hint: "expect what it leads to", missing: .init(.name(text)))
    case .constant, .need:
      report(
        .cannotExpect, "'\(text)' never changes: there is nothing to expect of it",
        at: pair.key.span, hint: "expect an output, a state or an input",
        related: expressions.declaration(text))
    case .value, .formatter, .service, .type, nil: return true
    }
    return false
  }

  mutating func changes(_ pair: NamedValue, in scope: Scope) -> CheckedScenario.ListExpectation? {
    if isMeaningless(pair.name) { return nil }
    let name = pair.name.text
    let found = lookUp(name)
    if case .value(let value)? = found, value.role == .output {
      return list(pair, value.type, in: scope)
    }
    let outputs = screen.values.filter { $0.role == .output }
    let meant = suggestion(for: name, among: outputs.map { $0.name })
    let hint: Hint? =
      switch found {
      case .signal: "- expectEvents: { \(name): \(delivered(by: name, pair.value)) }"
      case .value where screen.values.allSatisfy { $0.role == .state }:
        "the screen has no outputs: is the line 'outputs:' missing above '\(name)'?"
      case .value: meant ?? "what it is now: - expect: { \(name): ... }"
      case .event: meant ?? "an event changes nothing by itself: name an output that it leads to"
      case .need, .constant, .formatter, .service, .type: meant
      case nil:
        meant ?? callsMeant(by: name, pair.value) ?? declaring(name, "outputs: { \(name): String }")
      }
    report(
      .cannotExpect,
      declared[name] == nil
        ? "there is no output '\(name)'" : "'\(name)' is no value output: nobody observes it",
      at: pair.name.span, hint: hint, related: declaration(of: pair.name),
      missing: missing(pair.name, meant: meant) ?? .init(.declaration(of: name, as: .output)))
    return nil
  }

  /// `service.method`, which is called.
  private func callsMeant(by name: String, _ value: YAMLNode) -> Hint? {
    method(at: name).map { _ in
      "it is called: '- expectCalls: { \(name): \(value.asWrittenList) }'"
    }
  }

  mutating func events(_ pair: NamedValue, in scope: Scope) -> CheckedScenario.ListExpectation? {
    if isMeaningless(pair.name) { return nil }
    let name = pair.name.text
    let found = lookUp(name)
    if case .signal(let signal)? = found { return list(pair, signal.type, in: scope) }
    let meant = suggestion(for: name, among: screen.signals.map { $0.name })
    let hint: Hint? =
      switch found {
      case .value(let value) where value.role == .output:
        "- expectChanges: { \(name): \(pair.value.asWrittenList) }"
      case .event:
        meant
          ?? (screen.signals.isEmpty
            ? "the screen sends no events: an output shows what '\(name)' leads to"
            : "the view sends it; what the screen delivers is \(screen.signals.map { $0.name }.quotedList)")
      case .value, .signal, .need, .constant, .formatter, .service, .type: meant
      case nil:
        meant ?? callsMeant(by: name, pair.value)
          ?? declaring(
            name, "outputs: { \(name): { emits: \(typeDelivered(as: pair.value, in: scope)) } }")
      }
    report(
      .cannotExpect,
      declared[name] == nil
        ? "there is no event output '\(name)'"
        : "'\(name)' is no event output: it delivers nothing",
      at: pair.name.span, hint: hint, related: declaration(of: pair.name),
      missing: missing(pair.name, meant: meant) ?? .init(.key("emits", of: name)))
    return nil
  }

  /// What an event output delivers of which such values are expected.
  private func typeDelivered(as values: YAMLNode, in scope: Scope) -> String {
    values.sequence?.first.map { typeEmitted(by: $0, in: scope) } ?? "String"
  }

  private mutating func list(
    _ pair: NamedValue, _ type: ValueType, in scope: Scope
  ) -> CheckedScenario.ListExpectation? {
    guard let elements = pair.value.sequence else {
      if !pair.value.isInvalid {
        let written = type == .void ? "[null]" : pair.value.asWrittenList
        report(
          .cannotExpect, "the values of '\(pair.name.text)' are written as a list",
          at: pair.value.span, hint: "\(pair.name.text): \(written); [] for none")
      }
      return nil
    }
    var patterns: [CheckedScenario.Pattern] = []
    for element in elements {
      guard type == .void else {
        let told = diagnostics.count
        patterns.append(values.pattern(element, in: scope, type: type))
        values.note(taker: pair.name.text, at: declared[pair.name.text], of: element, from: told)
        if element.isNull, diagnostics.count > told {
          values.note(pair.name.text, at: declared[pair.name.text], having: "no value")
        }
        continue
      }
      if !element.isNull {
        report(
          .cannotExpect, "'\(pair.name.text)' has no value", at: element.span,
          hint: "write 'null' for each time")
        note(pair.name.text, at: declared[pair.name.text], having: "value")
      }
      patterns.append(.value(TypedExpression(.null, .void)))
    }
    return CheckedScenario.ListExpectation(
      name: pair.name.text, type: type, expected: patterns, span: pair.name.span)
  }

  mutating func calls(_ spec: CallsSpec, in scope: Scope) -> CheckedScenario.CallsExpectation? {
    guard
      let (service, method) = method(
        spec.method, argumentsStand: "in its list: [{ argument: value }]")
    else { return nil }
    guard let elements = spec.calls.sequence else {
      if !spec.calls.isInvalid {
        report(
          .cannotExpect, "the calls are written as a list", at: spec.calls.span,
          hint: "\(service.name).\(method.name): "
            + (spec.calls.isText("0")
              ? "[]"
              : (spec.calls.mapping.map { $0.isEmpty } ?? true
                ? "[{}] for one with any arguments" : spec.calls.asWrittenList) + "; [] for none"))
      }
      return nil
    }
    _ = values.reportBareMap(elements, spec.calls, severity: .warning)
    let calls = elements.map { element in
      patterns(of: element, for: Taker(service, method), in: scope)
    }
    return CheckedScenario.CallsExpectation(
      service: service.name, method: method.name, calls: calls, span: spec.method.span)
  }

  private mutating func patterns(
    of node: YAMLNode, for taker: Taker, in scope: Scope
  ) -> [CheckedScenario.FieldPattern] {
    guard let pairs = node.mapping else {
      if !node.isInvalid {
        let value = node.scalar.flatMap { $0.style == .plain ? $0.text : nil }
        report(
          .cannotExpect, "a call is written as a map of its arguments", at: node.span,
          hint: taker.parameters.count == 1
            ? "write { \(taker.parameters[0].name): \(value ?? "...") }; {} for any"
            : "{ argument: value }; {} for any")
      }
      return []
    }
    var places: [String: SourceSpan] = [:]
    let before = diagnostics.count
    let patterns: [CheckedScenario.FieldPattern] = pairs.compactMap { pair in
      guard let label = pair.name,
        !expressions.isDoubled(label, "'\(label)'", at: pair.key.span, in: &places, .wrongArguments)
      else { return nil }
      guard let parameter = taker.parameters.first(where: { $0.name == label }) else {
        reportStranger(label, in: taker, at: pair.key.span)
        return nil
      }
      expressions.note(label, of: taker.name, parameter.type, at: pair.key.span)
      let told = diagnostics.count
      let pattern = values.pattern(pair.value, in: scope, type: parameter.type)
      note(label, of: taker, pair.value, from: told)
      return CheckedScenario.FieldPattern(name: label, type: parameter.type, pattern: pattern)
    }
    if patterns.isEmpty { expressions.joinStrangers(from: before) }
    return patterns
  }
}

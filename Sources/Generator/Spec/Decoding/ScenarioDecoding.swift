import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  mutating func scenario(_ node: YAMLNode) -> ScenarioSpec? {
    isInScenario = true
    defer { isInScenario = false }
    guard let fields = fields(node, .scenario) else { return nil }
    guard let name = text(fields["name"], of: "the name of a scenario", saysForm: true) else {
      return nil
    }
    if name.value.allSatisfy({ $0.isWhitespace }) {
      report(
        .missingKey, "the name of the scenario is empty", at: name.span,
        hint: "say what it shows: 'starts empty'")
    }
    // A line that is there twice is told, and what has nothing else is no scenario.
    if fields.pairs.count == 1 { return nil }
    let listed = joinedSteps(list(fields["steps"], of: .steps), .scenarioSteps)
    let before = diagnostics.count
    let steps = listed.compactMap { node in part(node) { $0.scenarioStep(node) } }
    if diagnostics.count > before { settleTorn(listed, .scenarioSteps, from: before) }
    var given = fields["given"].flatMap { self.given($0) }
    if fields.hasUnknown {
      // What is given may stand beside it.
      given = given ?? GivenSpec()
      given?.isBroken = true
    }
    return ScenarioSpec(name: name, given: given, steps: steps)
  }

  /// How methods answer, by `service.method`, among the keys of their own.
  mutating func given(_ node: YAMLNode) -> GivenSpec? {
    guard !node.isNull else { return nil }
    let before = diagnostics.count
    var given = GivenSpec()
    guard let pairs = outdented("given", node).flatMap({ self.map($0, of: "'given'") }) else {
      given.isBroken = true
      return given
    }
    var own: [YAMLPair] = []
    var answers: [YAMLPair] = []
    for pair in pairs {
      if pair.name?.contains(".") ?? false {
        answers.append(pair)
      } else {
        own.append(pair)
      }
    }
    let fields = fields(own, of: node, .given)
    given.values = namedValues(fields["values"], of: "'values'")
    given.needs = namedValues(fields["needs"], of: "'needs'", parameters: { $0.spec.needs })
    given.locale = text(fields["locale"], of: "a locale")
    given.timeZone = text(fields["timeZone"], of: "a time zone")
    given.now = fields["now"]
    let map = YAMLNode(.mapping(answers), span: node.span)
    for entry in entries(map, of: "'given'") {
      if let answer = answer(entry.name, entry.value) { given.answers.append(answer) }
    }
    given.isBroken = diagnostics.hasErrors(from: before) || holdsInvalid(node)
    return given
  }

  private mutating func answer(_ name: Name, _ node: YAMLNode) -> AnswerSpec? {
    guard let method = methodReference(name) else { return nil }
    if node.sequence != nil || node.scalar != nil {
      report(
        .wrongShape, "an answer is written as a map, and this is \(node.shape)", at: node.span,
        hint: howToAnswer(method, node))
      return nil
    }
    answered = method
    defer { answered = nil }
    guard let fields = fields(node, .answer) else { return nil }
    if fields.pairs.isEmpty {
      // A key under a wrong name is told already.
      if fields.hasUnknown { return nil }
      let declared = declared(method)
      report(
        .missingKey, "the answer says nothing", at: node.span,
        hint: declared != nil && declared?.returns == nil && declared?.streams == nil
          ? "what returns nothing answers with '{ returns: null }'"
          : "give it 'returns', 'returnsEach', 'throws' or 'streams'")
      return nil
    }
    return AnswerSpec(
      method: method, returns: fields["returns"], returnsEach: fields["returnsEach"],
      streams: fields["streams"], throwing: fields["throws"])
  }

  /// What is written in place of a value alone, or of the case of an error.
  private func howToAnswer(_ reference: MethodReference, _ node: YAMLNode) -> Hint {
    let method = declared(reference)
    let key = method?.streams == nil ? "returns" : "streams"
    guard let text = node.scalar?.text, method?.streams == nil, !text.isEmpty else {
      return "say what it does: { \(key): ... }"
    }
    // `throws offline`: the colon is missing.
    for key in ["throws", "returns"] where text.hasPrefix("\(key) ") {
      return .write(map: "\(key): \(text.dropFirst(key.utf8.count + 1))")
    }
    let failure = spec.errors.first { $0.name.text == method?.throwing?.scalar?.text }
    if case .cases(let cases)? = failure?.content,
      let meant = cases.first(where: { $0.name.text == text || $0.isCalled(text) })
    {
      return .write(map: "throws: \(meant.name.text)")
    }
    let returned = method?.returns?.scalar?.text
    if method?.throwing?.isText("true") ?? false, returned?.hasPrefix("String") != true,
      text.contains(" ")
    {
      return .write(map: "throws: \(text)")
    }
    // `Something failed`, where a text is no answer.
    if text.contains(" "), case .cases(let cases)? = failure?.content, let first = cases.first,
      returned?.hasPrefix("String") != true
    {
      return "say what it does: { returns: ... }, or { throws: \(first.name.text) }"
    }
    let isMissing = node.isNull && method?.returns.map { $0.scalar?.text.last != "?" } ?? false
    let isPlain = !isMissing && text.utf8.allSatisfy { !",[]{}:#'\"".utf8.contains($0) }
    return isPlain ? .write(map: "returns: \(text)") : "say what it does: { returns: ... }"
  }

  mutating func scenarioStep(_ node: YAMLNode) -> ScenarioStepSpec? {
    guard let (fields, key) = stepFields(node, .scenarioSteps) else { return nil }
    guard let kind = scenarioStepKind(fields, key.value) else { return nil }
    return ScenarioStepSpec(kind: kind, span: node.span)
  }

  private mutating func scenarioStepKind(
    _ fields: Fields, _ node: YAMLNode
  ) -> ScenarioStepSpec.Kind? {
    switch fields.form {
    case .sendScenarioStep:
      sentName(node).map { .send($0, with: arguments(fields["with"], of: $0)) }
    case .setScenarioStep: .set(namedValues(node, of: "'set'"))
    case .replyStep: reply(fields, node)
    case .advanceStep: duration(node, of: "'advance'").map { .advance($0) }
    case .expectStep: .expect(expectations(node))
    case .expectChangesStep: .expectChanges(told(node, by: "expectChanges"))
    case .expectEventsStep: .expectEvents(told(node, by: "expectEvents"))
    case .expectCallsStep:
      .expectCalls(
        entries(node, of: "'expectCalls'", hint: callsAlone(node)).compactMap { entry in
          methodReference(entry.name).map { CallsSpec(method: $0, calls: entry.value) }
        })
    default: nil
    }
  }

  /// `api.load`, `api.load(1)` and `[api.load]`, without the list of their calls.
  private func callsAlone(_ node: YAMLNode) -> Hint? {
    let names = (node.sequence ?? [node]).compactMap { $0.scalar?.text.prefix { $0 != "(" } }
    guard !names.isEmpty, names.count == node.sequence?.count ?? 1,
      names.allSatisfy({ $0.contains { $0 == "." } && $0.allSatisfy { $0.isInName || $0 == "." } })
    else { return nil }
    var methods: [Substring] = []
    for name in names where !methods.contains(name) { methods.append(name) }
    let lists = methods.map { name in
      let calls = names.filter { $0 == name }.map { _ in "{ argument: value }" }
      return "\(name): [\(calls.joined(separator: ", "))]"
    }.joined(separator: ", ")
    return "each has a list of its calls: { \(lists) }"
  }

  /// What the observers of outputs were told, one list for each.
  private mutating func told(_ node: YAMLNode, by key: String) -> [NamedValue] {
    let names = (node.sequence ?? [node]).compactMap { $0.scalar?.text }
    let events = spec.outputs.filter { if case .event = $0 { true } else { false } }.map {
      $0.name.text
    }
    // `[alert: Gone]`
    if let pairs = node.sequence?.compactMap({ $0.onlyPair }),
      !pairs.isEmpty, pairs.count == node.sequence?.count
    {
      let lists = pairs.map { "\($0.key.asWritten): \($0.value.asWrittenList)" }
      return entries(node, of: "'\(key)'", hint: .write(map: lists.joined(separator: ", ")))
    }
    guard namesAlone(node) != nil else { return namedValues(node, of: "'\(key)'") }
    return entries(
      node, of: "'\(key)'",
      hint: key == "expectEvents" && names.allSatisfy({ isValue($0) && !events.contains($0) })
        ? "a value is looked at by '- expect: { \(names.asPlaceholders) }'"
        : "each has a list: { \(names.map { "\($0): [...]" }.joined(separator: ", ")) }")
  }

  private mutating func expectations(_ node: YAMLNode) -> [YAMLPair] {
    // In the order of the map, without those of its keys that are none, or are there twice.
    var names = entries(node, of: "'expect'", hint: namesAlone(node)).map { $0.name.span }[...]
    return (node.mapping ?? []).filter { pair in
      guard pair.key.span == names.first else { return false }
      names.removeFirst()
      return true
    }
  }

  private mutating func reply(_ fields: Fields, _ node: YAMLNode) -> ScenarioStepSpec.Kind? {
    guard let method = methodReference(node) else { return nil }
    return .reply(
      ReplySpec(
        method: method,
        to: fields.pair("to").map {
          namedValues($0.value, of: "'to'", parameters: { $0.parameters(of: method) })
        },
        returns: fields["returns"], throwing: fields["throws"],
        ends: bool(fields["ends"], of: "'ends'")))
  }
}

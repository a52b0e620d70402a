import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  mutating func checkScenarios() {
    let (scope, constants) = (self.scope.within(.scenario), constantScope.within(.scenario))
    let shared = spec.given.map { parts(of: $0, in: constants) }
    screen.given = given(shared ?? GivenParts(), under: nil)
    let calls = SureCalls(screen.bindings, allServices)
    var names: [String: SourceSpan] = [:]
    for scenario in spec.scenarios {
      if let first = names[scenario.name.value] {
        report(
          .sameScenario, "two scenarios are called '\(scenario.name.value)'",
          at: scenario.name.span, hint: "each one becomes a test of its own name",
          related: [Diagnostic.Related(first, "the other one is here")])
      } else {
        names[scenario.name.value] = scenario.name.span
      }
      screen.scenarios.append(checked(scenario, shared: shared, calls, in: scope, constants))
    }
  }

  private mutating func checked(
    _ scenario: ScenarioSpec, shared: GivenParts?, _ calls: SureCalls, in scope: Scope,
    _ constants: Scope
  ) -> CheckedScenario {
    let own = scenario.given.map { parts(of: $0, in: constants) } ?? GivenParts()
    let given = given(own, under: shared)
    if !own.hasStranger, !(shared?.hasStranger ?? false) { checkNeeds(given, of: scenario) }
    let isBroken = own.isBroken || shared?.isBroken ?? false
    var scope = scope
    // The locale may be what is broken.
    scope.locale = isBroken ? "" : given.locale
    let checked = CheckedScenario(
      name: scenario.name.value, span: scenario.name.span, given: given,
      steps: scenario.steps.compactMap { spec in
        step(spec, in: scope).map { CheckedScenario.LocatedStep(step: $0, span: spec.span) }
      })
    if !isBroken { checkAnswersAtOnce(in: checked, calls) }
    return checked
  }

  /// What a scenario gives, and what the spec gives where the scenario does not.
  private func given(_ own: GivenParts, under shared: GivenParts?) -> CheckedScenario.Given {
    let answers = (shared?.answers ?? []).filter { answer in
      !own.answers.contains { $0.service == answer.service && $0.method == answer.method }
    }
    let values = (shared?.values ?? []).filter { value in
      !own.values.contains { $0.target == value.target }
    }
    let needs = screen.needs.compactMap { need -> TypedExpression.Argument? in
      let value = own.needs[need.name] ?? shared?.needs[need.name]
      guard value != nil || need.type.isOptional else { return nil }
      return TypedExpression.Argument(
        label: need.name, value: value ?? TypedExpression(.null, need.type))
    }
    return CheckedScenario.Given(
      answers: own.answers + answers, values: own.values + values, needs: needs,
      locale: own.locale ?? shared?.locale ?? "en_US_POSIX",
      timeZone: own.timeZone ?? shared?.timeZone ?? "UTC",
      now: own.now ?? shared?.now ?? TypedExpression(.date(0), .date))
  }

  /// Reports a need that is neither optional nor given.
  private mutating func checkNeeds(_ given: CheckedScenario.Given, of scenario: ScenarioSpec) {
    // A need among the values was told.
    let values = (scenario.given?.values ?? []) + (spec.given?.values ?? [])
    let missing = screen.needs.filter { need in
      need.type != .unknown && isName(need.name) && !expressions.poisoned.contains(need.name)
        && !given.needs.contains { $0.label == need.name }
        && !values.contains { $0.name.text == need.name }
    }
    if !missing.isEmpty {
      reportMissingNeeds(missing.map { $0.name }, of: scenario)
    }
  }

  /// Where needs are given for all scenarios, one more belongs there.
  private mutating func reportMissingNeeds(_ names: [String], of scenario: ScenarioSpec) {
    let others = scenario.given?.needs.last ?? spec.given?.needs.last
    let place = others?.name.span ?? scenario.name.span
    let list = names.map { "'\($0)'" }.joined(separator: " and ")
    let needs = "needs: { \(names.asPlaceholders) }"
    let hint: Hint =
      if others != nil {
        "add to these needs: \(names.asPlaceholders)"
      } else if spec.given != nil {
        "add to the 'given' of all scenarios: \(needs)"
      } else if scenario.given != nil {
        "add to its 'given': \(needs)"
      } else {
        "add: given: { \(needs) }"
      }
    report(
      .missingNeed,
      "\(others == nil ? "the scenario" : "this 'given'") does not give \(list), which the screen needs",
      at: place, hint: hint,
      related: names.flatMap { declaration(of: Name($0, at: place)) },
      missing: .init(.needs(names)))
  }

  private mutating func step(
    _ spec: ScenarioStepSpec, in scope: Scope
  ) -> CheckedScenario.ScenarioStep? {
    switch spec.kind {
    case .send(let name, let with):
      if let event = event(named: name.text), event.isPrivate, !isMeaningless(name) {
        report(
          .cannotGive, "'\(event.name)' is private: the view can't send it, nor can a scenario",
          at: name.span, hint: "send the event that leads to it",
          related: declaration(of: name))
        return nil
      }
      guard let (event, arguments) = sending(name, with, in: scope) else { return nil }
      return .send(input: event.name, arguments: arguments)
    case .set(let pairs):
      return .set(values.joiningCutTexts(pairs).compactMap { written($0, in: scope) })
    case .reply(let reply): return self.reply(reply, in: scope)
    case .advance(let text): return .advance(timeSpan(text))
    case .expect(let pairs):
      return .expect(values.joiningCutTexts(pairs).compactMap { expectation($0, in: scope) })
    case .expectChanges(let pairs):
      return .expectChanges(
        values.joiningCutTexts(withBrackets(pairs)).compactMap { changes($0, in: scope) })
    case .expectEvents(let pairs):
      return .expectEvents(
        values.joiningCutTexts(withBrackets(pairs)).compactMap { events($0, in: scope) })
    case .expectCalls(let specs):
      return .expectCalls(specs.compactMap { calls($0, in: scope) })
    }
  }

  /// `{ isBusy: true, false }`, where the brackets of a list are missing: what stands behind a
  /// comma is a key without a value, and no name of its own.
  private mutating func withBrackets(_ pairs: [NamedValue]) -> [NamedValue] {
    guard let first = pairs.first, first.value.scalar != nil, pairs.count > 1,
      pairs.dropFirst().allSatisfy({ $0.value.isEmptyPlain && declared[$0.name.text] == nil })
    else { return pairs }
    let name = first.name.text
    let values = [first.value.asWritten] + pairs.dropFirst().map { $0.name.text }
    let list = values.joined(separator: ", ")
    let isText = values.contains { $0.contains(" ") || $0.startsUpper }
    report(
      .cannotExpect, "the values of '\(name)' are written as a list", at: first.value.span,
      hint: "\(name): [\(list)]"
        + (isText ? "; one text with a comma: \(name): ['\(list.exchanging("'", for: "''"))']" : "")
    )
    return []
  }

  /// What a scenario does with a name that the view can't write.
  private func howToSet(_ name: String) -> Hint {
    switch lookUp(name) {
    case .event: "- send: \(name)"
    case .signal: "the screen emits it: - expectEvents: { \(name): [...] }"
    case .need: "the screen is opened with it: 'given: { needs: { \(name): ... } }'"
    case .value(let value) where value.isDerived:
      "it follows from what it is made of: set that"
    case .value: "for what is there before the start use 'given: { values: ... }'"
    case .constant, .formatter, .service, .type, nil: "only value inputs change from outside"
    }
  }

  /// A value input that the scenario writes, as the view would.
  private mutating func written(_ pair: NamedValue, in scope: Scope) -> Step.Assignment? {
    if isMeaningless(pair.name) { return nil }
    let inputs = screen.values.filter { $0.role == .input }
    guard let input = inputs.first(where: { $0.name == pair.name.text }) else {
      let isKnown = declared[pair.name.text] != nil
      let meant = suggestion(for: pair.name.text, among: inputs.map { $0.name })
      report(
        .cannotGive,
        isKnown
          ? "'\(pair.name.text)' is no value input: the view can't write it"
          : "there is no value input '\(pair.name.text)'",
        at: pair.name.span,
        hint: meant ?? (isKnown ? howToSet(pair.name.text) : nil),
        related: declaration(of: pair.name),
        missing: hasEvent(pair.name.text)
          ? .init(.name(pair.name.text)) : missing(pair.name, meant: meant))
      return nil
    }
    let value = values.value(
      pair.value, in: scope, expected: input.type, takenBy: input.name, at: declared[input.name])
    return Step.Assignment(target: Reference(input.name, .input), value: value)
  }
}

import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  mutating func checkBindings() {
    for binding in spec.bindings {
      let before = diagnostics.count
      if let checked = checked(binding) { screen.bindings.append(checked) }
      hintAtAlias(in: binding, from: before)
      if case .when(let names) = binding.trigger {
        noteLostParameters(of: names.map { $0.text }, from: before)
      }
    }
    expressions.seenElsewhere = NameTable()
    checkCancels()
  }

  /// Steps that an alias repeats may be right where they are written, and wrong for this binding.
  private mutating func hintAtAlias(in binding: BindingSpec, from before: Int) {
    guard let first = spec.bindings.first?.span.offset else { return }
    for index in diagnostics[before...].indices {
      let found = diagnostics[index]
      guard first..<max(first, binding.span.offset) ~= found.span.offset,
        !diagnostics[..<before].contains(where: {
          $0.span == found.span && $0.title == found.title
        })
      else { continue }
      diagnostics[index].related.append(.init(binding.triggerSpan, "it is wrong here"))
      diagnostics[index].hint =
        "an alias repeats it for another binding, where it is wrong: write out the steps of that one"
    }
  }

  /// Derived values and other bindings may name them by mistake.
  mutating func noteParameters() {
    for input in spec.inputs {
      guard case .event(let parameters, _) = input.kind else { continue }
      for parameter in parameters {
        expressions.seenElsewhere.set(
          parameter.name.text,
          to: (
            parameter.name.span,
            .binding(input.name.text, type: parameter.type.scalar?.text)
          ))
      }
    }
  }

  /// Names that a binding, a request or a cell misses may have been those of parameters.
  mutating func noteLostParameters(of names: [String], from before: Int) {
    for diagnostic in diagnostics[before...]
    where diagnostic.id == .unknownName || diagnostic.id == .notAValue {
      guard let missing = diagnostic.missing, let parameter = missing.name else { continue }
      for name in names { lostParameters[.member(parameter, of: name)] = missing }
    }
  }

  /// A parameter that was renamed where it is declared is one mistake: bindings, the request or the
  /// cell miss its name, and those who send the event, call the method or make the cell give it one
  /// that is not there.
  mutating func joinLostParameters() {
    guard !lostParameters.isEmpty else { return }
    for index in diagnostics.indices {
      let stranger = diagnostics[index]
      guard stranger.id == .wrongArguments || stranger.id == .wrongCall,
        let missing = stranger.missing, case .member(_, let owner) = missing.what,
        let lost = lostParameters[missing.what]
      else { continue }
      diagnostics[index].missing = lost
      guard !missing.isGuessed, let event = event(named: owner), !event.parameters.isEmpty else {
        continue
      }
      let names = event.parameters.map { $0.name }.joined(separator: ", ")
      diagnostics[index].hint = "'\(event.name)' takes \(names)"
    }
  }

  /// `every: search` of an event: its steps are those of `when: search`.
  private mutating func triggerMeant(by trigger: BindingSpec.Trigger) -> BindingSpec.Trigger {
    guard case .every(let interval, _) = trigger, parseTimeSpan(interval.value) == nil,
      case let names = spec.inputs.map({ $0.name }) + spec.state.map({ $0.name })
        + spec.outputs.map({ $0.name }),
      names.contains(where: { $0.text == interval.value })
    else { return trigger }
    report(
      .badDuration, "'\(interval.value)' is not a length of time", at: interval.span,
      hint: "an event or a value stands under 'when': write 'when: \(interval.value)'")
    return .when([Name(interval.value, at: interval.span)])
  }

  private mutating func checked(_ binding: BindingSpec) -> CheckedBinding? {
    let trigger: CheckedBinding.Trigger
    var parameters: [TypedExpression.Parameter] = []
    switch triggerMeant(by: binding.trigger) {
    case .every(let interval, let condition):
      let isOn = condition.map { expressions.expression($0, in: scope, expected: .bool) }
      trigger = .every(timeSpan(interval), while: isOn)
    case .when(let names):
      checkTwice(names, .unknownTrigger)
      let sources = names.compactMap { source($0) }
      guard sources.count == names.count else {
        checkApart(binding, names)
        return nil
      }
      trigger = .when(sources)
      parameters = sharedParameters(of: sources)
    }
    var steps = scope.within(.steps)
    steps.unshared = unshared(parameters, of: binding)
    if case .when(let sources) = trigger, sources.count == 1, case .event(let name) = sources[0],
      parameters.isEmpty
    {
      steps.plainEvent = name
    }
    if case .when(let sources) = trigger, sources.count == 1, case .change(let value) = sources[0] {
      steps.trigger = value.name
    }
    for parameter in parameters {
      steps.add(
        parameter.name, .local, parameter.type,
        at: place(of: parameter, in: trigger) ?? binding.span)
    }
    return CheckedBinding(
      trigger: trigger, parameters: parameters,
      policy: binding.policy.flatMap { CheckedBinding.Policy(rawValue: $0.value) } ?? .latest,
      per: binding.per.flatMap { per($0, parameters, steps, of: binding) },
      delay: delay(of: binding), loading: binding.loading.flatMap { loading($0) },
      body: body(binding.body, in: steps), span: binding.triggerSpan)
  }

  /// The steps of a binding of which nobody knows what sets it off: the names that it would have
  /// brought along can't be known, and all else can be told.
  private mutating func checkApart(_ binding: BindingSpec, _ names: [Name]) {
    var steps = scope.within(.steps)
    // A parameter of the event that was meant may hide a value of its name.
    for name in names {
      let meant = didYouMean(name.text, among: screen.events.map { $0.name }) ?? name.text
      for parameter in event(named: meant)?.parameters ?? [] {
        steps.add(parameter.name, .local, .unknown, at: binding.span)
      }
    }
    _ = stepsApart(binding.steps, in: steps)
  }

  /// A name that is given twice is no other.
  mutating func checkTwice(_ names: [Name], _ id: DiagnosticID) {
    for (index, name) in names.enumerated() {
      guard let first = names[..<index].first(where: { $0.text == name.text }) else { continue }
      report(
        id, "'\(name.text)' is given twice", at: name.span, hint: "remove one of them",
        related: [Diagnostic.Related(first.span, "it is here first")])
    }
  }

  private mutating func body(_ body: BindingSpec.Body, in scope: Scope) -> CheckedBinding.Body {
    switch body {
    case .byHand(let names): .byHand(calls: names.compactMap { service($0)?.name })
    case .steps(let specs): .steps(steps(specs, in: scope))
    }
  }

  private mutating func source(_ name: Name) -> CheckedBinding.Source? {
    // Of two declarations nobody knows which is meant.
    if isMeaningless(name) { return nil }
    func near() -> Hint? {
      let names = screen.events.map { $0.name } + screen.values.map { $0.name } + ["start"]
      return suggestion(for: name.text, among: names)
    }
    switch lookUp(name.text) {
    case .event(let event): return .event(event.name)
    case .value(let value): return .change(Reference(value.name, value.role.referenceKind))
    // What else has that name sets nothing off, so it is not meant.
    case _ where name.text == "start": return .start
    case .signal:
      report(
        .unknownTrigger, "'\(name.text)' is an event output: nothing in the screen hears it",
        at: name.span, hint: "send an event input beside it: - send: name")
    case .need, .constant, .formatter, .service, .type:
      report(
        .unknownTrigger, "'\(name.text)' never changes, so nothing can run when it does",
        at: name.span,
        hint: near()?.inWords ?? "what is there from the beginning has a 'when: start'",
        related: declaration(of: name))
    case nil:
      let near = near()
      report(
        .unknownTrigger, "there is no input, state or output '\(name.text)'", at: name.span,
        hint: triggerMeant(by: name.text, near: near),
        missing: .init(
          .name(name.text), isGuessed: near != nil || Self.startsOfOthers.contains(name.text)))
    }
    return nil
  }

  /// Parameters that only some of the events have, or that have other types in others.
  private func unshared(
    _ parameters: [TypedExpression.Parameter], of binding: BindingSpec
  ) -> [String: Unshared] {
    guard case .when(let names) = binding.trigger, names.count > 1 else { return [:] }
    let events = names.map { ($0.text, event(named: $0.text)?.parameters ?? []) }
    var unshared: [String: Unshared] = [:]
    for (event, own) in events {
      for parameter in own where !parameters.contains(where: { $0.name == parameter.name }) {
        let types = events.compactMap { event, others in
          others.first { $0.name == parameter.name }.map { "\($0.type) in '\(event)'" }
        }
        let reason =
          types.count < events.count
          ? "of the events only some have it" : "it is \(types.joined(separator: ", and "))"
        let slip = Unshared.slip(in: parameter.name, events.map { ($0, $1.map { $0.name }) })
        unshared[parameter.name] = Unshared(reason: reason, event: event, slip: slip)
      }
    }
    return unshared
  }

  /// The parameters that all the events have, by label and type.
  private func sharedParameters(
    of sources: [CheckedBinding.Source]
  ) -> [TypedExpression.Parameter] {
    var shared: [TypedExpression.Parameter]?
    for source in sources {
      var parameters: [TypedExpression.Parameter] = []
      if case .event(let name) = source {
        parameters = event(named: name)?.parameters ?? []
      }
      shared = shared?.filter { parameters.contains($0) } ?? parameters
    }
    return shared ?? []
  }

  /// Where the first of several events declares a parameter that all of them have.
  private func place(
    of parameter: TypedExpression.Parameter, in trigger: CheckedBinding.Trigger
  ) -> SourceSpan? {
    guard case .when(let sources) = trigger, case .event(let name)? = sources.first,
      let event = event(named: name)
    else { return nil }
    return event.parameters.firstIndex(of: parameter).map { event.places[$0] }
  }

  private mutating func delay(of binding: BindingSpec) -> CheckedBinding.Delay? {
    if let debounce = binding.debounce { return .debounce(timeSpan(debounce)) }
    if let throttle = binding.throttle { return .throttle(timeSpan(throttle)) }
    return nil
  }

  /// `300ms`
  mutating func timeSpan(_ text: Located<String>) -> TimeSpan {
    if let milliseconds = parseTimeSpan(text.value) { return TimeSpan(milliseconds: milliseconds) }
    report(
      .badDuration, "'\(text.value)' is not a length of time", at: text.span,
      hint: howToWrite(timeSpan: text.value))
    return TimeSpan(milliseconds: 1)
  }
}

extension BindingSpec {
  /// What is after `when:` or `every:`.
  var triggerSpan: SourceSpan {
    switch trigger {
    case .when(let names): names.first?.span ?? span
    case .every(let interval, _): interval.span
    }
  }
}

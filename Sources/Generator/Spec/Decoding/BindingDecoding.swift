import Diagnostics
import Reading

extension SpecDecoder {
  mutating func binding(_ node: YAMLNode) -> BindingSpec? {
    guard let pairs = map(node, of: "a binding") else { return nil }
    let when = pairs.first { $0.key.isText("when") }
    let isTimer =
      when == nil && pairs.contains { $0.key.isText("every") || isEvery($0.key) }
    if let step = pairs.first(where: { isStepKey($0.key) }),
      !pairs.contains(where: { $0.key.isText("do") })
    {
      let key = step.key.scalar?.text ?? ""
      report(
        .unknownKey, "a binding has its steps under 'do', and '\(key)' is one of them",
        at: step.key.span, hint: "write 'do:', and below it '- \(key): ...'")
      return nil
    }
    let fields = fields(
      when.map { withoutTimer(pairs, beside: $0.key) } ?? pairs, of: node,
      isTimer ? .everyBinding : .whenBinding)
    let trigger: BindingSpec.Trigger
    if isTimer {
      guard let interval = duration(fields["every"], of: "'every'") else { return nil }
      trigger = .every(interval, while: fields["while"])
    } else {
      let names = names(fields["when"], of: "a name in 'when'")
      guard !names.isEmpty else {
        if let node = fields["when"], node.sequence?.isEmpty ?? node.isNull {
          report(
            .missingKey, "'when' names nothing, so the binding would never run", at: node.span,
            hint: "name an event, 'start', or a value")
        }
        return nil
      }
      if names.contains(where: { eventsWithoutParameters.contains($0.text) }) {
        broken.add(node.span)
      }
      trigger = .when(names)
    }
    let body = body(fields)
    if let debounce = fields.pair("debounce"), let throttle = fields.pair("throttle") {
      report(
        .conflictingKeys, "a binding has 'debounce' or 'throttle', not both",
        at: throttle.key.span, hint: "keep the one that is meant",
        related: [Diagnostic.Related(debounce.key.span, "'debounce' is here")])
    }
    return BindingSpec(
      span: node.span, trigger: trigger,
      policy: word(
        fields["policy"], of: "the policy", among: ["latest", "first", "queue", "all"]),
      per: fields["per"], debounce: duration(fields["debounce"], of: "'debounce'"),
      throttle: duration(fields["throttle"], of: "'throttle'"),
      loading: name(fields["loading"], of: "'loading'"), body: body)
  }

  /// Whether a key was meant to be `every`.
  private func isEvery(_ key: YAMLNode) -> Bool {
    let names = Set((Form.whenBinding.keys + Form.everyBinding.keys).map(\.name))
    guard let text = key.scalar?.text, !names.contains(text) else { return false }
    return didYouMean(text, among: names.sorted()) == "every"
  }

  /// The keys of a binding that says when it runs: those of a timer are told of, and left out.
  private mutating func withoutTimer(_ pairs: [YAMLPair], beside when: YAMLNode) -> [YAMLPair] {
    let every = pairs.first { $0.key.isText("every") }
    let first = every ?? pairs.first { $0.key.isText("while") }
    guard let first else { return pairs }
    report(
      .conflictingKeys,
      every == nil
        ? "'while' belongs to 'every', and this binding has 'when'"
        : "a binding has 'when' or 'every', not both",
      at: first.key.span,
      hint: every == nil
        ? "put the steps under an 'if'" : "make two bindings of it, each with '- '",
      related: [Diagnostic.Related(when.span, "'when' is here")])
    return pairs.filter { !$0.key.isText("every") && !$0.key.isText("while") }
  }

  private func isStepKey(_ key: YAMLNode) -> Bool {
    key.scalar.map { StepForms.steps[$0.text] != nil } ?? false
  }

  private mutating func body(_ fields: Fields) -> BindingSpec.Body {
    if let calls = fields.pair("calls"), fields.pair("by") == nil {
      report(
        .conflictingKeys, "'calls' belongs to 'by: hand'", at: calls.key.span,
        hint: fields.pair("do") == nil
          ? "add 'by: hand'" : "remove it: the steps say what they call")
    }
    switch (fields.pair("do"), fields.pair("by")) {
    case (_?, nil): return .steps(steps("do", in: fields))
    case (nil, let by?):
      _ = word(by.value, of: "'by'", among: ["hand"])
      return .byHand(names(fields["calls"], of: "a service in 'calls'"))
    case (_?, let by?):
      report(
        .conflictingKeys, "a binding has 'do' or 'by: hand', not both", at: by.key.span,
        hint: "remove 'by' to keep the steps")
      return .steps(steps("do", in: fields))
    case (nil, nil) where fields.hasUnknown || fields.pair("calls") != nil: return .steps([])
    case (nil, nil):
      report(
        .missingKey, "the binding does nothing", at: fields.span.firstLine,
        hint: "add 'do:' with its steps, or 'by: hand'")
      return .steps([])
    }
  }

  mutating func steps(_ node: YAMLNode?, of what: String = "steps") -> [StepSpec] {
    joinedSteps(list(node, of: what), .steps).compactMap { node in part(node) { $0.step(node) } }
  }

  /// The steps under a key. Where none are written, they stand too far to the left.
  private mutating func steps(
    _ key: String, in fields: Fields, of what: String = "steps"
  ) -> [StepSpec] {
    guard let pair = fields.pair(key) else { return [] }
    if !fields.hasUnknown, pair.value.scalar?.isEmptyPlain ?? false {
      report(
        .missingKey, "nothing stands under '\(key)'", at: pair.key.span,
        hint: "indent its steps by more than '\(key)'; for no steps write '\(key): []'")
    }
    return steps(pair.value, of: what)
  }

  mutating func step(_ node: YAMLNode) -> StepSpec? {
    guard let (fields, key) = stepFields(node, .steps) else { return nil }
    if !fields.hasUnknown, reportIdle(key) { return nil }
    guard let kind = stepKind(fields, key.value) else { return nil }
    return StepSpec(kind: kind, span: node.span, keySpan: key.key.span)
  }

  /// Says so where nothing depends on a condition.
  private mutating func reportEmpty(_ fields: Fields) {
    guard !fields.hasUnknown, !fields.hasSteps else { return }
    report(
      .missingKey, "an if step needs 'then' or 'else'", at: fields.span.firstLine,
      hint: "add 'then:' with the steps for it")
  }

  /// Says so where a step names nothing that it could do something with.
  private mutating func reportIdle(_ pair: YAMLPair) -> Bool {
    guard pair.value.isNull || pair.value.mapping?.isEmpty ?? pair.value.sequence?.isEmpty ?? false,
      let key = pair.key.scalar?.text,
      let doing = ["set": "sets", "let": "names", "cancel": "ends"][key]
    else { return false }
    report(
      .missingKey, "this \(doing) nothing", at: pair.key.span,
      hint: key == "cancel"
        ? "write 'cancel: name', or remove it" : "write '\(key): { name: value }', or remove it")
    return true
  }

  private mutating func stepKind(_ fields: Fields, _ node: YAMLNode) -> StepSpec.Kind? {
    if fields.form == .ifStep { reportEmpty(fields) }
    return switch fields.form {
    case .setStep: .set(namedValues(node, of: "'set'"))
    case .letStep: .letValue(namedValues(node, of: "'let'"))
    case .callStep: call(fields)
    case .ifStep:
      .branch(
        node, name: name(fields["as"], of: "'as'"), then: steps("then", in: fields),
        else: steps("else", in: fields))
    case .eachStep:
      name(fields["as"], of: "'as'").map {
        .forEach(node, name: $0, do: steps("do", in: fields))
      }
    case .sendStep:
      sentName(node).map { .send($0, with: arguments(fields["with"], of: $0)) }
    case .emitStep:
      name(node, of: "'emit'", hint: nameAlone(node, "emit", "value: ..."))
        .map { .emit($0, value: fields["value"]) }
    case .cancelStep: .cancel(names(node, of: "'cancel'"))
    case .waitStep: duration(node, of: "'wait'").map { .wait($0) }
    case .stopStep:
      word(node, of: "'stop'", among: ["true"]).map { _ in .stop }
    default: text(node, of: "'swift'", mayBeEmpty: true).map { _ in .swift(node) }
    }
  }

  mutating func sentName(_ node: YAMLNode) -> Name? {
    name(node, of: "'send'", hint: nameAlone(node, "send", "with: { ... }"))
  }

  /// What an event is sent with.
  mutating func arguments(_ node: YAMLNode?, of event: Name) -> [NamedValue] {
    let input = inputs.first { $0.name.text == event.text }
    guard case .event(let parameters, _)? = input?.kind else {
      return namedValues(node, of: "'with'")
    }
    return namedValues(node, of: "'with'", parameters: parameters)
  }

  /// `send: { open: … }`, as it is written.
  private func nameAlone(_ node: YAMLNode, _ step: String, _ rest: String) -> String? {
    (node.mapping?.first?.key.scalar?.text).map {
      "write '\(step): \($0)', and below it '\(rest)'"
    }
  }

  static let stepsOfCatch = "the steps of 'catch'"

  private mutating func call(_ fields: Fields) -> StepSpec.Kind? {
    guard let method = fields["call"].flatMap({ methodReference($0) }) else { return nil }
    let onError = fields.pair("catch")
    let onElement = fields.pair("each")
    return .call(
      CallSpec(
        method: method,
        with: namedValues(fields["with"], of: "'with'", parameters: parameters(of: method)),
        withSpan: fields.pair("with")?.key.span, name: name(fields["as"], of: "'as'"),
        onError: onError.map { _ in steps("catch", in: fields, of: Self.stepsOfCatch) },
        onErrorSpan: onError?.key.span,
        onElement: onElement.map { _ in steps("each", in: fields) },
        onElementSpan: onElement?.key.span))
  }

  /// The keys of a step, and the one that says what it is.
  mutating func stepFields(_ node: YAMLNode, _ forms: StepForms) -> (Fields, YAMLPair)? {
    guard let pairs = map(node, of: "a step", hint: stepInOneText(node, forms)) else {
      return nil
    }
    if let wrong = pairs.first(where: {
      ["else if", "elseif", "elif"].contains($0.key.scalar?.text)
    }) {
      report(
        .unknownKey, "an if step has no key '\(wrong.key.scalar?.text ?? "")'", at: wrong.key.span,
        hint: "write 'else:', and below it '- if: ...' with a 'then' of its own")
      return nil
    }
    var found: [(form: Form, pair: YAMLPair)] = []
    for pair in pairs {
      if let form = pair.key.scalar.flatMap({ forms[$0.text] }),
        !found.contains(where: { $0.form == form })
      {
        found.append((form, pair))
      }
    }
    // `each` belongs to a call that streams, and is a step of its own elsewhere.
    if found.contains(where: { $0.form == .callStep }) {
      found.removeAll { $0.form == .eachStep }
    }
    guard let first = found.first else {
      reportNoStep(pairs, at: node.span, forms)
      return nil
    }
    if found.count > 1 {
      let second = found.max { $0.pair.key.span.offset < $1.pair.key.span.offset } ?? found[1]
      report(
        .conflictingKeys, "one step can't do two things", at: second.pair.key.span,
        hint: "start a step of its own with '- '")
      return nil
    }
    if reportSplitValue(first.pair, pairs) { return nil }
    if reportOtherStep(pairs, than: first.form, at: node.span, forms) { return nil }
    return (self.fields(pairs, of: node, first.form), first.pair)
  }

  /// Says so where a name and its value stand under two keys: `set: name` and `to: Ann`.
  private mutating func reportSplitValue(_ key: YAMLPair, _ pairs: [YAMLPair]) -> Bool {
    let others = ["to", "value", "with", "is", "equals"]
    guard let step = key.key.scalar?.text, ["set", "let", "expect"].contains(step),
      let name = key.value.scalar?.text, pairs.count == 2,
      let value = pairs.first(where: { others.contains($0.key.scalar?.text ?? "") })?.value,
      let text = value.scalar?.text
    else { return false }
    report(
      .wrongShape, "'\(step)' is written as a map, and this is a text", at: key.value.span,
      hint: "write '\(step): { \(name): \(text) }'")
    return true
  }

  /// Says so where a step has keys of another: the key that says which one is missing, or misspelled.
  private mutating func reportOtherStep(
    _ pairs: [YAMLPair], than form: Form, at span: SourceSpan, _ forms: StepForms
  ) -> Bool {
    func isStranger(_ pair: YAMLPair) -> Bool {
      !form.keys.contains { pair.key.isText($0.name) }
    }
    guard let first = pairs.first(where: isStranger), let key = first.key.scalar?.text,
      form.meantKey(by: key) == nil
    else { return false }
    if pairs.first?.key.span == first.key.span, didYouMean(key, among: forms.names) != nil {
      reportNoStep(pairs, at: span, forms)
      return true
    }
    if form == .callStep, ["do", "then", "success", "onSuccess"].contains(key) {
      report(
        .unknownKey, "a call step has no key '\(key)'", at: first.key.span,
        hint:
          "what follows the answer are steps of their own; those for each element of a stream stand under 'each'"
      )
      return true
    }
    let keys = pairs.filter(isStranger).compactMap { $0.key.scalar?.text }
    let others = forms.names.filter { name in
      forms[name].map { form in keys.allSatisfy { form.keys.map(\.name).contains($0) } } ?? false
    }
    guard !others.isEmpty else { return false }
    report(
      .unknownKey, "\(form.title) has no key '\(key)'", at: first.key.span,
      hint: "\(others.quotedList) has: is the line '- \(others[0]): ...' missing above it?")
    return true
  }

  /// What was meant by `send:refresh`, `send refresh` or `stop`.
  private func stepInOneText(_ node: YAMLNode, _ forms: StepForms) -> String? {
    guard let text = node.scalar?.text else { return nil }
    let name = text.prefix { $0 != ":" && !$0.isWhitespace }
    guard forms[String(name)] != nil else {
      // `- refresh` may be the name of an event.
      let isWord = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      if isWord {
        return forms.meant(by: text).map(Self.withDash) ?? "an event is sent by '- send: \(text)'"
      }
      return callAssigned(in: text)
        ?? pair(ofAssignment: text).map { "write '- set: { \($0) }'" } ?? Self.calling(text)
    }
    let value = text[name.endIndex...].drop { $0 == ":" || $0.isWhitespace }
    let example = name == "stop" ? "true" : "..."
    return "write '- \(name): \(value.isEmpty ? example : String(value))'"
  }

  /// `write 'stop: true'` in place of a whole step, which starts with a dash.
  private static func withDash(_ hint: String) -> String {
    hint.hasPrefix("write '") ? "write '- \(hint.dropFirst(7))" : hint
  }

  private mutating func reportNoStep(
    _ pairs: [YAMLPair], at span: SourceSpan, _ forms: StepForms
  ) {
    if pairs.isEmpty {
      report(.unknownStep, "the step is empty", at: span)
    } else if let key = pairs.first?.key, let text = key.scalar?.text {
      let nearest = suggestion(for: text, among: forms.names)
      report(
        .unknownStep, "there is no step '\(text)'", at: key.span,
        hint: ["then", "else", "catch", "with", "as"].contains(text)
          ? "'\(text)' belongs to the step above it: write it there, without '- '"
          : Self.guarding(text, pairs) ?? askingCase(text) ?? Self.negated(text, pairs)
            ?? Self.condition(text, forms) ?? forms.meant(by: text)
            ?? nearest?.hint
            ?? Self.calling(text)
            ?? "a step is \(forms.names.quotedList)\(setting(key, pairs))",
        nearest: nearest)
    }
  }

  /// `guard` with an `else` is an `if` with that alone, where it names nothing.
  private static func guarding(_ text: String, _ pairs: [YAMLPair]) -> String? {
    guard text == "guard", pairs.contains(where: { $0.key.isText("else") }),
      !pairs.contains(where: { $0.key.isText("as") })
    else { return nil }
    return "write 'if': what follows it goes on, where its 'else' ends with 'stop: true'"
  }

  /// `if not: isOpen`
  private static func negated(_ text: String, _ pairs: [YAMLPair]) -> String? {
    guard text == "if not", let condition = pairs.first?.value.scalar?.text else { return nil }
    let isSimple = condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    return "write 'if: not \(isSimple ? condition : "(\(condition))")'"
  }

  /// `if n > 1:`, with its steps below it.
  private static func condition(_ text: String, _ forms: StepForms) -> String? {
    guard forms["if"] != nil, text.hasPrefix("if ") else { return nil }
    return "write 'if: \(text.dropFirst(3))', and its steps under 'then'"
  }

  /// `- offline: [...]` or `- case offline: [...]` among the steps of a `catch`.
  private func askingCase(_ text: String) -> String? {
    let text = text.hasPrefix("case ") ? text.dropFirst(5).drop { $0 == "." } : text[...]
    let isCase = errors.contains { error in
      guard case .cases(let cases) = error.content else { return false }
      return cases.contains { $0.name.text == text }
    }
    return isCase ? "to ask for a case: '- if: error == .\(text)', and its steps under 'then'" : nil
  }

  /// What `open(at: 1)` and `api.load()` are.
  private static func calling(_ text: String) -> String? {
    let name = text.prefix { $0 != "(" }
    guard name.count < text.count, !name.isEmpty, !name.contains(where: { $0 == " " }) else {
      return nil
    }
    let step = name.contains(where: { $0 == "." }) ? "call" : "send"
    return "write '\(step): \(name)', and its arguments below it under 'with:'"
  }

  /// What `title: =name` is.
  private func setting(_ key: YAMLNode, _ pairs: [YAMLPair]) -> String {
    guard pairs.count == 1, let name = key.scalar?.text,
      let text = pairs[0].value.scalar?.text, text.hasPrefix("="),
      !name.contains(where: { $0 == " " })
    else { return "" }
    return "; a value is set by '- set: { \(name): \(text) }'"
  }

  mutating func namedValues(
    _ node: YAMLNode?, of what: String, parameters: [ParameterSpec] = []
  ) -> [NamedValue] {
    entries(node, of: what, hint: node.flatMap { naming($0, parameters) ?? namesAlone($0) })
      .map { NamedValue(name: $0.name, value: $0.value) }
  }

  /// Values without their names: `with: 1`, `with: [=id]`.
  private func naming(_ node: YAMLNode, _ parameters: [ParameterSpec]) -> String? {
    let values = (node.sequence ?? [node]).compactMap { $0.scalar?.text }
    guard values.count == parameters.count, values.count == node.sequence?.count ?? 1 else {
      return nil
    }
    let pairs = zip(parameters, values).map { parameter, value in
      let name = parameter.name.text
      return value == name ? "\(name): =\(name)" : "\(name): \(value)"
    }
    return "each has its name: { \(pairs.joined(separator: ", ")) }"
  }

  /// Names without their values: a word, or a list of words.
  func namesAlone(_ node: YAMLNode) -> String? {
    let words = (node.sequence ?? [node]).compactMap { $0.scalar?.text }
    guard words.count == node.sequence?.count ?? 1, !words.isEmpty,
      words.allSatisfy({ word in
        word.first?.isLetter ?? false
          && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      })
    else { return nil }
    return "each has a value: { \(words.map { "\($0): ..." }.joined(separator: ", ")) }"
  }
}

import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  mutating func binding(_ node: YAMLNode) -> BindingSpec? {
    guard let written = map(node, of: "a binding") else { return nil }
    let form: Form = written.has("every") ? .everyBinding : .whenBinding
    let pairs = withoutNextBinding(withoutLostKeys(written, form))
    let when = pairs.pair("when")
    // `when: n < 3`, beside `every`.
    let condition = when.flatMap { pairs.has("every") && isCondition($0.value) ? $0.value : nil }
    let isTimer =
      condition != nil
      || when == nil
        && pairs.contains { $0.key.isText("every") || isEvery($0.key) || isEachTime($0) }
    if let step = pairs.first(where: { isStepKey($0.key) }), !pairs.has("do") {
      // That nothing stands under the 'do' in the line above was told, and how to indent this.
      if let told = diagnostics.last, told.id == .missingKey,
        told.span.line + 1 == step.key.span.line
      {
        return nil
      }
      let key = step.name ?? ""
      report(
        .unknownKey, "a binding has its steps under 'do', and '\(key)' is one of them",
        at: step.key.span, hint: "write 'do:', and below it '- \(key): ...'")
      return nil
    }
    let fields = fields(
      when.map { withoutTimer(pairs, beside: $0) } ?? pairs, of: node,
      isTimer ? .everyBinding : .whenBinding)
    if pairs.has("catch") { missCatches(in: fields["do"]) }
    let trigger: BindingSpec.Trigger
    if isTimer {
      guard let interval = duration(fields["every"], of: "'every'") else { return nil }
      trigger = .every(interval, while: fields["while"] ?? condition)
    } else {
      let names = triggers(fields["when"])
      guard !names.isEmpty else { return nil }
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
      policy: word("policy", in: fields, of: "the policy"),
      per: fields["per"], debounce: duration(fields["debounce"], of: "'debounce'"),
      throttle: duration(fields["throttle"], of: "'throttle'"),
      loading: name(fields["loading"], of: "'loading'"), body: body)
  }

  private mutating func triggers(_ when: YAMLNode?) -> [Name] {
    let names = names(when, of: "a name in 'when'", saysForm: true)
    if names.isEmpty, let when, when.sequence?.isEmpty ?? when.isNull {
      report(
        .missingKey, "'when' names nothing, so the binding would never run", at: when.span,
        hint: "name an event, 'start', or a value")
    }
    return names
  }

  /// A `catch` beside `do` was meant for the calls that have none.
  private mutating func missCatches(in steps: YAMLNode?) {
    for step in steps?.sequence ?? [] {
      let pairs = step.mapping ?? []
      guard let call = pairs.pair("call"), !pairs.has("catch") else { continue }
      broken.add(call.value.span)
    }
  }

  /// Whether a key was meant to be `every`.
  private func isEvery(_ key: YAMLNode) -> Bool {
    let names = Set((Form.whenBinding.keys + Form.everyBinding.keys).map { $0.name })
    guard let text = key.scalar?.text, !names.contains(text) else { return false }
    if ["interval", "timer", "repeat", "tick"].contains(text) { return true }
    return didYouMean(text, among: names.sorted()) == "every"
  }

  /// `each: 30s` for `every: 30s`.
  private func isEachTime(_ pair: YAMLPair) -> Bool {
    pair.key.isText("each") && pair.value.scalar?.text.utf8.first?.isDigit ?? false
  }

  /// Drops `every` and `while` from a `when` binding, or the `when` that was meant as a timer's
  /// `while`, and reports it.
  private mutating func withoutTimer(_ pairs: [YAMLPair], beside when: YAMLPair) -> [YAMLPair] {
    let every = pairs.pair("every")
    let first = every ?? pairs.pair("while")
    guard let first else { return pairs }
    // `when: every 1s`, or `when: 1s`, with its `while`: the checker says that it is no name.
    let trigger = when.value.scalar?.text ?? ""
    if every == nil, trigger.hasPrefix("every ") || trigger.utf8.first?.isDigit ?? false {
      return pairs.filter { !$0.key.isText("while") }
    }
    let isWhile = every != nil && isCondition(when.value)
    report(
      .conflictingKeys,
      every == nil
        ? "'while' belongs to 'every', and this binding has 'when'"
        : "a binding has 'when' or 'every', not both",
      at: first.key.span,
      hint: every == nil
        ? "put the steps under an 'if'"
        : isWhile
          ? "write 'while' in place of 'when'" : "make two bindings of it, each with '- '",
      related: [Diagnostic.Related(when.key.span, "'when' is here")])
    if isWhile { return pairs.filter { !$0.key.isText("when") } }
    return pairs.filter { !$0.key.isText("every") && !$0.key.isText("while") }
  }

  private func isCondition(_ when: YAMLNode) -> Bool {
    let value = when.scalar?.text ?? ""
    // `isOn and not isDone`
    let words = value.split(separator: " ")
    let names = words.map(String.init).filter { !["and", "or", "not"].contains($0) }
    return value.utf8.contains { "<>=!(".utf8.contains($0) } || value.hasPrefix("not ")
      || isFlag(value)
      || names.count < words.count && !names.isEmpty
        && names.allSatisfy { isValue($0) || $0.contains(".") }
  }

  /// Whether a value of that name is a Bool, as far as that is written.
  func isFlag(_ name: String) -> Bool {
    let input = spec.inputs.first { $0.name.text == name }
    if case .value(let type, _)? = input?.kind { return type.isText("Bool") }
    let stored =
      spec.state + spec.outputs.compactMap { if case .value(let value) = $0 { value } else { nil } }
    guard case .stored(let type, _)? = stored.first(where: { $0.name.text == name })?.kind else {
      return false
    }
    return type.isText("Bool")
  }

  private func isStepKey(_ key: YAMLNode) -> Bool {
    key.scalar.map { StepForms.steps[$0.text] != nil } ?? false
  }

  private mutating func body(_ fields: Fields) -> BindingSpec.Body {
    if let calls = fields.pair("calls"), fields.pair("by") == nil, !fields.hasUnknown {
      report(
        .conflictingKeys, "'calls' belongs to 'by: hand'", at: calls.key.span,
        hint: fields.pair("do") == nil
          ? "add 'by: hand'" : "remove it: the steps say what they call")
    }
    switch (fields.pair("do"), fields.pair("by")) {
    case (_?, nil): return .steps(steps("do", in: fields))
    case (nil, _?):
      _ = word("by", in: fields, of: "'by'")
      return .byHand(names(fields["calls"], of: "a service in 'calls'"))
    case (_?, let by?):
      report(
        .conflictingKeys, "a binding has 'do' or 'by: hand', not both", at: by.key.span,
        hint: "remove 'by' to keep the steps")
      return .steps(steps("do", in: fields))
    case (nil, nil) where fields.hasUnknown || fields.pair("calls") != nil: return .steps([])
    case (nil, nil):
      report(
        .missingKey, "the binding does nothing", at: fields.head,
        hint: "add 'do:' with its steps, or 'by: hand'")
      return .steps([])
    }
  }
}

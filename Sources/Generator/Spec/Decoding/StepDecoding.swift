import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// The steps of bindings and scenarios.
extension SpecDecoder {
  /// The steps under a key. Where none are written, they stand too far to the left.
  mutating func steps(_ key: String, in fields: Fields, of what: ListKind = .steps) -> [StepSpec] {
    guard let pair = fields.pair(key) else { return [] }
    if !fields.hasUnknown, pair.value.isEmptyPlain {
      report(
        .missingKey, "nothing stands under '\(key)'", at: pair.key.span,
        hint: "indent its steps by more than '\(key)'; for no steps write '\(key): []'")
      // They may stand under the other key of a call, whose name for them is not in scope there.
      if key == "catch" { broken.add(results: ["error"]) }
      if key != "catch", key != "else", let name = fields["as"]?.scalar?.text {
        broken.add(results: [name])
      }
    }
    let elements = joinedSteps(list(pair.value, of: what), .steps)
    let before = diagnostics.count
    let steps = elements.compactMap { node in part(node) { $0.step(node) } }
    if diagnostics.count > before { settleTorn(elements, .steps, from: before) }
    return steps
  }

  private mutating func stepsOfThen(in fields: Fields) -> [StepSpec] {
    let outer = lacksElse
    defer { lacksElse = outer }
    lacksElse = fields.pair("else") == nil
    return steps("then", in: fields)
  }

  mutating func step(_ node: YAMLNode) -> StepSpec? {
    guard let (fields, key) = stepFields(node, .steps) else { return nil }
    if !fields.hasUnknown, reportIdle(key) { return nil }
    guard let kind = stepKind(fields, key.value) else { return nil }
    return StepSpec(kind: kind, keySpan: key.key.span)
  }

  /// Says so where nothing depends on a condition.
  private mutating func reportEmpty(_ fields: Fields) {
    guard !fields.hasUnknown, !fields.hasSteps else { return }
    // `if: n > 1 then stop`
    let condition = fields["if"]?.scalar?.text ?? ""
    let asked = condition.exchanging(" then ", for: "\n").prefix { $0 != "\n" }
    report(
      .missingKey, "an if step needs 'then' or 'else'", at: fields.head,
      hint: asked == condition || condition.holds(" else ")
        ? "add 'then:' with the steps for it"
        : "write 'if: \(asked)', and its steps under 'then'")
  }

  /// Says so where a step names nothing that it could do something with.
  private mutating func reportIdle(_ pair: YAMLPair) -> Bool {
    guard pair.value.isNull || pair.value.mapping?.isEmpty ?? pair.value.sequence?.isEmpty ?? false,
      let key = pair.name,
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
        BranchSpec(
          condition: node, name: localName(in: fields), then: stepsOfThen(in: fields),
          otherwise: steps("else", in: fields)))
    case .eachStep:
      localName(in: fields).map { .forEach(node, name: $0, do: steps("do", in: fields)) }
    case .sendStep:
      sentName(node).map { .send($0, with: arguments(fields["with"], of: $0)) }
    case .emitStep:
      name(node, of: "'emit'", hint: nameAlone(node, "emit", "value"))
        .map { .emit($0, value: fields["value"]) }
    case .cancelStep: .cancel(names(node, of: "'cancel'"))
    case .waitStep: duration(node, of: "'wait'").map { .wait($0) }
    case .stopStep:
      word(node, of: "'stop'", among: ["true"], hint: stopMeant(by: node)).map { _ in .stop }
    case .swiftStep: text(node, of: "'swift'", mayBeEmpty: true).map { _ in .swift(node) }
    default: nil
    }
  }

  /// What was meant by `stop: refresh` and `stop: [refresh]`, by `stop: isBusy` and `stop: n > 3`.
  private func stopMeant(by node: YAMLNode) -> Hint? {
    let texts = (node.sequence ?? [node]).compactMap { $0.scalar?.text }
    guard let text = texts.first else { return nil }
    let isList = node.sequence != nil
    if texts.allSatisfy({ isTrigger($0) && !isFlag($0) }) {
      let names = texts.joined(separator: ", ")
      return
        "'stop' ends this run; those of '\(names)' end by '- cancel: \(isList ? "[\(names)]" : names)'"
    }
    let isQuestion =
      isValue(text)
      || text.first?.isLetter ?? false && text.contains(where: { " .!(".contains($0) })
    // `stop: if items.isEmpty`
    let asked = text.hasPrefix("if ") ? text.dropFirst(3) : text[...]
    return isQuestion && !isList
      ? "it always ends the run: write '- if: \(asked)', and under its 'then' '- stop: true'" : nil
  }

  mutating func sentName(_ node: YAMLNode) -> Name? {
    name(node, of: "'send'", hint: nameAlone(node, "send", "with"))
  }

  /// What an event is sent with.
  mutating func arguments(_ node: YAMLNode?, of event: Name) -> [NamedValue] {
    // Which event it is makes no difference to a map.
    guard let node, node.mapping == nil else { return namedValues(node, of: "'with'") }
    let input = spec.inputs.first { $0.name.text == event.text }
    switch input?.kind {
    case .event(let parameters, _)?:
      return namedValues(node, of: "'with'", parameters: { _ in parameters })
    // What it is sent with is not looked at: it is set.
    case .value? where node.scalar != nil: return []
    default: return namedValues(node, of: "'with'")
    }
  }

  /// `send: { open: … }`, as it is written.
  private func nameAlone(_ node: YAMLNode, _ step: String, _ key: String) -> Hint? {
    guard let pair = node.mapping?.first, let name = pair.name else { return nil }
    let isMap = key != "with" || pair.value.mapping != nil
    return
      "write '\(step): \(name)', and below it '\(key): \(isMap ? pair.value.asWritten : "{ ... }")'"
  }

  private mutating func call(_ fields: Fields) -> StepSpec.Kind? {
    guard let method = fields["call"].flatMap({ methodReference($0) }) else { return nil }
    let onError = fields.pair("catch")
    let onElement = fields.pair("each")
    return .call(
      CallSpec(
        method: method,
        with: namedValues(fields["with"], of: "'with'", parameters: { $0.parameters(of: method) }),
        withSpan: fields.pair("with")?.key.span, name: localName(in: fields),
        onError: onError.map { _ in steps("catch", in: fields, of: .stepsOfCatch) },
        onErrorSpan: onError?.key.span,
        onElement: onElement.map { _ in steps("each", in: fields) },
        onElementSpan: onElement?.key.span))
  }

  /// The keys of a step, and the one that says what it is.
  mutating func stepFields(_ node: YAMLNode, _ forms: StepForms) -> (Fields, YAMLPair)? {
    guard var pairs = map(node, of: "a step", hint: stepInOneText(node, forms)) else {
      if let answer = answerAssigned(in: node) { broken.add(answer) }
      // `let before = items`
      if let text = node.scalar?.text, text.hasPrefix("let ") { broken.addResult(namedBy: text) }
      return nil
    }
    if let wrong = pairs.first(where: { pair in
      ["else if", "elseif", "elif"].contains { pair.key.isText($0) }
    }) {
      report(
        .unknownKey, "an if step has no key '\(wrong.name ?? "")'", at: wrong.key.span,
        hint: "write 'else:', and below it '- if: ...' with a 'then' of its own")
      return nil
    }
    var found: [(form: Form, place: Int)] = []
    for place in pairs.indices {
      if let form = pairs[place].key.scalar.flatMap({ forms[$0.text] }),
        !found.contains(where: { $0.form == form })
      {
        found.append((form, place))
      }
    }
    // `each` belongs to a call that streams, and is a step of its own elsewhere.
    if found.contains(where: { $0.form == .callStep }) {
      found.removeAll { $0.form == .eachStep }
    }
    // `invoke: service.method` with `each`
    let isOther = found.count == 1 && found[0].form == .eachStep && isCallOfOthers(pairs, forms)
    guard let (form, place) = found.first, !isOther else {
      let meant = reportNoStep(pairs, at: node.span, forms)
      return meantStep(meant, pairs, of: node, forms)
    }
    var key = pairs[place]
    if found.count > 1 {
      let second = pairs[found[found.count - 1].place]
      report(
        .conflictingKeys, "one step can't do two things", at: second.key.span,
        hint: Self.place(of: second, behind: key, form, in: pairs)
          ?? "start a step of its own with '- '")
      return nil
    }
    if reportSplitValue(key, pairs) || reportSplitCall(key, pairs) { return nil }
    if form == .eachStep, reportMethodInEach(pairs) {
      return meantStep("call", pairs, of: node, forms)
    }
    pairs = withoutKeysOfOther(withoutLostKeys(pairs, form), than: form, of: key)
    // Its value may have been beside it.
    key = pairs.first { $0.key.span == key.key.span } ?? key
    if reportOtherStep(pairs, than: form, at: node.span, forms) { return nil }
    return (self.fields(pairs, of: node, form), key)
  }

  /// `if: a` with the step itself beside it.
  private static func place(
    of step: YAMLPair, behind first: YAMLPair, _ form: Form, in pairs: [YAMLPair]
  ) -> Hint? {
    if step.key.isText("if"), first.key.span.offset < step.key.span.offset,
      let condition = step.value.scalar?.text, let key = first.name
    {
      return "the condition comes first: '- if: \(condition)', and '\(key)' under its 'then'"
    }
    guard form == .ifStep || form == .eachStep,
      first.key.span.offset < step.key.span.offset, let key = step.name
    else { return nil }
    let place = form == .ifStep ? "then" : "do"
    guard !pairs.has(place) else { return nil }
    return "put it under '\(place):', as '- \(key): \(step.value.scalar?.text ?? "...")'"
  }

  /// `call: ids` with `method: next` beside it.
  private mutating func reportSplitCall(_ call: YAMLPair, _ pairs: [YAMLPair]) -> Bool {
    guard call.key.isText("call"), let service = call.value.scalar?.text,
      let method = ["method", "function", "action"].compactMap(pairs.text).first,
      !service.isEmpty, "\(service)\(method)".utf8.allSatisfy({ $0.isInName })
    else { return false }
    report(
      .notAMethod, "a call names its service and the method in one", at: call.value.span,
      hint: "write 'call: \(service).\(method)' in place of both")
    return true
  }

  private func isCallOfOthers(_ pairs: [YAMLPair], _ forms: StepForms) -> Bool {
    guard let key = pairs.first?.name, forms[key] == nil,
      !Form.eachStep.has(key),
      let path = pairs.first?.value.scalar?.text
    else { return false }
    return isPathOfService(path)
  }

  mutating func namedValues(
    _ node: YAMLNode?, of what: String, parameters: (SpecDecoder) -> [ParameterSpec] = { _ in [] }
  ) -> [NamedValue] {
    guard let node, node.mapping == nil else { return entries(node, of: what) }
    return entries(
      node, of: what, hint: naming(node, parameters(self)) ?? valueBeside(node) ?? namesAlone(node))
  }

  /// Values without their names: `with: 1`, `with: [=id]`.
  private func naming(_ node: YAMLNode, _ parameters: [ParameterSpec]) -> Hint? {
    if let pair = node.scalar.flatMap({ pairWritten(in: $0) }),
      parameters.contains(where: { pair.hasPrefix("\($0.name.text):") })
    {
      return .write(map: pair)
    }
    let values = (node.sequence ?? [node]).compactMap { $0.scalar }.map { scalar in
      let isPlain =
        scalar.style == .plain && !scalar.text.utf8.contains(where: { ",{}[]".utf8.contains($0) })
      return isPlain || scalar.text.utf8.contains(0x22) ? scalar.text : "\"\(scalar.text)\""
    }
    guard !values.isEmpty, values.count == parameters.count,
      values.count == node.sequence?.count ?? 1
    else { return nil }
    let pairs = zip(parameters, values).map { parameter, value in
      let name = parameter.name.text
      return value == name || isMember(value) ? "\(name): =\(value)" : "\(name): \(value)"
    }
    return "each has its name: { \(pairs.joined(separator: ", ")) }"
  }

  /// `code.trimmed`, which a step was hardly given as a text.
  private func isMember(_ text: String) -> Bool {
    !isInScenario && text.startsLower && text.contains(".") && text.last != "."
      && text.allSatisfy { $0.isInName || ".?".contains($0) }
  }

  /// `set: page 0` and `set: [page, 0]`
  private func valueBeside(_ node: YAMLNode) -> Hint? {
    let words =
      node.sequence?.compactMap { $0.scalar?.text }
      ?? node.scalar?.text.split(separator: " ").map(String.init) ?? []
    guard words.count == 2, isValue(words[0]), !isValue(words[1]) else { return nil }
    return .write(map: "\(words[0]): \(words[1])")
  }

  /// Names without their values: a word, or a list of words.
  func namesAlone(_ node: YAMLNode) -> Hint? {
    let words = (node.sequence ?? [node]).compactMap { $0.scalar?.text }
    guard words.count == node.sequence?.count ?? 1, !words.isEmpty,
      words.allSatisfy({ word in
        word.first?.isLetter ?? false && word.allSatisfy { $0.isInName || $0 == "." }
      })
    else { return nil }
    return "each has a value: { \(words.asPlaceholders) }"
  }
}

import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Keys of scenarios, their steps and what they give.
extension UnknownKey {
  var hintInScenario: Hint? {
    let isName = !pairs.has("name") && isStrange
    switch key {
    case _ where value.isNull && isName: return "write 'name: \(key)'"
    case "doc": return Self.asComment(text ?? key)
    // Given, when and then, as others have it.
    case "when" where value.isList(of: .scenarioSteps),
      "then" where value.isList(of: .scenarioSteps):
      let isFirst = pairs.first { $0.value.isList(of: .scenarioSteps) }?.key.isText(key) ?? true
      return isFirst ? .write("steps") : "its steps stand under 'steps' too: move them there"
    case "when" where !pairs.has("do"):
      return "what happens are steps: '- send: \(text ?? "...")' under 'steps'"
    case "then":
      return "what is expected is a step: '- expect: { \(expected) }' under 'steps'"
    case _ where key.holds(".") || Form.given.has(key):
      return "it stands under 'given': { \(key): ... }"
    // `- starts empty: { steps: … }`
    case _ where !pairs.has("name") && value.scalar == nil && !form.isNear(key):
      return "write 'name: \(key)', and below it 'steps'"
    case "expect", "expectCalls", "send":
      return "it is a step: 'steps', and below it '- \(key): ...'"
    case "input", "inputs", "fail", "fails", "throws", "after", "wait", "advance", "reply", "set":
      let meant = StepForms.scenarioSteps.meant(by: key) ?? "write '- \(key): ...'"
      return "what happens are steps, under 'steps': \(meant)"
    case "when", "every":
      return "it is a binding's: those stand under 'bindings', and a scenario starts with 'name'"
    default: return nil
    }
  }

  /// What stands under `then`: `{ n: 1 }`, or a list of such maps.
  private var expected: String {
    let pairs = (value.sequence ?? [value]).flatMap { $0.mapping ?? [] }
      .flatMap { $0.key.isText("expect") ? $0.value.mapping ?? [] : [$0] }
    return pairs.isEmpty
      ? "name: value"
      : pairs.map { "\($0.name ?? "name"): \($0.value.scalar?.text ?? "...")" }
        .joined(separator: ", ")
  }

  var hintInReply: Hint? {
    switch key {
    case "streams", "returnsEach", "elements":
      "a reply is one element, under 'returns': write one for each; 'ends: true' ends it all"
    case _ where ["element", "value", "result", "item"].contains(key) && !pairs.has("returns"):
      .write("returns")
    case "with"
    where value.mapping != nil && !pairs.has("to")
      && ["returns", "throws", "ends"].contains(where: pairs.has):
      .write("to")
    case "with":
      "the answer stands under 'returns', the arguments of the call that it is for under 'to'"
    default: nil
    }
  }

  var hintInAnswer: Hint? {
    if let method = decoder.answered.flatMap(decoder.declared), method.streams != nil,
      let hint = hintInStream
    {
      return hint
    }
    return switch key {
    case "delay", "after", "wait":
      "leave out what it answers, and give that later: '- reply: service.method'"
    case "hold", "holds", "held", "waits", "pending", "never":
      """
      a call waits where neither this 'given' nor that of the spec has the method: leave it out, and \
      answer with '- reply: service.method'
      """
    default: nil
    }
  }

  /// What a stream answers.
  private var hintInStream: Hint? {
    guard form.meantKey(by: key) != "throws",
      ["streams", "throws"].allSatisfy({ didYouMean(key, among: [$0]) == nil })
    else { return nil }
    return value.sequence == nil
      ? "what a stream gives is a list: 'streams: [\(text ?? "...")]'" : .write("streams")
  }

  /// The sections of a spec, and other words, under `given`.
  var hintInGiven: Hint? {
    let isNeed = decoder.spec.needs.contains { $0.name.text == key }
    let isValue = decoder.isValue(key)
    // `zone` is no zone of time where the screen has one.
    if !isService, !isValue, !isNeed, let hint = hintOfGiven { return hint }
    // `language` means the locale only where the screen has nothing of that name.
    guard isValue || isNeed || form.meantKey(by: key) == nil, !value.isAnswer,
      value.scalar != nil || isValue || isNeed
    else { return nil }
    let written = "{ \(key): \(text ?? "...") }"
    if isNeed { return "what the screen needs stands under 'needs': \(written)" }
    return form.isNear(key) ? nil : "a value stands under 'values': \(written)"
  }

  private var isService: Bool { decoder.service(key) != nil }

  /// What stands elsewhere, or is given under another name.
  private var hintOfGiven: Hint? {
    let inside = value.mapping?.first?.name ?? "name"
    return switch key {
    case "state", "inputs", "outputs", "set", "initial":
      "values stand under 'values': { \(inside): ... }"
    case "services", "mock", "mocks", "answers", "stubs", "responses", "replies":
      inside.holds(".") ? "write '\(inside): ...' straight under 'given'" : nil
    case "date", "time", "today", "clock": .write("now")
    case "tz", "zone", "timezone": .write("timeZone")
    case "calendar": "it is always the Gregorian one: remove it"
    case "throws", "returns", "returnsEach", "streams":
      "it is how a method answers: 'service.method: { \(key): \(text ?? "...") }'"
    case "steps": "indent it less, to put it beside 'given'"
    case _ where !pairs.has("values") && holdsNames(where: decoder.isValue): .write("values")
    case _ where !pairs.has("needs") && holdsNames(where: isNeed): .write("needs")
    case "reply" where inside.holds("."):
      "here the method stands alone: \(inside): { returns: ... }"
    case _ where StepForms.scenarioSteps[key] != nil && !value.isAnswer:
      "it is a step of a scenario: '- \(key): ...' under its 'steps'"
    default: nil
    }
  }

  private func isNeed(_ name: String) -> Bool {
    decoder.spec.needs.contains { $0.name.text == name }
  }

  /// Whether its value is a map of such names alone.
  private func holdsNames(where areMeant: (String) -> Bool) -> Bool {
    guard let pairs = value.mapping, !pairs.isEmpty else { return false }
    return pairs.allSatisfy { $0.key.scalar.map { areMeant($0.text) } ?? false }
  }

  /// How a method answers, under the name of its service alone.
  var hintAtMethod: Hint? {
    guard let method = value.mapping?.first?.name, !form.isNear(key) || isService
    else { return nil }
    if !isService, let section = Self.sectionsOfKeys[method] {
      return "it is declared under '\(section)'"
    }
    guard Form.answer.has(method) else {
      return "the method of a service is written '\(key).\(method): { returns: ... }'"
    }
    let meant = decoder.howToCall(key)
    return meant.replacement != nil
      ? meant.ofOneWord
      : "what answers is a method of a service: '\(key).method: { \(method): ... }'"
  }

  /// Where stands what has such a key.
  private static let sectionsOfKeys = [
    "takes": "inputs", "initial": "state", "from": "outputs", "text": "outputs", "emits": "outputs",
  ]
}

extension YAMLNode {
  /// `- set: …` and the like.
  func isList(of steps: StepForms) -> Bool {
    guard let sequence, !sequence.isEmpty else { return false }
    return sequence.allSatisfy { element in
      (element.mapping?.first?.key.scalar).map { steps[$0.text] != nil } ?? false
    }
  }

  /// Whether it says how a method answers: `{ returns: 1 }`.
  fileprivate var isAnswer: Bool {
    guard let mapping, !mapping.isEmpty else { return false }
    return mapping.allSatisfy(Form.answer.has)
  }
}

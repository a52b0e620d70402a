import Diagnostics
import Reading

/// What was meant by a key that nobody knows.
extension SpecDecoder {
  /// What was meant, as far as its value tells.
  func hint(
    for key: String, _ value: YAMLNode, beside pairs: [YAMLPair], in form: Form
  ) -> Hint? {
    if let hint = hintAtSigns(of: key) ?? hintAtOwnWord(key, value, pairs, form)
      ?? valueInKey(key, value, pairs, form)
    {
      return hint
    }
    if form == .answer, let answered, declared(answered)?.streams != nil,
      let hint = streamHint(for: key, value)
    {
      return hint
    }
    let isService = service(key) != nil
    if form == .given, !isService, let hint = givenHint(for: key, value) { return hint }
    if let hint = neighborHint(for: key, value, pairs, form)
      ?? sectionMeant(by: key, value, beside: pairs, in: form)
    {
      return hint
    }
    if form == .method, let hint = pathHint(for: key, value) { return hint }
    if key == "<<" { return "specs don't merge maps: write out what it stands for" }
    if let hint = formHint(for: key, value, in: form) ?? hintAtSection(key, in: form) {
      return hint
    }
    let hint: Hint? =
      switch form {
      case .given: hintAtMethod(of: key, value, isService: isService)
      case .callStep: partOfCall(key, value, pairs)
      case .sendStep, .sendScenarioStep: argumentsOfEvent(value, pairs)
      default: nil
      }
    return hint ?? hintAtOther(of: key, value, pairs, form)
  }

  /// Signs that are no part of a key.
  private func hintAtSigns(of key: String) -> Hint? {
    if key.hasPrefix("-"), key.dropFirst().first?.isLetter ?? false {
      return "a space is missing after the '-': write '- \(key.dropFirst()):'"
    }
    return key.hasPrefix("//")
      ? "a comment starts with '#': write '# \(key.drop { "/ ".contains($0) }): ...'" : nil
  }

  /// Words that mean one thing alone where they stand, whatever they are near to.
  private func hintAtOwnWord(
    _ key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    switch (form, key) {
    case (.output, "value") where pairs.has("emits"), (.output, "with") where pairs.has("emits"):
      "the step that emits it gives it: '- emit: name', and below it 'value: \(value.scalar?.text ?? "...")'"
    case (.method, "async"):
      value.isText("false")
        ? "what answers at once says so: write 'sync: true'"
        : "methods are always async: remove it"
    case (.callStep, _) where key.hasPrefix("catch") && key.utf8.count > 5:
      "write 'catch': what was thrown is called 'error' in its steps"
    default: nil
    }
  }

  /// What a stream answers.
  private func streamHint(for key: String, _ value: YAMLNode) -> Hint? {
    guard Form.answer.meantKey(by: key) != "throws",
      ["streams", "throws"].allSatisfy({ areFar(key, $0) })
    else { return nil }
    return value.sequence == nil
      ? "what a stream gives is a list: 'streams: [\(value.scalar?.text ?? "...")]'"
      : .write("streams")
  }

  private func pathHint(for key: String, _ value: YAMLNode) -> Hint? {
    guard ["path", "url"].contains(key) else { return nil }
    let path = value.scalar?.text ?? "/path"
    if path.first?.isLetter ?? false, !path.holds(":") { return .write("at") }
    return "a path stands under its verb: 'get: \(path)', or post, put, patch, delete"
  }

  /// What has a place of its own in the spec.
  private func hintAtSection(_ key: String, in form: Form) -> Hint? {
    if form == .cell,
      ["needs", "inputs", "state", "takes", "params", "parameters", "with"].contains(key)
    {
      return "what it is made of stands under 'from'"
    }
    let isInSpec = ![.configuration, .configurationTests, .configurationNames].contains(form)
    guard isInSpec, Self.isSection(key), form != .screen, form != .library,
      form.meantKey(by: key) == nil
    else { return nil }
    return "'\(key)' is a part of the spec itself: write it at the start of its line"
  }

  /// How a method answers, under the name of its service alone.
  private func hintAtMethod(of key: String, _ value: YAMLNode, isService: Bool) -> Hint? {
    guard let method = value.mapping?.first?.key.scalar?.text, !Form.given.isNear(key) || isService
    else { return nil }
    if !isService, let section = Self.sectionsOfKeys[method] {
      return "it is declared under '\(section)'"
    }
    guard Form.answer.has(method) else {
      return "the method of a service is written '\(key).\(method): { returns: ... }'"
    }
    let meant = howToCall(key)
    return meant.replacement != nil
      ? meant.ofOneWord
      : "what answers is a method of a service: '\(key).method: { \(method): ... }'"
  }

  /// What an event takes, beside the step that sends it.
  private func argumentsOfEvent(_ value: YAMLNode, _ pairs: [YAMLPair]) -> Hint? {
    guard let takes = parameters(ofEventIn: pairs), areArguments(value, of: takes, pairs) else {
      return nil
    }
    return .write("with")
  }

  /// `format: …` beside `date: …`
  private func hintAtOther(
    of key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    guard value.scalar != nil, form != .screen, form != .library,
      let meant = form.meantKey(by: key), pairs.has(meant)
    else { return nil }
    return "'\(meant)' says it already: remove it"
  }

  /// Whether a step has its arguments there, in place of `with`.
  private func areArguments(
    _ value: YAMLNode, of takes: [ParameterSpec], _ pairs: [YAMLPair]
  ) -> Bool {
    guard let arguments = value.mapping, !arguments.isEmpty, !pairs.has("with") else {
      return false
    }
    return arguments.allSatisfy { pair in takes.contains { pair.key.isText($0.name.text) } }
  }

  /// What the event takes that a step sends.
  func parameters(ofEventIn pairs: [YAMLPair]) -> [ParameterSpec]? {
    pairs.text(of: "send").flatMap(parameters(ofEvent:))
  }

  /// What a key of a call is that is none of the arguments of its method.
  private func partOfCall(_ key: String, _ value: YAMLNode, _ pairs: [YAMLPair]) -> Hint? {
    guard let method = method(calledIn: pairs), !Form.callStep.isNear(key) else { return nil }
    // `foreach:` and `except:` with steps below them
    if value.isList(of: .steps) || value.sequence?.isEmpty ?? false {
      let isEach = method.streams != nil && !pairs.has("each")
      if method.throwing == nil || pairs.has("catch") { return isEach ? .write("each") : nil }
      return isEach && StepForms.steps.meant(by: key) == .write("each")
        ? .write("each") : .write("catch")
    }
    if areArguments(value, of: method.takes, pairs) { return .write("with") }
    guard Form.callStep.meantKey(by: key) == nil, !Self.bindingKeys.contains(key),
      !["retry", "timeout", "cache"].contains(key),
      !method.takes.contains(where: { $0.name.text == key })
    else { return nil }
    if let near = didYouMean(key, among: method.takes.map(\.name.text)) {
      return "its arguments stand under 'with': { \(near): \(value.scalar?.text ?? "...") }"
    }
    if !pairs.has("as"), method.returns != nil, let name = value.scalar,
      name.style == .plain, name.text.first?.isLowercase ?? false, !isValue(name.text),
      name.text.utf8.allSatisfy(\.isInName), !["true", "false", "null"].contains(name.text)
    {
      return Hint("the answer gets its name by 'as: \(name.text)'", replacement: "as")
    }
    let taken = method.takes.map(\.name.text).joined(separator: ", ")
    return taken.isEmpty
      ? "'\(method.name.text)' takes nothing: remove it"
      : "'\(method.name.text)' takes \(taken): these stand under 'with'"
  }

  private func areFar(_ key: String, _ other: String) -> Bool {
    didYouMean(key, among: [other]) == nil
  }

  /// `- when go:`, whose colon stands too late.
  private func valueInKey(
    _ key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    let words = key.split(separator: " ", maxSplits: 1)
    guard words.count == 2, value.isNull, !pairs.has(String(words[0])),
      form.has(words[0])
    else { return nil }
    return "write '\(words[0]): \(words[1])'"
  }

  /// Where stands what has such a key.
  private static let sectionsOfKeys = [
    "takes": "inputs", "initial": "state", "from": "outputs", "text": "outputs", "emits": "outputs",
  ]

  /// The sections of a spec, and other words, under `given`.
  private func givenHint(for key: String, _ value: YAMLNode) -> Hint? {
    // `zone` is no zone of time where the screen has one.
    if isValue(key) || needs.contains(where: { $0.name.text == key }) { return nil }
    let inside = value.mapping?.first?.key.scalar?.text ?? "name"
    return switch key {
    case "state", "inputs", "outputs", "set", "initial":
      "values stand under 'values': { \(inside): ... }"
    case "services", "mock", "mocks", "answers", "stubs", "responses", "replies":
      inside.holds(".") ? "write '\(inside): ...' straight under 'given'" : nil
    case "date", "time", "today", "clock": .write("now")
    case "tz", "zone", "timezone": .write("timeZone")
    case "calendar": "it is always the Gregorian one: remove it"
    case "throws", "returns", "returnsEach", "streams":
      "it is how a method answers: 'service.method: { \(key): \(value.scalar?.text ?? "...") }'"
    case "steps": "indent it less, to put it beside 'given'"
    case "reply" where inside.holds("."):
      "here the method stands alone: \(inside): { returns: ... }"
    case _ where StepForms.scenarioSteps[key] != nil && !value.isAnswer:
      "it is a step of a scenario: '- \(key): ...' under its 'steps'"
    default: nil
    }
  }

  /// `method: post` beside `path: /x`: two keys for what is one here.
  func splitRequest(
    _ unknown: [Int], in pairs: [YAMLPair], _ form: Form
  ) -> (first: Int, second: Int, hint: Hint)? {
    guard form == .method else { return nil }
    func place(of keys: [String]) -> Int? {
      unknown.first { place in keys.contains { pairs[place].key.isText($0) } }
    }
    guard let verb = place(of: ["method", "verb"]), let path = place(of: ["path", "url"]),
      let name = pairs[verb].value.scalar?.text, let text = pairs[path].value.scalar?.text
    else { return nil }
    let keys = [min(verb, path), max(verb, path)]
    let written = keys.compactMap { pairs[$0].key.scalar.map { "'\($0.text)'" } }
    return (
      keys[0], keys[1],
      "write '\(name.lowercased()): \(text)' in place of \(written.joined(separator: " and "))"
    )
  }

  /// `id: =id` and `page: 1` beside a `call` or `send`.
  func strayArguments(_ unknown: [Int], in pairs: [YAMLPair], _ form: Form) -> Hint? {
    guard unknown.count > 1 else { return nil }
    if form == .given { return strayNeeds(unknown.map { pairs[$0] }) }
    if form == .cell || form == .service { return strayParts(unknown.map { pairs[$0] }, form) }
    guard [.callStep, .sendStep, .sendScenarioStep].contains(form) else { return nil }
    var arguments: [String] = []
    for place in unknown {
      guard let key = pairs[place].key.scalar?.text, let value = pairs[place].value.scalar?.text,
        !value.isEmpty, form.meantKey(by: key) == nil, !form.isNear(key),
        hint(for: key, pairs[place].value, beside: pairs, in: form) == nil,
        Self.startOfElement(key, form) == Self.argument(key)
      else { return nil }
      arguments.append("\(key): \(value)")
    }
    return "its arguments stand under 'with': { \(arguments.joined(separator: ", ")) }"
  }

  /// The fields of a cell, or what is said of the requests of a service, straight under its name.
  private func strayParts(_ pairs: [YAMLPair], _ form: Form) -> Hint? {
    let place = form == .cell ? "fields" : "http"
    var parts: [String] = []
    for pair in pairs {
      guard let key = pair.key.scalar?.text, hintForPart(key, pair.value, in: form) != nil else {
        return nil
      }
      parts.append("\(key): \(pair.value.scalar?.text ?? "...")")
    }
    return "these stand under '\(place)': { \(parts.joined(separator: ", ")) }"
  }

  /// What the screen needs, straight under `given`.
  private func strayNeeds(_ pairs: [YAMLPair]) -> Hint? {
    let names = pairs.compactMap { $0.key.scalar?.text }
    guard names.count == pairs.count,
      names.allSatisfy({ name in needs.contains { $0.name.text == name } })
    else { return nil }
    let written = zip(names, pairs).map { "\($0): \($1.value.scalar?.text ?? "...")" }
    return "what the screen needs stands under 'needs': { \(written.joined(separator: ", ")) }"
  }

  /// `each: x in list` and `each: list as x`
  static func elementNamed(in each: String) -> Hint? {
    let words = each.split(separator: " ")
    guard words.count == 3 else { return nil }
    switch words[1] {
    case "in": return "write 'each: \(words[2])', and below it 'as: \(words[0])'"
    case "as": return "write 'each: \(words[0])', and below it 'as: \(words[2])'"
    default: return nil
    }
  }

  /// What an element of a list is called has a key of its own.
  static func startOfElement(_ key: String, _ form: Form) -> Hint? {
    switch form {
    case .model: "its fields stand under 'fields': { \(key): ... }"
    case .scenario where key.contains(where: { $0 == " " }): "write 'name: \(key)'"
    case .whenBinding where ["latest", "first", "queue", "all"].contains(key):
      "write 'policy: \(key)'"
    case .whenBinding where key == "retry":
      """
      'retry' is for requests: it stands under the service's 'http'
      or the user tries again: that is one more event of this binding, 'when: [name, retry]'
      """
    case .callStep where ["retry", "timeout", "cache"].contains(key),
      .whenBinding where ["retry", "timeout", "cache"].contains(key):
      "'\(key)' is for requests: it stands under the service's 'http'"
    case .cancelStep where key == "per":
      "it ends the runs of all values: 'per' belongs to the binding, beside its 'when'"
    case _ where Form.steps.contains(form) && bindingKeys.contains(key):
      "it belongs to the binding: write it beside its 'when'"
    case .callStep, .sendStep, .sendScenarioStep:
      argument(key)
    default: nil
    }
  }

  private static func argument(_ key: String) -> Hint {
    "its arguments stand under 'with': { \(key): ... }"
  }

  /// What a binding has beside its `when`, whatever it does.
  static let bindingKeys = ["policy", "per", "debounce", "throttle", "loading"]

  /// What steps have stands under `do`.
  static func partOfStep(_ key: String) -> Hint? {
    if StepForms.steps[key] != nil { return "it is a step: write '- \(key): ...' under 'do'" }
    let isPart = Form.steps.contains { $0.has(key) }
    return isPart ? "it belongs to a step under 'do': indent it deeper" : nil
  }
}

extension Form {
  /// Whether a key is a type that belongs under the key `type`: `{ Int: 3 }`.
  func isTyped(by key: String) -> Bool {
    key.first?.isUppercase ?? false && isTyped
  }

  /// Which key is meant by one in other capitals: `Type`.
  func hintInOtherLetters(_ key: String) -> Hint? {
    keyInOtherLetters(key).map { .didYouMean($0) }
  }

  func keyInOtherLetters(_ key: String) -> String? {
    let letters = key.lowercased()
    let own = keys.map(\.name) + (self == .event ? Form.input.keys.map(\.name) : [])
    return own.first { $0.lowercased() == letters && $0 != key }
  }

  /// Whether it has a type under a key of its own.
  var isTyped: Bool { has("type") }

  /// Whether a key is nearly one of the form's.
  func isNear(_ key: String) -> Bool { suggestion(for: key, among: keys.map(\.name)) != nil }
}

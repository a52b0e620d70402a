import Diagnostics
import Reading

/// What was meant by a key that nobody knows.
extension SpecDecoder {
  /// What was meant, as far as its value tells.
  func hint(
    for key: String, _ value: YAMLNode, beside pairs: [YAMLPair], in form: Form
  ) -> String? {
    if key.hasPrefix("-"), key.dropFirst().first?.isLetter ?? false {
      return "a space is missing after the '-': write '- \(key.dropFirst()):'"
    }
    if key == "async", form == .method { return "methods are async as they are: remove it" }
    if form == .callStep, key.hasPrefix("catch"), key.utf8.count > 5 {
      return "write 'catch': what was thrown is called 'error' in its steps"
    }
    let isService = services.contains { $0.name.text == key }
    if form == .given, !isService, let hint = givenHint(for: key, value) { return hint }
    if let hint = neighborHint(for: key, value, pairs, form) { return hint }
    if ["path", "url"].contains(key), form == .method {
      let path = value.scalar?.text ?? "/path"
      if path.first?.isLetter ?? false, !path.holds(":") { return "write 'at'" }
      return "a path stands under its verb: 'get: \(path)', or post, put, patch, delete"
    }
    if key == "<<" { return "specs don't merge maps: write out what it stands for" }
    if let hint = shapedHint(for: key, value, in: form) { return hint }
    if form == .cell,
      ["needs", "inputs", "state", "takes", "params", "parameters", "with"].contains(key)
    {
      return "what it is made of stands under 'from'"
    }
    if Self.isSection(key), form != .screen, form != .library, form.meantKey(by: key) == nil {
      return "'\(key)' is a part of the spec itself: write it at the start of its line"
    }
    if form == .given, let method = value.mapping?.first?.key.scalar?.text,
      !form.isNear(key) || isService
    {
      if Form.answer.keys.contains(where: { $0.name == method }) {
        let meant = howToCall(key)
        if meant.hasPrefix("write '") { return meant }
      }
      return Form.answer.keys.contains { $0.name == method }
        ? "what answers is a method of a service: '\(key).method: { \(method): ... }'"
        : "the method of a service is written '\(key).\(method): { returns: ... }'"
    }
    return nil
  }

  /// The sections of a spec, and other words, under `given`.
  private func givenHint(for key: String, _ value: YAMLNode) -> String? {
    let inside = value.mapping?.first?.key.scalar?.text ?? "name"
    return switch key {
    case "state", "inputs", "outputs", "set", "initial":
      "values stand under 'values': { \(inside): ... }"
    case "services", "mocks", "answers", "stubs", "responses", "replies":
      inside.holds(".") ? "write '\(inside): ...' straight under 'given'" : nil
    case "date", "time", "today", "clock": "write 'now'"
    case "tz", "zone", "timezone": "write 'timeZone'"
    case "calendar": "it is always the Gregorian one: remove it"
    case "throws", "returns", "returnsEach", "streams":
      "it is how a method answers: 'service.method: { \(key): \(value.scalar?.text ?? "...") }'"
    case "steps": "indent it less, to put it beside 'given'"
    case "reply" where inside.holds("."):
      "here the method stands alone: \(inside): { returns: ... }"
    case _ where StepForms.scenarioSteps[key] != nil:
      "it is a step of a scenario: '- \(key): ...' under its 'steps'"
    default: nil
    }
  }

  /// What was meant by a key that stands beside others.
  private func neighborHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> String? {
    func has(_ other: String) -> Bool { pairs.contains { $0.key.isText(other) } }
    let text = value.scalar?.text
    if form.isTyped(by: key), !has("type"), let text {
      let first = ["value", "initial", "default"].first { name in
        form.keys.contains { $0.name == name }
      }
      return first.map { "write '{ type: \(key), \($0): \(text) }'" }
    }
    switch (form, key) {
    case (.replyStep, "streams"), (.replyStep, "returnsEach"), (.replyStep, "elements"):
      return "a reply is one element, under 'returns': write one for each; 'ends: true' ends it all"
    case (.replyStep, "with"):
      return
        "the answer stands under 'returns', the arguments of the call that it is for under 'to'"
    case (.http, "params"), (.http, "parameters"):
      let isSent = value.mapping?.contains { $0.value.scalar?.text.first == "=" } ?? false
      return isSent ? "write 'query'" : nil
    case (.screen, "http"), (.library, "http"):
      return "it belongs to a service: services: { name: { http: ... } }"
    case (_, "finally") where form == .whenBinding || form == .everyBinding || form == .callStep:
      return "a run ends behind 'catch': write the steps there too, or give the binding a 'loading'"
    case (.callStep, "name") where pairs.first?.key.isText("name") ?? false && text?.first != "=":
      return "a step has no name: remove it, or put an argument under 'with'; 'as' names the answer"
    case (.screen, "library"):
      return "a document holds one of them: put a line with --- above the second"
    case (.method, "params"), (.method, "parameters"), (.method, "args"):
      return has("takes") ? "write 'query'" : nil
    case (.method, "stream") where text == "true":
      let type = pairs.first { $0.key.isText("returns") }?.value.scalar?.text ?? "Type"
      return "write 'streams: \(type)' in place of 'returns'"
    case (.output, "cells"), (.output, "cell"):
      guard let text, text.first?.isUppercase ?? false else { return nil }
      let list = pairs.first { $0.key.isText("from") }?.value.scalar?.text ?? "items"
      return "make the cells in 'from': { from: \(list).map(\(text)) }"
    case (.event, "returns"):
      return "an event gives nothing back: an output shows what came of it"
    case (.model, "extends"), (.model, "inherits"), (.model, "superclass"):
      return "a model stands alone: write all of its fields"
    case (.model, "methods"), (.model, "functions"), (.model, "conforms"), (.model, "implements"):
      return "a model has nothing else: an extension in Swift can add it"
    case (.model, "raw"), (.model, "rawType"), (.model, "rawValue"), (.model, "enum"):
      return has("cases") ? "a case is its name in JSON: remove it" : nil
    case (.whenBinding, _) where !has("when") && value.sequence != nil:
      return isTrigger(key) ? "write 'when: \(key)', and its steps under 'do'" : nil
    case (.whenBinding, _)
    where !has("when") && value.mapping?.contains { $0.key.isText("do") } ?? false:
      return "write 'when: \(key)', and what is under it beside it"
    case (.whenBinding, _) where !has("when") && value.isNull && isTrigger(key):
      return "write 'when: \(key)'"
    case (.scenario, _)
    where value.isNull && !has("name") && form.meantKey(by: key) == nil && !form.isNear(key):
      return "write 'name: \(key)'"
    case (.whenBinding, "while"):
      return has("when") ? nil : "it goes with 'every: 1s', which says how often"
    case (.whenBinding, "catch"), (.everyBinding, "catch"):
      return "each call has its own: write it beside 'call'"
    case (.whenBinding, "name"), (.everyBinding, "name"):
      return has("when") || has("every")
        ? "a binding has no name: remove it, or write it as a comment: # \(text ?? key)" : nil
    case (.whenBinding, "doc"), (.everyBinding, "doc"), (.scenario, "doc"):
      return "only declarations have one: write it as a comment: # \(text ?? key)"
    case (.output, "when"): return "what sets it is a binding: - when: \(text ?? "name")"
    case (.output, "loading"), (.value, "loading"):
      return "write { type: Bool, initial: false }, and in the binding 'loading:' with its name"
    case (.output, "value"), (.value, "value"):
      guard let text else { return nil }
      // `value: n + 1`
      let isComputed =
        text.hasPrefix("=") || text.holds(" + ") || text.holds(" * ") || text.holds(" | ")
      return isComputed ? "write 'from'" : text.holds("${") ? "write 'text'" : nil
    case (.scenario, _):
      if key.holds(".") || Form.given.keys.contains(where: { $0.name == key }) {
        return "it stands under 'given': { \(key): ... }"
      }
      // `- starts empty: { steps: … }`
      return has("name") || value.scalar != nil || form.isNear(key)
        ? nil : "write 'name: \(key)', and below it 'steps'"
    case (.dateStyle, "format"), (.dateStyle, "pattern"):
      return text.map { "a pattern stands alone: date: \($0)" }
    case (.formatter, "fraction"), (.formatter, "minFraction"), (.formatter, "maxFraction"):
      return has("currency")
        ? "a currency has digits of its own: remove it"
        : has("percent")
          ? "write 'percent: { \(key): \(text ?? "0") }'"
          : "it belongs to a number: number: { \(key): \(text ?? "0") }"
    case (.formatter, "time") where !has("date") && text?.holds(":") ?? false:
      return "a pattern stands alone: date: \(text ?? "")"
    case (.formatter, "time"), (.formatter, "style"):
      let date = pairs.first { $0.key.isText("date") }?.value.scalar?.text
      let (style, time) = key == "time" ? (date, text) : (text, nil)
      return "it belongs to the style of a date: date: { style: \(style ?? "medium")"
        + ", time: \(time ?? "short") }"
    case (.whenBinding, "enabled"), (.whenBinding, "where"), (.whenBinding, "condition"),
      (.whenBinding, "filter"), (.whenBinding, "guard"):
      return "the steps ask it: '- if: \(text ?? "...")' under 'do'"
    case (.formatter, "bool"), (.formatter, "boolean"):
      return "a choice shows a Bool: { of: Bool, from: if value then \"Yes\" else \"No\" }"
    case (.formatter, "plural"), (.formatter, "plurals"), (.formatter, "count"):
      return "a choice tells one from many: { of: Int, from: if value == 1 then ... else ... }"
    case (.formatter, "type"), (.formatter, "kind"):
      // `type: currency`
      return text.flatMap { Form.formatter.keys.map(\.name).contains($0) ? $0 : nil }
        .map { "what it shows is the key: { \($0): ... }" }
    case (.output, "format"), (.output, "formatter"), (.output, "formatted"), (.value, "format"),
      (.cellField, "format"), (.cellField, "formatter"):
      let from = pairs.first { $0.key.isText("from") }?.value.scalar?.text
      return "a formatter stands behind the value: from: \(from ?? "value") | \(text ?? "name")"
    case (.setStep, "delay"), (.setStep, "after"), (.setStep, "wait"), (.emitStep, "delay"),
      (.emitStep, "after"), (.sendStep, "delay"), (.sendStep, "after"), (.callStep, "delay"):
      return "it is a step of its own, above this one: '- wait: \(text ?? "1s")'"
    case (.input, "private"):
      return "what the view does not write is a state: move it to 'state'"
    case (.value, "takes"), (.value, "emits"):
      return key == "takes"
        ? "an event is an input: move it to 'inputs'" : "an event is an output: move it to 'outputs'"
    case (.input, "from"):
      return "the view writes it: what is computed is a state or an output"
    case (.field, "format"), (.field, "pattern"):
      let isDate = pairs.contains {
        $0.key.isText("type") && $0.value.scalar?.text.hasPrefix("Date") ?? false
      }
      return isDate
        ? "write 'date'" : "a field has no form: what is wrong with it is told by an expression"
    case (.cellField, "type"): return "its type is that of its expression: remove it"
    default: return nil
    }
  }

  private func isTrigger(_ key: String) -> Bool {
    key == "start" || inputs.contains { $0.name.text == key }
  }

  /// `method: post` beside `path: /x`: two keys for what is one here.
  func splitRequest(
    _ unknown: [Int], in pairs: [YAMLPair], _ form: Form
  ) -> (first: Int, second: Int, hint: String)? {
    guard form == .method else { return nil }
    func place(of keys: [String]) -> Int? {
      unknown.first { place in keys.contains { pairs[place].key.isText($0) } }
    }
    guard let verb = place(of: ["method", "verb"]), let path = place(of: ["path", "url"]),
      let name = pairs[verb].value.scalar?.text, let text = pairs[path].value.scalar?.text
    else { return nil }
    return (min(verb, path), max(verb, path), "write '\(name.lowercased()): \(text)'")
  }

  /// `id: =id` and `page: 1` beside a `call` or `send`.
  func strayArguments(_ unknown: [Int], in pairs: [YAMLPair], _ form: Form) -> String? {
    guard unknown.count > 1 else { return nil }
    if form == .given { return strayNeeds(unknown.map { pairs[$0] }) }
    guard [.callStep, .sendStep, .sendScenarioStep].contains(form) else { return nil }
    var arguments: [String] = []
    for place in unknown {
      guard let key = pairs[place].key.scalar?.text, let value = pairs[place].value.scalar?.text,
        !value.isEmpty, form.meantKey(by: key) == nil, !form.isNear(key),
        hint(for: key, pairs[place].value, beside: pairs, in: form) == nil,
        Self.startOfElement(key, form)?.hasPrefix("its arguments") ?? false
      else { return nil }
      arguments.append("\(key): \(value)")
    }
    return "its arguments stand under 'with': { \(arguments.joined(separator: ", ")) }"
  }

  /// What the screen needs, straight under `given`.
  private func strayNeeds(_ pairs: [YAMLPair]) -> String? {
    let names = pairs.compactMap { $0.key.scalar?.text }
    guard names.count == pairs.count,
      names.allSatisfy({ name in needs.contains { $0.name.text == name } })
    else { return nil }
    let written = zip(names, pairs).map { "\($0): \($1.value.scalar?.text ?? "...")" }
    return "what the screen needs stands under 'needs': { \(written.joined(separator: ", ")) }"
  }

  /// What was meant by a key with such a value.
  private func shapedHint(for key: String, _ value: YAMLNode, in form: Form) -> String? {
    let text = value.scalar?.text
    switch (form, key) {
    case (.screen, _) where value.namesSpecs, (.library, _) where value.namesSpecs:
      return "write 'uses'"
    case (.answer, "delay"), (.answer, "after"), (.answer, "wait"):
      return "leave out what it answers, and give that later: '- reply: service.method'"
    case (.whenBinding, "key"), (.whenBinding, "by"): return "write 'per'"
    case (.number, "pattern"), (.number, "format"):
      return text.flatMap(Form.digits).map { "its digits have keys of their own: \($0)" }
    case (.callStep, "to") where text?.utf8.allSatisfy(\.isInName) ?? false:
      return "the answer gets its name by 'as: \(text ?? "")'"
    case (.method, "errors") where value.mapping != nil: return "write 'status'"
    case (.method, "http"), (.method, "request"):
      return value.mapping == nil
        ? nil : "what the request is stands in the method itself: get: /path"
    case (.method, "method"), (.method, "verb"):
      return text.map { "the verb is the key of the path: '\($0.lowercased()): /path'" }
    case (.service, _) where Form.http.keys.contains { $0.name == key }:
      return "it stands under 'http': { \(key): \(text ?? "...") }"
    case (.service, "throws"), (.service, "returns"), (.service, "streams"), (.service, "sync"),
      (.service, "takes"):
      return "it is a method's: write it under the method's name, in 'methods'"
    case (.service, "callback"), (.service, "callbacks"), (.service, "completion"),
      (.service, "async"):
      let isCallback = (key == "async") == (text == "false")
      return isCallback ? "write 'style: callback'" : "it is so by itself: remove it"
    case (.service, _) where value.mapping != nil && !form.isNear(key):
      return "what can be called stands under 'methods': { \(key): ... }"
    case (.model, "type"): return "it needs no type: remove it"
    case (.cell, _)
    where value.mapping?.contains { $0.key.isText("from") || $0.key.isText("text") } ?? false:
      return "its fields stand under 'fields': { \(key): ... }"
    case (.cell, _) where ["of", "source", "sources", "item", "model", "type"].contains(key):
      guard let type = text, type.first?.isUppercase ?? false else { return nil }
      return "what it shows stands under 'from': { \(type.withoutCapital): \(type) }"
    case (.cell, _) where text != nil && !form.isNear(key):
      return "its fields stand under 'fields': { \(key): { from: \(text ?? "...") } }"
    case (.given, _) where value.scalar != nil && form.meantKey(by: key) == nil:
      if needs.contains(where: { $0.name.text == key }) {
        return "what the screen needs stands under 'needs': { \(key): \(text ?? "...") }"
      }
      return form.isNear(key) ? nil : "a value stands under 'values': { \(key): \(text ?? "...") }"
    case (.event, "debounce"), (.event, "throttle"), (.event, "policy"), (.event, "loading"),
      (.event, "per"), (.input, "debounce"), (.input, "throttle"):
      return text?.first?.isUppercase ?? false
        ? nil : "'\(key)' stands in the binding, beside its 'when'"
    case (.event, _)
    where text?.first.map { $0.isUppercase || $0 == "[" } ?? false && !form.isNear(key)
      && form.meantKey(by: key) == nil && key != "type"
      && didYouMean(key, among: ["type", "initial"]) == nil:
      return "its parameters stand under 'takes': { \(key): \(text ?? "Type") }"
    case (.event, "with"), (.event, "params"), (.event, "parameters"): return "write 'takes'"
    case (.event, "do"), (.event, "steps"):
      return "its steps stand in a binding: '- when: name', and 'do' below it"
    case (.event, "throws"): return "an event can't fail: the steps of its binding catch what does"
    case (.event, "type"): return "an event takes parameters, and a value has a type: remove one"
    case (.parameter, "initial"), (.parameter, "default"), (.parameter, "value"):
      return "a parameter has no default: make it optional, with a '?' behind its type"
    case (.method, _)
    where text?.first?.isUppercase ?? false && !form.isNear(key)
      && form.meantKey(by: key) == nil:
      return "its parameters stand under 'takes': { \(key): \(text ?? "Type") }"
    case (.whenBinding, "name"), (.whenBinding, "given"):
      return "it is a scenario's: those stand under 'scenarios', and a binding starts with 'when'"
    case (.scenario, "expect"), (.scenario, "expectCalls"), (.scenario, "send"):
      return "it is a step: 'steps', and below it '- \(key): ...'"
    case (.scenario, "when"), (.scenario, "every"):
      return "it is a binding's: those stand under 'bindings', and a scenario starts with 'name'"
    case (.whenBinding, "cancelPrevious"): return "write 'policy: latest'"
    case (_, "optional"), (_, "nullable"), (_, "required"):
      let canBeMissing = form == .model || form.keys.contains { $0.name == "type" }
      guard canBeMissing else { return nil }
      return (key == "required") == (text != "false")
        ? "a value is there unless its type has a '?': remove '\(key)'"
        : "what may be missing has a '?' after its type"
    default: return nil
    }
  }

  /// `each: x in list` and `each: list as x`
  func elementNamed(in pairs: [YAMLPair], _ form: Form) -> String? {
    guard form == .eachStep, let text = pairs.first(where: { $0.key.isText("each") })?.value.scalar
    else { return nil }
    let words = text.text.split(separator: " ")
    guard words.count == 3 else { return nil }
    switch words[1] {
    case "in": return "write 'each: \(words[2])', and below it 'as: \(words[0])'"
    case "as": return "write 'each: \(words[0])', and below it 'as: \(words[2])'"
    default: return nil
    }
  }

  /// What an element of a list is called has a key of its own.
  static func startOfElement(_ key: String, _ form: Form) -> String? {
    switch form {
    case .model: "its fields stand under 'fields': { \(key): ... }"
    case .scenario where key.contains(where: { $0 == " " }): "write 'name: \(key)'"
    case .whenBinding where ["latest", "first", "queue", "all"].contains(key):
      "write 'policy: \(key)'"
    case .callStep where ["retry", "timeout", "cache"].contains(key),
      .whenBinding where ["retry", "timeout", "cache"].contains(key):
      "'\(key)' is for requests: it stands under the service's 'http'"
    case _ where Form.steps.contains(form) && bindingKeys.contains(key):
      "it belongs to the binding: write it beside its 'when'"
    case .callStep, .sendStep, .sendScenarioStep:
      "its arguments stand under 'with': { \(key): ... }"
    default: nil
    }
  }

  /// What a binding has beside its `when`, whatever it does.
  static let bindingKeys = ["policy", "per", "debounce", "throttle", "loading"]

  /// What steps have stands under `do`.
  static func partOfStep(_ key: String) -> String? {
    if StepForms.steps[key] != nil { return "it is a step: write '- \(key): ...' under 'do'" }
    let isPart = Form.steps.contains { $0.keys.contains { $0.name == key } }
    return isPart ? "it belongs to a step under 'do': indent it deeper" : nil
  }
}

extension Form {
  /// Whether a key is a type, of what has one under a key of its own: `{ Int: 3 }`.
  func isTyped(by key: String) -> Bool {
    key.first?.isUppercase ?? false && keys.contains { $0.name == "type" }
  }

  /// Whether a key is nearly one of the form's.
  func isNear(_ key: String) -> Bool { suggestion(for: key, among: keys.map(\.name)) != nil }
}

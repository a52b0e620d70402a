import Diagnostics
import Reading

/// What was meant by a key that nobody knows, as far as the keys beside it tell.
extension SpecDecoder {
  /// What stands under `then`: `{ n: 1 }`, or a list of such maps.
  private func expected(in value: YAMLNode) -> String {
    let pairs = (value.sequence ?? [value]).flatMap { $0.mapping ?? [] }
      .flatMap { $0.key.isText("expect") ? $0.value.mapping ?? [] : [$0] }
    return pairs.isEmpty
      ? "name: value"
      : pairs.map { "\($0.key.scalar?.text ?? "name"): \($0.value.scalar?.text ?? "...")" }
        .joined(separator: ", ")
  }

  /// What was meant by a key that stands beside others.
  func neighborHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    func has(_ other: String) -> Bool { pairs.has(other) }
    func ofKey(_ other: String) -> String? { pairs[other]?.scalar?.text }
    let text = value.scalar?.text
    // `{ 'items.count + 1' }`
    if form.isTyped, text?.isEmpty ?? false, form.keys.contains(where: { $0.name == "from" }),
      key.first?.isLowercase ?? false, !key.allSatisfy({ $0.isInName || $0 == "-" })
    {
      return
        "a value that is computed is written '{ from: \(pairs.first { $0.key.isText(key) }?.key.asWritten ?? key) }'"
    }
    // `{ Int, Order }`
    if form.isTyped(by: key), !has("type"), text?.isEmpty ?? false {
      let other = pairs.count == 2 ? pairs[1].key.scalar?.text : nil
      return other.map { "a dictionary is written '{ \(key): \($0) }'" }
        ?? "write '{ type: \(key) }'"
    }
    // `{ String: Int, Int: Int }`
    if form.isTyped(by: key), !has("type"), let text, form.isTyped(by: text) {
      return pairs.contains { pair in form.keys.contains { pair.key.isText($0.name) } }
        ? "write 'type: \"[\(key): \(text)]\"'"
        : "a dictionary has one type of keys and one of values: '{ \(key): \(text) }'"
    }
    if form.isTyped(by: key), !has("type"), let text {
      let first = ["value", "initial", "default"].first { name in
        form.keys.contains { $0.name == name }
      }
      return first.map { "write '{ type: \(key), \($0): \(text) }'" }
    }
    if form.isTyped, let hint = listed(key, value, pairs) { return hint }
    if form.isTyped, ["format", "items", "$ref"].contains(key), let type = typeOfSchema(pairs) {
      return type == "Date" && ofKey("format") == "date"
        ? "write '{ type: Date, date: yyyy-MM-dd }'" : "a type stands alone: write '\(type)'"
    }
    switch (form, key) {
    case (.replyStep, "streams"), (.replyStep, "returnsEach"), (.replyStep, "elements"):
      return "a reply is one element, under 'returns': write one for each; 'ends: true' ends it all"
    case (.replyStep, "with"):
      return
        "the answer stands under 'returns', the arguments of the call that it is for under 'to'"
    case (.http, "params"), (.http, "parameters"):
      let isSent = value.mapping?.contains { $0.value.scalar?.text.first == "=" } ?? false
      return isSent ? .write("query") : nil
    case (.screen, _) where value.isListOfBindings:
      return has("bindings") ? "what is set off stands under 'bindings'" : .write("bindings")
    case (.callStep, "takes"), (.sendStep, "takes"): return .write("with")
    case (.sendStep, "value"):
      return ofKey("send").flatMap { isEventOutput($0) ? $0 : nil }
        .map { "'\($0)' is an event output: write '- emit: \($0)' in place of '- send: \($0)'" }
    case (.model, "default"), (.model, "initial"):
      guard has("cases") else { return nil }
      return "an enum has no first value: what is of it has one"
        + "\nthe case for other texts in JSON is written 'otherwise: \(text ?? "name")'"
    case (.cell, _) where !has("fields") && value.holdsFieldsOfCell: return .write("fields")
    // No parameter has such a type.
    case (.event, "hidden") where text == "true": return .write("private")
    case (.event, _)
    where ["true", "false"].contains(text) && !form.isNear(key) && form.meantKey(by: key) == nil
      && key != "public" && formHint(for: key, value, in: form) == nil:
      return "an event has no such thing: remove it, or write 'private: true' for one that only "
        + "the screen's own steps send"
    case (.event, "emits"):
      return "what the view sends is written {}, with its values { takes: { name: Type } };"
        + " what it hears of is an output"
    case (.event, "public"): return "every event is, but for one with 'private: true'"
    case (.callStep, _)
    where areOneSlipApart(key, "as") && !has("as") && text?.allBytes(\.isInName) ?? false
      && !takes(key, pairs):
      return .write("as")
    case (.callStep, "await"), (.callStep, "async"):
      return takes(key, pairs) ? nil : "a call waits for its answer by itself: remove it"
    case (.callStep, "doc"), (.callStep, "comment"):
      return takes(key, pairs) ? nil : "write it as a comment: # \(text ?? key)"
    case (.callStep, "id"):
      return takes(key, pairs) ? nil : "a step has no 'id': remove it"
    case (.screen, "http"), (.library, "http"):
      return "it belongs to a service: services: { name: { http: ... } }"
    case (_, "finally") where form == .whenBinding || form == .everyBinding || form == .callStep:
      return "a run ends behind 'catch': write the steps there too, or give the binding a 'loading'"
    case (.callStep, "name") where pairs.first?.key.isText("name") ?? false && text?.first != "=":
      return "a step has no name: remove it, or put an argument under 'with'; 'as' names the answer"
    case (.screen, "library"):
      return "a document holds one of them: put a line with --- above the second"
    case (.service, "rest"), (.service, "api"), (.service, "remote"), (.service, "network"):
      return (value.mapping?["base"] ?? value.mapping?["url"]) == nil ? nil : .write("http")
    case (.method, "remove") where text?.hasPrefix("/") ?? false: return .write("delete")
    case (.method, "params"), (.method, "parameters"), (.method, "args"):
      return has("takes") ? .write("query") : nil
    case (.method, "stream") where text == "true":
      let type = ofKey("returns") ?? "Type"
      return "write 'streams: \(type)' in place of 'returns'"
    case (.output, "cells"), (.output, "cell"):
      guard let text, text.first?.isUppercase ?? false else { return nil }
      let list = ofKey("from") ?? "items"
      return "make the cells in 'from': { from: \(list).map(\(text)) }"
    case (.event, "returns"):
      return "an event gives nothing back: an output shows what came of it"
    case (.model, "oneOf"), (.model, "anyOf"):
      return "what is one of several is an enum: 'cases', each with its values"
    case (.model, "extends"), (.model, "inherits"), (.model, "superclass"), (.model, "allOf"):
      return "a model stands alone: write all of its fields"
    case (.model, "methods"), (.model, "functions"), (.model, "conforms"), (.model, "implements"):
      return "a model has nothing else: an extension in Swift can add it"
    case (.model, "raw"), (.model, "rawType"), (.model, "rawValue"), (.model, "enum"):
      return has("cases") ? "a case is its name in JSON: remove it" : nil
    case (.whenBinding, _) where text == "true" && isValue(key),
      (.everyBinding, _) where text == "true" && isValue(key):
      return "write 'loading: \(key)'"
    case (.output, "event") where text == "true" || text == "false":
      let type = ofKey("type") ?? "Void"
      return "an event output has its type under 'emits': write '{ emits: \(type) }'"
    case (.whenBinding, _) where !has("when") && value.sequence != nil:
      return isTrigger(key) ? "write 'when: \(key)', and its steps under 'do'" : nil
    case (.whenBinding, _)
    where !has("when") && value.mapping?.has("do") ?? false:
      return "write 'when: \(key)', and what is under it beside it"
    case (.whenBinding, _) where !has("when") && value.isNull && isTrigger(key):
      return "write 'when: \(key)'"
    case (.scenario, _)
    where value.isNull && !has("name") && form.meantKey(by: key) == nil && !form.isNear(key):
      return "write 'name: \(key)'"
    case (.whenBinding, "while"):
      return has("when") ? nil : "it goes with 'every: 1s', which says how often"
    case (.whenBinding, "after"), (.everyBinding, "after"):
      let time = text ?? "1s"
      return "what runs later starts with '- wait: \(time)' under 'do'"
        + (has("when") ? "; to wait until nothing comes any more write 'debounce: \(time)'" : "")
    case (.whenBinding, "catch"), (.everyBinding, "catch"):
      return "each call has its own: write it beside 'call'"
    case (.whenBinding, "name"), (.everyBinding, "name"):
      return has("when") || has("every")
        ? "a binding has no name: remove it, or write it as a comment: # \(text ?? key)" : nil
    case (.whenBinding, "doc"), (.everyBinding, "doc"), (.scenario, "doc"):
      return "only declarations have one: write it as a comment: # \(text ?? key)"
    case (.output, "when") where !(text ?? "").utf8.allSatisfy(\.isInName): return .write("from")
    case (_, "computed") where text == "true" && form.meantKey(by: key) != nil:
      return "write what computes it: 'from: a + b'"
    case (.field, "dates") where ["iso8601", "milliseconds", "seconds"].contains(text ?? ""):
      return "the form of all dates of a server stands under its 'http': { dates: \(text ?? "") }"
    case (.output, "when"): return "what sets it is a binding: - when: \(text ?? "name")"
    case (.output, "loading"), (.value, "loading"):
      return "write { type: Bool, initial: false }, and in the binding 'loading:' with its name"
    case (.output, "value"), (.value, "value"):
      guard let text else { return nil }
      // `value: n + 1`
      let isComputed =
        text.hasPrefix("=") || text.hasPrefix("if ") || text.hasPrefix("not ")
        || [" + ", " - ", " * ", " / ", " ?? ", " | ", " == ", " != ", " > ", " < "]
          .contains(where: text.holds)
      let isName =
        value.scalar?.style == .plain && (text.first?.isLowercase ?? false)
        && !["true", "false", "null"].contains(text)
        && text.utf8.allSatisfy { $0.isInName || $0 == UInt8(ascii: ".") }
      if isComputed { return .write("from") }
      if text.holds("${") { return .write("text") }
      guard isName else { return nil }
      return !has("type") && (isValue(text) || needs.contains { $0.name.text == text })
        ? .write("from")
        : "write 'from' for the value of that name, 'initial' for a first value"
    // Given, when and then, as others have it.
    case (.scenario, "when") where value.isListOfScenarioSteps,
      (.scenario, "then") where value.isListOfScenarioSteps:
      let isFirst = pairs.first { $0.value.isListOfScenarioSteps }?.key.isText(key) ?? true
      return isFirst ? .write("steps") : "its steps stand under 'steps' too: move them there"
    case (.scenario, "when") where !has("do"):
      return "what happens are steps: '- send: \(text ?? "...")' under 'steps'"
    case (.scenario, "then"):
      return "what is expected is a step: '- expect: { \(expected(in: value)) }' under 'steps'"
    case (.callStep, "retry"), (.callStep, "timeout"), (.callStep, "cache"):
      let name = ofKey("call")?.prefix { $0 != "." }
      guard let service = services.first(where: { $0.name.text == name ?? "" }),
        service.http == nil
      else { return nil }
      return "only requests have it, under 'http', which '\(service.name.text)' has not: remove it"
    case (.scenario, _):
      if key.holds(".") || Form.given.keys.contains(where: { $0.name == key }) {
        return "it stands under 'given': { \(key): ... }"
      }
      // `- starts empty: { steps: … }`
      return has("name") || value.scalar != nil || form.isNear(key)
        ? nil : "write 'name: \(key)', and below it 'steps'"
    case (.dateStyle, "locale"), (.dateStyle, "timeZone"), (.number, "locale"),
      (.percent, "locale"):
      return "it belongs to the formatter: write it behind the '}' of this map"
    case (.dateStyle, "format"), (.dateStyle, "pattern"):
      return text.map { "a pattern stands alone: date: \($0)" }
    case (.formatter, "grouping") where has("number"):
      return "it belongs to the number: number: { ..., grouping: \(text ?? "true") }"
    case (.formatter, "fraction"), (.formatter, "minFraction"), (.formatter, "maxFraction"):
      return has("currency")
        ? "a currency has digits of its own: remove it"
        : has("percent")
          ? "write 'percent: { \(key): \(text ?? "0") }'"
          : "it belongs to a number: number: { \(key): \(text ?? "0") }"
    case (.formatter, "time") where !has("date") && text?.holds(":") ?? false:
      return "a pattern stands alone: date: \(text ?? "")"
    case (.formatter, "style") where text.map(Self.isFormatter) ?? false:
      return "what it shows is the key: { \(text ?? ""): \(ofKey("code") ?? "...") }"
    case (.formatter, "format"), (.formatter, "pattern"):
      return has("of") && !has("text") && !has("from")
        ? .write("text") : text.flatMap(Form.digits).map { "a number has digits: number: \($0)" }
    case (.formatter, "time"), (.formatter, "style"):
      let date = ofKey("date")
      // `{ date: d MMM, time: short }`
      if let date, key == "time", !["short", "medium", "long", "full"].contains(date) {
        return "a pattern holds the time too: date: \(date) HH:mm"
      }
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
      return text.map(Self.isFormatter) ?? false
        ? "what it shows is the key: { \(text ?? ""): ... }"
        : !has("of") && (has("text") || has("from")) ? .write("of") : nil
    case (.output, "format"), (.output, "formatter"), (.output, "formatted"), (.value, "format"),
      (.cellField, "format"), (.cellField, "formatter"):
      let from = ofKey("from")
      return "a formatter stands behind the value: from: \(from ?? "value") | \(text ?? "name")"
    case (.setStep, "delay"), (.setStep, "after"), (.setStep, "wait"), (.emitStep, "delay"),
      (.emitStep, "after"), (.sendStep, "delay"), (.sendStep, "after"), (.callStep, "delay"):
      return "it is a step of its own, above this one: '- wait: \(text ?? "1s")'"
    case (.field, "from"), (.field, "text"):
      return "a field is kept: what is computed is an output, or a field of a cell"
    case (.event, "access"), (.event, "visibility"):
      return text == "private" ? "write 'private: true'" : nil
    case (.input, "private"):
      return "what the view does not write is a state: move it to 'state'"
    case (.value, "takes"), (.value, "emits"):
      return key == "takes"
        ? "an event is an input: move it to 'inputs'"
        : "an event is an output: move it to 'outputs'"
    case (.input, "from"):
      return "the view writes it: what is computed is a state or an output"
    case (.field, "format"), (.field, "pattern"):
      let isDate = pairs.contains {
        $0.key.isText("type") && $0.value.scalar?.text.hasPrefix("Date") ?? false
      }
      if isDate, let text, ["date", "date-time"].contains(text) {
        return text == "date"
          ? "write 'date: yyyy-MM-dd'"
          : "a Date is one with a time and a zone by itself: remove it"
      }
      return isDate
        ? .write("date") : "a field has no form: what is wrong with it is told by an expression"
    case (.cellField, "type"): return "its type is that of its expression: remove it"
    default: return nil
    }
  }

  /// The type that a schema of JSON has: `{ type: string, format: date-time }`.
  func typeOfSchema(_ pairs: [YAMLPair]) -> String? {
    if let name = pairs["$ref"]?.scalar?.text.split(separator: "/").last { return String(name) }
    switch (pairs["type"]?.scalar?.text, pairs["format"]?.scalar?.text) {
    case ("array", _):
      let type = pairs["items"].flatMap { items in
        items.mapping.flatMap(typeOfSchema)
          ?? items.scalar.map { typeOfSchema(named: $0.text) ?? $0.text }
      }
      return type.map { "[\($0)]" }
    case ("string", "date-time"), ("string", "date"): return "Date"
    case ("string", "uuid"): return "UUID"
    case ("string", "uri"), ("string", "url"): return "URL"
    case ("string", "byte"), ("string", "binary"): return "Data"
    case (let name?, _): return typeOfSchema(named: name)
    default: return nil
    }
  }

  private func typeOfSchema(named name: String) -> String? {
    ["string": "String", "integer": "Int", "number": "Double", "boolean": "Bool"][name]
  }

  /// What a schema of JSON lists in place of a name: `enum: [a, b]` and `properties: { … }`.
  private func listed(_ key: String, _ value: YAMLNode, _ pairs: [YAMLPair]) -> Hint? {
    switch key {
    case "enum" where value.sequence != nil:
      "one of several is an enum: models: { Kind: { cases: \(value.asWritten) } }, and its name is the type"
    case "properties" where value.mapping != nil:
      "what has fields is a model of its own: models: { Name: { fields: \(value.asWritten) } }, and its name is the type"
    default: nil
    }
  }

  /// Whether what is called so is emitted.
  func isEventOutput(_ name: String) -> Bool {
    outputs.contains { output in
      if case .event(let event) = output { event.name.text == name } else { false }
    }
  }

  func isTrigger(_ key: String) -> Bool {
    key == "start" || inputs.contains { $0.name.text == key }
  }

  /// Whether the method that a step calls has such a parameter.
  private func takes(_ name: String, _ pairs: [YAMLPair]) -> Bool {
    method(calledIn: pairs)?.takes.contains { $0.name.text == name } ?? true
  }

  /// The method that a step calls, where this document declares it.
  func method(calledIn pairs: [YAMLPair]) -> MethodSpec? {
    let path = pairs["call"]?.scalar?.text.split(separator: ".") ?? []
    guard path.count == 2 else { return nil }
    return services.first { $0.name.text == path[0] }?.methods
      .first { $0.name.text == path[1] }
  }

  private static func isFormatter(_ key: String) -> Bool {
    Form.formatter.keys.contains { $0.name == key }
  }
}

extension YAMLNode {
  /// `- send: go` and the like.
  fileprivate var isListOfScenarioSteps: Bool {
    sequence.map { elements in
      !elements.isEmpty
        && elements.allSatisfy { element in
          (element.mapping?.first?.key.scalar).map { StepForms.scenarioSteps[$0.text] != nil }
            ?? false
        }
    } ?? false
  }

  /// `- set: …` and the like.
  var isListOfSteps: Bool {
    sequence.map { elements in
      !elements.isEmpty
        && elements.allSatisfy { element in
          (element.mapping?.first?.key.scalar).map { StepForms.steps[$0.text] != nil } ?? false
        }
    } ?? false
  }

  /// Whether it is a map from names to maps with `from` or `text`, as the fields of a cell are.
  var holdsFieldsOfCell: Bool {
    guard let mapping, !mapping.isEmpty else { return false }
    return mapping.allSatisfy { pair in
      pair.value.mapping?.contains { $0.key.isText("from") || $0.key.isText("text") } ?? false
    }
  }

  /// Whether it says how a method answers: `{ returns: 1 }`.
  var isAnswer: Bool {
    guard let mapping, !mapping.isEmpty else { return false }
    return mapping.allSatisfy { pair in
      Form.answer.keys.contains { pair.key.isText($0.name) }
    }
  }

  /// `- when: start` and the like.
  fileprivate var isListOfBindings: Bool {
    sequence?.first?.mapping?.contains { $0.key.isText("when") || $0.key.isText("every") } ?? false
  }
}

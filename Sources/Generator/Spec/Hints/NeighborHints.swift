import Diagnostics
import Reading

/// What was meant by a key that nobody knows, as far as the keys beside it tell.
extension SpecDecoder {
  /// What was meant by a key that stands beside others.
  func neighborHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    if form.isTyped, let hint = typedHint(for: key, value, pairs, form) { return hint }
    if key == "computed", value.isText("true"), form.meantKey(by: key) != nil {
      return "write what computes it: 'from: a + b'"
    }
    return switch form {
    case .screen, .library, .service, .method, .http: unitHint(for: key, value, pairs, form)
    case .model, .cell, .cellField, .field: typeHint(for: key, value, pairs, form)
    case .event, .input, .value, .output: valueHint(for: key, value, pairs, form)
    case .formatter, .number, .percent, .dateStyle: formatterHint(for: key, value, pairs, form)
    case .whenBinding, .everyBinding: bindingHint(for: key, value, pairs, form)
    case .setStep, .callStep, .sendStep, .emitStep: stepHint(for: key, value, pairs, form)
    case .scenario, .replyStep: scenarioHint(for: key, value, pairs, form)
    case .constant, .need, .parameter, .error, .letStep, .ifStep, .eachStep, .cancelStep, .waitStep,
      .stopStep, .swiftStep, .given, .answer, .sendScenarioStep, .setScenarioStep, .advanceStep,
      .expectStep, .expectChangesStep, .expectEventsStep, .expectCallsStep, .configuration,
      .configurationTests, .configurationNames:
      nil
    }
  }

  /// Where a type can stand, and something else stands in its place.
  private func typedHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    let text = value.scalar?.text
    // `{ 'items.count + 1' }`
    if text?.isEmpty ?? false, form.has("from"),
      key.first?.isLowercase ?? false, !key.allSatisfy({ $0.isInName || $0 == "-" })
    {
      return
        "a value that is computed is written '{ from: \(pairs.first { $0.key.isText(key) }?.key.asWritten ?? key) }'"
    }
    // `{ Int, Order }`
    if form.isTyped(by: key), !pairs.has("type"), text?.isEmpty ?? false {
      let other = pairs.count == 2 ? pairs[1].key.scalar?.text : nil
      return other.map { "a dictionary is written '{ \(key): \($0) }'" }
        ?? "write '{ type: \(key) }'"
    }
    // `{ String: Int, Int: Int }`
    if form.isTyped(by: key), !pairs.has("type"), let text, form.isTyped(by: text) {
      return pairs.contains(where: form.has)
        ? "write 'type: \"[\(key): \(text)]\"'"
        : "a dictionary has one type of keys and one of values: '{ \(key): \(text) }'"
    }
    if form.isTyped(by: key), !pairs.has("type"), let text {
      let first = ["value", "initial", "default"].first { name in
        form.has(name)
      }
      return first.map { "write '{ type: \(key), \($0): \(text) }'" }
    }
    if let hint = listed(key, value) { return hint }
    if ["format", "items", "$ref"].contains(key), let type = typeOfSchema(pairs) {
      return type == "Date" && pairs.text(of: "format") == "date"
        ? "write '{ type: Date, date: yyyy-MM-dd }'" : "a type stands alone: write '\(type)'"
    }
    return nil
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
  private func listed(_ key: String, _ value: YAMLNode) -> Hint? {
    switch key {
    case "enum" where value.sequence != nil:
      "one of several is an enum: models: { Kind: { cases: \(value.asWritten) } }, and its name is the type"
    case "properties" where value.mapping != nil:
      "what has fields is a model of its own: models: { Name: { fields: \(value.asWritten) } }, and its name is the type"
    default: nil
    }
  }

  /// The method that a step calls, where this document declares it.
  func method(calledIn pairs: [YAMLPair]) -> MethodSpec? {
    pairs.text(of: "call").flatMap(method(at:))
  }
}

extension YAMLNode {
  /// `- set: …` and the like.
  func isList(of steps: StepForms) -> Bool {
    guard let sequence, !sequence.isEmpty else { return false }
    return sequence.allSatisfy { element in
      (element.mapping?.first?.key.scalar).map { steps[$0.text] != nil } ?? false
    }
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
    return mapping.allSatisfy(Form.answer.has)
  }
}

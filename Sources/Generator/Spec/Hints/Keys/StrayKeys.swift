import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Keys that stand beside what they belong to.
extension SpecDecoder {
  /// A key that a form does not know; nil for one that nobody can read.
  func unknownKey(_ pair: YAMLPair, in pairs: [YAMLPair], _ form: Form) -> UnknownKey? {
    pair.key.scalar.map {
      UnknownKey(decoder: self, key: $0.text, value: pair.value, pairs: pairs, form: form)
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
    if form == .cell || form == .service { return strayParts(unknown.map { pairs[$0] }, form) }
    if form == .method { return strayParameters(unknown.map { pairs[$0] }, beside: pairs) }
    guard [.callStep, .sendStep, .sendScenarioStep].contains(form) else { return nil }
    var arguments: [String] = []
    for place in unknown {
      guard let key = pairs[place].name, let value = pairs[place].value.scalar?.text,
        !value.isEmpty, form.meantKey(by: key) == nil, !form.isNear(key),
        unknownKey(pairs[place], in: pairs, form)?.hint == nil,
        Self.startOfElement(key, form) == Self.argument(key)
      else { return nil }
      arguments.append("\(key): \(value)")
    }
    return "its arguments stand under 'with': { \(arguments.joined(separator: ", ")) }"
  }

  /// `{ user: String, password: String, returns: Session }`
  private func strayParameters(_ unknown: [YAMLPair], beside pairs: [YAMLPair]) -> Hint? {
    guard !pairs.has("takes") else { return nil }
    var parameters: [String] = []
    for pair in unknown {
      guard let key = pair.name, Form.method.meantKey(by: key) == nil,
        !Form.method.isNear(key), key != "type",
        let type = pair.value.sequence?.first?.scalar?.text ?? pair.value.scalar?.text,
        type.startsUpper
      else { return nil }
      parameters.append("\(key): \(pair.value.asWritten)")
    }
    return "its parameters stand under 'takes': { \(parameters.joined(separator: ", ")) }"
  }

  /// The fields of a cell, or what is said of the requests of a service, straight under its name.
  private func strayParts(_ pairs: [YAMLPair], _ form: Form) -> Hint? {
    let place = form == .cell ? "fields" : "http"
    var parts: [String] = []
    for pair in pairs {
      guard let part = unknownKey(pair, in: pairs, form), part.hintAtPart != nil else { return nil }
      parts.append("\(part.key): \(part.text ?? "...")")
    }
    return "these stand under '\(place)': { \(parts.joined(separator: ", ")) }"
  }

  /// `each: { item: items }`, and what a text has in its place.
  static func elementNamed(in each: YAMLNode) -> Hint? {
    if let pair = each.mapping?.first, let name = pair.name, let list = pair.value.scalar?.text {
      return "write 'each: \(list)', and below it 'as: \(name)'"
    }
    return each.scalar.flatMap { elementNamed(in: $0.text) }
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
    key.startsUpper && isTyped
  }

  /// Which key is meant by one in other capitals: `Type`.
  func hintInOtherLetters(_ key: String) -> Hint? {
    keyInOtherLetters(key).map { .didYouMean($0) }
  }

  func keyInOtherLetters(_ key: String) -> String? {
    let letters = key.lowercased()
    let own = keys.map { $0.name } + (self == .event ? Form.input.keys.map { $0.name } : [])
    return own.first { $0.lowercased() == letters && $0 != key }
  }

  /// Whether it has a type under a key of its own.
  var isTyped: Bool { has("type") }

  /// Whether a key is nearly one of the form's.
  func isNear(_ key: String) -> Bool { suggestion(for: key, among: keys.map { $0.name }) != nil }
}

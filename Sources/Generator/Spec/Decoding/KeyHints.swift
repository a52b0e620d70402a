import Diagnostics
import Reading

/// What was meant by a key that nobody knows.
extension SpecDecoder {
  /// What was meant, as far as its value tells.
  func hint(for key: String, _ value: YAMLNode, in form: Form) -> String? {
    if key == "async", form == .method { return "methods are async as they are: remove it" }
    if ["path", "url"].contains(key), form == .method {
      let path = value.scalar?.text ?? "/path"
      if path.first?.isLetter ?? false, !path.holds(":") { return "write 'at'" }
      return "a path stands under its verb: 'get: \(path)', or post, put, patch, delete"
    }
    if key == "<<" { return "specs don't merge maps: write out what it stands for" }
    if let hint = shapedHint(for: key, value, in: form) { return hint }
    if Self.isSection(key), form != .screen, form != .library, form.meantKey(by: key) == nil {
      return "'\(key)' is a part of the spec itself: write it at the start of its line"
    }
    if form == .given, let method = value.mapping?.first?.key.scalar?.text,
      !form.isNear(key)
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

  /// What was meant by a key with such a value.
  private func shapedHint(for key: String, _ value: YAMLNode, in form: Form) -> String? {
    let text = value.scalar?.text
    switch (form, key) {
    case (.method, "errors") where value.mapping != nil: return "write 'status'"
    case (.method, "method"), (.method, "verb"):
      return text.map { "the verb is the key of the path: '\($0.lowercased()): /path'" }
    case (.service, _) where value.mapping != nil && !form.isNear(key):
      return "what can be called stands under 'methods': { \(key): ... }"
    case (.model, "type"): return "it needs no type: remove it"
    case (.given, _) where value.scalar != nil && form.meantKey(by: key) == nil:
      if needs.contains(key) {
        return "what the screen needs stands under 'needs': { \(key): \(text ?? "...") }"
      }
      return form.isNear(key) ? nil : "a value stands under 'values': { \(key): \(text ?? "...") }"
    case (.event, "type"): return "an event takes parameters, and a value has a type: remove one"
    case (.formatter, "time"), (.formatter, "style"):
      return "it belongs to the style of a date: date: { style: medium, time: short }"
    case (.parameter, "initial"), (.parameter, "default"), (.parameter, "value"):
      return "a parameter has no default: make its type optional, 'Int?'"
    case (.method, _)
    where text?.first?.isUppercase ?? false && !form.isNear(key)
      && form.meantKey(by: key) == nil:
      return "its parameters stand under 'takes': { \(key): \(text ?? "Type") }"
    case (.whenBinding, "name"), (.whenBinding, "given"):
      return "it is a scenario's: those stand under 'scenarios', and a binding starts with 'when'"
    case (.scenario, "when"), (.scenario, "every"):
      return "it is a binding's: those stand under 'bindings', and a scenario starts with 'name'"
    case (.whenBinding, "cancelPrevious"): return "write 'policy: latest'"
    case (_, "optional"), (_, "nullable"), (_, "required"):
      let canBeMissing = form == .model || form.keys.contains { $0.name == "type" }
      return canBeMissing ? "what may be missing has a '?' after its type: String?" : nil
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
    case .callStep, .sendStep, .sendScenarioStep:
      "its arguments stand under 'with': { \(key): ... }"
    default: nil
    }
  }

  /// What steps have stands under `do`.
  static func partOfStep(_ key: String) -> String? {
    if StepForms.steps[key] != nil { return "it is a step: write '- \(key): ...' under 'do'" }
    let isPart = Form.steps.contains { $0.keys.contains { $0.name == key } }
    return isPart ? "it belongs to a step under 'do': indent it deeper" : nil
  }
}

extension Form {
  /// Whether a key is nearly one of the form's.
  func isNear(_ key: String) -> Bool { suggestion(for: key, among: keys.map(\.name)) != nil }
}

import Diagnostics
import Reading

/// What was meant by a key that nobody knows, as far as its form and value tell.
extension SpecDecoder {
  /// What was meant by a key with such a value.
  func formHint(for key: String, _ value: YAMLNode, in form: Form) -> Hint? {
    let text = value.scalar?.text
    if let hint = hintForPart(key, value, in: form) { return hint }
    switch (form, key) {
    case (.screen, _) where value.namesSpecs, (.library, _) where value.namesSpecs:
      return .write("uses")
    case (.screen, "public"), (.library, "public"), (.screen, "package"), (.library, "package"),
      (.screen, "internal"), (.library, "internal"):
      return text == "true" ? .write("access: \(key)") : nil
    case (.number, "currency"), (.number, "percent"):
      return "it is a format of its own, in place of 'number': '\(key): \(value.asWritten)'"
    case (.answer, "delay"), (.answer, "after"), (.answer, "wait"):
      return "leave out what it answers, and give that later: '- reply: service.method'"
    case (.whenBinding, "key"), (.whenBinding, "by"): return .write("per")
    case (.number, "pattern"), (.number, "format"):
      return text.flatMap(Form.digits).map { "its digits have keys of their own: \($0)" }
    case (.configuration, "no-swift"), (.configuration, "quiet"), (.configuration, "check"),
      (.configuration, "reporter"), (.configuration, "watch"):
      return "it is said where mvvmgen is called: --\(key)"
    case (.callStep, "to") where text?.utf8.allSatisfy(\.isInName) ?? false:
      return "the answer gets its name by 'as: \(text ?? "")'"
    case (.method, "errors") where value.mapping != nil: return .write("status")
    case (.method, "http"), (.method, "request"):
      return value.mapping == nil
        ? nil : "what the request is stands in the method itself: get: /path"
    case (.method, "method"), (.method, "verb"):
      return text.map { "the verb is the key of the path: '\($0.lowercased()): /path'" }
    case (.service, "auth"), (.service, "authorization"), (.service, "token"), (.service, "apiKey"),
      (.http, "auth"), (.http, "authorization"), (.http, "token"), (.http, "apiKey"):
      let headers = "headers: { Authorization: 'Bearer ${token}' }, needs: { token: String }"
      return form == .http
        ? "it is sent with every request: \(headers)"
        : "it is sent with every request: http: { base: ..., \(headers) }"
    case (.service, "throws"), (.service, "returns"), (.service, "streams"), (.service, "sync"),
      (.service, "takes"):
      return "it is a method's: write it under the method's name, in 'methods'"
    case (.service, "callback"), (.service, "callbacks"), (.service, "completion"),
      (.service, "async"):
      let isCallback = (key == "async") == (text == "false")
      return isCallback ? "write 'style: callback'" : "it is so by itself: remove it"
    case (.service, _)
    where value.mapping != nil && !form.isNear(key) && form.meantKey(by: key) == nil:
      return "what can be called stands under 'methods': { \(key): ... }"
    case (.model, "type"), (.error, "type"): return "it needs no type: remove it"
    case (.model, "kind"), (.error, "kind"):
      return ["enum", "struct", "class", "object"].contains(text)
        ? "what has 'cases' is an enum, what has 'fields' a struct: remove it" : nil
    case (.cell, _) where Self.sourcesOfOthers.contains(key):
      guard let type = text, type.first?.isUppercase ?? false else { return nil }
      return "what it shows stands under 'from': { \(type.withoutCapital): \(type) }"
    case (.given, _)
    where form.meantKey(by: key) == nil && !value.isAnswer
      && (value.scalar != nil || isValue(key) || needs.contains { $0.name.text == key }):
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
    case (.event, "with"), (.event, "params"), (.event, "parameters"): return .write("takes")
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
    case (.scenario, "input"), (.scenario, "inputs"), (.scenario, "fail"), (.scenario, "fails"),
      (.scenario, "throws"), (.scenario, "after"), (.scenario, "wait"), (.scenario, "advance"),
      (.scenario, "reply"), (.scenario, "set"):
      let meant = StepForms.scenarioSteps.meant(by: key) ?? "write '- \(key): ...'"
      return "what happens are steps, under 'steps': \(meant)"
    case (.scenario, "when"), (.scenario, "every"):
      return "it is a binding's: those stand under 'bindings', and a scenario starts with 'name'"
    case (.whenBinding, "cancelPrevious"): return "write 'policy: latest'"
    case (_, "optional"), (_, "nullable"), (_, "required"):
      guard form == .model || form.isTyped else { return nil }
      return (key == "required") == (text != "false")
        ? "a value is there unless its type has a '?': remove '\(key)'"
        : "what may be missing has a '?' after its type"
    default: return nil
    }
  }

  /// What is said of the requests of a service, and the fields of a cell, straight under its name.
  func hintForPart(_ key: String, _ value: YAMLNode, in form: Form) -> Hint? {
    let text = value.scalar?.text
    switch form {
    case .service where Form.http.keys.contains { $0.name == key }:
      return "it stands under 'http': { \(key): \(text ?? "...") }"
    case .service where Form.http.meantKey(by: key) == "base" && text != nil:
      let url = text ?? ""
      return "it stands under 'http': { base: \(url.holds("://") ? "" : "https://")\(url) }"
    case .cell
    where value.mapping?.contains { $0.key.isText("from") || $0.key.isText("text") } ?? false:
      return "its fields stand under 'fields': { \(key): ... }"
    case .cell
    where text != nil && !Self.sourcesOfOthers.contains(key) && !form.isNear(key)
      && form.meantKey(by: key) != "doc":
      return
        "its fields stand under 'fields': { \(key): { from: \(text?.drop { $0 == "=" } ?? "...") } }"
    default: return nil
    }
  }

  /// What others call that of which a cell is made.
  private static let sourcesOfOthers = ["of", "source", "sources", "item", "model", "type"]
}

import Diagnostics
import Reading

/// What was meant by a key that nobody knows, as far as its form and value tell.
extension SpecDecoder {
  /// What was meant by a key with such a value.
  func formHint(for key: String, _ value: YAMLNode, in form: Form) -> Hint? {
    if let hint = hintForPart(key, value, in: form) { return hint }
    let text = value.scalar?.text
    let hint: Hint? =
      switch form {
      case .screen, .library: hintInUnit(key, value)
      case .service: hintInService(key, value)
      case .http: hintAtAuthorization(key, in: form)
      case .method: hintInMethod(key, value)
      case .model, .error: hintInType(key, text)
      case .cell: hintInCell(key, text)
      case .formatter: hintInFormatter(key)
      case .number: hintInNumber(key, value) ?? hintInFormatter(key)
      case .event, .input: hintInInput(key, text, form)
      case .need where Self.firstValues.contains(key):
        "whoever opens the screen gives it: make it optional, with a '?' behind its type, and "
          + "write the default where it is read: '?? ...'"
      case .parameter where Self.firstValues.contains(key):
        "a parameter has no default: make it optional, with a '?' behind its type"
      case .whenBinding: hintInBinding(key)
      case .everyBinding where key == "until":
        "'while' says the opposite: write 'while: not ...'"
      case .scenario: hintInScenario(key)
      case .given: hintInGiven(key, value)
      case .answer where ["delay", "after", "wait"].contains(key):
        "leave out what it answers, and give that later: '- reply: service.method'"
      case .answer where ["hold", "holds", "held", "waits", "pending", "never"].contains(key):
        """
        a call waits where neither this 'given' nor that of the spec has the method: leave it out, and \
        answer with '- reply: service.method'
        """
      case .callStep: hintInCall(key, text)
      case .configuration where ["no-swift", "quiet", "check", "reporter", "watch"].contains(key):
        "it is said where mvvmgen is called: --\(key)"
      default: nil
      }
    return hint ?? hintAtMissing(key, text, form)
  }

  private func hintInUnit(_ key: String, _ value: YAMLNode) -> Hint? {
    if value.namesSpecs { return .write("uses") }
    return switch key {
    case "public", "package", "internal": value.isText("true") ? .write("access: \(key)") : nil
    default: nil
    }
  }

  private func hintInService(_ key: String, _ value: YAMLNode) -> Hint? {
    switch key {
    case "throws", "returns", "streams", "sync", "takes":
      return "it is a method's: write it under the method's name, in 'methods'"
    case "callback", "callbacks", "completion", "async":
      let isCallback = (key == "async") == value.isText("false")
      return isCallback ? "write 'style: callback'" : "it is so by itself: remove it"
    default:
      if let hint = hintAtAuthorization(key, in: .service) { return hint }
      return value.mapping != nil && isStrange(key, in: .service)
        ? "what can be called stands under 'methods': { \(key): ... }" : nil
    }
  }

  /// In a service, or in its `http`.
  private func hintAtAuthorization(_ key: String, in form: Form) -> Hint? {
    guard ["auth", "authorization", "token", "apiKey"].contains(key) else { return nil }
    let headers = "headers: { Authorization: 'Bearer ${token}' }, needs: { token: String }"
    return form == .http
      ? "it is sent with every request: \(headers)"
      : "it is sent with every request: http: { base: ..., \(headers) }"
  }

  private func hintInMethod(_ key: String, _ value: YAMLNode) -> Hint? {
    let text = value.scalar?.text
    switch key {
    case "errors" where value.mapping != nil: return .write("status")
    case "http", "request":
      return value.mapping == nil
        ? nil : "what the request is stands in the method itself: get: /path"
    case "head", "options", "trace":
      guard text?.hasPrefix("/") ?? false else { return nil }
      return "a request is one of 'get', 'post', 'put', 'patch' and 'delete'"
    case "completion", "completionHandler", "callback", "handler":
      return
        "it is added by itself: what it is called with stands under 'returns': \(text ?? "Type")"
    case "method", "verb":
      return text.map { "the verb is the key of the path: '\($0.lowercased()): /path'" }
    case _ where text?.first?.isUppercase ?? false && isStrange(key, in: .method):
      return "its parameters stand under 'takes': { \(key): \(text ?? "Type") }"
    default: return nil
    }
  }

  /// In a model or an error.
  private func hintInType(_ key: String, _ text: String?) -> Hint? {
    switch key {
    case "type": "it needs no type: remove it"
    case "kind" where ["enum", "struct", "class", "object"].contains(text):
      "what has 'cases' is an enum, what has 'fields' a struct: remove it"
    default: nil
    }
  }

  private func hintInCell(_ key: String, _ type: String?) -> Hint? {
    guard Self.sourcesOfOthers.contains(key), let type, type.first?.isUppercase ?? false else {
      return nil
    }
    return "what it shows stands under 'from': { \(type.withoutCapital): \(type) }"
  }

  private func hintInFormatter(_ key: String) -> Hint? {
    switch key {
    case "prefix", "suffix", "unit", "units", "symbol":
      """
      text beside a value is another formatter, which can use this one: \
      { of: Double, text: "${value | name} km" }
      """
    default: nil
    }
  }

  private func hintInNumber(_ key: String, _ value: YAMLNode) -> Hint? {
    switch key {
    case "currency", "percent":
      "it is a format of its own, in place of 'number': '\(key): \(value.asWritten)'"
    case "pattern", "format":
      value.scalar.flatMap { Form.digits(of: $0.text) }
        .map { "its digits have keys of their own: \($0)" }
    default: nil
    }
  }

  /// In an event, or a value that the view writes.
  private func hintInInput(_ key: String, _ text: String?, _ form: Form) -> Hint? {
    let isCapital = text?.first?.isUppercase ?? false
    switch (form, key) {
    case (_, "debounce"), (_, "throttle"),
      (.event, "policy"), (.event, "loading"), (.event, "per"):
      return isCapital ? nil : "'\(key)' stands in the binding, beside its 'when'"
    case (.event, _)
    where (isCapital || text?.first == "[") && isStrange(key, in: form) && key != "type"
      && didYouMean(key, among: ["type", "initial"]) == nil:
      return "its parameters stand under 'takes': { \(key): \(text ?? "Type") }"
    case (.event, "with"), (.event, "params"), (.event, "parameters"): return .write("takes")
    case (.event, "do"), (.event, "steps"):
      return "its steps stand in a binding: '- when: name', and 'do' below it"
    case (.event, "throws"): return "an event can't fail: the steps of its binding catch what does"
    case (.input, "validate"), (.input, "validation"), (.input, "rule"), (.input, "rules"),
      (.input, "pattern"), (.input, "isValid"), (.input, "error"):
      return """
        what is wrong with it is an output that is derived: \
        { from: 'if not ... then "..." else nil' }
        """
    case (.event, "type"): return "an event takes parameters, and a value has a type: remove one"
    default: return nil
    }
  }

  private func hintInBinding(_ key: String) -> Hint? {
    switch key {
    case "key", "by": .write("per")
    case "name", "given":
      "it is a scenario's: those stand under 'scenarios', and a binding starts with 'when'"
    case "cancelPrevious": "write 'policy: latest'"
    default: nil
    }
  }

  private func hintInScenario(_ key: String) -> Hint? {
    switch key {
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

  private func hintInGiven(_ key: String, _ value: YAMLNode) -> Hint? {
    let isNeed = needs.contains { $0.name.text == key }
    guard Form.given.meantKey(by: key) == nil, !value.isAnswer,
      value.scalar != nil || isValue(key) || isNeed
    else { return nil }
    let written = "{ \(key): \(value.scalar?.text ?? "...") }"
    if isNeed { return "what the screen needs stands under 'needs': \(written)" }
    return Form.given.isNear(key) ? nil : "a value stands under 'values': \(written)"
  }

  private func hintInCall(_ key: String, _ text: String?) -> Hint? {
    guard key == "to", let text, text.utf8.allSatisfy(\.isInName) else { return nil }
    return Hint("the answer gets its name by 'as: \(text)'", replacement: "as")
  }

  /// Where a value may be missing, as others write it.
  private func hintAtMissing(_ key: String, _ text: String?, _ form: Form) -> Hint? {
    guard ["optional", "nullable", "required"].contains(key), form == .model || form.isTyped else {
      return nil
    }
    return (key == "required") == (text != "false")
      ? "a value is there unless its type has a '?': remove '\(key)'"
      : "what may be missing has a '?' after its type"
  }

  /// Whether it is like no key of the form.
  func isStrange(_ key: String, in form: Form) -> Bool {
    !form.isNear(key) && form.meantKey(by: key) == nil
  }

  /// What is said of the requests of a service, and the fields of a cell, straight under its name.
  func hintForPart(_ key: String, _ value: YAMLNode, in form: Form) -> Hint? {
    let text = value.scalar?.text
    switch form {
    case .service where Form.http.has(key):
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
      let content =
        text?.holds("${") ?? false
        ? "text: \(value.asWritten)" : "from: \(text?.drop { $0 == "=" } ?? "...")"
      return "its fields stand under 'fields': { \(key): { \(content) } }"
    default: return nil
    }
  }

  /// What others call what something starts with.
  private static let firstValues = ["initial", "default", "value"]

  /// What others call that of which a cell is made.
  private static let sourcesOfOthers = ["of", "source", "sources", "item", "model", "type"]
}

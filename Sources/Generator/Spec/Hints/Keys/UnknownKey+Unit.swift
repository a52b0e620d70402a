import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Keys of a spec, a service and its methods.
extension UnknownKey {
  /// In a screen or a library.
  var hintInUnit: Hint? {
    switch key {
    case _ where form == .screen && value.isListOfBindings:
      return pairs.has("bindings") ? "what is set off stands under 'bindings'" : .write("bindings")
    case "http": return "it belongs to a service: services: { name: { http: ... } }"
    case "library" where form == .screen:
      return "a document holds one of them: put a line with --- above the second"
    case _ where key.startsUpper:
      let parts = value.mapping ?? []
      if parts.has("fields") || parts.has("cases") {
        return "it belongs under '\(parts.has("from") ? "cells" : "models")': indent it deeper"
      }
    default: break
    }
    if let hint = sectionMeant { return hint }
    if value.namesSpecs { return .write("uses") }
    return switch key {
    case "public", "package", "internal": value.isText("true") ? .write("access: \(key)") : nil
    default: nil
    }
  }

  var hintInService: Hint? {
    switch key {
    case "rest", "api", "remote", "network":
      if (value.mapping?["base"] ?? value.mapping?["url"]) != nil { return .write("http") }
    case "name", "interface", "type":
      if text?.startsUpper ?? false { return .write("protocol") }
    case "external":
      return
        "its protocol is generated: remove it, and let your own type conform in an extension of it"
    case "throws", "returns", "streams", "sync", "takes":
      return "it is a method's: write it under the method's name, in 'methods'"
    case "callback", "callbacks", "completion", "async":
      let isCallback = (key == "async") == value.isText("false")
      return isCallback ? "write 'style: callback'" : "it is so by itself: remove it"
    default: break
    }
    if let hint = hintAtPart ?? hintAtAuthorization("http: { base: ..., ", " }") { return hint }
    return value.mapping != nil && isStrange
      ? "what can be called stands under 'methods': { \(key): ... }" : nil
  }

  var hintInHTTP: Hint? {
    switch key {
    case "params", "parameters":
      let isSent = value.mapping?.contains { $0.value.scalar?.text.first == "=" } ?? false
      return isSent ? .write("query") : nil
    default: return hintAtAuthorization("", "")
    }
  }

  /// In a service, or in its `http`.
  private func hintAtAuthorization(_ start: String, _ end: String) -> Hint? {
    guard ["auth", "authorization", "token", "apiKey"].contains(key) else { return nil }
    return """
      it is sent with every request: \
      \(start)headers: { Authorization: 'Bearer ${token}' }, needs: { token: String }\(end)
      """
  }

  private static let verbs: Hint = "a request is one of 'get', 'post', 'put', 'patch' and 'delete'"

  var hintInMethod: Hint? {
    switch key {
    case "remove" where text?.hasPrefix("/") ?? false: return .write("delete")
    case "params", "parameters", "args":
      if pairs.has("takes") { return .write("query") }
    case "stream" where text == "true":
      return "write 'streams: \(pairs.text(of: "returns") ?? "Type")' in place of 'returns'"
    case "path", "url":
      if let text, text.first?.isLetter ?? false, !text.holds(":") { return .write("at") }
      return "a path stands under its verb: 'get: \(text ?? "/path")', or post, put, patch, delete"
    case "errors" where value.mapping != nil: return .write("status")
    case "http", "request":
      return value.mapping == nil
        ? nil : "what the request is stands in the method itself: get: /path"
    case "head", "options", "trace":
      guard text?.hasPrefix("/") ?? false else { return nil }
      return Self.verbs
    case "type" where hasType && !pairs.has("returns") && pairs.count { !form.has($0) } == 1:
      return .write("returns")
    case "completion", "completionHandler", "callback", "handler":
      return
        "it is added by itself: what it is called with stands under 'returns': \(text ?? "Type")"
    case "method", "verb":
      return text.map { "the verb is the key of the path: '\($0.lowercased()): /path'" }
    default: break
    }
    if isStrange, text?.hasPrefix("/") ?? false { return Self.verbs }
    return hasType && isStrange
      ? "its parameters stand under 'takes': { \(key): \(text ?? "Type") }" : nil
  }

  /// What is said of the requests of a service, and the fields of a cell, straight under its name.
  var hintAtPart: Hint? {
    switch form {
    case .service where Form.http.has(key):
      return "it stands under 'http': { \(key): \(text ?? "...") }"
    case .service where Form.http.meantKey(by: key) == "base":
      return text.map { url in
        "it stands under 'http': { base: \(url.holds("://") ? "" : "https://")\(url) }"
      }
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
}

extension YAMLNode {
  /// `- when: start` and the like.
  fileprivate var isListOfBindings: Bool {
    sequence?.first?.mapping?.contains { $0.key.isText("when") || $0.key.isText("every") } ?? false
  }
}

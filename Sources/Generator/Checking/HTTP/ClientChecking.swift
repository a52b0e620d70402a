import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// What live clients send and read. It comes after the values of constants, which it can use.
  mutating func checkClients() {
    if spec.services.contains(where: { $0.http != nil }) {
      codability = Codability(expressions.types)
    }
    for (index, service) in spec.services.enumerated() {
      guard let http = service.http else {
        checkThereIsNoRequest(service)
        continue
      }
      guard let pairs = http.mapping else { continue }
      let scope = clientScope(service.clientNeeds)
      screen.services[index].client = client(pairs, in: scope)
      screen.services[index].client?.needs = service.clientNeeds.map { need in
        CheckedNeed(
          name: need.name.text, type: scope[need.name.text]?.type ?? .unknown, doc: need.doc)
      }
      for (place, method) in service.methods.enumerated() {
        screen.services[index].methods[place].request = request(
          method, screen.services[index].methods[place], of: service.name.text, in: scope,
          base: screen.services[index].client?.base ?? "")
        warnOfSentTwice(method, pairs)
      }
    }
    checkScreensInJSON()
  }

  /// What goes with every request and with this one stands in the query twice.
  private mutating func warnOfSentTwice(_ method: MethodSpec, _ client: [YAMLPair]) {
    let common = client["query"]?.mapping ?? []
    let own = method.http["query"]?.mapping ?? []
    for pair in own {
      guard let name = pair.name, let other = common.pair(name) else { continue }
      report(
        .badRequest, "'\(name)' goes with every request already, and would be sent twice",
        at: pair.key.span, severity: .warning, hint: "remove one of them",
        related: [Diagnostic.Related(other.key.span, "it is here for all requests")])
    }
  }

  private mutating func checkThereIsNoRequest(_ service: ServiceSpec) {
    for method in service.methods {
      guard let first = method.http.first, let key = first.name else { continue }
      report(
        .requestWithoutServer, "'\(key)' is for a service with 'http'", at: first.key.span,
        hint: "add it to '\(service.name.text)': http: { base: https://example.com }",
        related: [Diagnostic.Related(service.name.span, "the service is here")],
        missing: .init(.key("http", of: service.name.text)))
    }
  }

  private mutating func client(_ pairs: [YAMLPair], in scope: Scope) -> CheckedClient {
    var client = CheckedClient(base: "", needs: [], query: [], headers: [], dates: .iso8601)
    for pair in pairs {
      let node = pair.value
      switch pair.name {
      case "base": client.base = base(node)
      case "query": client.query = items(node, in: scope)
      case "headers": client.headers = headers(node, in: scope)
      case "dates": client.dates = dates(node)
      case "retry": client.retry = retry(node)
      case "cache": client.cache = span(node)
      case "timeout": client.timeout = span(node)
      default: break
      }
    }
    return client
  }

  /// Constants, and what the client is made with.
  private mutating func clientScope(_ needs: [ParameterSpec]) -> Scope {
    var scope = constantScope.within(.request)
    scope.limit =
      "a client sees constants and its own 'needs', a request its method's parameters too"
    scope.section = " under 'http': needs"
    for need in needs {
      let name = need.name
      checkName(name, as: .local)
      let own = ["base", "session", "time", "onFailure", "description", "customMirror"]
      if own.contains(name.text) {
        report(
          .badRequest, "the client has a '\(name.text)' of its own", at: name.span,
          hint: "give it another name")
      }
      let type = values.type(
        need.type,
        firstValue: .none(hint: "whoever makes the client gives it: remove what follows the type"))
      expressions.noteLocal(name.text, type, at: name.span)
      scope.add(name.text, .need, type, at: name.span)
    }
    return scope
  }

  private mutating func base(_ node: YAMLNode) -> String {
    guard let text = node.scalar?.trimmed else {
      if !node.isInvalid {
        report(
          .badBase, "the base is a URL", at: node.span, hint: "for example https://example.com/v1")
      }
      return ""
    }
    let rest = ["https://", "http://"].lazy.filter { text.hasPrefix($0) }
      .map { text.dropFirst($0.utf8.count) }.first
    let isServer =
      rest.map { rest in
        rest.first.map { $0 != "/" && $0 != ":" } ?? false
          && !rest.utf8.contains { "?#@\\ ".utf8.contains($0) }
      } ?? false
    guard isServer, parseLiteral(text, as: .url) != nil else {
      report(
        .badBase, "'\(text)' is not the URL of a server", at: node.span,
        hint: text.holds("${") || text.hasPrefix("=")
          ? "it is one URL; another one is given when the client is made: 'base:' of its initialiser"
          : !text.holds("://") && parseLiteral("https://\(text)", as: .url) != nil
            && (text.utf8.contains(UInt8(ascii: ".")) || text.hasPrefix("localhost"))
            && text.first?.isLetter ?? false
            ? .write("\(text.hasPrefix("localhost") ? "http" : "https")://\(text)", bare: true)
            : "it has http:// or https://, a host and a path, and nothing more: "
              + "https://example.com/v1")
      return ""
    }
    return text
  }

  private mutating func dates(_ node: YAMLNode) -> CheckedClient.Dates {
    guard let text = node.scalar?.text else { return .iso8601 }
    switch text {
    case "iso8601": return .iso8601
    case "seconds": return .seconds
    case "milliseconds": return .milliseconds
    default:
      // A word that other tools have for a form, or nearly one of these.
      let nearest = suggestion(for: text, among: ["iso8601", "seconds", "milliseconds"])
      guard nearest == nil, !isName(text) || Self.patternLetters.isSuperset(of: text) else {
        report(
          .badHTTPPolicy, "'\(text)' is no form of a Date", at: node.span,
          hint: nearest
            ?? "it can be iso8601, seconds, milliseconds, or a pattern: yyyy-MM-dd")
        return .iso8601
      }
      checkPattern(Located(text, at: node.span))
      return .pattern(text)
    }
  }
}

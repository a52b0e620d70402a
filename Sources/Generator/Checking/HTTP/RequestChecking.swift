import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// The request of a method; nil after a mistake that leaves nothing of it.
  mutating func request(
    _ spec: MethodSpec, _ method: CheckedService.Method, of service: String, in clientScope: Scope,
    base: String
  ) -> CheckedRequest? {
    var verbs: [(verb: CheckedRequest.Verb, pair: YAMLPair)] = []
    for pair in spec.http {
      guard let verb = pair.key.scalar.flatMap({ CheckedRequest.Verb(rawValue: $0.text) }) else {
        continue
      }
      verbs.append((verb, pair))
    }
    guard case .answers(let type) = method.kind, let (verb, pair) = verbs.first else {
      reportNoRequest(spec, method, verb: verbs.first?.pair.key)
      return nil
    }
    for other in verbs.dropFirst() {
      report(
        .badRequest, "a method is one request, and this is a second one", at: other.pair.key.span,
        hint: "make it a method of its own",
        related: [Diagnostic.Related(pair.key.span, "the first is here")])
    }
    var scope = clientScope
    scope.section = ": takes"
    for (parameter, place) in zip(method.parameters, spec.takes) {
      scope.add(parameter.name, .local, parameter.type, at: place.name.span)
    }
    let before = diagnostics.count
    defer { noteLostParameters(of: ["\(service).\(method.name)"], from: before) }
    var request = CheckedRequest(
      verb: verb, path: path(pair.value, in: scope, base: base), query: [], headers: [], place: [],
      mayBeMissing: false, statuses: [])
    for pair in spec.http {
      read(pair, into: &request, in: scope, type, of: "\(service).\(method.name)")
    }
    if method.parameters.isEmpty { joinLostNames(from: before) }
    if diagnostics.count == before { warnOfUnsent(spec, request) }
    checkAnswer(type, spec)
    checkFailures(spec, method, of: service, &request)
    return request
  }

  /// The names that the request of a method uses which takes nothing: one message tells all of
  /// them.
  private mutating func joinLostNames(from before: Int) {
    func isLost(_ told: Diagnostic) -> Bool {
      [.unknownName, .notAValue].contains(told.id)
        && told.missing.map { $0.name != nil && !$0.isGuessed } ?? false
    }
    guard let first = diagnostics[before...].firstIndex(where: isLost) else { return }
    var seen = NameSet()
    let names = diagnostics[first...].filter(isLost).compactMap { $0.missing?.name }
      .filter { seen.insert($0) }
    guard names.count > 1 else { return }
    let parameters = names.map { "\($0): \(typeWritten(for: $0) ?? "String")" }
      .joined(separator: ", ")
    diagnostics[first].hint = "declare them: takes: { \(parameters) }"
    takeBack(from: first + 1, where: isLost)
  }

  /// The type of what the screen calls so, which is what its calls give along.
  private func typeWritten(for name: String) -> String? {
    if let need = screen.needs.first(where: { $0.name == name }) { return need.type.asWritten }
    for input in spec.inputs where input.name.text == name {
      if case .value(let type, _) = input.kind { return type.asWritten }
    }
    for state in spec.state where state.name.text == name {
      if case .stored(let type, _) = state.kind { return type.asWritten }
    }
    return nil
  }

  private mutating func reportNoRequest(
    _ spec: MethodSpec, _ method: CheckedService.Method, verb: YAMLNode?
  ) {
    switch method.kind {
    case .answers:
      report(
        .badRequest, "'\(spec.name.text)' has no request", at: spec.name.span,
        hint: "all methods of a service with 'http' have one: get: /path")
    case .answersAtOnce, .streams:
      let what = method.streams ? "streams" : "is 'sync'"
      report(
        .badRequest, "a method that \(what) can't be a request", at: verb?.span ?? spec.name.span,
        hint: verb == nil
          ? "put it into a service without 'http'"
          : "remove '\(method.streams ? "streams" : "sync")', or the request")
    }
  }

  private mutating func read(
    _ pair: YAMLPair, into request: inout CheckedRequest, in scope: Scope, _ type: ValueType,
    of method: String
  ) {
    let node = pair.value
    switch pair.name {
    case "query": request.query = items(node, in: scope, besideBody: request.verb != .get)
    case "headers": request.headers = headers(node, in: scope)
    case "body", "form":
      guard request.verb != .get else {
        report(
          .badRequest, "a GET request has no body", at: pair.key.span,
          hint: "send it in 'query', or use 'post'")
        return
      }
      guard request.body == nil, request.form == nil else {
        report(
          .badRequest, "a request sends a body or a form, not both", at: pair.key.span,
          hint: "remove one of them")
        return
      }
      if pair.key.isText("form") {
        request.form = items(node, in: scope)
      } else {
        request.body = body(node, in: scope)
      }
    case "at": (request.place, request.mayBeMissing) = place(node, type, of: method)
    case "retry": request.retry = retry(node)
    case "cache":
      guard request.verb == .get, type != .void else {
        report(
          .badHTTPPolicy,
          request.verb == .get
            ? "nothing is kept: the method returns nothing"
            : "only what a GET request answers is kept", at: pair.key.span, hint: "remove 'cache'")
        return
      }
      request.cache = span(node)
    case "timeout": request.timeout = span(node)
    default: break
    }
  }

  private mutating func path(_ node: YAMLNode, in scope: Scope, base: String) -> TypedExpression {
    guard let scalar = node.scalar else {
      if !node.isInvalid {
        let path = (node.mapping?["path"] ?? node.mapping?["url"])?.scalar?.text
        report(
          .badPath, "a path is a text", at: node.span,
          hint: path.map { .write($0) } ?? "for example /photos/${id}")
      }
      return .unknown
    }
    let text = scalar.text
    guard text.hasPrefix("/") else {
      report(
        .badPath, "a path starts with '/'", at: node.span,
        hint: hint(forPath: scalar, base: base))
      return .unknown
    }
    let path = values.value(node, in: scope.within(.path), expected: .string)
    guard case .text(let pieces) = path.kind else { return path }
    var written = ""
    var holes = holes(in: text)[...]
    for piece in pieces {
      switch piece {
      case .literal(let text): written += text
      case .hole(let value):
        written += "x"
        let hole = holes.popFirst()
        if !canBeSent(value.type) { reportNoText(value.type, hole, node) }
      }
    }
    warnOfForeignHoles(in: written, node, scope)
    // The hole of Ruby, `#{id}`, was told.
    let own = written.exchanging("#{", for: "")
    if let sign = own.first(where: { $0 == "?" || $0 == "#" }) {
      report(
        .badPath, "a path has no '\(sign)'", at: node.span,
        hint: queryMeant(by: text) ?? "what follows it belongs in 'query': { name: value }")
    } else if written.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) {
      report(.badPath, "a path has no '.' or '..'", at: node.span, hint: "write the whole path")
    } else {
      warnOfEmptyParts(pieces, text, node)
    }
    return path
  }

  private func hint(forPath scalar: YAMLScalar, base: String) -> Hint {
    let expression = scalar.isExpression ? String(scalar.text.dropFirst()) : scalar.text
    if scalar.isExpression || scalar.text.hasPrefix("\"") {
      let path = JoinedTexts.withHoles(expression).map { $0.hasPrefix("/") ? $0 : "/\($0)" }
      return "a path is a text, and values stand in holes: \(path ?? "/photos/${id}")"
    }
    let words = scalar.text.split(separator: " ")
    if words.count == 2, words[1].hasPrefix("/") { return "the key is the verb: write \(words[1])" }
    if ["true", "false"].contains(scalar.text) { return "for example /photos/${id}" }
    let parts = scalar.text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].hasSuffix(":"), parts[1].isEmpty else {
      // `./photos`
      let path = parts.drop { $0 == "." || $0 == ".." }.joined(separator: "/")
      return .write("/\(path)", bare: true).ofOneWord
    }
    let isOfServer = scalar.text.hasPrefix("\(base)/") && !base.isEmpty
    let path =
      isOfServer
      ? scalar.text.dropFirst(base.count + 1) : parts.dropFirst(3).joined(separator: "/")[...]
    return "the server is the 'base': write /\(path)"
  }

  /// `/photos/:id`, as paths are written elsewhere.
  private mutating func warnOfForeignHoles(in path: String, _ node: YAMLNode, _ scope: Scope) {
    for part in path.split(separator: "/") {
      if part.first == "=" { warnOfExpression(part, node, scope) }
      let isMarked = part.first == ":"
      let isWrapped = part.first == "{" && part.last == "}" || part.first == "<" && part.last == ">"
      guard isMarked || isWrapped else { continue }
      let name = String(isMarked ? part.dropFirst() : part.dropFirst().dropLast())
      guard isName(name), isMarked || scope[name] == nil || part.first == "<" else { continue }
      let (title, place) = ("'\(part)' is only text here", node.scalar?.text.split(separator: "/"))
      let written = place?.first { $0 == part }
      if scope[name] == nil {
        expressions.warnOfText(
          node, title, "a hole is written '${...}', with a parameter of the method", at: written)
      } else {
        expressions.warnOfText(node, title, hole: name, at: written)
      }
    }
  }

  /// A parameter that is in no part of the request, where nothing else is wrong with it.
  private mutating func warnOfUnsent(_ spec: MethodSpec, _ request: CheckedRequest) {
    guard request.values.allSatisfy({ $0.type != .unknown }) else { return }
    var sent = NameSet()
    for value in request.values { sent.formUnion(value.names(of: .local)) }
    for parameter in spec.takes where !sent.contains(parameter.name.text) {
      let name = parameter.name.text
      report(
        .notSent, "'\(name)' is no part of the request", at: parameter.name.span,
        severity: .warning,
        hint: "send it: query: { \(name): =\(name) }, or in the path: ${\(name)}; or remove it")
    }
  }

  private mutating func checkAnswer(_ type: ValueType, _ spec: MethodSpec) {
    guard let node = spec.returns, type != .void, type != .unknown, !isJSON(type) else { return }
    report(
      .notJSON, "\(type) can't be read from JSON", at: node.span,
      hint: codability?.whyNot(type)
        ?? "a model can, where all its fields can; an enum where no case has values")
  }
}

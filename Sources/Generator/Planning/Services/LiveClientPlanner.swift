import MVVMGenChecking
import MVVMGenExpressions

/// The client of a service: it answers the protocol from a server.
struct LiveClientPlanner {
  private let unit: Unit
  private let access: String
  private let service: CheckedService
  private let client: CheckedClient
  private let failures: FailurePlanner
  /// What holds the runtime's client.
  private let property: String

  /// Nothing for a service without a server.
  init?(_ unit: Unit, _ service: CheckedService) {
    guard let client = service.client else { return nil }
    self.unit = unit
    access = unit.access
    self.service = service
    self.client = client
    failures = FailurePlanner(unit, service)
    property = unit.names.local("client", besides: service.namesInClient)
  }

  func declarations() -> [DeclarationPlan] {
    let needs = storedNeeds()
    var members = Members()
    for need in needs {
      members.addToGroup(
        "private let \(SwiftName.plain(need.name)): \(unit.names.type(need.type))")
    }
    members.addToGroup("private let \(property): \(unit.names.known("HTTPClient"))")
    addInitialiser(storing: needs, to: &members)
    for method in service.methods {
      guard let request = method.request else { continue }
      add(method, request, to: &members)
    }
    failures.addShared(to: &members)
    return Conformances(
      kind: "\(access)nonisolated final class", name: service.clientName,
      protocols: [SwiftName.plain(service.protocolName), unit.names.known("HTTPService")]
    ).declarations(doc: "Answers `\(service.protocolName)` from its server.", members: members)
  }

  // MARK: The initialiser

  /// What methods use; the rest goes no further than the initialiser.
  private func storedNeeds() -> [CheckedNeed] {
    var used = NameSet()
    for value in service.methods.compactMap({ $0.request }).flatMap({ $0.values }) {
      used.formUnion(value.names(of: .need))
    }
    return client.needs.filter { used.contains($0.name) }
  }

  private func addInitialiser(storing stored: [CheckedNeed], to members: inout Members) {
    let names = unit.names
    var parameters: [Layout] = client.needs.map {
      names.parameter($0.name, $0.type)
    }
    let url = names.known("URL")
    let base: Layout = "literal: \(TextLiteral.layout(of: client.base))"
    parameters += [
      .call("base: \(url) = \(url)", [base]),
      "session: URLSession = .shared",
      "time: \(names.known("HTTPTime")) = \(names.known("HTTPTime"))()",
      .text(
        "onFailure: @escaping @Sendable (\(names.known("HTTPFailure"))) -> "
          + "\(names.known("Void")) = { _ in }"),
    ]
    let emitter = RequestEmitter(unit)
    var arguments: [Layout] = [.text(StringLiteral.quoted(service.protocolName)), "base: base"]
    if !client.query.isEmpty { arguments.append("query: \(emitter.fields(client.query))") }
    if !client.headers.isEmpty { arguments.append("headers: \(emitter.fields(client.headers))") }
    switch client.dates {
    case .iso8601: break
    case .seconds: arguments.append("dates: .seconds")
    case .milliseconds: arguments.append("dates: .milliseconds")
    case .pattern(let pattern):
      arguments.append("dates: .pattern(\(StringLiteral.quoted(pattern)))")
    }
    arguments += emitter.policies(client.retry, client.cache, client.timeout)
    arguments += ["session: session", "time: time", "onFailure: onFailure"]
    let doc = "Makes the client. Failures are told to `onFailure` too, for a log."
    members.add(doc: ParameterDocs.added(to: doc, client.needs)) { writer in
      writer.block(.call("\(access)init", parameters)) { body in
        for need in stored { body.add(SwiftName.storing(need.name)) }
        body.add(.call("\(property) = \(names.known("HTTPClient"))", arguments))
      }
    }
  }

  // MARK: The methods

  private func add(
    _ method: CheckedService.Method, _ request: CheckedRequest, to members: inout Members
  ) {
    let names = unit.names
    let inSight = method.parameters.map { $0.name } + client.needs.map { $0.name }
    let local = names.local("request", besides: NameSet(inSight))
    let named = NamedParts(request, besides: NameSet(inSight + [local]))
    var direct = service
    direct.isCallbackStyle = false
    if service.isCallbackStyle { addCallback(method, to: &members) }
    members.add { writer in
      writer.block([
        "@\(names.known("MainActor")) \(service.isCallbackStyle ? "private " : access)",
        ServicePlanner.head(of: method, in: direct, unit),
      ]) { body in
        let emitter = ChoiceEmitter(ExpressionEmitter(unit, .member))
        for part in named.parts {
          body.add(emitter.declaring("let \(SwiftName.local(part.name))", part.value))
        }
        body.add([
          "let \(local) = \(names.known("HTTPRequest"))",
          .list("(", RequestEmitter(unit).arguments(of: method, named.request), ")"),
        ])
        addCall(method, request, local, to: &body)
      }
    }
  }

  private func addCall(
    _ method: CheckedService.Method, _ request: CheckedRequest, _ local: String,
    to body: inout CodeWriter
  ) {
    let type = method.answerType
    let call = call(type, request, local)
    let returned: Layout = type == .void ? "" : "return "
    switch method.failure {
    case .anyError: body.add(returned + "try " + call)
    case .never:
      guard let missing = missing(type), missing != "nil" else {
        body.add(returned + "try? " + call)
        return
      }
      // Behind `try?` a collection would count as an optional one, and null as nothing wrong.
      body.attempt {
        $0.add(returned + "try " + call)
      } orElse: {
        $0.add("return \(missing)")
      }
    case .error(let error):
      body.attempt(" throws(\(unit.names.known("HTTPFailure")))") {
        $0.add(returned + "try " + call)
      } orElse: {
        failures.addThrow(of: error, request, to: &$0)
      }
    }
  }

  private func call(_ type: ValueType, _ request: CheckedRequest, _ local: String) -> Layout {
    if type == .void { return "await \(property).send(\(local))" }
    if request.place.isEmpty {
      if type == .data { return "await \(property).data(of: \(local))" }
      if type == .optional(.data) { return "await \(property).dataIfAny(of: \(local))" }
    }
    var arguments: [Layout] = ["of: \(local)"]
    if !request.place.isEmpty {
      let way: [Layout] = request.place.map { key in
        switch key {
        case .key(let name): .text(StringLiteral.quoted(name))
        case .index(let index): "\(index)"
        }
      }
      arguments.append(["at: ", .array(way)])
    }
    // Without a place to look at, an empty answer is all that can be missing.
    let mayBeEmpty = if case .optional = type { request.place.isEmpty } else { false }
    if request.mayBeMissing || mayBeEmpty, let missing = missing(type) {
      arguments.append("orElse: \(missing)")
    }
    return .call("await \(property).value", arguments)
  }

  /// What stands for a value that is not there; nil for none.
  private func missing(_ type: ValueType) -> String? {
    switch type {
    case .optional: "nil"
    case .dictionary: "[:]"
    case .array, .set: "[]"
    default: nil
    }
  }

  // MARK: Completion handlers

  private func addCallback(_ method: CheckedService.Method, to members: inout Members) {
    let names = unit.names
    let completion = ServicePlanner.completionLabel(method)
    let parameters = method.parameters.map { $0.name }
    let call: Layout = .call(
      "await self.\(SwiftName.member(method.name))",
      parameters.map { SwiftName.passed($0) })
    let answer = names.local("answer", besides: NameSet(parameters + [completion]))
    func addSuccess(_ call: Layout, to body: inout CodeWriter) {
      if method.answerType == .void {
        body.add(call)
        body.add("\(completion)(.success(()))")
      } else {
        body.add("let \(answer) = " + call)
        body.add("\(completion)(.success(\(answer)))")
      }
    }
    members.add { writer in
      writer.block([
        "@\(names.known("MainActor")) \(access)",
        ServicePlanner.head(of: method, in: service, unit),
      ]) { body in
        body.block("\(property).start") { task in
          guard method.failure != .never else {
            addSuccess(call, to: &task)
            return
          }
          task.attempt(ServicePlanner.throwingTyped(method)) {
            addSuccess("try " + call, to: &$0)
          } orElse: {
            $0.add("\(completion)(.failure(error))")
          }
        }
      }
    }
  }
}

extension CheckedService {
  /// What its client has names for: needs, methods and their parameters.
  var namesInClient: NameSet {
    NameSet(
      (client?.needs ?? []).map { $0.name }
        + methods.flatMap { [$0.name] + $0.parameters.map { $0.name } })
  }
}

import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// A mock for each service: it answers as a test says, and remembers its calls.
struct MockPlanner {
  private let unit: Unit
  private let access: String
  private let values: PlainValues

  init(_ unit: Unit, _ values: PlainValues) {
    self.unit = unit
    self.values = values
    access = unit.access
  }

  func declaration(_ service: CheckedService) -> DeclarationPlan {
    var members = Members()
    for method in service.methods where !method.parameters.isEmpty {
      addArguments(of: method, in: service, to: &members)
    }
    for method in service.methods {
      members.addToGroup(mockProperty(method, service))
    }
    if !access.isEmpty { members.add("\(access)init() {}") }
    for method in service.methods { addMethod(method, service, to: &members) }
    let name = service.protocolName
    return DeclarationPlan(
      doc: "Stands in for `\(name)`: answers as a test says, and remembers its calls.",
      head: "\(access)nonisolated final class \(service.mockName): \(SwiftName.plain(name))",
      members: members)
  }

  /// `onChange` of `change`; with a number where the service has a method that Swift could not tell
  /// from it, as `onChange()` that does not wait, or a `Change` before it.
  static func property(_ method: CheckedService.Method, of service: CheckedService) -> String {
    let name = "on" + method.name.withCapital
    func isTaken(_ name: String) -> Bool {
      guard let other = service.method(name), other.parameters.isEmpty else { return false }
      if case .answers = other.kind { return false }
      return true
    }
    let other = service.namesake(of: method.name).map { property($0, of: service) }
    guard isTaken(name) || other != nil else { return name }
    return GeneratedNames.free(name) { name in
      isTaken(name) || name == other
        || service.methods.contains { "on" + $0.name.withCapital == name }
    }
  }

  /// It gives way to all names of the author's.
  private func argumentsType(
    _ method: CheckedService.Method, _ service: CheckedService
  ) -> String {
    if method.parameters.isEmpty { return unit.names.known("NoArguments") }
    var name = method.name.withCapital + "Arguments"
    // Inside of the mock it would hide the runtime's.
    if name == "NoArguments" { name += "2" }
    guard let other = service.namesake(of: method.name), !other.parameters.isEmpty else {
      return unit.names.ownOfService(name)
    }
    return unit.names.ownOfService(argumentsType(other, service) + "2")
  }

  private func addArguments(
    of method: CheckedService.Method, in service: CheckedService, to members: inout Members
  ) {
    var fields = Members(column: 4)
    for parameter in method.parameters {
      fields.addToGroup(
        "\(access)var \(SwiftName.plain(parameter.name)): \(unit.names.type(parameter.type))")
    }
    if !access.isEmpty {
      fields.addInitialiser(
        access: access,
        method.parameters.map { ($0.name, unit.names.initialParameter($0.name, $0.type)) })
    }
    let (type, sendable) = (argumentsType(method, service), unit.names.known("Sendable"))
    let comparing: Layout =
      unit.comparesArguments(of: method) ? "\(unit.names.known("Hashable")), " : ""
    members.add(
      DeclarationPlan(
        doc: "What `\(method.name)` was called with.",
        head: "\(access)nonisolated struct \(type): \(comparing)\(sendable)", column: 2,
        members: fields))
  }

  private func mockProperty(
    _ method: CheckedService.Method, _ service: CheckedService
  ) -> Layout {
    let names = unit.names
    let arguments = argumentsType(method, service)
    let name = StringLiteral.quoted("\(service.protocolName).\(method.name)")
    var parts: [Layout] = [.text(name)]
    let mock: String
    switch method.kind {
    case .answers: mock = "MockMethod"
    case .streams: mock = "MockStream"
    case .answersAtOnce(let type):
      mock = "MockFunction"
      if type != .void, let stub = values.value(of: type) {
        parts.append("otherwise: { \(stub) }")
      }
    }
    return [
      "\(access)let \(MockPlanner.property(method, of: service)) = \(names.known(mock))",
      types(arguments, names.type(method.answerType), ServicePlanner.failure(method, unit)),
      .list("(", parts, ")"),
    ]
  }

  /// The generic arguments, on lines of their own where they are too long.
  private func types(_ arguments: String, _ value: String, _ failure: String) -> Layout {
    let types: Layout = [
      "\(arguments),", .group([.space, "\(value),"]), .group([.space, .text(failure)]),
    ]
    return .list("<", [types], ">")
  }

  private func addMethod(
    _ method: CheckedService.Method, _ service: CheckedService, to members: inout Members
  ) {
    members.add { writer in
      writer.block([
        "@\(unit.names.known("MainActor")) \(access)",
        ServicePlanner.head(of: method, in: service, unit),
      ]) { body in
        let arguments: Layout = [
          .text(argumentsType(method, service)),
          .list(
            "(",
            method.parameters.map { SwiftName.passed($0.name) }, ")"),
        ]
        var parts = [arguments]
        var prefix = method.failure == .never ? "" : "try "
        switch method.kind {
        case .streams: prefix = ""
        case .answersAtOnce: break
        case .answers:
          if service.isCallbackStyle {
            prefix = ""
            let label = ServicePlanner.completionLabel(method)
            parts.append("completion: \(label)")
          } else {
            prefix += "await "
          }
        }
        let property = MockPlanner.property(method, of: service)
        // A parameter of the same name hides the mock's own, and a method may be meant as well.
        let isHidden =
          method.parameters.contains { $0.name == property }
          || service.method(property) != nil
        body.add(.call("\(prefix)\(isHidden ? "self." : "")\(property).call", parts))
      }
    }
  }
}

import MVVMGenChecking
import MVVMGenExpressions

/// The protocols that a screen calls.
struct ServicePlanner {
  private let unit: Unit
  private let access: String

  init(_ unit: Unit) {
    self.unit = unit
    access = unit.access
  }

  func declaration(_ service: CheckedService) -> DeclarationPlan {
    var members = Members()
    for method in service.methods {
      members.add(doc: method.doc) { writer in
        writer.add([
          "@\(unit.names.known("MainActor")) ",
          ServicePlanner.head(of: method, in: service, unit),
        ])
      }
    }
    let (name, sendable) = (SwiftName.plain(service.protocolName), unit.names.known("Sendable"))
    return DeclarationPlan(
      doc: service.doc, head: "\(access)nonisolated protocol \(name): \(sendable)",
      members: members)
  }

  /// `func name(parameters) async throws(Failure) -> Value`
  static func head(
    of method: CheckedService.Method, in service: CheckedService, _ unit: Unit
  ) -> Layout {
    let names = unit.names
    var parameters: [Layout] = method.parameters.map {
      names.parameter($0.name, $0.type)
    }
    let head: Layout = "func \(SwiftName.plain(method.name))"
    switch method.kind {
    case .streams(let element):
      return signature(head, parameters, "", stream(of: element, method, unit))
    case .answersAtOnce(let type):
      return signature(head, parameters, throwing(method), returned(type, unit))
    case .answers(let type):
      guard service.isCallbackStyle else {
        return signature(head, parameters, " async\(throwing(method))", returned(type, unit))
      }
      let label = completionLabel(method)
      parameters.append(
        .group([
          "\(label):",
          .nested([
            .space,
            .group([
              "@escaping @Sendable (\(result(method, unit)))", .space,
              "-> \(names.known("Void"))",
            ]),
          ]),
        ]))
      return .call(head, parameters)
    }
  }

  /// What is returned has no line of its own where the parameters can be broken.
  private static func signature(
    _ head: Layout, _ parameters: [Layout], _ effects: Layout, _ type: String?
  ) -> Layout {
    let call: Layout = "\(Layout.call(head, parameters))\(effects)"
    guard let type else { return call }
    return parameters.isEmpty
      ? .group([call, .nested([.space, "-> \(type)"])]) : "\(call) -> \(type)"
  }

  /// The label of the completion handler.
  static func completionLabel(_ method: CheckedService.Method) -> String {
    func isTaken(_ name: String) -> Bool { method.parameters.contains { $0.name == name } }
    return isTaken("completion") ? GeneratedNames.free("completionHandler", isTaken) : "completion"
  }

  static func stream(
    of element: ValueType, _ method: CheckedService.Method, _ unit: Unit
  ) -> String {
    let names = unit.names
    return method.failure == .never
      ? "\(names.known("AsyncStream"))<\(names.type(element))>"
      : "\(names.known("AsyncThrowingStream"))<\(names.type(element)), any \(names.known("Error"))>"
  }

  /// What a completion handler is given.
  static func result(_ method: CheckedService.Method, _ unit: Unit) -> Layout {
    let (names, value) = (unit.names, unit.names.type(method.answerType))
    return "\(names.known("Result"))<\(value), \(failure(method, unit))>"
  }

  static func failure(_ method: CheckedService.Method, _ unit: Unit) -> String {
    switch method.failure {
    case .never: unit.names.known("Never")
    case .anyError: "any " + unit.names.known("Error")
    case .error(let name): SwiftName.plain(name)
    }
  }

  private static func throwing(_ method: CheckedService.Method) -> Layout {
    method.failure == .anyError ? " throws" : throwingTyped(method)
  }

  /// ` throws(LoadError)`, where it says which error it is.
  static func throwingTyped(_ method: CheckedService.Method) -> Layout {
    if case .error(let name) = method.failure { " throws(\(SwiftName.plain(name)))" } else { "" }
  }

  private static func returned(_ type: ValueType, _ unit: Unit) -> String? {
    type == .void ? nil : unit.names.type(type)
  }
}

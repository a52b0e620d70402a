import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// What a client's failures are for the screen: the cases of its error.
struct FailurePlanner {
  /// What methods have in common where they fail alike.
  private struct Rule: Equatable {
    var error: String
    var statements: FailureStatements
  }

  private let unit: Unit
  /// The rules of several methods, and what the functions are called that hold them.
  private var shared: [(rule: Rule, name: String)] = []

  init(_ unit: Unit, _ service: CheckedService) {
    self.unit = unit
    var taken = service.namesInClient
    taken.formUnion(["client", "request"])
    var rules: [Rule] = []
    for method in service.methods {
      guard case .error(let error) = method.failure, let request = method.request,
        let rule = rule(of: error, request), !rule.statements.isPlain
      else { continue }
      if rules.contains(rule), !shared.contains(where: { $0.rule == rule }) {
        let name = unit.names.local(error.withoutCapitals, besides: taken)
        taken.insert(name)
        shared.append((rule, name))
      }
      rules.append(rule)
    }
  }

  /// The functions that several methods use.
  func addShared(to members: inout Members) {
    for (rule, name) in shared {
      members.add(doc: "What a failure is for the screen.") { writer in
        writer.block(
          "private func \(SwiftName.plain(name))(of failure: \(unit.names.known("HTTPFailure"))) "
            + "-> \(SwiftName.plain(rule.error))"
        ) { rule.statements.add("return", of: "failure", to: &$0) }
      }
    }
  }

  /// The end of a method that has failed.
  func addThrow(of error: String, _ request: CheckedRequest, to body: inout CodeWriter) {
    guard let rule = rule(of: error, request) else { return }
    if let name = shared.first(where: { $0.rule == rule })?.name {
      body.add("throw \(SwiftName.member(name))(of: error)")
    } else {
      rule.statements.add("throw", of: "error", to: &body)
    }
  }

  private func rule(of error: String, _ request: CheckedRequest) -> Rule? {
    guard let otherwise = request.otherwise else { return nil }
    return Rule(
      error: error,
      statements: FailureStatements(
        network: request.network == otherwise ? nil : request.network,
        statuses: request.statuses, otherwise: otherwise))
  }
}

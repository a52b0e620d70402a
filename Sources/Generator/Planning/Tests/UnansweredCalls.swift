import Checking
import Expressions
import Program

/// What is said at the end of a scenario of calls that nothing has answered: no failure, for a
/// scenario may end so, but it may be a mistake.
struct UnansweredCalls {
  private let unit: Unit
  private let called: [(service: String, method: String)]
  /// The name of the function that tells of them.
  let function: String

  init(_ unit: Unit) {
    self.unit = unit
    function = unit.names.own("noteUnanswered", besides: NameSet(unit.mockedServices.map(\.name)))
    called = Self.methods(calledBy: unit)
  }

  /// The methods that the scenario gives no answers for.
  func methods(in scenario: CheckedScenario) -> [(service: String, method: String)] {
    called.filter { method in
      !scenario.given.answers.contains {
        $0.service == method.service && $0.method == method.method
      }
    }
  }

  /// Methods that answer once and later, in the order of the spec. Nobody knows what Swift calls
  /// that is written by hand.
  private static func methods(calledBy unit: Unit) -> [(service: String, method: String)] {
    var names = NameSet()
    for binding in unit.program.bindings {
      for step in binding.steps {
        step.visit {
          if case .call(let call) = $0 { names.insert(call.methodPath) }
        }
      }
    }
    return unit.usedServices.flatMap { service in
      service.methods.compactMap { method in
        guard case .answers = method.kind, names.contains(service.path(of: method)) else {
          return nil
        }
        return (service.name, method.name)
      }
    }
  }

  func addFunction(to members: inout Members) {
    let names = unit.names
    let doc = "Tells of calls that nothing has answered: a scenario may end so, or by mistake."
    members.add(doc: doc) { writer in
      let calls: Layout = "_ calls: \(names.known("String"))?..."
      let place: [Layout] =
        switch unit.testLibrary {
        // With its module, as a screen may well have issues of its own.
        case .swiftTesting: ["at place: Testing.SourceLocation = #_sourceLocation"]
        case .xctest:
          [
            "file: \(names.known("StaticString")) = #filePath",
            "line: \(names.known("UInt")) = #line",
          ]
        }
      writer.block(.call("private func \(function)", [calls] + place)) { body in
        body.block("for call in calls.compactMap(\\.self)") { inner in
          switch unit.testLibrary {
          case .swiftTesting:
            inner.add(
              .list(
                "Testing.Issue.record(",
                ["\"\\(call)\"", "severity: .warning", "sourceLocation: place"], ")"))
          case .xctest: inner.add("print(\"\\(file):\\(line): warning: \\(call)\")")
          }
        }
      }
    }
  }
}

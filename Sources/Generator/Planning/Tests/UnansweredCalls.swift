import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// Calls that a scenario may make and gives no answer for. One that waits for it is told at its
/// end: no failure, for a scenario may end so, but it may be a mistake. One that can't wait fails,
/// at the line of the step that it comes of.
struct UnansweredCalls {
  struct Method {
    var service: String
    var method: String

    var path: String { "\(service).\(method)" }
  }

  private let unit: Unit
  /// Those that answer later.
  let waiting: [Method]
  let waitingPaths: NameSet
  /// Those that answer at once.
  let immediate: [Method]
  let immediatePaths: NameSet
  let atStart: ReachedCalls
  /// Whether a screen may fail to come to rest before anything else happens in a scenario.
  let mayCircleAtStart: Bool
  /// The name of the function that reports those that wait.
  let function: String

  init(_ unit: Unit) {
    self.unit = unit
    function = unit.names.own(
      "noteUnanswered", besides: NameSet(unit.mockedServices.map { $0.name }))
    (waiting, immediate) = Self.methods(calledBy: unit)
    waitingPaths = NameSet(waiting.map { $0.path })
    immediatePaths = NameSet(immediate.map { $0.path })
    let calls = ReachableCalls(unit.program)
    mayCircleAtStart = calls.mayCircleAtStart
    atStart = ReachedCalls(calls).started
  }

  /// Methods that answer once, in the order of the spec. Nobody knows what Swift calls that is
  /// written by hand.
  private static func methods(
    calledBy unit: Unit
  ) -> (waiting: [Method], immediate: [Method]) {
    var names = NameSet()
    unit.program.visitSteps { if case .call(let call) = $0 { names.insert(call.methodPath) } }
    var waiting: [Method] = []
    var immediate: [Method] = []
    for service in unit.usedServices {
      for method in service.methods where names.contains(service.path(of: method)) {
        let found = Method(service: service.name, method: method.name)
        switch method.kind {
        case .answers: waiting.append(found)
        case .answersAtOnce(let type) where type != .void: immediate.append(found)
        case .answersAtOnce, .streams: break
        }
      }
    }
    return (waiting, immediate)
  }

  /// A function of each suite: the runtime that it could stand in links no test library.
  func addFunction(to members: inout Members) {
    let names = unit.names
    let doc = "Tells of calls that nothing has answered: a scenario may end so, or by mistake."
    members.add(doc: doc) { writer in
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
      if unit.testLibrary == .xctest { writer.add("@\(names.known("MainActor"))") }
      writer.block(.call("private func \(function)", place)) { body in
        let calls = waiting.map { called in
          "\(AnswerEmitter(unit).mock(called.service, called.method)).unanswered" as Layout
        }
        if calls.count > 1 { body.add("let calls = \(.array(calls))") }
        let head: Layout =
          calls.count > 1 ? "for call in calls.compactMap(\\.self)" : "if let call = \(calls[0])"
        body.block(head) { inner in
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

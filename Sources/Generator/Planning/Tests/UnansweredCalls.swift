import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// Calls that a scenario may make and gives no answer for. One that waits for it is told at its
/// end: no failure, for a scenario may end so, but it may be a mistake. One that can't wait fails,
/// at the line of the step that it comes of.
struct UnansweredCalls {
  struct Method: Equatable {
    var service: String
    var method: String
  }

  private let unit: Unit
  private let waiting: [Method]
  private let immediate: [Method]
  private let reachable: ReachableCalls
  /// Whether a screen may fail to come to rest before anything else happens in a scenario.
  let mayCircleAtStart: Bool
  /// The name of the function that reports them.
  let function: String

  init(_ unit: Unit) {
    self.unit = unit
    function = unit.names.own(
      "noteUnanswered", besides: NameSet(unit.mockedServices.map { $0.name }))
    (waiting, immediate) = Self.methods(calledBy: unit)
    reachable = ReachableCalls(unit.program)
    mayCircleAtStart = reachable.mayCircleAtStart
  }

  /// Those that answer later.
  func waiting(in scenario: CheckedScenario) -> [Method] {
    notGiven(waiting, in: scenario, scenario.steps[...])
  }

  /// Those that answer at once, and may be called by the time that these of its steps are done.
  func immediate(
    in scenario: CheckedScenario, _ steps: ArraySlice<CheckedScenario.LocatedStep>
  ) -> [Method] {
    notGiven(immediate, in: scenario, steps)
  }

  private func notGiven(
    _ methods: [Method], in scenario: CheckedScenario,
    _ steps: ArraySlice<CheckedScenario.LocatedStep>
  ) -> [Method] {
    if methods.isEmpty { return [] }
    let mayBeCalled = reachable.methods(
      sent: steps.sent, set: steps.set, timePasses: steps.passTime)
    return methods.filter { method in
      mayBeCalled?.contains("\(method.service).\(method.method)") != false
        && !scenario.given.answers.contains {
          $0.service == method.service && $0.method == method.method
        }
    }
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

extension ArraySlice<CheckedScenario.LocatedStep> {
  /// The events that they send.
  fileprivate var sent: [String] {
    compactMap { if case .send(let event, _) = $0.step { event } else { nil } }
  }

  /// The value inputs that they set.
  fileprivate var set: [String] {
    flatMap { located -> [String] in
      if case .set(let assignments) = located.step {
        assignments.map { $0.target.name }
      } else {
        []
      }
    }
  }

  /// Whether one of them moves the clock on.
  fileprivate var passTime: Bool {
    contains { if case .advance = $0.step { true } else { false } }
  }
}

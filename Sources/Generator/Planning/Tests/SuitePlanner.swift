import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// The scenarios of a screen as a suite of tests, one each.
struct SuitePlanner {
  private let unit: Unit

  init(_ unit: Unit) {
    self.unit = unit
  }

  func declaration() -> DeclarationPlan? {
    let scenarios = unit.screen.scenarios
    guard !scenarios.isEmpty else { return nil }
    var members = Members()
    for service in unit.mockedServices {
      members.addToGroup(
        .group([
          "private let \(unit.mockProperty(service.name)) =",
          .nested([.space, "\(service.mockName)()"]),
        ]))
    }
    let largeAnswers = LargeAnswers(unit)
    largeAnswers.add(to: &members)
    addAnswers(to: &members)
    let opening = CommonOpening(unit)
    opening.add(to: &members)
    let unanswered = UnansweredCalls(unit)
    let functions = TestName.functions(
      for: scenarios.map({ $0.name }),
      besides: unit.mockedServices.map { unit.mockProperty($0.name) } + largeAnswers.names + [
        opening.function, unanswered.function,
      ])
    var mayWait = false
    for (scenario, function) in zip(scenarios, functions) {
      members.add(doc: unit.testLibrary == .xctest ? scenario.name : nil) { writer in
        writer.add(attribute(of: scenario))
        writer.block("\(head(of: function))() async") { body in
          let emitter = ScenarioEmitter(unit, scenario, opening, largeAnswers, unanswered)
          if emitter.emit(into: &body) { mayWait = true }
        }
      }
    }
    if mayWait { unanswered.addFunction(to: &members) }
    if scenarios.contains(where: throwsAnyError) { addError(to: &members) }
    return DeclarationPlan(
      doc: "The scenarios of \(unit.screen.name), one test each.",
      attributes: attributes, head: head, members: members)
  }

  /// The answers of the spec's own `given`, which are there before each test. A scenario that says
  /// otherwise gives its own after them.
  private func addAnswers(to members: inout Members) {
    var used = NameSet()
    for answer in unit.screen.scenarios.lazy.flatMap({ $0.given.answers })
    where unit.isCommon(answer) {
      used.insert(answer.methodPath)
    }
    let answers = (unit.screen.given?.answers ?? []).filter { used.contains($0.methodPath) }
    guard !answers.isEmpty else { return }
    let emitter = AnswerEmitter(unit)
    members.add(doc: "What the services answer where a test says nothing else.") { writer in
      let head = unit.testLibrary == .xctest ? "override func setUp()" : "init()"
      writer.block(.text(head)) { body in
        for answer in answers { body.add(emitter.statement(answer)) }
      }
    }
  }

  // MARK: The words of the library that runs the tests

  private var attributes: [String] {
    switch unit.testLibrary {
    case .swiftTesting:
      [
        "@\(unit.names.known("MainActor"))",
        "@Suite(\(StringLiteral.quoted(unit.screen.name)))",
      ]
    case .xctest: []
    }
  }

  private var head: Layout {
    switch unit.testLibrary {
    case .swiftTesting: "struct \(unit.names.tests)"
    // On Linux a class on the main actor is not run.
    case .xctest: "nonisolated final class \(unit.names.tests): XCTestCase"
    }
  }

  private func attribute(of scenario: CheckedScenario) -> Layout {
    switch unit.testLibrary {
    case .swiftTesting:
      return .call("@Test", [TextLiteral.layout(of: scenario.name)])
    case .xctest: return "@\(unit.names.known("MainActor"))"
    }
  }

  private func head(of function: String) -> Layout {
    switch unit.testLibrary {
    case .swiftTesting: "func \(function)"
    // The name by which XCTest finds a test.
    case .xctest: "func test\(function.withCapital)"
    }
  }

  /// The error of methods that throw any: all that is known of it is its message.
  private func addError(to members: inout Members) {
    var fields = Members(column: 4)
    fields.add("let message: \(unit.names.known("String"))")
    let (name, error) = (unit.names.own("ScenarioError"), unit.names.known("MessageError"))
    members.add(
      DeclarationPlan(
        doc: nil, head: "private nonisolated struct \(name): \(error)", column: 2, members: fields))
  }

  private func throwsAnyError(_ scenario: CheckedScenario) -> Bool {
    let given = scenario.given.answers.contains { answer in
      switch answer.kind {
      case .fails: isAnyError(answer.method, answer.service)
      case .streams(_, let failure): failure != nil && isAnyError(answer.method, answer.service)
      case .returns, .returnsEach: false
      }
    }
    return given
      || scenario.steps.contains { located in
        guard case .reply(let reply) = located.step, case .fails = reply.kind else { return false }
        return isAnyError(reply.method, reply.service)
      }
  }

  private func isAnyError(_ method: String, _ service: String) -> Bool {
    unit.method(method, of: service)?.failure == .anyError
  }
}

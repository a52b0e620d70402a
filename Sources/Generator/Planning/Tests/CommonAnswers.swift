import Checking

/// Answers that are there before each test: those that most scenarios give, of methods that all of them
/// have an answer for. A scenario that says otherwise gives its own after them.
struct CommonAnswers {
  private let unit: Unit
  private(set) var answers: [CheckedScenario.Answer] = []

  init(_ unit: Unit) {
    self.unit = unit
    let scenarios = unit.screen.scenarios
    var scenariosOf: [String: Int] = [:]
    var uses: [CheckedScenario.Answer: Int] = [:]
    for answer in scenarios.flatMap(\.given.answers) {
      scenariosOf[answer.methodPath, default: 0] += 1
      uses[answer, default: 0] += 1
    }
    var seen: Set<String> = []
    for answer in scenarios.flatMap(\.given.answers)
    where scenarios.count > 1 && scenariosOf[answer.methodPath] == scenarios.count
      && uses[answer, default: 0] * 2 > scenarios.count && seen.insert(answer.methodPath).inserted
    {
      answers.append(answer)
    }
  }

  func contains(_ answer: CheckedScenario.Answer) -> Bool { answers.contains(answer) }

  /// What gives them, as the test library wants it.
  func add(to members: inout Members, _ emit: (CheckedScenario.Answer, inout TestWriter) -> Void) {
    guard !answers.isEmpty else { return }
    members.add(doc: "What the services answer where a test says nothing else.") { writer in
      let head = unit.testLibrary == .xctest ? "override func setUp()" : "init()"
      writer.block(.text(head)) { body in
        var inner = TestWriter(body, file: unit.file)
        for answer in answers { emit(answer, &inner) }
        body = inner.code
      }
    }
  }
}

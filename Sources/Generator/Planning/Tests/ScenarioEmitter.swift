import Checking
import Expressions

/// Writes one scenario as the body of a test. After each step all that can run has run.
struct ScenarioEmitter {
  let unit: Unit
  let scenario: CheckedScenario
  let emitter: ExpressionEmitter
  let viewModel: String
  private let opening: OpeningEmitter
  private let common: CommonAnswers
  private let commonOpening: CommonOpening
  private let sharedAnswers: SharedAnswers
  private let unanswered: UnansweredCalls

  init(
    _ unit: Unit, _ scenario: CheckedScenario, _ common: CommonAnswers,
    _ commonOpening: CommonOpening, _ sharedAnswers: SharedAnswers, _ unanswered: UnansweredCalls
  ) {
    self.common = common
    self.commonOpening = commonOpening
    self.sharedAnswers = sharedAnswers
    self.unanswered = unanswered
    self.unit = unit
    self.scenario = scenario
    emitter = ExpressionEmitter(unit, .test)
    viewModel = unit.names.own("viewModel")
    opening = OpeningEmitter(unit, scenario)
  }

  func emit(into code: inout CodeWriter) {
    var writer = TestWriter(code, file: unit.file)
    for answer in scenario.given.answers where !common.contains(answer) {
      emit(answer, into: &writer)
    }
    for (service, method) in unanswered.immediate(in: scenario) {
      writer.add("\(mock(service, method)).hasNoAnswer()", at: scenario.span)
    }
    emitViewModel(into: &writer)
    emitRecorders(into: &writer)
    writer.add(settle)
    for (index, located) in scenario.steps.enumerated() {
      emit(located, rest: scenario.steps.dropFirst(index + 1), into: &writer)
    }
    let waiting = unanswered.waiting(in: scenario).map { "\(mock($0, $1)).unanswered" as Layout }
    if !waiting.isEmpty {
      writer.add(.call(.text(unanswered.function), waiting), at: scenario.span)
    }
    writer.endMarks()
    code = writer.code
  }

  var clock: String { opening.clock }

  var settle: Layout { "await \(viewModel).settle()" }

  /// `geocoder.onGeocode`
  func mock(_ service: String, _ method: String) -> Layout {
    guard let owner = unit.service(service), let method = unit.method(method, of: service) else {
      return ""
    }
    return "\(unit.mockProperty(service)).\(MockPlanner.property(method, of: owner))"
  }

  // MARK: Given

  func emit(_ answer: CheckedScenario.Answer, into writer: inout TestWriter) {
    let mock = mock(answer.service, answer.method)
    func failure(_ value: TypedExpression) -> Layout {
      error(value, of: answer.method, of: answer.service)
    }
    switch answer.kind {
    case .returns(let value):
      writer.add("\(mock).returns\(argument(answer, value))")
    case .returnsEach(let values):
      let list = Layout.array(values.map { emitter.typed($0) })
      writer.add("\(mock).returnsEach(\(list))")
    case .fails(let value):
      writer.add(.call("\(mock).fails", ["with: \(failure(value))"]))
    case .streams(let elements, let error):
      let list = Layout.array(elements.map { emitter.typed($0) })
      let fails: [Layout] = error.map { ["thenFails: \(failure($0))"] } ?? []
      writer.add(.call("\(mock).streams", [list] + fails))
    }
  }

  /// The value in parentheses, or the name of the constant that holds it.
  private func argument(
    _ answer: CheckedScenario.Answer, _ value: TypedExpression?
  ) -> Layout {
    guard let value else { return "()" }
    if let name = sharedAnswers.name(of: answer) { return "(\(name))" }
    if case .list = value.kind { return "(\(emitter.typed(value)))" }
    return .list("(", [emitter.typed(value)], ")")
  }

  func error(_ value: TypedExpression, of method: String, of service: String) -> Layout {
    guard let method = unit.method(method, of: service) else { return "" }
    if method.failure == .anyError {
      return .call(.text(unit.names.own("ScenarioError")), ["message: \(emitter.typed(value))"])
    }
    // A mock of a stream takes any error.
    if method.streams { return emitter.layout(value) }
    return emitter.typed(value)
  }

  private func emitViewModel(into writer: inout TestWriter) {
    if scenario.usesClock { writer.add("let \(clock) = \(opening.newClock)") }
    guard commonOpening.isOf(scenario) else {
      return opening.emit("let \(viewModel) = ", opening.environment, into: &writer)
    }
    let argument: [Layout] =
      commonOpening.hasOneEnvironment ? [] : ["\(unit.environmentLabel): \(opening.environment)"]
    writer.add(.call("let \(viewModel) = \(commonOpening.function)", argument))
  }

  // MARK: What observers are told

  private func emitRecorders(into writer: inout TestWriter) {
    for expectation in expected(\.changes) {
      let recorder = changesRecorder(expectation.name)
      writer.add("var \(recorder): [\(unit.names.type(expectation.type))] = []")
      bind(expectation.name, "\(recorder).append($0)", into: &writer)
      // The first value is told at once, and is no change.
      writer.add("\(recorder).removeAll()")
    }
    for expectation in expected(\.events) {
      let recorder = eventsRecorder(expectation.name)
      if expectation.type == .void {
        writer.add("var \(recorder) = 0")
        bind(expectation.name, "\(recorder) += 1", into: &writer)
      } else {
        writer.add("var \(recorder): [\(unit.names.type(expectation.type))] = []")
        bind(expectation.name, "\(recorder).append($0)", into: &writer)
      }
    }
  }

  private func bind(_ output: String, _ code: String, into writer: inout TestWriter) {
    writer.add(
      .group([
        "\(viewModel).output.\(SwiftName.member(output)).bind {", .nested([.space, .text(code)]),
        .space, "}",
      ]))
  }

  /// Each name that is expected anything of, once.
  private func expected(
    _ kind: (CheckedScenario.ScenarioStep) -> [CheckedScenario.ListExpectation]
  ) -> [CheckedScenario.ListExpectation] {
    var seen = NameSet()
    return scenario.steps.flatMap { kind($0.step) }
      .filter { seen.insert($0.name) }
  }

  func changesRecorder(_ name: String) -> String { unit.names.own(name + "Changes") }

  func eventsRecorder(_ name: String) -> String { unit.names.own(name + "Events") }
}

extension CheckedScenario {
  /// Whether its steps move a clock on.
  var usesClock: Bool {
    steps.contains { if case .advance = $0.step { true } else { false } }
  }
}

extension CheckedScenario.ScenarioStep {
  var changes: [CheckedScenario.ListExpectation] {
    if case .expectChanges(let expectations) = self { expectations } else { [] }
  }

  var events: [CheckedScenario.ListExpectation] {
    if case .expectEvents(let expectations) = self { expectations } else { [] }
  }
}

import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// Writes one scenario as the body of a test. After each step all that can run has run.
struct ScenarioEmitter {
  let unit: Unit
  let scenario: CheckedScenario
  let emitter: ExpressionEmitter
  let opening: OpeningEmitter
  let answers: AnswerEmitter
  private let commonOpening: CommonOpening
  private let largeAnswers: LargeAnswers
  private let unanswered: UnansweredCalls

  init(
    _ unit: Unit, _ scenario: CheckedScenario, _ commonOpening: CommonOpening,
    _ largeAnswers: LargeAnswers, _ unanswered: UnansweredCalls
  ) {
    answers = AnswerEmitter(unit)
    self.commonOpening = commonOpening
    self.largeAnswers = largeAnswers
    self.unanswered = unanswered
    self.unit = unit
    self.scenario = scenario
    emitter = ExpressionEmitter(unit, .test)
    opening = OpeningEmitter(
      unit, scenario.given, commonOpening.clock, usesClock: scenario.usesClock)
  }

  /// Whether a call may be left without an answer, of which the test tells then.
  func emit(into code: inout CodeWriter) -> Bool {
    var writer = TestWriter(code, file: unit.file)
    for answer in scenario.given.answers where !unit.isCommon(answer) {
      writer.add(answers.statement(answer, largeAnswers.name(of: answer)))
    }
    var calls = ScenarioCalls(unanswered, scenario)
    emit(calls.immediate, at: scenario.span, into: &writer)
    emitViewModel(into: &writer)
    emitRecorders(into: &writer)
    if unanswered.mayCircleAtStart {
      writer.add(settle, at: scenario.span)
    } else {
      writer.add(settle)
    }
    var expects = true
    for (index, located) in scenario.steps.enumerated() {
      // What happens, and then what is expected of it, is a paragraph.
      if expects, index == 0 || !located.step.expects { writer.addGap() }
      expects = located.step.expects
      calls.goOn(with: located.step)
      if !expects { emit(calls.immediate, at: located.span, into: &writer) }
      emit(located, rest: scenario.steps.dropFirst(index + 1), into: &writer)
    }
    if calls.mayWait {
      writer.addGap()
      writer.add("\(unanswered.function)()", at: scenario.span)
    }
    writer.endMarks()
    code = writer.code
    return calls.mayWait
  }

  var settle: Layout { "await \(emitter.viewModel).settle()" }

  /// Says that here is what calls those that nothing answers.
  private func emit(
    _ unanswered: [UnansweredCalls.Method], at span: SourceSpan, into writer: inout TestWriter
  ) {
    for called in unanswered {
      writer.add("\(answers.mock(called.service, called.method)).hasNoAnswer()", at: span)
    }
  }

  private func emitViewModel(into writer: inout TestWriter) {
    if scenario.usesClock { writer.add("let \(opening.clock) = \(opening.newClock)") }
    if let call = commonOpening.call(for: scenario, opening) {
      writer.add("let \(emitter.viewModel) = \(call)")
    } else {
      opening.emit("let \(emitter.viewModel) = ", opening.environment, into: &writer)
    }
  }

  // MARK: What observers hear

  private func emitRecorders(into writer: inout TestWriter) {
    for (index, expectation) in expected({ $0.changes }).enumerated() {
      let recorder = changesRecorder(expectation.name)
      writer.add("var \(recorder): [\(unit.names.type(expectation.type))] = []")
      bind(expectation.name, "\(recorder).append($0)", into: &writer)
      // Observers hear the first value at once; it is no change. To say so once is enough.
      let comment = index == 0 ? "  // what it is to begin with is no change" : ""
      writer.add("\(recorder).removeAll()\(comment)")
    }
    for expectation in expected({ $0.events }) {
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
      .braced("\(emitter.viewModel).output.\(SwiftName.member(output)).bind {", .text(code)))
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
  /// Whether nothing happens in it.
  var expects: Bool {
    switch self {
    case .expect, .expectChanges, .expectEvents, .expectCalls: true
    case .send, .set, .reply, .advance: false
    }
  }

  var changes: [CheckedScenario.ListExpectation] {
    if case .expectChanges(let expectations) = self { expectations } else { [] }
  }

  var events: [CheckedScenario.ListExpectation] {
    if case .expectEvents(let expectations) = self { expectations } else { [] }
  }
}

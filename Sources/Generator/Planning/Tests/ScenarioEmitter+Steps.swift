import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

extension ScenarioEmitter {
  func emit(
    _ located: CheckedScenario.LocatedStep, rest: ArraySlice<CheckedScenario.LocatedStep>,
    into writer: inout TestWriter
  ) {
    let span = located.span
    switch located.step {
    case .send(let name, let arguments):
      writer.add("\(input(name))\(emitter.labelled(arguments))", at: span)
      writer.add(settle)
    case .set(let assignments):
      let lines = assignments.map { assignment -> Layout in
        [
          "\(input(assignment.target.name)).value =",
          ChoiceEmitter(emitter).assigned(assignment.value),
        ]
      }
      writer.add(lines, at: span)
      writer.add(settle)
    case .reply(let reply):
      writer.add(self.reply(reply), at: span)
      writer.add(settle)
    case .advance(let time):
      // The clock lets the screen come to rest by itself.
      writer.add("await \(opening.clock).advance(by: \(StepEmitter.duration(time)))", at: span)
    case .expect(let expectations):
      for expectation in expectations {
        let conditions = PatternEmitter(unit).conditions(expectation)
        emit(conditions, at: expectation.span, into: &writer)
      }
    case .expectChanges(let expectations):
      let later = rest.flatMap { $0.step.changes }
      for expectation in expectations {
        emit(expectation, changesRecorder(expectation.name), before: later, into: &writer)
      }
    case .expectEvents(let expectations):
      let later = rest.flatMap { $0.step.events }
      for expectation in expectations {
        emit(expectation, eventsRecorder(expectation.name), before: later, into: &writer)
      }
    case .expectCalls(let expectations):
      for expectation in expectations {
        emit(conditions(expectation), at: expectation.span, into: &writer)
      }
    }
  }

  /// `viewModel.input.name`
  private func input(_ name: String) -> String {
    "\(emitter.viewModel).input.\(SwiftName.member(name))"
  }

  private func emit(
    _ conditions: [Condition], at span: SourceSpan, into writer: inout TestWriter
  ) {
    for condition in conditions {
      writer.add(condition.statement(in: unit.testLibrary), at: span)
    }
  }

  /// The recorder starts anew behind it, where anything is expected of it later.
  private func emit(
    _ expectation: CheckedScenario.ListExpectation, _ recorder: String,
    before later: [CheckedScenario.ListExpectation], into writer: inout TestWriter
  ) {
    // Of events without a value it has only the number.
    let isCount = expectation.type == .void
    let conditions: [Condition]
    if isCount {
      let count = NumberLiteral.integer(expectation.expected.count)
      conditions = [.equal(.text(recorder), SwiftExpression(.text(count)))]
    } else {
      conditions = PatternEmitter(unit).conditions(
        .list(expectation.expected), on: .text(recorder), .array(expectation.type))
    }
    emit(conditions, at: expectation.span, into: &writer)
    guard later.contains(where: { $0.name == expectation.name }) else { return }
    writer.add(.text(isCount ? "\(recorder) = 0" : "\(recorder).removeAll()"))
  }

  // MARK: Replies

  private func reply(_ reply: CheckedScenario.Reply) -> Layout {
    var arguments: [Layout] = []
    if let named = reply.arguments, !named.isEmpty {
      let tests: [Layout] = named.map { argument in
        if let flag = flag(argument, of: reply) { return flag }
        let value = emitter.expected(argument.value).operand(atLeast: .coalescing)
        return .group([
          "$0.\(SwiftName.member(argument.label))", .nested([.space, "== ", value]),
        ])
      }
      arguments.append(["where: ", .braced("{", .allOf(tests))])
    }
    let method: String
    switch reply.kind {
    case .returns(let value):
      method = "reply"
      // A call without a result needs no answer.
      if let value { arguments.append("with: \(emitter.typed(value))") }
    case .fails(let value):
      method = "fail"
      arguments.append("with: \(answers.error(value, of: reply.method, of: reply.service))")
    case .ends: method = "end"
    }
    return .call("\(answers.mock(reply.service, reply.method)).\(method)", arguments)
  }

  /// `$0.isOn` or `!$0.isOn`, where an argument is either.
  private func flag(
    _ argument: TypedExpression.Argument, of reply: CheckedScenario.Reply
  ) -> Layout? {
    guard case .bool(let isSo) = argument.value.kind,
      let method = unit.method(reply.method, of: reply.service),
      method.parameters.first(where: { $0.name == argument.label })?.type == .bool
    else { return nil }
    return "\(isSo ? "" : "!")$0.\(SwiftName.member(argument.label))"
  }

  // MARK: Calls

  private func conditions(_ expectation: CheckedScenario.CallsExpectation) -> [Condition] {
    let calls: Layout = "\(answers.mock(expectation.service, expectation.method)).calls"
    guard let method = unit.method(expectation.method, of: expectation.service) else { return [] }
    if expectation.calls.isEmpty { return [.isEmpty(calls)] }
    let count = PatternEmitter(unit).count(expectation.calls.count, of: calls)
    if method.parameters.isEmpty { return [count] }
    if let whole = whole(expectation.calls, method) {
      return [.equal(calls, SwiftExpression(whole))]
    }
    var rows = expectation.calls
    let columns = PatternEmitter(unit).takeColumns(from: &rows, of: calls)
    return (columns.isEmpty ? [count] : columns)
      + rows.enumerated().flatMap { index, fields in
        fields.flatMap { field in
          PatternEmitter(unit).conditions(
            field.pattern,
            on: "\(calls).element(at: \(index))?.\(SwiftName.member(field.name))", field.type,
            isInChain: true)
        }
      }
  }

  /// The calls as a list, where all their arguments are named, and can be compared.
  private func whole(
    _ calls: [[CheckedScenario.FieldPattern]], _ method: CheckedService.Method
  ) -> Layout? {
    guard unit.comparesArguments(of: method) else { return nil }
    var rows: [Layout] = []
    for fields in calls {
      var arguments: [Layout] = []
      for parameter in method.parameters {
        guard let field = fields.first(where: { $0.name == parameter.name }),
          let value = PatternEmitter(unit).whole(field.pattern, field.type)
        else { return nil }
        arguments.append(emitter.expectedArgument(parameter.name, value))
      }
      rows.append(.call(".init", arguments))
    }
    return .array(rows)
  }
}

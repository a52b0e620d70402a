extension CheckedScenario {
  /// Visits all expressions: those under `given`, and those of the steps.
  func visitExpressions(_ body: (TypedExpression) -> Void) {
    for answer in given.answers {
      switch answer.kind {
      case .returns(let value): value.map(body)
      case .returnsEach(let values): values.forEach(body)
      case .fails(let error): body(error)
      case .streams(let elements, let failure):
        elements.forEach(body)
        failure.map(body)
      }
    }
    for assignment in given.values { body(assignment.value) }
    for need in given.needs { body(need.value) }
    body(given.now)
    for step in steps { step.step.visitExpressions(body) }
  }
}

extension CheckedScenario.ScenarioStep {
  fileprivate func visitExpressions(_ body: (TypedExpression) -> Void) {
    switch self {
    case .send(_, let arguments): for argument in arguments { body(argument.value) }
    case .set(let assignments): for assignment in assignments { body(assignment.value) }
    case .reply(let reply):
      for argument in reply.arguments ?? [] { body(argument.value) }
      switch reply.kind {
      case .returns(let value): value.map(body)
      case .fails(let error): body(error)
      case .ends: break
      }
    case .advance: break
    case .expect(let expectations):
      for expectation in expectations {
        body(expectation.subject)
        expectation.expected.visitExpressions(body)
      }
    case .expectChanges(let lists), .expectEvents(let lists):
      for pattern in lists.flatMap({ $0.expected }) { pattern.visitExpressions(body) }
    case .expectCalls(let expectations):
      for field in expectations.flatMap({ $0.calls.flatMap { $0 } }) {
        field.pattern.visitExpressions(body)
      }
    }
  }
}

extension CheckedScenario.Pattern {
  fileprivate func visitExpressions(_ body: (TypedExpression) -> Void) {
    switch self {
    case .value(let value): body(value)
    case .fields(let fields), .enumCase(_, let fields):
      for field in fields { field.pattern.visitExpressions(body) }
    case .list(let elements), .set(let elements):
      for element in elements { element.visitExpressions(body) }
    case .dictionary(let pairs):
      for pair in pairs {
        body(pair.key)
        pair.pattern.visitExpressions(body)
      }
    }
  }
}

import MVVMGenChecking

/// Writes how a mock answers, as a scenario or the spec's own `given` says.
struct AnswerEmitter {
  private let unit: Unit
  private let emitter: ExpressionEmitter

  init(_ unit: Unit) {
    self.unit = unit
    emitter = ExpressionEmitter(unit, .test)
  }

  /// `geocoder.onGeocode`
  func mock(_ service: String, _ method: String) -> Layout {
    guard let owner = unit.service(service), let method = unit.method(method, of: service) else {
      return ""
    }
    return "\(unit.mockProperty(service)).\(MockPlanner.property(method, of: owner))"
  }

  /// `geocoder.onGeocode.returns(…)`, with the name of the value where it has one.
  func statement(_ answer: CheckedScenario.Answer, _ name: String? = nil) -> Layout {
    let mock = mock(answer.service, answer.method)
    func failure(_ value: TypedExpression) -> Layout {
      error(value, of: answer.method, of: answer.service)
    }
    switch answer.kind {
    case .returns(nil): return "\(mock).returns()"
    case .returns(let value?):
      if let name { return .call("\(mock).returns", [.text(name)]) }
      let isLiteral =
        switch value.kind {
        case .list: true
        case .dictionary(let entries): !emitter.mayRepeatKeys(entries)
        default: false
        }
      return isLiteral
        ? "\(mock).returns(\(emitter.typed(value)))"
        : .call("\(mock).returns", [emitter.typed(value)])
    case .returnsEach(let values):
      return "\(mock).returnsEach(\(Layout.array(values.map { emitter.typed($0) })))"
    case .fails(let value): return .call("\(mock).fails", ["with: \(failure(value))"])
    case .streams(let elements, let error):
      let list = Layout.array(elements.map { emitter.typed($0) })
      guard let error else { return "\(mock).streams(\(list))" }
      return .call("\(mock).streams", [list, "thenFails: \(failure(error))"])
    }
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
}

/// The calls of a mock, and what it does with the next ones.
nonisolated final class MockRecord<Arguments, Value, Failure: Error>: Sendable {
  private struct State {
    var calls: [Arguments] = []
    var answer: MockAnswer<Arguments, Value, Failure>?
  }

  private let state = Lock(State())

  /// What the mock was called with so far, in order.
  var calls: [Arguments] { state.locked { $0.calls } }

  /// Whether it has answered calls by itself, which a test that looks for them may have forgotten.
  var hasAnswered: Bool { state.locked { $0.answer != nil && !$0.calls.isEmpty } }

  /// Gives the calls from now on an answer, or takes it from them.
  func answer(with answer: MockAnswer<Arguments, Value, Failure>?) {
    state.locked { $0.answer = answer }
  }

  /// Answers every call from now on in the same way.
  func answer(with result: Result<Value, Failure>) {
    answer(with: .each([result], next: 0))
  }

  /// Answers the calls from now on one after another, and the last for ever.
  func answer(withEach results: [Result<Value, Failure>]) {
    answer(with: results.isEmpty ? nil : .each(results, next: 0))
  }

  /// Notes a call; its answer, unless there is none or the call is to wait for one.
  @MainActor
  func note(_ arguments: Arguments, waits: Bool = false) -> Result<Value, Failure>? {
    let answer = state.locked { state in
      state.calls.append(arguments)
      return state.answer
    }
    guard let answer, !waits else { return nil }
    let (result, next) = answer.result(for: arguments)
    if case .each = next { self.answer(with: next) }
    return result
  }
}

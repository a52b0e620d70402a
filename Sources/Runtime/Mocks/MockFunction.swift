/// A method of a mock service that answers in place.
public nonisolated final class MockFunction<Arguments, Value, Failure: Error>: Sendable {
  private struct State {
    var calls: [Arguments] = []
    var answer: MockAnswer<Arguments, Value, Failure>?
    /// Where the test says that there is no answer.
    var place = TestPlace()
  }

  /// The service's and the method's name, for messages.
  public let name: String
  private let state = Lock(State())
  private let otherwise: (@Sendable () -> Value)?

  /// Makes a method that must be given an answer before it is called. Without one the test fails,
  /// and goes on with the value given here.
  public init(_ name: String, otherwise: @escaping @Sendable () -> Value) {
    self.name = name
    self.otherwise = otherwise
  }

  /// Makes a method that must be given an answer before it is called. Without one the test stops.
  public init(_ name: String) {
    self.name = name
    otherwise = nil
  }

  /// Makes a method that returns nothing, and needs no answer.
  public init(_ name: String) where Value == Void {
    self.name = name
    otherwise = nil
    state.locked { $0.answer = .always(.success(())) }
  }

  /// What it was called with so far, in order.
  public var calls: [Arguments] { state.locked { $0.calls } }

  /// Answers every call from now on with this value.
  public func returns(_ value: Value) {
    state.locked { $0.answer = .always(.success(value)) }
  }

  /// Answers the calls from now on with these values, one after another, and the last for ever.
  public func returnsEach(_ values: [Value]) {
    let results = values.map { Result<Value, Failure>.success($0) }
    state.locked { $0.answer = results.isEmpty ? nil : .each(results, next: 0) }
  }

  /// Makes every call from now on fail with this error.
  public func fails(with error: Failure) {
    state.locked { $0.answer = .always(.failure(error)) }
  }

  /// Answers every call from now on with what the closure makes of its arguments.
  public func answers(_ make: @escaping @MainActor (Arguments) throws(Failure) -> Value) {
    state.locked { $0.answer = .made(make) }
  }

  /// Says that it has no answer: a call makes the test fail, at this line.
  public func hasNoAnswer(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    state.locked { state in
      state.answer = nil
      state.place = place
    }
  }

  /// What the mock service does when the method is called.
  @MainActor
  public func call(_ arguments: Arguments) throws(Failure) -> Value {
    let (answer, place) = state.locked { state in
      state.calls.append(arguments)
      return (state.answer, state.place)
    }
    guard let answer else {
      // A struct without parameters tells nothing.
      let given = "\(arguments)"
      let called = given.hasSuffix("()") ? name + " was called" : "\(name) was called with \(given)"
      let message = """
        \(called), and was given no answer: give it one before, with returns or answers; in a \
        scenario under given
        """
      TestFailure.report(message, at: place)
      // The caller waits in place, and there is nothing to hand to it.
      guard let otherwise else { preconditionFailure(message) }
      return otherwise()
    }
    let (result, next) = answer.result(for: arguments)
    if case .each = next { state.locked { $0.answer = next } }
    return try result.get()
  }
}

extension MockFunction where Value == Void {
  /// Answers every call from now on.
  public func returns() {
    returns(())
  }
}

/// A method of a mock service that answers in place.
public nonisolated final class MockFunction<Arguments, Value, Failure: Error>: Sendable {
  /// The service's and the method's name, for messages.
  public let name: String
  private let record = MockRecord<Arguments, Value, Failure>()
  /// Where the test says that there is no answer.
  private let unansweredAt = Lock<TestPlace?>(nil)
  private let otherwise: (@Sendable () -> Value)?
  /// Where it was made, for a failure outside of any test that is known.
  private let place: TestPlace

  /// Makes a method that must be given an answer before it is called. Without one the test fails,
  /// and goes on with the value given here; or it stops, where none is.
  public init(
    _ name: String,
    otherwise: (@Sendable () -> Value)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    self.name = name
    self.otherwise = otherwise
    place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a method that returns nothing, and needs no answer.
  public convenience init(_ name: String) where Value == Void {
    self.init(name, otherwise: {})
    returns()
  }

  /// What it was called with so far, in order.
  public var calls: [Arguments] { record.calls }

  /// Answers every call from now on with this value.
  public func returns(_ value: Value) {
    record.answer(with: .success(value))
  }

  /// Answers the calls from now on with these values, one after another, and the last for ever.
  public func returnsEach(_ values: [Value]) {
    record.answer(withEach: values.map { .success($0) })
  }

  /// Makes every call from now on fail with this error.
  public func fails(with error: Failure) {
    record.answer(with: .failure(error))
  }

  /// Answers every call from now on with what the closure makes of its arguments.
  public func answers(_ make: @escaping @MainActor (Arguments) throws(Failure) -> Value) {
    record.answer(with: .made(by: make))
  }

  /// Answers every call from now on with what the closure makes of its arguments. What it
  /// throws is any error to Swift: one that the method does not throw makes the test fail.
  public func answers(
    _ make: @escaping @MainActor (Arguments) throws -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    record.answer(
      with: .made(by: make) { [name, otherwise] error in
        let message = foreign(error, thrownBy: name)
        TestFailure.report(message, at: place)
        return .success(goOn(with: otherwise, or: message))
      })
  }

  /// Says that it has no answer: a call makes the test fail, at this line.
  public func hasNoAnswer(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    unansweredAt.locked { $0 = place }
    record.answer(with: nil)
  }

  /// What the mock service does when the method is called.
  @MainActor
  public func call(_ arguments: Arguments) throws(Failure) -> Value {
    guard let result = record.note(arguments) else {
      // A struct without parameters tells nothing.
      let given = "\(arguments)"
      let called = given.hasSuffix("()") ? name + " was called" : "\(name) was called with \(given)"
      let message = """
        \(called), and was given no answer: give it one before, with returns or answers; in a \
        scenario under given
        """
      if let place = unansweredAt.locked({ $0 }) {
        TestFailure.report(message, at: place)
      } else {
        TestFailure.report(message, inTestOr: place)
      }
      return goOn(with: otherwise, or: message)
    }
    return try result.get()
  }
}

/// What a caller that waits in place is given where there is no answer. The program stops where
/// there is nothing to hand to it.
private nonisolated func goOn<Value>(with otherwise: (() -> Value)?, or message: String) -> Value {
  guard let otherwise else { preconditionFailure(message) }
  return otherwise()
}

extension MockFunction where Value == Void {
  /// Answers every call from now on.
  public func returns() {
    returns(())
  }
}

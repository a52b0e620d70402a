/// A method of a mock service that answers later, as a test says.
///
/// A call that nothing answers waits until the test answers it, with ``nextCall()`` or
/// ``reply(where:with:)``. Every answer arrives in a turn of its own, in the order of the answers.
public nonisolated final class MockMethod<Arguments, Value, Failure: Error>: Sendable {
  typealias Call = PendingCall<Arguments, Value, Failure>

  /// The service's and the method's name, for messages.
  public let name: String
  private let record = MockRecord<Arguments, Value, Failure>()
  private let waitingLine: WaitingLine<Call>

  /// Makes a method that nothing answers yet.
  public init(_ name: String) {
    self.name = name
    waitingLine = WaitingLine(name)
    TestScreens.begin()
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

  /// Answers every call from now on with what the closure makes of its arguments.
  public func answers(_ make: @escaping @MainActor (Arguments) throws(Failure) -> Value) {
    record.answer(with: .made(by: make))
  }

  /// Answers every call from now on with what the closure makes of its arguments. What it
  /// throws is any error to Swift: one that the method does not throw makes the test fail, and the
  /// call wait.
  public func answers(
    _ make: @escaping @MainActor (Arguments) throws -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    record.answer(
      with: .made(by: make) { [name] error in
        TestFailure.report(foreign(error, thrownBy: name), at: place)
        return nil
      })
  }

  /// Answers the calls from now on with these results, one after another, and the last for ever.
  public func answersEach(_ results: [Result<Value, Failure>]) {
    record.answer(withEach: results)
  }

  /// Holds every call from now on, as at the beginning.
  public func holds() {
    record.answer(with: nil)
  }

  /// What the mock service does when the method is called.
  @MainActor
  public func call(_ arguments: Arguments) async throws(Failure) -> Value {
    let call = begin(arguments)
    let result = await withUnsafeContinuation { continuation in
      call.whenAnswered { result in
        // The test handed the answer over, and this one caller gets it.
        nonisolated(unsafe) let result = result
        continuation.resume(returning: result)
      }
    }
    call.landed()
    return try result.get()
  }

  /// What the mock service does when the method is called with a completion handler.
  @MainActor
  public func call(
    _ arguments: Arguments,
    completion: @escaping @Sendable (Result<Value, Failure>) -> Void
  ) {
    let call = begin(arguments)
    call.whenAnswered { result in
      completion(result)
      call.landed()
    }
  }

  @MainActor
  private func begin(_ arguments: Arguments) -> Call {
    let call = Call(arguments)
    if let result = record.note(arguments, waits: waitingLine.isExpected) {
      call.answer(result)
    } else {
      waitingLine.join(call, in: call.run?.screen)
    }
    return call
  }
}

extension MockMethod {
  /// Makes every call from now on fail with this error.
  public func fails(with error: Failure) {
    record.answer(with: .failure(error))
  }

  /// The calls that wait for an answer, the oldest first.
  public var waitingCalls: [HeldCall<Arguments, Value, Failure>] {
    waitingLine.waiting.map(held)
  }

  /// What to say of the calls of runs under way that nothing has answered; nil where there are
  /// none.
  @MainActor
  public var unanswered: String? {
    let count = waitingLine.waiting.count { !$0.isOfEndedRun }
    switch count {
    case 0: return nil
    case 1: return "A call of \(name) is still waiting for its answer"
    default: return "\(count) calls of \(name) are still waiting for their answers"
    }
  }

  /// Takes the oldest call that waits and was not taken yet, or else waits for the next one.
  ///
  /// When no call can come any more, because all screens of the test are at rest, the test fails.
  @MainActor
  public func nextCall(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> HeldCall<Arguments, Value, Failure> {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let call = await waitingLine.next(at: place, hasAnswered: { record.hasAnswered }) else {
      return HeldCall(nil)
    }
    return held(call)
  }

  /// Answers the oldest waiting call of a run that is under way, or else of one that has ended.
  public func reply(
    where matches: @escaping (Arguments) -> Bool = { _ in true },
    with value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    answer(where: matches, .success(value), at: place)
  }

  /// Makes the oldest waiting call of a run that is under way fail, or else of one that has ended.
  public func fail(
    where matches: @escaping (Arguments) -> Bool = { _ in true },
    with error: Failure,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    answer(where: matches, .failure(error), at: place)
  }

  private func answer(
    where matches: @escaping (Arguments) -> Bool,
    _ result: Result<Value, Failure>,
    at place: TestPlace
  ) {
    // The test hands both over, and uses them no more.
    nonisolated(unsafe) let (matches, result) = (matches, result)
    onMainActor { [self] in
      guard
        let call = waitingLine.oldest(
          where: matches, at: place, hasAnswered: { record.hasAnswered })
      else { return }
      waitingLine.leave(call)
      call.answer(result)
    }
  }

  private func held(_ call: Call) -> HeldCall<Arguments, Value, Failure> {
    HeldCall(call) { [waitingLine] in waitingLine.leave(call) }
  }
}

extension MockMethod where Value == Void {
  /// Answers every call from now on.
  public func returns() {
    returns(())
  }

  /// Answers the oldest waiting call of a run that is under way, or else of one that has ended.
  public func reply(
    where matches: @escaping (Arguments) -> Bool = { _ in true },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    reply(
      where: matches, with: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

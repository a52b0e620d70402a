/// One call of a mock that a test answers when it wants to, in any order with others.
public nonisolated struct HeldCall<Arguments, Value, Failure: Error>: Sendable {
  private let call: PendingCall<Arguments, Value, Failure>?
  private let takeOff: @Sendable () -> Void

  init(
    _ call: PendingCall<Arguments, Value, Failure>?,
    takeOff: @escaping @Sendable () -> Void = {}
  ) {
    self.call = call
    self.takeOff = takeOff
  }

  /// What the method was called with. Nothing only where no call came, of which the test has been
  /// told then.
  public var arguments: Arguments! { call?.arguments }

  /// Answers the call, in a turn of its own.
  public func reply(
    with value: sending Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    answer(
      .success(value),
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes the call fail, in a turn of its own.
  public func fail(
    with error: Failure,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    answer(
      .failure(error),
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func answer(_ result: Result<Value, Failure>, at place: TestPlace) {
    takeOff()
    guard let call else { return }
    // Handed over to the one who called.
    nonisolated(unsafe) let result = result
    onMainActor {
      if !call.answer(result) { TestFailure.report("This call was answered already", at: place) }
    }
  }
}

extension HeldCall where Value == Void {
  /// Answers the call, in a turn of its own.
  public func reply(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    reply(with: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

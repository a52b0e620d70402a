/// One call of a mock method that streams, whose elements a test delivers when it wants to.
public nonisolated struct HeldStream<Arguments, Element: Sendable, Failure: Error>: Sendable {
  private let call: PendingStream<Arguments, Element, Failure>?
  private let takeOff: @Sendable () -> Void

  init(
    _ call: PendingStream<Arguments, Element, Failure>?,
    takeOff: @escaping @Sendable () -> Void = {}
  ) {
    self.call = call
    self.takeOff = takeOff
  }

  /// What the method was called with. Nothing only where no call came, of which the test has been
  /// told then.
  public var arguments: Arguments! { call?.arguments }

  /// Delivers one element, in a turn of its own.
  public func reply(
    with element: Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    push(
      .element(element),
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Ends the stream, in a turn of its own.
  public func end(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    push(.end, at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes the stream fail, in a turn of its own.
  public func fail(
    with error: Failure,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    push(
      .failure(error),
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func push(_ item: StreamItem<Element, Failure>, at place: TestPlace) {
    guard let call else { return }
    if item.isLast { takeOff() }
    onMainActor {
      if !call.push(item) { TestFailure.report("This stream was ended already", at: place) }
    }
  }
}

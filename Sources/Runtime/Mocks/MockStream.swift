/// A method of a mock service whose result is a stream.
///
/// Each element arrives in a turn of its own, and so does the end. A call that nothing answers
/// waits until the test answers it, with ``nextCall()`` or ``reply(where:with:)``.
public nonisolated final class MockStream<Arguments, Element: Sendable, Failure: Error>: Sendable {
  typealias Call = PendingStream<Arguments, Element, Failure>

  /// The service's and the method's name, for messages.
  public let name: String
  private let record = MockRecord<Arguments, [StreamItem<Element, Failure>], Never>()
  private let waitingLine: WaitingLine<Call>

  /// Makes a method that nothing answers yet.
  public init(_ name: String) {
    self.name = name
    waitingLine = WaitingLine(name)
    TestScreens.begin()
  }

  /// What it was called with so far, in order.
  public var calls: [Arguments] { record.calls }

  /// Answers every call from now on with these elements; then the stream ends.
  public func streams(_ elements: [Element]) {
    let items = elements.map { StreamItem<Element, Failure>.element($0) } + [.end]
    record.answer(with: .success(items))
  }

  /// Answers every call from now on with these elements; then the stream fails.
  public func streams(_ elements: [Element], thenFails error: Failure) {
    let items = elements.map { StreamItem<Element, Failure>.element($0) } + [.failure(error)]
    record.answer(with: .success(items))
  }

  /// Makes every call from now on fail before its first element.
  public func fails(with error: Failure) {
    streams([], thenFails: error)
  }

  /// Answers every call from now on with the elements that the closure makes of its arguments.
  public func answers(_ make: @escaping @MainActor (Arguments) -> [Element]) {
    record.answer(
      with: .made { arguments in
        .success(make(arguments).map { StreamItem<Element, Failure>.element($0) } + [.end])
      })
  }

  /// Holds every call from now on, as at the beginning.
  public func holds() {
    record.answer(with: nil)
  }

  @MainActor
  private func begin(_ arguments: Arguments) -> Call {
    let call = Call(arguments)
    if case .success(let items) = record.note(arguments, waits: waitingLine.isExpected) {
      call.deliver(items)
    } else {
      waitingLine.join(call, in: call.run?.screen)
    }
    return call
  }
}

extension MockStream where Failure == Never {
  /// What the mock service does when the method is called.
  @MainActor
  public func call(_ arguments: Arguments) -> AsyncStream<Element> {
    let call = begin(arguments)
    return AsyncStream { await call.next().element }
  }
}

extension MockStream {
  /// What the mock service does when the method is called.
  @MainActor
  public func call(_ arguments: Arguments) -> AsyncThrowingStream<Element, any Error> {
    let call = begin(arguments)
    return AsyncThrowingStream {
      let item = await call.next()
      if case .failure(let error) = item { throw error }
      return item.element
    }
  }
}

extension MockStream {
  /// The calls that have not ended, the oldest first.
  public var waitingCalls: [HeldStream<Arguments, Element, Failure>] {
    waitingLine.waiting.map(held)
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
  ) async -> HeldStream<Arguments, Element, Failure> {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let call = await waitingLine.next(at: place, hasAnswered: { record.hasAnswered }) else {
      return HeldStream(nil)
    }
    return held(call)
  }

  /// Delivers one element to the oldest waiting call of a run that is under way, or else of one
  /// that has ended.
  public func reply(
    where matches: @escaping (Arguments) -> Bool = { _ in true },
    with element: Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    push(.element(element), where: matches, at: place)
  }

  /// Ends the stream of the oldest waiting call of a run that is under way, or else of one that has
  /// ended.
  public func end(
    where matches: @escaping (Arguments) -> Bool = { _ in true },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    push(.end, where: matches, at: place)
  }

  /// Makes the stream of the oldest waiting call of a run that is under way fail, or else of one
  /// that has ended.
  public func fail(
    where matches: @escaping (Arguments) -> Bool = { _ in true },
    with error: Failure,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    push(.failure(error), where: matches, at: place)
  }

  private func push(
    _ item: StreamItem<Element, Failure>,
    where matches: @escaping (Arguments) -> Bool,
    at place: TestPlace
  ) {
    // The test hands it over, and uses it no more.
    nonisolated(unsafe) let matches = matches
    onMainActor { [self] in
      guard
        let call = waitingLine.oldest(
          where: matches, at: place, hasAnswered: { record.hasAnswered })
      else { return }
      if item.isLast { waitingLine.leave(call) }
      call.push(item)
    }
  }

  private func held(_ call: Call) -> HeldStream<Arguments, Element, Failure> {
    HeldStream(call) { [waitingLine] in waitingLine.leave(call) }
  }
}

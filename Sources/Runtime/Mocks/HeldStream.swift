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
  public func reply(with element: Element) {
    push(.element(element))
  }

  /// Ends the stream, in a turn of its own.
  public func end() {
    push(.end)
  }

  /// Makes the stream fail, in a turn of its own.
  public func fail(with error: Failure) {
    push(.failure(error))
  }

  private func push(_ item: StreamItem<Element, Failure>) {
    guard let call else { return }
    if item.isLast { takeOff() }
    onMainActor { call.push(item) }
  }
}

extension Box where Value: Sendable {
  /// The value that is there now, then every change. A consumer that is slow gets the newest only.
  /// The sequence ends when the box goes away, or the view model that it belongs to.
  public var values: AsyncStream<Value> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { Stream($0, of: screen).begin { bind($0) } }
  }
}

extension ReadOnlyBox where Value: Sendable {
  /// The value that is there now, then every change. A consumer that is slow gets the newest only.
  /// The sequence ends when the view model goes away.
  public var values: AsyncStream<Value> { box.values }
}

extension Relay where Value: Sendable {
  /// All events from now on, none lost. The sequence ends when the relay goes away, or the view
  /// model that it belongs to.
  public var values: AsyncStream<Value> {
    AsyncStream { Stream($0, of: screen).begin { bind($0) } }
  }
}

extension ReadOnlyRelay where Value: Sendable {
  /// All events from now on, none lost. The sequence ends when the view model goes away.
  public var values: AsyncStream<Value> { relay.values }
}

/// Belongs to the one listener that feeds a stream: the stream ends when the listener is gone.
private final class Stream<Value: Sendable> {
  private let continuation: AsyncStream<Value>.Continuation
  private weak var screen: Screen?

  init(_ continuation: AsyncStream<Value>.Continuation, of screen: Screen?) {
    self.continuation = continuation
    self.screen = screen
  }

  /// Passes on what a listener hears, until somebody or something ends it.
  func begin(bind: (@escaping (Value) -> Void) -> Token) {
    // A sequence may end on any thread; the token is used on the main actor only.
    nonisolated(unsafe) let own = OwnToken()
    let token = bind { value in
      if case .terminated = self.continuation.yield(value) { own.cancel() }
    }
    own.token = token
    continuation.onTermination = { _ in onMainActor { own.cancel() } }
    endsWithScreen(token)
  }

  private func endsWithScreen(_ token: Token) {
    guard let screen else { return }
    if screen.isEnded { token.cancel() } else { screen.streams[ObjectIdentifier(self)] = token }
  }

  deinit {
    screen?.streams[ObjectIdentifier(self)] = nil
    continuation.finish()
  }
}

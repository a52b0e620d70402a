extension Box where Value: Sendable {
  /// The value that is there now, then every change. A consumer that is slow gets the newest only.
  /// The sequence ends when the box goes away, or the view model that it belongs to.
  public var values: AsyncStream<Value> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let own = OwnToken()
      let stream = Stream(continuation, of: screen)
      let token = bind { value in
        if case .terminated = stream.continuation.yield(value) { own.cancel() }
      }
      own.token = token
      stream.ends(own)
      stream.endsWithScreen(token)
    }
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
    AsyncStream { continuation in
      let own = OwnToken()
      let stream = Stream(continuation, of: screen)
      let token = bind { value in
        if case .terminated = stream.continuation.yield(value) { own.cancel() }
      }
      own.token = token
      stream.ends(own)
      stream.endsWithScreen(token)
    }
  }
}

extension ReadOnlyRelay where Value: Sendable {
  /// All events from now on, none lost. The sequence ends when the view model goes away.
  public var values: AsyncStream<Value> { relay.values }
}

/// Belongs to the one listener that feeds a stream: the stream ends when the listener is gone.
private final class Stream<Value> {
  let continuation: AsyncStream<Value>.Continuation
  private weak var screen: Screen?

  init(_ continuation: AsyncStream<Value>.Continuation, of screen: Screen?) {
    self.continuation = continuation
    self.screen = screen
  }

  /// Nobody goes through it any more, which can be so on any thread.
  func ends(_ own: OwnToken) {
    nonisolated(unsafe) let own = own
    continuation.onTermination = { _ in onMainActor { own.cancel() } }
  }

  func endsWithScreen(_ token: Token) {
    guard let screen else { return }
    if screen.isEnded { token.cancel() } else { screen.streams[ObjectIdentifier(self)] = token }
  }

  deinit {
    screen?.streams[ObjectIdentifier(self)] = nil
    continuation.finish()
  }
}

/// What a view sees of an event output: it can listen, but not emit.
public nonisolated struct ReadOnlyRelay<Value> {
  @usableFromInline let relay: Relay<Value>

  /// Shows a relay read-only.
  public init(_ relay: Relay<Value>) {
    self.relay = relay
  }

  /// Calls the closure with every event from now on, until the token is cancelled.
  @inlinable
  @discardableResult
  public func bind(_ action: @escaping (Value) -> Void) -> Token {
    relay.bind(action)
  }

  /// Calls the closure with every event and its owner, until the token is cancelled or the owner is
  /// gone. The owner is not kept alive.
  @inlinable
  @discardableResult
  public func bind<Owner: AnyObject>(
    _ owner: Owner,
    _ action: @escaping (Owner, Value) -> Void
  ) -> Token {
    relay.bind(owner, action)
  }
}

extension ReadOnlyRelay where Value == Void {
  /// Calls the closure at every event from now on, until the token is cancelled.
  @inlinable
  @discardableResult
  public func bind(_ action: @escaping () -> Void) -> Token {
    relay.bind(action)
  }
}

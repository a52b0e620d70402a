/// An event output: what is emitted is delivered once, to whoever listens then, and not kept.
///
/// An event emitted from within the delivery of another one is delivered after it; none is lost.
public nonisolated final class Relay<Value>: Source {
  @usableFromInline @exclusivity(unchecked) var current: Value?
  @usableFromInline @exclusivity(unchecked) var waiting: [Value] = []
  @usableFromInline @exclusivity(unchecked) var isDelivering = false

  /// Makes a relay.
  public override init(in screen: Screen? = nil) {
    super.init(in: screen)
  }

  /// What a view sees of the relay: it can't emit.
  public var readOnly: ReadOnlyRelay<Value> { ReadOnlyRelay(self) }

  /// Calls the closure with every event from now on, until the token is cancelled.
  @inlinable
  @discardableResult
  public func bind(_ action: @escaping (Value) -> Void) -> Token {
    // Unmanaged without danger: only the relay itself calls its listeners.
    let relay = Unmanaged.passUnretained(self)
    let listener = Listener {
      relay._withUnsafeGuaranteedRef { relay in
        if let event = relay.current { action(event) }
      }
    }
    return add(listener)
  }

  /// Calls the closure with every event and its owner, until the token is cancelled or the owner is
  /// gone. The owner is not kept alive.
  @inlinable
  @discardableResult
  public func bind<Owner: AnyObject>(
    _ owner: Owner,
    _ action: @escaping (Owner, Value) -> Void
  ) -> Token {
    let own = OwnToken()
    let token = bind { [weak owner] value in
      guard let owner else { return own.cancel() }
      action(owner, value)
    }
    own.token = token
    return token
  }

  /// Delivers an event.
  @inlinable
  public func emit(_ value: Value) {
    if isDelivering {
      waiting.append(value)
      return
    }
    guard !listeners.isEmpty else { return }
    isDelivering = true
    current = value
    notifyOnce()
    if !waiting.isEmpty { deliverWaiting() }
    current = nil
    isDelivering = false
  }

  @inlinable
  func deliverWaiting() {
    var place = 0
    while place < waiting.count {
      current = waiting[place]
      place += 1
      notifyOnce()
    }
    waiting.removeAll()
  }
}

extension Relay where Value == Void {
  /// Calls the closure at every event from now on, until the token is cancelled.
  @inlinable
  @discardableResult
  public func bind(_ action: @escaping () -> Void) -> Token {
    bind { (_: Void) in action() }
  }

  /// Delivers an event.
  @inlinable
  public func emit() {
    emit(())
  }
}

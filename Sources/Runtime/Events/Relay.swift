/// An event output: what is emitted is delivered once, to whoever listens then, and not kept.
///
/// An event emitted from within the delivery of another one is delivered after it; none is lost.
public nonisolated final class Relay<Value>: Source {
  /// Events that were emitted from within the delivery of another one.
  @usableFromInline @exclusivity(unchecked) var waiting: [Value] = []

  /// Makes a relay.
  @inlinable
  public override init(in screen: Screen? = nil) {
    super.init(in: screen)
  }

  /// What a view sees of the relay: it can't emit.
  public var readOnly: ReadOnlyRelay<Value> { ReadOnlyRelay(self) }

  /// Calls the closure with every event from now on, until the token is cancelled.
  @inlinable
  @inline(__always)
  @discardableResult
  public func bind(_ action: @escaping (Value) -> Void) -> Token {
    add(BoundListener(action))
  }

  /// Calls the closure with every event and its owner, until the token is cancelled or the owner is
  /// gone. The owner is not kept alive.
  @inlinable
  @discardableResult
  public func bind<Owner: AnyObject>(
    _ owner: Owner,
    _ action: @escaping (Owner, Value) -> Void
  ) -> Token {
    OwnToken.bound(to: owner, action) { bind($0) }
  }

  /// Delivers an event.
  @inlinable
  @inline(never)
  public func emit(_ value: Value) {
    if isNotifying {
      waiting.append(value)
      return
    }
    guard !listeners.isEmpty else { return }
    isNotifying = true
    deliver(value)
    if !waiting.isEmpty { deliverWaiting() }
    endNotifying()
  }

  /// Tells those who listen now; those who begin meanwhile hear of the next event.
  @inlinable
  @inline(__always)
  func deliver(_ value: Value) {
    let end = listeners.count
    var place = 0
    // One of them may have let go of the view model.
    while place < end, !isClosed {
      tell(place, value)
      place += 1
    }
  }

  @inlinable
  func deliverWaiting() {
    var place = 0
    while place < waiting.count {
      deliver(waiting[place])
      place += 1
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

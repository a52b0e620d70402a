/// The part of a listener that does not depend on the type of its value.
@usableFromInline
nonisolated class Listener {
  @usableFromInline
  enum State {
    case listening
    /// Bound after the newest value was set, of which the others are still to be told: it knows
    /// that one.
    case upToDate
    case cancelled
  }

  @usableFromInline @exclusivity(unchecked) final var state = State.listening
  // Unsafe without danger: a source clears this in its deinit, and a token in its own.
  final unowned(unsafe) var source: Source?
  final unowned(unsafe) var token: Token?

  @usableFromInline
  init() {}

  /// Never called again, from now on.
  final func cancel() {
    guard state != .cancelled else { return }
    state = .cancelled
    token?.listener = nil
    token = nil
    source?.remove(self)
  }
}

/// One bound closure.
@usableFromInline
nonisolated final class BoundListener<Value>: Listener {
  @usableFromInline let action: (Value) -> Void

  @inlinable
  init(_ action: @escaping (Value) -> Void) {
    self.action = action
    super.init()
  }
}

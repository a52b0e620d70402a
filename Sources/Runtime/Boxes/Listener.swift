/// One bound closure. It takes nothing: it reads the value that it is about from its source, so
/// that all that delivers values is compiled once, and not again for each type of value.
@usableFromInline
nonisolated final class Listener {
  let action: () -> Void
  @exclusivity(unchecked) var isAlive = true
  /// Bound during a notification, after the newest value was set: it knows that one.
  @exclusivity(unchecked) var isUpToDate = false
  // Unsafe without danger: a source clears this in its deinit, and a token in its own.
  unowned(unsafe) var source: Source?
  unowned(unsafe) var token: Token?

  @usableFromInline
  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Never called again, from now on.
  func cancel() {
    guard isAlive else { return }
    isAlive = false
    token?.listener = nil
    token = nil
    source?.remove(self)
  }
}

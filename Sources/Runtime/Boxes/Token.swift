/// One binding, which can be ended.
///
/// Letting go of a token does not end its binding; see ``TokenBag`` for that.
public nonisolated final class Token {
  var listener: Listener?
  private var action: (() -> Void)?

  /// Makes a token that runs a closure when it is cancelled, once.
  public init(cancel action: @escaping () -> Void) {
    self.action = action
  }

  init(_ listener: Listener) {
    self.listener = listener
    listener.token = self
  }

  deinit {
    listener?.token = nil
  }

  /// Ends the binding: from now on its closure is not called any more.
  public func cancel() {
    listener?.cancel()
    listener = nil
    let action = action
    self.action = nil
    action?()
  }

  /// Puts the token into a bag, which ends the binding when it goes away.
  public func store(in bag: TokenBag) {
    bag.insert(self)
  }
}

/// Lets a closure end its own binding.
@usableFromInline
nonisolated final class OwnToken {
  // A token that whoever bound does not keep still has to work. It and the closure hold each other
  // until one of them is cancelled, or the box is gone.
  @usableFromInline var token: Token? {
    didSet { if isCancelled { token?.cancel() } }
  }
  private var isCancelled = false

  @usableFromInline
  init() {}

  /// Binds a closure with a function of a box or relay, for as long as its owner is there.
  @inlinable
  static func bound<Owner: AnyObject, Value>(
    to owner: Owner,
    _ action: @escaping (Owner, Value) -> Void,
    with bind: (@escaping (Value) -> Void) -> Token
  ) -> Token {
    let own = OwnToken()
    let token = bind { [weak owner] value in
      guard let owner else { return own.cancel() }
      action(owner, value)
    }
    own.token = token
    return token
  }

  @usableFromInline
  func cancel() {
    isCancelled = true
    token?.cancel()
    token = nil
  }
}

/// Lets a closure end its own binding.
@usableFromInline
nonisolated final class OwnToken {
  // A token that whoever bound does not keep still has to work. It and the closure hold each other until
  // one of them is cancelled, or the box is gone.
  @usableFromInline var token: Token? {
    didSet { if isCancelled { token?.cancel() } }
  }
  private var isCancelled = false

  @usableFromInline
  init() {}

  @usableFromInline
  func cancel() {
    isCancelled = true
    token?.cancel()
    token = nil
  }
}

/// Lets a closure end its own binding.
@usableFromInline
nonisolated final class OwnToken {
  // Weak, because a token belongs to whoever bound; but kept by nobody it still has to work.
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

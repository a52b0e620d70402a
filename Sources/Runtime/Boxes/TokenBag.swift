/// Tokens that are cancelled together: on request, or when the bag goes away.
public nonisolated final class TokenBag {
  private var tokens: [Token] = []

  /// Makes an empty bag.
  public init() {}

  deinit {
    guard !isOnMainActor() else { return cancelAll() }
    // A view may be let go of anywhere, but its bindings belong to the main actor.
    nonisolated(unsafe) let tokens = tokens
    Task { @MainActor in
      for token in tokens { token.cancel() }
    }
  }

  /// Adds a binding.
  public func insert(_ token: Token) {
    tokens.append(token)
  }

  /// Ends all bindings in the bag, and empties it.
  public func cancelAll() {
    let cancelled = tokens
    tokens = []
    for token in cancelled { token.cancel() }
  }
}

/// Ends a screen when the view model that holds this goes away.
///
/// A view model may be let go of anywhere. Its runs count as ended at once; its logic and boxes go
/// away on the main actor.
public nonisolated final class Lifetime {
  private let screen: Screen
  private let logic: AnyObject?
  private let life: Life
  private let tokens = TokenBag()

  /// Makes the lifetime of a screen's view model, and keeps the view model's logic for as long.
  public init(of screen: Screen, keeping logic: AnyObject? = nil) {
    self.screen = screen
    self.logic = logic
    life = screen.beginLife()
  }

  /// Keeps a binding until the view model goes away, and ends it then.
  public func keep(_ token: Token) {
    tokens.insert(token)
  }

  deinit {
    // Only the main actor uses what is passed on here: nobody else holds a view model's lifetime.
    nonisolated(unsafe) let screen = screen
    nonisolated(unsafe) let logic = logic
    if isOnMainActor() {
      MainActor.assumeIsolated { screen.end() }
    } else {
      Task { @MainActor in
        screen.end()
        _ = logic
      }
    }
  }
}

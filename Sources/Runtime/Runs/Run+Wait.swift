extension Run {
  /// Goes on after a time, on the screen's clock. Throws if the run is over.
  public func wait(_ time: Duration) async throws(RunEnded) {
    try check()
    let wait = Wait()
    await withCheckedContinuation { continuation in
      wait.continuation = continuation
      hold()
      let timer = ScreenTimer(after: time, in: screen) { wait.end(self) }
      onEnd(of: wait) {
        timer.cancel()
        wait.end(self)
      }
    }
    cameInOwnTurn = false
    try check()
  }
}

@MainActor
private final class Wait {
  var continuation: CheckedContinuation<Void, Never>?

  func end(_ run: Run) {
    run.onEnd(of: self, nil)
    run.release()
    continuation?.resume()
    continuation = nil
  }
}

/// The clock that goes on while the device sleeps.
public struct SystemClock: ScreenClock {
  private static let start = ContinuousClock.now

  /// Makes the clock.
  public init() {}

  /// The time since the first use of such a clock.
  @MainActor public var time: Duration { Self.start.duration(to: .now) }

  /// Fires the timer at its deadline, unless it is cancelled before.
  @MainActor
  public func schedule(_ timer: ScreenTimer) {
    let deadline = Self.start.advanced(by: timer.deadline)
    let task = Task {
      do {
        try await Task.sleep(until: deadline, clock: .continuous)
        timer.fire()
      } catch {
        // Cancelled: there is nothing to fire.
      }
    }
    timer.whenCancelled { task.cancel() }
  }
}

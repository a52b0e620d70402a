/// What the waits, timers and pauses of screens go by.
public protocol ScreenClock: Sendable {
  /// The time on this clock, from a beginning of its own.
  @MainActor var time: Duration { get }

  /// Fires the timer at its deadline, unless it is cancelled before.
  @MainActor func schedule(_ timer: ScreenTimer)
}

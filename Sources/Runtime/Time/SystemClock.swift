/// The clock that goes on while the device sleeps.
public struct SystemClock: ScreenClock {
  @MainActor private static let line = TimerLine()

  /// Makes the clock.
  public init() {}

  /// The time since the first use of such a clock.
  @MainActor public var time: Duration { Self.line.time }

  /// Fires the timer at its deadline, unless it is cancelled before. Timers that are due at the
  /// same time fire in the order in which they were set.
  @MainActor
  public func schedule(_ timer: ScreenTimer) {
    Self.line.add(timer)
  }
}

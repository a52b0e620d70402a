/// A timer that ticks at a fixed rate while it is on.
@MainActor
public final class Every {
  private let interval: Duration
  private let screen: Screen
  private let tick: @MainActor () -> Void
  private var timer: ScreenTimer?

  /// Makes a timer that is off. Its owner is not kept alive.
  public init<Owner: AnyObject>(
    _ interval: Duration,
    of owner: Owner,
    in screen: Screen,
    _ tick: @escaping @MainActor (Owner) -> Void
  ) {
    self.interval = interval
    self.screen = screen
    self.tick = { [weak owner] in
      if let owner { tick(owner) }
    }
  }

  /// Turns it on or off. On again, it starts to count anew: the first tick comes after one
  /// interval.
  public func update(isOn: Bool) {
    if !isOn {
      timer?.cancel()
      timer = nil
    } else if timer == nil, interval > .zero {
      set(screen.environment.clock.time + interval)
    }
  }

  private func set(_ deadline: Duration) {
    timer = ScreenTimer(at: deadline, in: screen) { [self] in
      // The next tick is set before the run of this one. Ticks that were slept through are left
      // out.
      let now = screen.environment.clock.time
      set(
        deadline + interval
          * (1 + max(0, (now - deadline).nanoseconds / max(1, interval.nanoseconds))))
      tick()
    }
  }
}

extension Duration {
  /// In whole numbers, where the quotient of two durations is rounded.
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (nanoseconds, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return isTooLong ? .max : nanoseconds &+ attoseconds / 1_000_000_000
  }
}

import Foundation

/// A clock for tests, which stands still until it is moved on.
public nonisolated final class ManualClock: ScreenClock {
  private struct State {
    var time = Duration.zero
    var now: Date
  }

  private let state: Lock<State>
  @MainActor private var timers: [ScreenTimer] = []

  /// Makes a clock that stands at the given time of day: 2001-01-01T00:00:00Z, unless said
  /// otherwise.
  public init(now: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    state = Lock(State(now: now))
  }

  /// The time of day.
  public var now: Date { state.locked { $0.now } }

  /// How far the clock was moved on.
  public var time: Duration { state.locked { $0.time } }

  /// Fires the timer when the clock is moved to its deadline, or past it.
  @MainActor
  public func schedule(_ timer: ScreenTimer) {
    timers.append(timer)
    // A timer holds its screen, which holds its clock: without this none of them would ever go.
    timer.whenCancelled { [weak self] in self?.timers.removeAll { $0.isOver } }
  }

  /// Moves the clock on, up to and including that time. Timers that are due fire one by one, in the
  /// order of their deadlines, then in the order in which they were set; between two of them all
  /// that can run runs. A run that will set its timer only later needs a `settle()` before.
  @MainActor
  public func advance(by step: Duration) async {
    let end = time + max(step, .zero)
    while let timer = nextTimer(until: end) {
      move(to: timer.deadline)
      timer.fire()
      await timer.settle()
      timers.removeAll { $0.isOver }
    }
    move(to: end)
  }

  @MainActor
  private func nextTimer(until end: Duration) -> ScreenTimer? {
    var next: ScreenTimer?
    for timer in timers where timer.deadline <= end && timer.deadline < next?.deadline ?? .max {
      next = timer
    }
    return next
  }

  private func move(to time: Duration) {
    state.locked { state in
      guard time > state.time else { return }
      let step = (time - state.time).components
      state.now += Double(step.seconds) + Double(step.attoseconds) / 1e18
      state.time = time
    }
  }
}

extension Duration {
  fileprivate static let max = Duration(secondsComponent: .max, attosecondsComponent: 0)
}

/// The timers of the system's clock, by deadline, then in the order in which they were set.
///
/// One task sleeps for all of them: tasks that wake at the same time would go on in any order.
@MainActor
final class TimerLine {
  private let start = ContinuousClock.now
  private var timers: [ScreenTimer] = []
  private var sleeper: Task<Void, Never>?

  var time: Duration { start.duration(to: .now) }

  func add(_ timer: ScreenTimer) {
    let place = timers.lastIndex { $0.deadline <= timer.deadline }.map { $0 + 1 } ?? 0
    timers.insert(timer, at: place)
    timer.whenCancelled { [weak self, unowned timer] in self?.remove(timer) }
    if place == 0 { sleep() }
  }

  private func remove(_ timer: ScreenTimer) {
    guard let place = timers.firstIndex(where: { $0 === timer }) else { return }
    timers.remove(at: place)
    if place == 0 { sleep() }
  }

  /// Until the first deadline.
  private func sleep() {
    sleeper?.cancel()
    guard let first = timers.first else {
      sleeper = nil
      return
    }
    let deadline = start.advanced(by: first.deadline)
    // Whoever set the timer is no part of what it sets off.
    Run.apart { sleeper = wake(at: deadline) }
  }

  private func wake(at deadline: ContinuousClock.Instant) -> Task<Void, Never> {
    Task { [weak self] in
      do {
        try await Task.sleep(until: deadline, clock: .continuous)
        self?.fire()
      } catch {
        // Another timer is the first one now.
      }
    }
  }

  /// One in a turn: what the one before has let go on comes first.
  private func fire() {
    if let first = timers.first, first.deadline <= time {
      timers.removeFirst()
      first.fire()
    }
    sleep()
  }
}

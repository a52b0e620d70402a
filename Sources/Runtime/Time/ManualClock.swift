import Foundation

/// A clock for tests, which stands still until it is moved on.
public nonisolated final class ManualClock: ScreenClock {
  private struct State {
    var time = Duration.zero
    var screens: [WeakScreen] = []
  }

  private let start: Date
  private let state = Lock(State())
  /// By deadline, then in the order in which they were set.
  @MainActor private var timers: [ScreenTimer] = []

  /// Makes a clock that stands at the given time of day: 2001-01-01T00:00:00Z, unless said
  /// otherwise.
  public init(now: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    start = now
  }

  /// The time of day.
  public var now: Date {
    // Steps that are added up as Doubles would be a little off in the end.
    let time = time.components
    return start + (Double(time.seconds) + Double(time.attoseconds) / 1e18)
  }

  /// How far the clock was moved on.
  public var time: Duration { state.locked { $0.time } }

  /// Fires the timer when the clock is moved to its deadline, or past it.
  @MainActor
  public func schedule(_ timer: ScreenTimer) {
    let place = timers.lastIndex { $0.deadline <= timer.deadline }.map { $0 + 1 } ?? 0
    timers.insert(timer, at: place)
    // A timer holds its screen, which holds its clock: without this none of them would ever go.
    timer.whenCancelled { [weak self] in self?.timers.removeAll { $0.isOver } }
  }

  /// Moves the clock on, up to and including that time. Timers that are due fire one by one, in the
  /// order of their deadlines, then in the order in which they were set. Before the first, between
  /// two of them and after the last, all that can run on the screens of this clock runs.
  @MainActor
  public func advance(
    by step: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let end = time + max(step, .zero)
    guard await settle(at: place) else { return }
    while let timer = timers.first, timer.deadline <= end {
      timers.removeFirst()
      move(to: timer.deadline)
      timer.fire()
      guard await settle(at: place) else { return }
    }
    move(to: end)
  }

  /// Keeps in mind that a screen goes by this clock.
  func serve(_ screen: Screen) {
    state.locked { state in
      state.screens.removeAll { $0.screen == nil }
      state.screens.append(WeakScreen(screen: screen))
    }
  }

  /// Returns when all that can run on the screens of this clock has run; false when that was given
  /// up, with a failed test.
  @MainActor
  private func settle(at place: TestPlace) async -> Bool {
    while let screen = restlessScreen() {
      guard await screen.settle(at: place) else { return false }
    }
    return true
  }

  @MainActor
  private func restlessScreen() -> Screen? {
    let screens = state.locked { $0.screens.compactMap { $0.screen } }
    return screens.first { !$0.turns.isAtRest && !$0.isEnded }
  }

  private func move(to time: Duration) {
    state.locked { $0.time = max($0.time, time) }
  }
}

nonisolated private struct WeakScreen {
  weak var screen: Screen?
}

/// The calls of a mock that wait for an answer, and the tests that wait for a call.
nonisolated final class WaitingLine<Call: WaitingCall>: Sendable {
  private struct State {
    var waiting: [Call] = []
    var untaken: [Call] = []
    var screens: [WeakTurns] = []
  }

  private let name: String
  private let state = Lock(State())
  @MainActor private var expecting: [Expectation] = []

  init(_ name: String) {
    self.name = name
  }

  /// The calls that wait, the oldest first.
  var waiting: [Call] { state.locked { $0.waiting } }

  /// Whether a test waits for a call.
  @MainActor var isExpected: Bool { !expecting.isEmpty }

  @MainActor
  func join(_ call: Call, in screen: Screen?) {
    let turns = screen?.turns
    state.locked { state in
      state.waiting.append(call)
      state.untaken.append(call)
      guard let turns, !state.screens.contains(where: { $0.turns === turns }) else { return }
      state.screens.removeAll { $0.turns == nil }
      state.screens.append(WeakTurns(turns: turns))
    }
    if !expecting.isEmpty { expecting.removeFirst().end(comes: true) }
  }

  func leave(_ call: Call) {
    state.locked { state in
      if let place = state.waiting.firstIndex(where: { $0 === call }) {
        state.waiting.remove(at: place)
      }
      if let place = state.untaken.firstIndex(where: { $0 === call }) {
        state.untaken.remove(at: place)
      }
    }
  }

  /// The oldest call that was not taken yet; or nothing, with a failed test, when none can come.
  @MainActor
  func next(at place: TestPlace, hasAnswered: () -> Bool) async -> Call? {
    while true {
      if let call = take() { return call }
      let screens = state.locked { $0.screens.compactMap(\.turns) } + TestScreens.ofThisTask()
      let expectation = Expectation()
      expecting.append(expectation)
      giveUp(expectation, whenAtRest: screens)
      if await expectation.comes() { continue }
      expecting.removeAll { $0 === expectation }
      let reason =
        Task.isCancelled
        ? "the test was cancelled before one came" : "nothing is left that could make one"
      TestFailure.report(
        "No call of \(name) waits for an answer: \(reason)"
          + (hasAnswered() ? Self.answeredByItself : ""), at: place)
      return nil
    }
  }

  /// The oldest call that fits, of a run that is under way, or else of one that has ended; or
  /// nothing, with a failed test, when none waits.
  @MainActor
  func oldest(
    where matches: (Call.Arguments) -> Bool, at place: TestPlace, hasAnswered: () -> Bool
  ) -> Call? {
    let waiting = waiting
    let oldest =
      waiting.first { !$0.isOfEndedRun && matches($0.arguments) }
      ?? waiting.first { matches($0.arguments) }
    if oldest == nil {
      let others = waiting.map { "\($0.arguments)" }.joined(separator: ", ")
      TestFailure.report(
        "No call of \(name) waits for this answer" + (others.isEmpty ? "" : ", only \(others)")
          + (others.isEmpty && hasAnswered() ? Self.answeredByItself : ""), at: place)
    }
    return oldest
  }

  private static var answeredByItself: String {
    """
    ; it was given an answer, which its calls have got: they wait after 'holds()', or in a scenario \
    without an answer under 'given'
    """
  }

  private func take() -> Call? {
    state.locked { $0.untaken.isEmpty ? nil : $0.untaken.removeFirst() }
  }

  @MainActor
  private func giveUp(_ expectation: Expectation, whenAtRest screens: [Turns]) {
    Task {
      var screens = screens
      if screens.isEmpty {
        // The call is another task's to make, on whatever thread; or the screen's that one has
        // made.
        try? await Task.sleep(for: TestScreens.patience)
        screens = TestScreens.all
      }
      repeat {
        for turns in screens { await turns.rest() }
        // A task that the test began before may still be about to make the call.
        await Turns.free.ownTurn()
      } while expectation.outcome == nil && !screens.allSatisfy(\.isAtRest)
      expectation.end(comes: false)
    }
  }
}

nonisolated private struct WeakTurns {
  weak var turns: Turns?
}

/// A test that waits for a call.
@MainActor
private final class Expectation {
  private var continuation: CheckedContinuation<Bool, Never>?
  private(set) var outcome: Bool?

  func comes() async -> Bool {
    if let outcome { return outcome }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in end(comes: false) }
    }
  }

  func end(comes: Bool) {
    guard outcome == nil else { return }
    outcome = comes
    continuation?.resume(returning: comes)
    continuation = nil
  }
}

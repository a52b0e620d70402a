/// What a screen has to do, and when it does it: one turn after another, each a job of its own on
/// the main actor.
@MainActor
final class Turns {
  /// Turns that a test waits for before it gives up.
  var limit = 100_000

  /// Runs that can go on by themselves.
  private var busy = 0
  /// Runs that want a turn of their own; they are busy meanwhile.
  private var own = Queue<CheckedContinuation<Void, Never>>()
  /// Answers of mocks: each is delivered when all work of the one before has come to rest.
  private var answers = Queue<() -> Void>()
  private var isScheduled = false
  /// A run has been given its turn, and is on its way: it may come by another thread.
  private var isLanding = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var turnsSinceRest = 0

  /// For what belongs to no screen.
  static let free = Turns()

  nonisolated init() {}

  /// Nothing can run.
  var isAtRest: Bool { busy == 0 && !isLanding && own.isEmpty && answers.isEmpty }

  func beginWork() {
    busy += 1
  }

  func endWork() {
    busy -= 1
    if busy == 0 { schedule() }
  }

  /// Returns in a later turn.
  func ownTurn() async {
    await withCheckedContinuation { continuation in
      own.append(continuation)
      schedule()
    }
    isLanding = false
    schedule()
  }

  /// Delivers an answer in a turn of its own.
  func deliver(_ answer: @escaping () -> Void) {
    answers.append(answer)
    schedule()
  }

  /// Returns when nothing can run any more: true. False, with a failed test, when that is given up.
  func settle(at place: TestPlace, orElse giveUp: () -> Void) async -> Bool {
    if waiting.isEmpty { turnsSinceRest = 0 }
    while !isAtRest {
      if Task.isCancelled {
        TestFailure.reportInTest("The test was cancelled before the screen came to rest", at: place)
        return false
      }
      if turnsSinceRest > limit {
        TestFailure.report("The screen did not come to rest in \(limit) turns", at: place)
        giveUp()
        answers.removeAll()
        return false
      }
      await nextRest()
    }
    return true
  }

  /// Returns when nothing can run any more, however long that takes.
  func rest() async {
    while !isAtRest { await nextRest() }
  }

  /// Returns at the next rest, or when the task that waits is cancelled.
  private func nextRest() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        schedule()
      }
    } onCancel: {
      Task { @MainActor in resumeWaiting() }
    }
  }

  /// Whether a turn would find something to do.
  private var hasTurn: Bool {
    if isLanding { return false }
    return !own.isEmpty || (busy == 0 && !(answers.isEmpty && waiting.isEmpty)) || isOverLimit
  }

  private var isOverLimit: Bool { turnsSinceRest > limit && !waiting.isEmpty }

  private func schedule() {
    guard !isScheduled, hasTurn else { return }
    isScheduled = true
    Task { takeTurn() }
  }

  private func takeTurn() {
    isScheduled = false
    if !waiting.isEmpty { turnsSinceRest += 1 }
    if isAtRest || isOverLimit { resumeWaiting() }
    if let continuation = own.popFirst() {
      isLanding = true
      continuation.resume()
    } else if busy == 0, let answer = answers.popFirst() {
      answer()
    }
    schedule()
  }

  private func resumeWaiting() {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}

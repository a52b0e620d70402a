/// A call of a mock that waits for its answer.
nonisolated final class PendingCall<Arguments, Value, Failure: Error>:
  WaitingCall, @unchecked Sendable
{
  // Sendable because the arguments never change, and all else is touched on the main actor only.
  let arguments: Arguments
  @MainActor let run: Run?
  @MainActor private var isAnswered = false
  @MainActor private var goOn: ((Result<Value, Failure>) -> Void)?

  @MainActor
  init(_ arguments: Arguments) {
    self.arguments = arguments
    run = Run.current
    run?.hold()
  }

  /// The answer has reached the caller.
  @MainActor
  func landed() {
    if run == nil { Turns.free.endWork() }
  }

  /// What happens with the answer, which comes in a later turn.
  @MainActor
  func whenAnswered(_ goOn: @escaping (Result<Value, Failure>) -> Void) {
    self.goOn = goOn
  }

  /// Answers in a turn of its own, after all answers given before. A second answer changes nothing:
  /// false.
  @MainActor
  @discardableResult
  func answer(_ result: Result<Value, Failure>) -> Bool {
    guard !isAnswered else { return false }
    isAnswered = true
    let turns = run?.screen.turns ?? .free
    turns.deliver { [self] in
      if let run {
        run.release()
        run.cameInOwnTurn = true
      } else {
        turns.beginWork()
      }
      goOn?(result)
      goOn = nil
    }
    return true
  }
}

extension Run {
  /// A call of a service with a completion handler, in a binding that awaits other things too. Goes
  /// on in a turn of its own. Throws if the run is over, as soon as that is so, and where the
  /// service let go of the completion: the run can't go on from here.
  public func answer<Value, Failure: Error>(
    _ make: (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Void
  ) async throws(RunEnded) -> Result<Value, Failure> {
    try check()
    let answer = Answer<Value, Failure>()
    ask(make, answer)
    onEnd(of: answer) { answer.end() }
    await answer.comes()
    onEnd(of: answer, nil)
    try await resume()
    guard let result = answer.result else {
      // It is over then: who catches what is thrown must not take it for an error of a service.
      end()
      throw RunEnded()
    }
    return result
  }

  /// The same for a service that can't fail: the value of its answer.
  public func value<Value>(
    _ make: (@escaping @Sendable (Result<Value, Never>) -> Void) -> Void
  ) async throws(RunEnded) -> Value {
    let result: Result<Value, Never> = try await answer(make)
    return result.get()
  }
}

/// Makes a call, whose completion alone keeps what knows that nobody will complete it any more.
@MainActor
private func ask<Value, Failure: Error>(
  _ make: (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Void,
  _ answer: Answer<Value, Failure>
) {
  let completion = Completion(of: answer)
  let isComplete = Lock(false)
  make { result in
    guard isComplete.isFirst() else { return }
    // Whoever completes a call hands the result over, and keeps nothing of it.
    nonisolated(unsafe) let result = result
    onMainActor { completion.complete(result) }
  }
}

/// What a service holds until it completes a call.
@MainActor
private final class Completion<Value, Failure: Error> {
  private let answer: Answer<Value, Failure>
  private var isComplete = false

  init(of answer: Answer<Value, Failure>) {
    self.answer = answer
  }

  deinit {
    guard !isComplete else { return }
    Task { @MainActor [answer] in answer.end() }
  }

  func complete(_ result: Result<Value, Failure>) {
    isComplete = true
    answer.come(result)
  }
}

/// The answer of a call, when it has come.
@MainActor
private final class Answer<Value, Failure: Error> {
  private(set) var result: Result<Value, Failure>?
  private var isEnded = false
  private var continuation: CheckedContinuation<Void, Never>?

  func come(_ result: Result<Value, Failure>) {
    self.result = result
    end()
  }

  func end() {
    isEnded = true
    continuation?.resume()
    continuation = nil
  }

  func comes() async {
    guard !isEnded else { return }
    await withCheckedContinuation { continuation = $0 }
  }
}

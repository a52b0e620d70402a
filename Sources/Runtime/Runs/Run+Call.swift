extension Run {
  /// A call of a service with a completion handler, and what follows it, if anything does.
  ///
  /// The completion may arrive anywhere. On the main actor it goes on at once, but never within the
  /// making of the call; any completion of the same call but the first is ignored.
  public func call<Value, Failure: Error>(
    _ make: (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Void,
    then goOn: @escaping @MainActor (Result<Value, Failure>) throws(RunEnded) -> Void = { _ in }
  ) {
    guard !isOver else { return }
    let call = CallbackCall(of: self, then: goOn)
    let isComplete = Lock(false)
    Run.$current.withValue(self) {
      make { result in
        guard isComplete.isFirst() else { return }
        // Whoever completes a call hands the result over, and keeps nothing of it.
        nonisolated(unsafe) let result = result
        onMainActor { call.complete(result) }
      }
    }
    call.isMade()
  }

  /// The same where the service can't fail.
  public func call<Value>(
    _ make: (@escaping @Sendable (Result<Value, Never>) -> Void) -> Void,
    then goOn: @escaping @MainActor (Value) throws(RunEnded) -> Void
  ) {
    call(make) { (result: Result<Value, Never>) throws(RunEnded) in try goOn(result.get()) }
  }
}

/// A call that waits for its completion.
@MainActor
private final class CallbackCall<Value, Failure: Error> {
  private let run: Run
  /// Without its error: an optional function that throws one is beyond Apple's systems of 2023.
  private var goOn: (@MainActor (Result<Value, Failure>) -> Void)?
  private var isMaking = true
  private var early: Result<Value, Failure>?

  init(
    of run: Run,
    then goOn: @escaping @MainActor (Result<Value, Failure>) throws(RunEnded) -> Void
  ) {
    self.run = run
    // A run that has ended only stops here.
    self.goOn = { result in try? goOn(result) }
    run.addUnit()
  }

  deinit {
    // A service that let go of the completion will never call it: the run can't go on from here.
    guard goOn != nil else { return }
    Task { @MainActor [run] in run.finishUnit() }
  }

  func isMade() {
    isMaking = false
    guard let early else { return }
    self.early = nil
    Task {
      await run.screen.turns.ownTurn()
      complete(early)
    }
  }

  func complete(_ result: Result<Value, Failure>) {
    if isMaking {
      early = result
      return
    }
    guard let goOn else { return }
    self.goOn = nil
    if !run.isOver {
      Run.$current.withValue(run) { goOn(result) }
    }
    run.finishUnit()
  }
}

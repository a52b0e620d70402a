nonisolated extension HTTPClient {
  /// Starts what will call a completion handler. When the run that asked for it ends before that,
  /// it is cancelled; asked for by nobody's run, it goes on to its end.
  @MainActor
  public func start(_ work: @escaping @MainActor () async -> Void) {
    guard let run = Run.current else {
      Task { await work() }
      return
    }
    let key = Lock(())
    let task = Task {
      await work()
      run.onEnd(of: key, nil)
    }
    run.onEnd(of: key) { task.cancel() }
    // Whoever answers a call by hand may ask for another when the run is over.
    if run.isOver { task.cancel() }
  }
}

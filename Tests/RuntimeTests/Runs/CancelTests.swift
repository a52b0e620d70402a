import Testing

@testable import MVVMRuntime

/// What a `cancel` ends is ended before anybody hears that nothing is loading any more.
@MainActor
struct CancelTests {
  private let clock = ManualClock()
  private let screen: Screen
  private let isLoading: ScreenBox<Bool>
  private let loading: LoadingFlag

  init() {
    screen = Screen(environment: .fixed(clock: clock))
    isLoading = ScreenBox(false, in: screen)
    loading = LoadingFlag(isLoading)
  }

  @Test func whatBeginsWhenNothingIsLoadingIsSpared() async {
    let log = Log()
    let first = Runs(.latest, loading: loading, in: screen)
    let second = Runs(.latest, in: screen)
    var isArmed = false
    isLoading.box.bind { isLoading in
      guard isArmed, !isLoading else { return }
      wait(second, "new", log)
    }
    isArmed = true
    wait(first, "first", log)
    wait(second, "second", log)
    Runs.cancel(first, second)
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["new"])
  }

  @Test func soItIsWithAnotherValueOfPer() async {
    let log = Log()
    let runs = Runs(.latest, loading: loading, debounce: .milliseconds(100), in: screen)
    var isArmed = false
    isLoading.box.bind { isLoading in
      guard isArmed, !isLoading else { return }
      for key in 0..<20 { wait(runs, "new \(key)", log, per: key) }
    }
    wait(runs, "old", log, per: 7)
    await clock.advance(by: .milliseconds(100))
    for key in 0..<20 where key != 7 { wait(runs, "old", log, per: key) }
    isArmed = true
    runs.cancel()
    isArmed = false
    await clock.advance(by: .seconds(2))
    #expect(log.entries == (0..<20).map { "new \($0)" })
  }

  @Test func theRunThatCancelsGoesOnAndLoads() {
    let log = Log()
    let own = Runs(.all, loading: loading, in: screen)
    let other = Runs(.latest, loading: loading, in: screen)
    isLoading.box.bind { log("\($0)") }
    wait(own, "own", log)
    wait(other, "other", log)
    own.start { run throws(RunEnded) in
      Runs.cancel(own, other, except: run)
      try run.check()
      log("goes on")
    }
    #expect(log.entries == ["false", "true", "goes on", "false"])
  }

  private func wait(_ runs: Runs, _ name: String, _ log: Log, per key: Int = 0) {
    runs.start(per: key) { run async throws(RunEnded) in
      try await run.wait(.seconds(1))
      log(name)
    }
  }
}

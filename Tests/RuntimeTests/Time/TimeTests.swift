import Foundation
import Testing

@testable import MVVMRuntime

@MainActor
struct TimeTests {
  private let clock = ManualClock()
  private let service = MockLabService()

  private func viewModel(
    _ policy: Policy = .latest,
    debounce: Duration? = nil,
    throttle: Duration? = nil
  ) -> LabViewModel {
    service.onFetch.returns(1)
    return LabViewModel(
      policy,
      service: service,
      debounce: debounce,
      throttle: throttle,
      environment: .fixed(clock: clock)
    )
  }

  @Test func debounceWaitsForThePause() async {
    let viewModel = viewModel(debounce: .milliseconds(300))
    viewModel.load("a")
    await clock.advance(by: .milliseconds(200))
    viewModel.load("b")
    await clock.advance(by: .milliseconds(299))
    #expect(service.onFetch.calls == [])
    await clock.advance(by: .milliseconds(1))
    #expect(service.onFetch.calls == ["b"])
  }

  @Test func theOlderRunGoesOnUntilThePauseIsOver() async {
    let viewModel = viewModel(debounce: .milliseconds(300))
    service.onFetch.holds()
    viewModel.load("a")
    await clock.advance(by: .milliseconds(300))
    viewModel.load("b")
    service.onFetch.reply(with: 1)
    await viewModel.settle()
    #expect(viewModel.logic.result.value == "a 1")
    await clock.advance(by: .milliseconds(300))
    #expect(service.onFetch.calls == ["a", "b"])
  }

  @Test func debounceHoldsForEachKeyByItself() async {
    let viewModel = viewModel(debounce: .milliseconds(300))
    viewModel.logic.load("a", per: "x")
    viewModel.logic.load("b", per: "y")
    await clock.advance(by: .milliseconds(300))
    #expect(service.onFetch.calls == ["a", "b"])
  }

  @Test func throttleStartsTheFirstAtOnceAndTheLastAtTheEnd() async {
    let viewModel = viewModel(.all, throttle: .seconds(1))
    for name in ["a", "b", "c"] { viewModel.load(name) }
    #expect(service.onFetch.calls == ["a"])
    await clock.advance(by: .seconds(1))
    #expect(service.onFetch.calls == ["a", "c"])
    viewModel.load("d")
    #expect(service.onFetch.calls == ["a", "c"])
    await clock.advance(by: .seconds(1))
    #expect(service.onFetch.calls == ["a", "c", "d"])
    await clock.advance(by: .seconds(1))
    viewModel.load("e")
    #expect(service.onFetch.calls == ["a", "c", "d", "e"])
  }

  @Test func cancelDropsWhatWaitsInDebounceAndThrottle() async {
    let debounced = viewModel(debounce: .seconds(1))
    debounced.load("a")
    debounced.logic.runs.cancel()
    let throttled = viewModel(throttle: .seconds(1))
    throttled.load("b")
    throttled.load("c")
    throttled.logic.runs.cancel()
    await clock.advance(by: .seconds(2))
    #expect(service.onFetch.calls == ["b"])
  }

  @Test func waitGoesOnWhenItsTimeHasCome() async {
    let screen = Screen(environment: .fixed(clock: clock))
    let runs = Runs(.latest, in: screen)
    let log = Log()
    runs.start { run async throws(RunEnded) in
      try await run.wait(.seconds(1))
      log("waited")
    }
    await screen.settle()
    await clock.advance(by: .milliseconds(999))
    #expect(log.entries == [])
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["waited"])
  }

  @Test func timersGoOffInOrderWithAllBetweenThemDone() async {
    let screen = Screen(environment: .fixed(clock: clock))
    let runs = Runs(.all, in: screen)
    let log = Log()
    for (name, time) in [("b", 2), ("a", 1), ("c", 2)] {
      runs.start { run async throws(RunEnded) in
        try await run.wait(.seconds(time))
        log("\(name) at \(clock.time.components.seconds)")
        try await run.resume()
        log("\(name) done")
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(
      log.entries == ["a at 1", "a done", "b at 2", "b done", "c at 2", "c done"])
    #expect(clock.now == Date(timeIntervalSinceReferenceDate: 3))
  }

  @Test func smallStepsOfTheClockAddUpExactly() async {
    for _ in 1...10 { await clock.advance(by: .milliseconds(100)) }
    #expect(clock.now == Date(timeIntervalSinceReferenceDate: 1))
  }

  @Test func whatIsUnderWayIsDoneBeforeTheClockMoves() async {
    let screen = Screen(environment: .fixed(clock: clock))
    let runs = Runs(.latest, in: screen)
    let log = Log()
    runs.start { [service] run async throws(RunEnded) in
      _ = try? await service.fetch("a")
      try await run.resume()
      try await run.wait(.seconds(1))
      log("waited until \(clock.time)")
    }
    service.onFetch.reply(with: 1)
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["waited until 1.0 seconds"])
  }

  @Test func aTimerOfOneScreenMaySetOffAnother() async {
    let screen = Screen(environment: .fixed(clock: clock))
    let other = viewModel()
    let runs = Runs(.latest, in: screen)
    runs.start { run async throws(RunEnded) in
      try await run.wait(.seconds(1))
      other.load("a")
    }
    await clock.advance(by: .seconds(1))
    #expect(other.logic.result.value == "a 1")
  }

  @Test func aCircleFailsWhereTheClockWasMoved() async {
    let screen = Screen(environment: .fixed(clock: clock))
    screen.turns.limit = 1000
    let runs = Runs(.latest, in: screen)
    runs.start { run async throws(RunEnded) in
      while true { try await run.resume() }
    }
    let line = #line + 2
    await withKnownIssue {
      await clock.advance(by: .seconds(1))
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
    #expect(clock.time == .zero)
  }

  @Test func everyTicksAtAFixedRateWhileItIsOn() async {
    let screen = Screen(environment: .fixed(clock: clock))
    let log = Log()
    let every = Every(.seconds(1), of: log, in: screen) { [clock] log in
      log("\(clock.time)")
    }
    await clock.advance(by: .seconds(2))
    #expect(log.entries.isEmpty)
    every.update(isOn: true)
    every.update(isOn: true)
    await clock.advance(by: .milliseconds(2500))
    #expect(log.entries == ["3.0 seconds", "4.0 seconds"])
    every.update(isOn: false)
    await clock.advance(by: .seconds(5))
    every.update(isOn: true)
    await clock.advance(by: .milliseconds(999))
    #expect(log.entries.count == 2)
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries.count == 3)
  }

  @Test func aTickMayTurnItsTimerOff() async {
    let screen = Screen(environment: .fixed(clock: clock))
    let log = Log()
    var every: Every?
    every = Every(.seconds(1), of: log, in: screen) { log in
      log("tick")
      every?.update(isOn: false)
    }
    every?.update(isOn: true)
    await clock.advance(by: .seconds(10))
    #expect(log.entries == ["tick"])
    every = nil
  }

  @Test func timersEndWithTheScreen() async {
    var viewModel: LabViewModel? = viewModel(debounce: .seconds(1))
    viewModel?.load("a")
    viewModel = nil
    await clock.advance(by: .seconds(2))
    #expect(service.onFetch.calls == [])
  }

  @Test func timersOfTheSystemsClockThatAreDueAtOnceGoOffInOrder() async {
    let screen = Screen()
    let log = Log()
    let past = screen.environment.clock.time
    let timers = [3, 1, 2, 1].enumerated().map { index, step in
      ScreenTimer(at: past + .nanoseconds(step), in: screen) { log("\(step) of \(index)") }
    }
    await Turn.until { log.entries.count == 4 }
    #expect(log.entries == ["1 of 1", "1 of 3", "2 of 2", "3 of 0"])
    #expect(timers.allSatisfy { $0.isOver })
  }

  @Test func theSystemsClockFires() async {
    let screen = Screen()
    let runs = Runs(.latest, in: screen)
    let done = Relay<Void>()
    let events = done.values
    runs.start { run async throws(RunEnded) in
      try await run.wait(.milliseconds(1))
      try run.emit(done)
    }
    for await _ in events { break }
  }

  @Test func ticksAreExactHoweverLongTheInterval() async {
    let screen = Screen(environment: .fixed(clock: clock))
    let log = Log()
    let interval = Duration.milliseconds(300_003)
    let every = Every(interval, of: log, in: screen) { log in log("tick") }
    every.update(isOn: true)
    for count in 1...5 {
      await clock.advance(by: interval)
      #expect(log.entries.count == count)
    }
  }

  @Test func anIntervalMayBeThousandsOfYearsLong() async {
    let screen = Screen(environment: .fixed(clock: clock))
    let log = Log()
    let every = Every(.seconds(3_600_000_000_000), of: log, in: screen) { log in log("tick") }
    every.update(isOn: true)
    await clock.advance(by: .seconds(3_600_000_000_000))
    #expect(log.entries == ["tick"])
  }

  @Test func aWaitGoesOnBeforeATimerThatWasSetAfterIt() async {
    let screen = Screen()
    let log = Log()
    let runs = Runs(.latest, in: screen)
    runs.start { run async throws(RunEnded) in
      try await run.wait(.nanoseconds(1))
      log("wait")
    }
    let timer = ScreenTimer(after: .nanoseconds(2), in: screen) { log("timer") }
    // Both are due when the first of them is looked at.
    while screen.environment.clock.time < timer.deadline {}
    await Turn.until { log.entries.count == 2 }
    #expect(log.entries == ["wait", "timer"])
  }
}

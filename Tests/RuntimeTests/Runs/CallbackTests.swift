import Dispatch
import Testing

@testable import MVVMRuntime

typealias Completion = @Sendable (Result<Int, LabError>) -> Void

@MainActor
struct CallbackTests {
  private let screen = Screen(environment: .fixed())
  private let log = Log()

  private func fetch(
    _ runs: Runs,
    _ make: @escaping (@escaping Completion) -> Void,
    then next: @escaping () -> Void = {}
  ) {
    runs.start { [log] run throws(RunEnded) in
      try run.set { log("begin") }
      run.call(make) { (result: Result<Int, LabError>) throws(RunEnded) in
        try run.set { log("\(result)") }
        next()
      }
      log("made")
    }
  }

  @Test func aCompletionOnTheMainActorGoesOnAtOnce() {
    var completion: Completion?
    fetch(Runs(.latest, in: screen)) { completion = $0 }
    #expect(log.entries == ["begin", "made"])
    completion?(.success(1))
    #expect(log.entries == ["begin", "made", "success(1)"])
    #expect(screen.runs.isEmpty)
  }

  @Test func aCompletionWithinTheMakingOfTheCallGoesOnATurnLater() async {
    fetch(Runs(.latest, in: screen)) { $0(.success(1)) }
    #expect(log.entries == ["begin", "made"])
    await screen.settle()
    #expect(log.entries == ["begin", "made", "success(1)"])
  }

  @Test func aCompletionElsewhereGoesOnOnTheMainActor() async {
    fetch(Runs(.latest, in: screen)) { completion in
      DispatchQueue.global().async { completion(.failure(.broken)) }
    }
    await screen.settle()
    #expect(log.entries == ["begin", "made", "failure(\(String(reflecting: LabError.broken)))"])
  }

  @Test func aSecondCompletionIsIgnored() {
    var completion: Completion?
    fetch(Runs(.latest, in: screen)) { completion = $0 }
    completion?(.success(1))
    completion?(.success(2))
    #expect(log.entries == ["begin", "made", "success(1)"])
  }

  @Test func theFirstCompletionCountsAlsoWhereItIsStillOnItsWay() async {
    fetch(Runs(.latest, in: screen)) { completion in
      completion(.success(1))
      Task { @MainActor in completion(.success(2)) }
    }
    await screen.settle()
    #expect(log.entries == ["begin", "made", "success(1)"])
    fetch(Runs(.latest, in: screen)) { completion in
      DispatchQueue.global().sync { completion(.success(3)) }
      completion(.failure(.broken))
    }
    await screen.settle()
    #expect(log.entries.last == "success(3)")
  }

  @Test func aLateCompletionChangesNothing() {
    var completions: [Completion] = []
    let runs = Runs(.latest, in: screen)
    for _ in 0..<2 { fetch(runs) { completions.append($0) } }
    completions[1](.success(2))
    completions[0](.success(1))
    #expect(log.entries == ["begin", "made", "begin", "made", "success(2)"])
  }

  @Test func aRunLastsUntilTheLastOfItsCalls() {
    var completions: [Completion] = []
    let flag = ScreenBox(false, in: screen)
    let runs = Runs(.latest, loading: LoadingFlag(flag), in: screen)
    runs.start { run throws(RunEnded) in
      run.call {
        completions.append($0)
      } then: { (_: Result<Int, LabError>) in
        run.call {
          completions.append($0)
        } then: { (_: Result<Int, LabError>) in
        }
      }
    }
    #expect(flag.value)
    completions[0](.success(1))
    #expect(flag.value)
    completions[1](.success(1))
    #expect(!flag.value)
  }

  @Test func aCompletionThatIsNeverCalledEndsTheRun() async {
    let flag = ScreenBox(false, in: screen)
    fetch(Runs(.latest, loading: LoadingFlag(flag), in: screen)) { _ in }
    await screen.settle()
    #expect(!flag.value)
    #expect(log.entries == ["begin", "made"])
  }

  @Test func anAwaitedCompletionThatIsNeverCalledEndsTheRun() async {
    let flag = ScreenBox(false, in: screen)
    let runs = Runs(.latest, loading: LoadingFlag(flag), in: screen)
    var completion: Completion?
    runs.start { [log] run async throws(RunEnded) in
      // Whoever catches what is thrown here, as the `catch` of a stream around it, is no part of
      // the run.
      defer { log(run.isOver ? "over" : "going on") }
      let _: Result<Int, LabError> = try await run.answer { completion = $0 }
      log("answered")
    }
    #expect(flag.value)
    await Turn.until { completion != nil }
    completion = nil
    await Turn.until { !flag.value }
    #expect(log.entries == ["over"])
    runs.start { [log] run async throws(RunEnded) in
      let _: Result<Int, LabError> = try await run.answer { _ in }
      log("answered")
    }
    await Turn.until { !flag.value }
    #expect(log.entries == ["over"])
  }

  @Test func queuedRunsFollow() {
    var completions: [Completion] = []
    let runs = Runs(.queue, in: screen)
    for _ in 0..<2 { fetch(runs) { completions.append($0) } }
    #expect(log.entries == ["begin", "made"])
    completions[0](.success(1))
    completions[1](.success(2))
    #expect(log.entries == ["begin", "made", "success(1)", "begin", "made", "success(2)"])
  }

  @Test func mocksAnswerCallbacksInTurnsOfTheirOwn() async {
    let mock = MockMethod<Int, Int, LabError>("Lab.fetch")
    mock.returns(7)
    fetch(Runs(.latest, in: screen)) { mock.call(1, completion: $0) }
    #expect(log.entries == ["begin", "made"])
    await screen.settle()
    #expect(log.entries == ["begin", "made", "success(7)"])
    mock.holds()
    fetch(Runs(.latest, in: screen)) { mock.call(2, completion: $0) }
    await screen.settle()
    mock.reply(with: 8)
    await screen.settle()
    #expect(log.entries.suffix(3) == ["begin", "made", "success(8)"])
    #expect(mock.calls == [1, 2])
  }

  @Test func aCallbackCanBeAwaited() async {
    let runs = Runs(.latest, in: screen)
    var completion: Completion?
    runs.start { [log] run async throws(RunEnded) in
      let result: Result<Int, LabError> = try await run.answer { $0(.success(1)) }
      log("\(result)")
      let next: Result<Int, LabError> = try await run.answer { completion = $0 }
      log("\(next)")
    }
    #expect(log.entries == [])
    await Turn.until { completion != nil }
    #expect(log.entries == ["success(1)"])
    completion?(.success(2))
    await screen.settle()
    #expect(log.entries == ["success(1)", "success(2)"])
  }

  @Test func anAwaitedCallbackEndsWithItsRun() async {
    let runs = Runs(.latest, in: screen)
    var completion: Completion?
    let held = Held()
    runs.start { [log, holder = Holding(held)] run async throws(RunEnded) in
      let result: Result<Int, LabError> = try await run.answer { completion = $0 }
      log("\(result)")
      _ = holder
    }
    runs.cancel()
    await Turn.until { held.isReleased }
    #expect(held.isReleased)
    completion?(.success(1))
    #expect(log.entries == [])
  }
}

@MainActor
private final class Held {
  weak var holding: Holding?
  var isReleased: Bool { holding == nil }
}

@MainActor
private final class Holding {
  init(_ held: Held) {
    held.holding = self
  }
}

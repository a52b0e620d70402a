import Testing

@testable import MVVMRuntime

@MainActor
struct TurnTests {
  private let service = MockLabService()

  @Test func answersArriveOneByOneInTheOrderOfTheCalls() async {
    service.onFetch.returns(1)
    let viewModel = LabViewModel(.all, service: service)
    for name in ["a", "b", "c"] { viewModel.load(name) }
    #expect(viewModel.logic.log.entries == ["begin a", "begin b", "begin c"])
    await viewModel.settle()
    #expect(viewModel.logic.log.entries.suffix(3) == ["end a", "end b", "end c"])
  }

  @Test func anAnswerIsDeliveredWhenAllWorkOfTheOneBeforeIsDone() async {
    let screen = Screen(environment: .fixed())
    let log = Log()
    let runs = Runs(.all, in: screen)
    service.onFetch.returns(1)
    for name in ["a", "b"] {
      runs.start { [service] run async throws(RunEnded) in
        _ = try? await service.fetch(name)
        try await run.resume()
        log("\(name) 1")
        // Work elsewhere, which a mock can't see.
        await Task.detached {}.value
        try await run.resume()
        log("\(name) 2")
      }
    }
    await screen.settle()
    #expect(log.entries == ["a 1", "a 2", "b 1", "b 2"])
  }

  @Test func answersAreDeliveredWithoutSettling() async {
    service.onFetch.returns(1)
    let viewModel = LabViewModel(service: service)
    viewModel.load("a")
    for await text in viewModel.logic.result.box.values where !text.isEmpty { break }
    #expect(viewModel.logic.result.value == "a 1")
  }

  @Test func aServiceThatAnswersAtOnceIsAnsweredInALaterTurn() async {
    let viewModel = LabViewModel(service: ImmediateService())
    viewModel.load("a")
    #expect(viewModel.logic.log.entries == ["begin a"])
    await viewModel.settle()
    #expect(viewModel.logic.log.entries == ["begin a", "end a"])
  }

  @Test func servicesThatAnswerAtOnceAreAnsweredInTheOrderOfTheCalls() async {
    let viewModel = LabViewModel(.all, service: ImmediateService())
    let names = (0..<50).map { "\($0)" }
    for name in names { viewModel.load(name) }
    await viewModel.settle()
    #expect(viewModel.logic.log.entries.suffix(50) == names.map { "end \($0)" }[...])
  }

  @Test func theLimitOfTurns() {
    #expect(Turns().limit == 100_000)
  }

  @Test func settlingWaitsForARealService() async {
    let viewModel = LabViewModel(service: HoppingService())
    viewModel.load("a")
    await viewModel.settle()
    #expect(viewModel.logic.result.value == "a 1")
  }

  @Test func settlingReturnsWhileAMockHoldsACall() async {
    let viewModel = LabViewModel(service: service)
    viewModel.load("a")
    await viewModel.settle()
    #expect(viewModel.logic.isLoading.value)
  }

  @Test func whatNeverComesToRestFails() async {
    let screen = Screen(environment: .fixed())
    screen.turns.limit = 1000
    let runs = Runs(.latest, in: screen)
    service.onFetch.returns(1)
    // What a view model has.
    let settle = screen.settle
    let line = #line + 8
    await withKnownIssue {
      runs.start { [service] run async throws(RunEnded) in
        while true {
          _ = try? await service.fetch("again")
          try await run.resume()
        }
      }
      await settle()
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["The screen did not come to rest in 1000 turns"]
        && issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == line
    }
    #expect(screen.runs.isEmpty)
  }

  @Test func aTestThatIsCancelledWaitsNoLonger() async {
    let clock = ManualClock()
    let viewModel = LabViewModel(service: EndlessService(), environment: .fixed(clock: clock))
    viewModel.load("a")
    let messages = Lock<[String]>([])
    await withKnownIssue {
      let settling = Task { await viewModel.settle() }
      let advancing = Task { await clock.advance(by: .seconds(1)) }
      let calling = Task { _ = await service.onFetch.nextCall() }
      await Turn.free()
      for task in [settling, advancing, calling] {
        task.cancel()
        await task.value
      }
    } matching: { issue in
      messages.locked { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(
      messages.locked { $0 } == [
        "The test was cancelled before the screen came to rest",
        "The test was cancelled before the screen came to rest",
        "No call of LabService.fetch waits for an answer: the test was cancelled before one came",
      ])
  }

  @Test func concurrentCallsOfOneRunAreAnsweredToo() async {
    let screen = Screen(environment: .fixed())
    let runs = Runs(.latest, in: screen)
    let log = Log()
    service.onFetch.answers { $0.count }
    runs.start { [service] run async throws(RunEnded) in
      async let one = try? service.fetch("a")
      async let two = try? service.fetch("bb")
      let sum = (await one ?? 0) + (await two ?? 0)
      log("\(sum)")
    }
    await Turn.until { !log.entries.isEmpty }
    #expect(log.entries == ["3"])
    await screen.settle()
  }

  @Test func manyQueuedRunsDontOverflowTheStack() async {
    let screen = Screen(environment: .fixed())
    let runs = Runs(.queue, in: screen)
    var count = 0
    runs.start { [service] _ async throws(RunEnded) in _ = try? await service.fetch("a") }
    for _ in 0..<50_000 { runs.start { _ throws(RunEnded) in count += 1 } }
    #expect(count == 0)
    service.onFetch.reply(with: 1)
    await screen.settle()
    #expect(count == 50_000)
  }
}

private struct ImmediateService: LabService {
  func fetch(_ name: String) async throws(LabError) -> Int { 1 }
}

/// Never answers.
private struct EndlessService: LabService {
  private let stream = AsyncStream<Int>.makeStream()

  @MainActor
  func fetch(_ name: String) async throws(LabError) -> Int {
    for await element in stream.stream { return element }
    return 0
  }
}

private actor HoppingService: LabService {
  private var count = 0

  @MainActor
  func fetch(_ name: String) async throws(LabError) -> Int {
    await next()
  }

  private func next() -> Int {
    count += 1
    return count
  }
}

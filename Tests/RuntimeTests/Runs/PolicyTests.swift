import Testing

@testable import MVVMRuntime

@MainActor
struct PolicyTests {
  private let service = MockLabService()

  private func log(_ policy: Policy, _ replies: [String]) async -> [String] {
    let viewModel = LabViewModel(policy, service: service)
    for name in ["a", "b", "c"] { viewModel.load(name) }
    for reply in replies {
      service.onFetch.reply(where: { $0 == reply }, with: 1)
      await viewModel.settle()
    }
    #expect(!viewModel.logic.isLoading.value)
    return viewModel.logic.log.entries
  }

  @Test func latestEndsTheOlderRunWhateverItsServiceStillAnswers() async {
    #expect(await log(.latest, ["c", "a", "b"]) == ["begin a", "begin b", "begin c", "end c"])
    #expect(service.onFetch.calls == ["a", "b", "c"])
  }

  @Test func latestAlsoWhenTheLateAnswerComesFirst() async {
    #expect(await log(.latest, ["a", "b", "c"]) == ["begin a", "begin b", "begin c", "end c"])
  }

  @Test func firstDropsNewRunsWhileOneIsUnderWay() async {
    #expect(await log(.first, ["a"]) == ["begin a", "end a"])
    #expect(service.onFetch.calls == ["a"])
  }

  @Test func queueRunsOneAfterAnother() async {
    let entries = await log(.queue, ["a", "b", "c"])
    #expect(entries == ["begin a", "end a", "begin b", "end b", "begin c", "end c"])
  }

  @Test func allRunSideBySide() async {
    let entries = await log(.all, ["b", "c", "a"])
    #expect(entries == ["begin a", "begin b", "begin c", "end b", "end c", "end a"])
  }

  @Test func aQueuedRunFollowsOneThatFails() async {
    service.onFetch.answersEach([.failure(.broken), .success(2)])
    let viewModel = LabViewModel(.queue, service: service)
    viewModel.load("a")
    viewModel.load("b")
    await viewModel.settle()
    #expect(viewModel.logic.log.entries == ["begin a", "a failed", "begin b", "end b"])
  }

  @Test func aRunWithoutACallIsOverAtOnce() {
    for policy in [Policy.latest, .first, .queue, .all] {
      let screen = Screen(environment: .fixed())
      let runs = Runs(policy, in: screen)
      var count = 0
      for _ in 0..<3 { runs.start { _ throws(RunEnded) in count += 1 } }
      for _ in 0..<3 { runs.start { _ async throws(RunEnded) in count += 1 } }
      #expect(count == 6)
      #expect(screen.runs.isEmpty)
    }
  }

  @Test func aRunThatSetsItsOwnBindingOffEndsItselfThatWay() {
    var log: [String] = []
    let screen = Screen(environment: .fixed())
    let runs = Runs(.latest, in: screen)
    func start(_ number: Int) {
      runs.start { run throws(RunEnded) in
        log.append("begin \(number)")
        if number < 3 { start(number + 1) }
        try run.set { log.append("end \(number)") }
      }
    }
    start(1)
    #expect(log == ["begin 1", "begin 2", "begin 3", "end 3"])
  }

  @Test func aRunIsLookedAtAfterEveryStep() {
    var log: [String] = []
    let screen = Screen(environment: .fixed())
    let box = Box(0, in: screen)
    let runs = Runs(.latest, in: screen)
    box.bind { value in if value == 1 { runs.cancel() } }
    runs.start { run throws(RunEnded) in
      try run.set { box.value = 1 }
      log.append("not reached")
    }
    #expect(log.isEmpty)
  }

  @Test func eachKeyHasAPolicyOfItsOwn() async {
    let viewModel = LabViewModel(.latest, service: service)
    for (name, key) in [("a", "x"), ("b", "y"), ("c", "x")] {
      viewModel.logic.load(name, per: key)
    }
    for name in ["a", "b", "c"] { service.onFetch.reply(where: { $0 == name }, with: 1) }
    await viewModel.settle()
    #expect(
      viewModel.logic.log.entries == ["begin a", "begin b", "begin c", "end b", "end c"])
  }

  @Test func aKeyThatIsReplacedAgainAndAgainKeepsItsPolicy() async {
    let viewModel = LabViewModel(.latest, service: service)
    for name in ["a", "b", "c"] { viewModel.logic.load(name, per: "x") }
    for name in ["a", "b", "c"] { service.onFetch.reply(where: { $0 == name }, with: 1) }
    await viewModel.settle()
    #expect(viewModel.logic.log.entries == ["begin a", "begin b", "begin c", "end c"])
    #expect(viewModel.logic.runs.lanes.count == 0)
  }

  @Test func keysThatAreNoNumberShareAPolicy() async {
    let viewModel = LabViewModel(.latest, service: service)
    for name in ["a", "b"] { viewModel.logic.load(name, per: Double.nan) }
    for name in ["a", "b"] { service.onFetch.reply(where: { $0 == name }, with: 1) }
    await viewModel.settle()
    #expect(viewModel.logic.log.entries == ["begin a", "begin b", "end b"])
    #expect(viewModel.logic.runs.lanes.count == 0)
  }

  @Test func aKeyIsForgottenWhenNothingOfItIsUnderWay() async {
    let viewModel = LabViewModel(.queue, service: service)
    for number in 0..<10 { viewModel.logic.load("a", per: "\(number)") }
    #expect(viewModel.logic.runs.lanes.count == 10)
    for held in service.onFetch.waitingCalls { held.reply(with: 1) }
    await viewModel.settle()
    #expect(viewModel.logic.runs.lanes.count == 0)
  }

  @Test func aKeyThatIsBegunAgainAsItEndsKeepsItsPolicy() async {
    let viewModel = LabViewModel(.queue, service: service)
    var isArmed = false
    for name in ["a", "b"] { viewModel.logic.load(name, per: "x") }
    viewModel.logic.isLoading.box.bind { [logic = viewModel.logic] isLoading in
      guard isArmed, !isLoading else { return }
      isArmed = false
      logic.load("c", per: "x")
    }
    isArmed = true
    viewModel.logic.runs.cancel()
    viewModel.logic.load("d", per: "x")
    #expect(service.onFetch.calls == ["a", "c"])
    viewModel.logic.runs.cancel()
    #expect(!viewModel.logic.isLoading.value)
    #expect(viewModel.logic.runs.lanes.count == 0)
  }

  @Test func cancelEndsRunsAndDropsWhatWaits() async {
    let viewModel = LabViewModel(.queue, service: service)
    for name in ["a", "b"] { viewModel.load(name) }
    #expect(viewModel.logic.isLoading.value)
    viewModel.logic.runs.cancel()
    #expect(!viewModel.logic.isLoading.value)
    service.onFetch.reply(with: 1)
    await viewModel.settle()
    #expect(viewModel.logic.log.entries == ["begin a"])
    viewModel.load("c")
    #expect(viewModel.logic.log.entries == ["begin a", "begin c"])
  }

  @Test func cancelSparesTheRunItself() async {
    let screen = Screen(environment: .fixed())
    let runs = Runs(.all, in: screen)
    var log: [String] = []
    runs.start { run async throws(RunEnded) in
      try await run.wait(.seconds(1))
      log.append("not reached")
    }
    runs.start { run throws(RunEnded) in
      runs.cancel(except: run)
      try run.check()
      log.append("goes on")
    }
    await screen.settle()
    #expect(log == ["goes on"])
  }

  @Test func anEndedRunsCallIsCancelledAndThatIsNoError() async {
    let service = SlowService()
    let viewModel = LabViewModel(.latest, service: service)
    viewModel.load("a")
    viewModel.load("b")
    await service.waitForCancellation()
    #expect(viewModel.logic.log.entries == ["begin a", "begin b"])
    viewModel.logic.runs.cancel()
    await viewModel.settle()
  }
}

/// Answers when it is cancelled, as `URLSession` does: with an error.
@MainActor
private final class SlowService: LabService {
  private var cancelled = 0
  private let changes = Relay<Void>()

  func fetch(_ name: String) async throws(LabError) -> Int {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
    cancelled += 1
    changes.emit()
    throw .broken
  }

  func waitForCancellation() async {
    if cancelled > 0 { return }
    for await _ in changes.values { return }
  }
}

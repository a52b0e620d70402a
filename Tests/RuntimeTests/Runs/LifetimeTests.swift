import Testing

@testable import MVVMRuntime

@MainActor
struct LifetimeTests {
  private let service = MockLabService()

  @Test func aCallUnderWayDoesNotKeepTheViewModelAndDeliversNothing() async {
    var viewModel: LabViewModel? = LabViewModel(service: service)
    let held = Weak(viewModel)
    guard let logic = viewModel?.logic else { return }
    logic.result.box.bind { [log = logic.log] in log("told \($0)") }
    viewModel?.load("a")
    viewModel = nil
    #expect(held.object == nil)
    service.onFetch.reply(with: 1)
    await logic.screen.settle()
    await Turn.free()
    #expect(logic.log.entries == ["told ", "begin a"])
    #expect(logic.screen.runs.isEmpty)
  }

  @Test func everythingGoesWhenNothingIsUnderWay() async {
    service.onFetch.returns(1)
    var viewModel: LabViewModel? = LabViewModel(service: service)
    let logic = Weak(viewModel?.logic)
    let screen = Weak(viewModel?.logic.screen)
    let runs = Weak(viewModel?.logic.runs)
    let result = Weak(viewModel?.logic.result.box)
    viewModel?.load("a")
    viewModel?.logic.load("b", per: "key")
    await viewModel?.settle()
    viewModel = nil
    await Turn.until { logic.object == nil }
    #expect(logic.object == nil)
    #expect(screen.object == nil)
    #expect(runs.object == nil)
    #expect(result.object == nil)
  }

  @Test func aClockForTestsLetsGoOfATimerThatIsNotNeeded() {
    var clock: ManualClock? = ManualClock()
    let held = Weak(clock)
    var viewModel: LabViewModel? = LabViewModel(
      service: service, debounce: .seconds(1), environment: .fixed(clock: clock ?? ManualClock()))
    let screen = Weak(viewModel?.logic.screen)
    viewModel?.load("a")
    viewModel?.load("b")
    viewModel = nil
    #expect(screen.object == nil)
    clock = nil
    #expect(held.object == nil)
  }

  @Test func aHeldCallLetsGoOfEverythingWhenItIsAnswered() async {
    var viewModel: LabViewModel? = LabViewModel(service: service)
    let logic = Weak(viewModel?.logic)
    viewModel?.load("a")
    viewModel = nil
    service.onFetch.reply(with: 1)
    await Turn.until { logic.object == nil }
    #expect(logic.object == nil)
  }

  @Test func aListenerOfTheViewDoesNotKeepTheViewModel() {
    var viewModel: LabViewModel? = LabViewModel(service: service)
    let held = Weak(viewModel)
    let box = viewModel?.logic.result.readOnly
    let token = box?.bind { _ in }
    viewModel = nil
    #expect(held.object == nil)
    token?.cancel()
  }

  @Test func keptTokensAreCancelledWithTheViewModel() {
    let box = Box(0)
    let log = Log()
    let screen = Screen(environment: .fixed())
    var lifetime: Lifetime? = Lifetime(of: screen)
    lifetime?.keep(box.bind { log("\($0)") })
    box.value = 1
    lifetime = nil
    box.value = 2
    #expect(log.entries == ["0", "1"])
    #expect(screen.isEnded)
  }

  @Test func runsCountAsEndedAtOnceWhereverTheViewModelIsLetGoOf() async {
    let screen = Screen(environment: .fixed())
    let log = Log()
    let runs = Runs(.latest, in: screen)
    runs.start { run async throws(RunEnded) in
      try await run.wait(.seconds(1))
      log("not reached")
    }
    let run = screen.runs[0]
    let holder = Holder(Lifetime(of: screen))
    #expect(!run.isOver)
    // Nobody else uses it any more.
    nonisolated(unsafe) let passed = holder
    await Task.detached { passed.object = nil }.value
    #expect(run.isOver)
    await Turn.until { screen.runs.isEmpty }
    #expect(screen.runs.isEmpty)
    #expect(log.entries.isEmpty)
  }

  @Test func anEndedScreenStartsNothing() {
    let screen = Screen(environment: .fixed())
    let runs = Runs(.latest, in: screen)
    _ = Lifetime(of: screen)
    var count = 0
    runs.start { _ throws(RunEnded) in count += 1 }
    runs.start { _ async throws(RunEnded) in count += 1 }
    #expect(count == 0)
  }

  @Test func updateDoesNothingInARunThatIsOver() async {
    let screen = Screen(environment: .fixed())
    let box = Box(0, in: screen)
    let runs = Runs(.latest, in: screen)
    var answered = 0
    func start(_ number: Int) {
      runs.start { run async throws(RunEnded) in
        await service.callAndIgnore(number)
        screen.update { box.value += number }
        answered += 1
      }
    }
    start(1)
    start(10)
    for _ in 0..<2 { service.onFetch.reply(with: 0) }
    await Turn.until { answered == 2 }
    #expect(box.value == 10)
    screen.update { box.value = 5 }
    #expect(box.value == 5)
  }

  @Test func whoHearsThatLoadingIsOverIsNoPartOfTheRun() async {
    let screen = Screen(environment: .fixed())
    let count = Box(0, in: screen)
    let flag = ScreenBox(false, in: screen)
    let runs = Runs(.latest, loading: LoadingFlag(flag), in: screen)
    flag.box.bind { _ in screen.update { count.value += 1 } }
    runs.start { run async throws(RunEnded) in await service.callAndIgnore(1) }
    service.onFetch.reply(with: 0)
    await Turn.until { !flag.value }
    // At once, when it began, and when it was over.
    #expect(count.value == 3)
  }

  @Test func whoHearsOfAnEventThatARunSendsIsNoPartOfTheRun() async {
    let screen = Screen(environment: .fixed())
    let (box, count) = (Box(0, in: screen), Box(0, in: screen))
    let runs = Runs(.latest, in: screen)
    box.bind { _ in
      runs.cancel()
      screen.update { count.value += 1 }
    }
    runs.start { run async throws(RunEnded) in
      try run.send { box.value = 1 }
    }
    #expect(count.value == 2)
  }

  @Test func anEventThatEndsItsRunIsTheLastStep() {
    let screen = Screen(environment: .fixed())
    let runs = Runs(.latest, in: screen)
    var steps: [Int] = []
    runs.start { run throws(RunEnded) in
      try run.send { steps.append(1) }
      try run.send {
        steps.append(2)
        runs.cancel()
      }
      try run.send { steps.append(3) }
    }
    #expect(steps == [1, 2])
  }

  @Test func aRunThatIsOverEndsNoUpdateOfAnotherScreen() async {
    let (screen, other) = (Screen(environment: .fixed()), Screen(environment: .fixed()))
    let box = Box(0, in: other)
    let runs = Runs(.latest, in: screen)
    var isAnswered = false
    runs.start { run async throws(RunEnded) in
      await service.callAndIgnore(1)
      other.update { box.value = 5 }
      screen.update { box.value = 6 }
      isAnswered = true
    }
    runs.cancel()
    service.onFetch.reply(with: 0)
    await Turn.until { isAnswered }
    #expect(box.value == 5)
  }
}

private final class Holder {
  var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

extension MockLabService {
  @MainActor
  fileprivate func callAndIgnore(_ number: Int) async {
    _ = try? await fetch("\(number)")
  }
}

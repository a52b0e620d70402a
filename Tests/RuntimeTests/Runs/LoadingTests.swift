import Testing

@testable import MVVMRuntime

@MainActor
struct LoadingTests {
  private let service = MockLabService()

  private func flags(_ viewModel: LabViewModel) -> () -> [Bool] {
    let flags = Flags()
    viewModel.logic.isLoading.box.bind { flags.seen.append($0) }
    return { flags.seen }
  }

  @Test func lastsFromBeforeTheFirstStepToTheEnd() async {
    let viewModel = LabViewModel(service: service)
    viewModel.logic.isLoading.box.bind { [log = viewModel.logic.log] in log("\($0)") }
    viewModel.load("a")
    service.onFetch.reply(with: 1)
    await viewModel.settle()
    #expect(viewModel.logic.log.entries == ["false", "true", "begin a", "end a", "false"])
  }

  @Test func endsOnEveryWayOut() async {
    service.onFetch.fails(with: .broken)
    let viewModel = LabViewModel(service: service)
    viewModel.load("a")
    await viewModel.settle()
    #expect(!viewModel.logic.isLoading.value)
    service.onFetch.holds()
    viewModel.load("a")
    #expect(viewModel.logic.isLoading.value)
    viewModel.logic.runs.cancel()
    #expect(!viewModel.logic.isLoading.value)
  }

  @Test func doesNotFlickerWhenARunReplacesAnother() async {
    let viewModel = LabViewModel(service: service)
    let seen = flags(viewModel)
    for name in ["a", "b", "c"] { viewModel.load(name) }
    service.onFetch.reply(with: 1)
    await viewModel.settle()
    #expect(seen() == [false, true, false])
  }

  @Test func aRunThatWaitsInAQueueCounts() async {
    service.onFetch.returns(1)
    let viewModel = LabViewModel(.queue, service: service)
    let seen = flags(viewModel)
    for name in ["a", "b", "c"] { viewModel.load(name) }
    await viewModel.settle()
    #expect(seen() == [false, true, false])
  }

  @Test func bindingsShareIt() async {
    let viewModel = LabViewModel(service: service)
    let seen = flags(viewModel)
    viewModel.load("a")
    viewModel.logic.loadOther("b")
    service.onFetch.reply(where: { $0 == "a" }, with: 1)
    await viewModel.settle()
    #expect(seen() == [false, true])
    service.onFetch.reply(with: 1)
    await viewModel.settle()
    #expect(seen() == [false, true, false])
  }

  @Test func aDroppedRunDoesNotCount() async {
    service.onFetch.returns(1)
    let viewModel = LabViewModel(.first, service: service)
    viewModel.load("a")
    viewModel.load("b")
    await viewModel.settle()
    #expect(!viewModel.logic.isLoading.value)
  }

  @Test func thePauseOfADebounceDoesNotCount() async {
    service.onFetch.returns(1)
    let clock = ManualClock()
    let viewModel = LabViewModel(
      service: service,
      debounce: .milliseconds(300),
      environment: .fixed(clock: clock)
    )
    let seen = flags(viewModel)
    viewModel.load("a")
    #expect(seen() == [false])
    await clock.advance(by: .milliseconds(300))
    #expect(seen() == [false, true, false])
  }
}

@MainActor
private final class Flags {
  var seen: [Bool] = []
}

import MVVMRuntime
import Testing

/// `loading` is true from before the first step until no run is left, and does not flicker.
@MainActor
@Suite struct Promise5Tests {
  private let api = MockLaneService()
  private let clock = ManualClock()

  private func open() -> LanesViewModel {
    LanesViewModel(api: api, environment: .fixed(clock: clock))
  }

  @Test func isTrueBeforeTheFirstStep() {
    let viewModel = open()
    var atFirstStep: [Bool] = []
    viewModel.mark.bind { [viewModel] id in
      if id == 1 { atFirstStep.append(viewModel.isLoading.value) }
    }
    viewModel.load(id: 1)
    #expect(atFirstStep == [true])
  }

  @Test func doesNotFlickerWhenARunReplacesAnother() async {
    let viewModel = open()
    var told: [Bool] = []
    viewModel.isLoading.bind { told.append($0) }
    for id in 1...5 { viewModel.load(id: id) }
    #expect(told == [false, true])
    api.onLoad.reply(with: 0)
    await viewModel.settle()
    #expect(told == [false, true, false])
  }

  @Test func aRunThatIsOverBeforeItsFirstCallIsLoadingForThatLong() {
    let viewModel = open()
    var told: [Bool] = []
    viewModel.isLoading.bind { told.append($0) }
    viewModel.load(id: -1)
    #expect(told == [false, true, false])
  }

  @Test func aRunThatWaitsInAQueueCountsAndThePauseOfADebounceDoesNot() async {
    let viewModel = open()
    var lined: [Bool] = []
    var paused: [Bool] = []
    viewModel.isLined.bind { lined.append($0) }
    viewModel.isPaused.bind { paused.append($0) }
    viewModel.lined(id: 1)
    viewModel.lined(id: 2)
    viewModel.typed(id: 3)
    api.onLoad.reply(with: 0)
    await viewModel.settle()
    api.onLoad.reply(with: 0)
    await viewModel.settle()
    #expect(lined == [false, true, false])
    #expect(paused == [false])
    await clock.advance(by: .seconds(1))
    #expect(paused == [false, true])
  }

  @Test func anObserverMaySetTheNextOneOffWhenItEnds() async {
    let viewModel = open()
    viewModel.load(id: 1)
    var told: [Bool] = []
    viewModel.isLoading.bind { [viewModel] isLoading in
      told.append(isLoading)
      if !isLoading, told.count == 2 { viewModel.load(id: 2) }
    }
    api.onLoad.reply(with: 1)
    await viewModel.settle()
    #expect(told == [true, false, true])
    #expect(api.onLoad.calls.map(\.id) == [1, 2])
  }
}

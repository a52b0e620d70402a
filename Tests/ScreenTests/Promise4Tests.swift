import MVVMRuntime
import Testing

/// Fails when it is cancelled, as a request over the network does.
private nonisolated final class CancellableLane: LaneService {
  func load(id: Int) async throws -> Int {
    try await Task.sleep(for: .seconds(3_600))
    return id
  }

  func note(id: Int) {}
}

/// Policies: what ends a run, and when that is looked at.
@MainActor
@Suite struct Promise4Tests {
  private let api = MockLaneService()

  private func open() -> LanesViewModel { LanesViewModel(api: api, environment: .fixed()) }

  @Test func aRunIsOverInTheMiddleOfItsStepsWhenAnObserverSetsTheBindingOff() {
    let viewModel = open()
    viewModel.mark.bind { [viewModel] id in
      if id == 1 { viewModel.load(id: 2) }
    }
    viewModel.load(id: 1)
    // The first run was ended by its own first step: it says nothing, and makes no call.
    #expect(viewModel.log.value == ["begin 2"])
    #expect(api.onLoad.calls == [.init(id: 2)])
  }

  @Test func aRunWithoutACallIsOverAtOnceAndItsPolicyMakesNoDifference() {
    let viewModel = open()
    viewModel.mark.bind { [viewModel] id in
      if id == 1 { viewModel.plain(id: 2) }
    }
    viewModel.plain(id: 1)
    #expect(viewModel.log.value == ["plain 2", "plain 1"])
  }

  @Test func aRunThatLeavesItsCallOutIsUnderWayAsLongAsItsStepsRun() {
    let viewModel = open()
    viewModel.mark.bind { [viewModel] id in
      if id == -1 { viewModel.once(id: 2) }
    }
    viewModel.once(id: -1)
    #expect(viewModel.log.value == ["begin -1"])
    viewModel.once(id: 3)
    #expect(viewModel.log.value == ["begin -1", "begin 3"])
  }

  @Test func aRunThatObserversStartWhileTheLoadingBeginsIsTheNewerOne() async {
    let viewModel = open()
    var isFirst = true
    viewModel.isLoading.bind { [viewModel] isLoading in
      guard isLoading, isFirst else { return }
      isFirst = false
      viewModel.load(id: 2)
    }
    viewModel.load(id: 1)
    #expect(api.onLoad.calls == [.init(id: 2)])
    api.onLoad.reply(with: 2)
    await viewModel.settle()
    #expect(viewModel.log.value == ["begin 2", "end 2"])
    #expect(!viewModel.isLoading.value)
  }

  @Test func theCancellationOfAnEndedCallIsNoErrorForCatch() async {
    let viewModel = LanesViewModel(api: CancellableLane(), environment: .fixed())
    viewModel.load(id: 1)
    viewModel.load(id: 2)
    viewModel.stopAll()
    await viewModel.settle()
    #expect(viewModel.log.value == ["begin 1", "begin 2"])
    #expect(!viewModel.isLoading.value)
  }

  @Test func aRunThatAServiceEndsAsItAnswersAtOnceGoesNoFurther() {
    let viewModel = open()
    api.onNote.answers { [viewModel] arguments in
      MainActor.assumeIsolated { if arguments.id == 1 { viewModel.stopAll() } }
    }
    viewModel.tell(id: 1)
    viewModel.tell(id: 2)
    #expect(api.onLoad.calls == [.init(id: 2)])
  }

  @Test func whatIsSentFromAnObserverOfAQueueWaitsItsTurn() async {
    let viewModel = open()
    viewModel.lined(id: 1)
    viewModel.lined(id: 2)
    viewModel.mark.bind { [viewModel] id in
      if id == 2 { viewModel.lined(id: 4) }
    }
    viewModel.lined(id: 3)
    api.onLoad.returns(0)
    api.onLoad.reply(with: 0)
    await viewModel.settle()
    #expect(api.onLoad.calls.map(\.id) == [1, 2, 3, 4])
    #expect(!viewModel.isLined.value)
  }

  @Test func cancelEndsARunThatWaitsForItsCallWhateverThatStillAnswers() async {
    let viewModel = open()
    viewModel.load(id: 1)
    viewModel.other(id: 2)
    let calls = [await api.onLoad.nextCall(), await api.onLoad.nextCall()]
    viewModel.stopAll()
    #expect(!viewModel.isLoading.value)
    for call in calls { call.reply(with: 9) }
    await viewModel.settle()
    #expect(viewModel.log.value == ["begin 1", "begin 2"])
  }

  @Test func firstDropsWhatComesUntilItsOwnRunIsOver() async {
    let viewModel = open()
    viewModel.once(id: 1)
    viewModel.once(id: 2)
    api.onLoad.reply(with: 1)
    await viewModel.settle()
    viewModel.once(id: 3)
    #expect(viewModel.log.value == ["begin 1", "end 1", "begin 3"])
  }
}

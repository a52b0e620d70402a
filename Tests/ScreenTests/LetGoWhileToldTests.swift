import MVVMRuntime
import Testing

/// A view that lets go of its view model as soon as it hears something.
@MainActor private final class HastyView {
  var viewModel: MendedViewModel?

  init(_ viewModel: MendedViewModel) {
    self.viewModel = viewModel
    viewModel.heard.bind { [weak self] heard in if heard == 2 { self?.viewModel = nil } }
  }
}

@MainActor @Suite struct LetGoWhileToldTests {
  @Test func bindingsOfWhatWasToldDoNotRun() async {
    let disk = MockMendedDiskService()
    disk.onWrite.fails(with: .full)
    let view = HastyView(
      MendedViewModel(
        mendedDisk: disk, mendedStore: MockMendedStoreService(), environment: .fixed()))
    view.viewModel?.save(text: "a")
    disk.onReport.reply()
    await Turn.until { view.viewModel == nil }
    #expect(view.viewModel == nil)
    #expect(disk.onLog.calls.isEmpty)
  }

  @Test func othersWhoListenHearNothingAndTheTickGoesNoFurther() async {
    let clock = ManualClock()
    let link = MockLifeLink()
    var viewModel: LifeViewModel? = LifeViewModel(link: link, environment: .fixed(clock: clock))
    let (ticks, noted) = (viewModel?.ticks, viewModel?.noted)
    var heard: [Int] = []
    ticks?.bind { count in if count == 1 { viewModel = nil } }
    ticks?.bind { count in heard.append(count) }
    await clock.advance(by: .seconds(1))
    #expect(viewModel == nil)
    #expect(heard == [0])
    #expect(noted?.value == "")
    #expect(link.onLog.calls.isEmpty)
  }

  @Test func othersWhoListenToAnEventHearNothing() {
    var viewModel: LifeViewModel? = LifeViewModel(link: MockLifeLink(), environment: .fixed())
    var heard: [String] = []
    viewModel?.said.bind { _ in viewModel = nil }
    viewModel?.said.bind { word in heard.append(word) }
    let said = viewModel?.logic.said
    said?.emit("a")
    #expect(viewModel == nil)
    #expect(heard.isEmpty)
  }

  @Test func whatIsCancelledTellsThatNothingIsLoadingAndNoServiceIsCalled() {
    let link = MockLifeLink()
    var viewModel: LifeViewModel? = LifeViewModel(link: link, environment: .fixed())
    let name = viewModel?.name
    viewModel?.ask()
    viewModel?.isLoading.bind { isLoading in if !isLoading { viewModel = nil } }
    name?.value = "Ada"
    #expect(viewModel == nil)
    #expect(link.onLog.calls.isEmpty)
  }

  @Test func theNextBindingOfWhatBeginsToLoadCallsNoService() {
    let link = MockLifeLink()
    var viewModel: LifeViewModel? = LifeViewModel(link: link, environment: .fixed())
    let place = viewModel?.place
    viewModel?.isLoading.bind { isLoading in if isLoading { viewModel = nil } }
    place?.value = "Rome"
    #expect(viewModel == nil)
    #expect(link.onLog.calls.isEmpty)
    #expect(link.onAsk.calls.isEmpty)
  }

  @Test func aServiceThatClosesTheScreenIsTheLastThatIsCalled() {
    let link = MockLifeLink()
    var viewModel: LifeViewModel? = LifeViewModel(link: link, environment: .fixed())
    let isDone = viewModel?.isDone
    link.onClose.answers { _ in viewModel = nil }
    isDone?.value = true
    #expect(viewModel == nil)
    #expect(link.onLog.calls.isEmpty)
  }
}

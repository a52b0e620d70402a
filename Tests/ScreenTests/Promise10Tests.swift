import MVVMRuntime
import Testing

/// When `while` is looked at.
@MainActor
@Suite struct Promise10Tests {
  private let clock = ManualClock()

  @Test func whileIsLookedAtAfterTheObserversAndBeforeTheBindings() async {
    let viewModel = TicksViewModel(environment: .fixed(clock: clock))
    viewModel.isOn.bind { [viewModel] isOn in
      if isOn { viewModel.later() }
    }
    viewModel.turn(on: true)
    await clock.advance(by: .seconds(1))
    #expect(viewModel.log.value == ["sent", "one", "bound"])
  }

  @Test func anObserverThatTurnsItOffAgainStopsItBeforeItCounts() async {
    let viewModel = TicksViewModel(environment: .fixed(clock: clock))
    var isFirst = true
    viewModel.isOn.bind { [viewModel] isOn in
      guard isOn, isFirst else { return }
      isFirst = false
      viewModel.turn(on: false)
    }
    viewModel.turn(on: true)
    await clock.advance(by: .seconds(5))
    #expect(!viewModel.log.value.contains("one"))
  }

  @Test func ticksComeAtAFixedRateInSmallStepsAndInLargeOnes() async {
    let small = TicksViewModel(environment: .fixed(clock: clock))
    let large = ManualClock()
    let other = TicksViewModel(environment: .fixed(clock: large))
    small.turn(on: true)
    other.turn(on: true)
    for _ in 0..<70 { await clock.advance(by: .milliseconds(100)) }
    await large.advance(by: .seconds(7))
    #expect(small.log.value.filter { $0 == "one" }.count == 7)
    #expect(other.log.value == small.log.value)
  }
}

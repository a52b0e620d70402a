import MVVMRuntime
import Testing

/// The static and the dynamic form, and what tutorials of either get wrong.
@MainActor
@Suite struct FormTests {
  /// Types and taps, in either form.
  private struct Hand {
    let type: (String) -> Void
    let tap: () -> Void
    let greeting: ReadOnlyBox<String>
  }

  private func dynamic() -> Hand {
    let viewModel = SayHelloViewModel()
    return Hand(
      type: { viewModel.input.name.value = $0 }, tap: { viewModel.input.validate() },
      greeting: viewModel.output.greeting)
  }

  private func staticForm() -> (hand: Hand, output: SayHelloViewModel.Output) {
    let name = Box("")
    let taps = Relay<Void>()
    let output = SayHelloViewModel()
      .transform(.init(name: Signal(name), validate: Signal(taps.readOnly)))
    let hand = Hand(
      type: { name.value = $0 }, tap: { taps.emit() }, greeting: output.greeting)
    return (hand, output)
  }

  private func told(_ hand: Hand, _ act: (Hand) -> Void) -> [String] {
    var told: [String] = []
    hand.greeting.bind { told.append($0) }
    act(hand)
    return told
  }

  @Test func tappingBeforeTypingIsTheSameInBothForms() {
    let act = { (hand: Hand) in
      hand.tap()
      hand.type("Ann")
      hand.tap()
      hand.type("Bob")
    }
    let expected = ["", "Hello !", "Hello Ann!"]
    #expect(told(dynamic(), act) == expected)
    let (hand, output) = staticForm()
    #expect(told(hand, act) == expected)
    #expect(output.greeting.value == "Hello Ann!")
  }

  @Test func anEventCalledStartHasAShortFormToo() {
    let countdown = CountdownViewModel(environment: .fixed(clock: ManualClock()))
    countdown.start()
    #expect(countdown.isRunning.value)
  }

  @Test func theOutputOfTheStaticFormKeepsTheViewModel() {
    let taps = Relay<Void>()
    weak var gone: SayHelloViewModel?
    var output: SayHelloViewModel.Output?
    do {
      let viewModel = SayHelloViewModel()
      gone = viewModel
      output = viewModel.transform(.init(name: .just("Ann"), validate: Signal(taps.readOnly)))
    }
    #expect(gone != nil)
    taps.emit()
    #expect(output?.greeting.value == "Hello Ann!")
    output = nil
    #expect(gone == nil)
    taps.emit()
  }

  @Test func aSignalThatCompletesLeavesItsInputAsItIs() async {
    let taps = Relay<Void>()
    let (names, continuation) = AsyncStream.makeStream(of: String.self)
    let viewModel = SayHelloViewModel()
    let output = viewModel.transform(
      .init(name: Signal(names), validate: Signal(taps.readOnly)))
    continuation.yield("Ann")
    continuation.finish()
    await Turn.until { viewModel.name.value == "Ann" }
    taps.emit()
    #expect(output.greeting.value == "Hello Ann!")
    // The input is not ended: it can still be written.
    viewModel.name.value = "Bob"
    taps.emit()
    #expect(output.greeting.value == "Hello Bob!")
  }

  @Test func aReusedCellShowsTheGreetingWhenItBindsAgain() {
    let viewModel = SayHelloViewModel()
    let bag = TokenBag()
    var shown: [String] = []
    viewModel.greeting.bind { shown.append($0) }.store(in: bag)
    viewModel.name.value = "Ann"
    viewModel.validate()
    bag.cancelAll()
    viewModel.name.value = "Bob"
    viewModel.validate()
    #expect(shown == ["", "Hello Ann!"])
    // Not the initial value, and not the one from before.
    viewModel.greeting.bind { shown.append($0) }.store(in: bag)
    #expect(shown == ["", "Hello Ann!", "Hello Bob!"])
  }

  @Test func aSequenceThatWasDisconnectedSendsNothingMore() async {
    let (names, continuation) = AsyncStream.makeStream(of: String.self)
    let receiver = SayHelloViewModel()
    let token = Signal(names).connect(to: receiver) { $0.name.value = $1 }
    continuation.yield("Ann")
    await Turn.until { receiver.name.value == "Ann" }
    continuation.yield("Bob")
    token.cancel()
    for _ in 0..<100 { await Task.yield() }
    #expect(receiver.name.value == "Ann")
  }
}

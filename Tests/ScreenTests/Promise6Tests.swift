import MVVMRuntime
import Testing

/// Answers when it is told to, whatever was cancelled.
private nonisolated final class StubbornLink: LifeLink, Sendable {
  let answers = AsyncStream<String>.makeStream()

  func ask() async -> String {
    var iterator = answers.stream.makeAsyncIterator()
    return await Task { await iterator.next() ?? "" }.value
  }

  func listen() -> AsyncStream<String> { AsyncStream { $0.finish() } }

  func log(line: String) {}
  func close() {}
}

/// When the view model goes away, its runs are cancelled and nothing of them is delivered.
@MainActor
@Suite struct Promise6Tests {
  private let link = MockLifeLink()
  private let clock = ManualClock()

  /// Sets something off, lets go of the view model, and lets all come that may still come.
  private func letGo(
    after send: (LifeViewModel) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    weak var gone: LifeViewModel?
    weak var logic: LifeLogic?
    var told: [String] = []
    var events = 0
    do {
      let viewModel = LifeViewModel(link: link, environment: .fixed(clock: clock))
      gone = viewModel
      logic = viewModel.logic
      viewModel.text.bind { told.append($0) }
      viewModel.isLoading.bind { _ in events += 1 }
      viewModel.ticks.bind { _ in events += 1 }
      send(viewModel)
      told = []
      events = 0
    }
    #expect(gone == nil, sourceLocation: sourceLocation)
    for call in link.onAsk.waitingCalls { call.reply(with: "late") }
    for call in link.onListen.waitingCalls {
      call.reply(with: "late")
      call.end()
    }
    await clock.advance(by: .seconds(10))
    await Turn.until { logic == nil }
    #expect(told == [], sourceLocation: sourceLocation)
    #expect(events == 0, sourceLocation: sourceLocation)
    #expect(logic == nil, sourceLocation: sourceLocation)
  }

  @Test func nothingUnderWayKeepsIt() async {
    await letGo { _ in }
    await letGo { $0.ask() }
    await letGo { $0.listen() }
    await letGo { $0.pause() }
    await letGo { $0.typed() }
    await letGo { viewModel in
      viewModel.tapped()
      viewModel.tapped()
    }
    await letGo { viewModel in
      viewModel.lined()
      viewModel.lined()
    }
  }

  @Test func behaviourWrittenByHandDoesNotKeepItEither() async {
    await letGo { $0.hand() }
    await letGo { $0.code() }
  }

  @Test func aServiceThatIsNeverDoneDoesNotKeepIt() async {
    let stubborn = StubbornLink()
    weak var gone: LifeViewModel?
    var told: [String] = []
    do {
      let viewModel = LifeViewModel(link: stubborn, environment: .fixed(clock: clock))
      gone = viewModel
      viewModel.text.bind { told.append($0) }
      viewModel.ask()
    }
    #expect(gone == nil)
    stubborn.answers.continuation.yield("late")
    #expect(told == [""])
  }

  @Test func neitherListenersNorOutputsInPartsKeepIt() {
    weak var gone: LifeViewModel?
    weak var logic: LifeLogic?
    var text: ReadOnlyBox<String>?
    do {
      let viewModel = LifeViewModel(link: link, environment: .fixed(clock: clock))
      gone = viewModel
      logic = viewModel.logic
      text = viewModel.text
      let label = Label()
      viewModel.text.bind(label) { label, text in label.text = text }
      viewModel.text.bind { label.text = $0 }
      viewModel.said.bind { label.text = $0 }
    }
    #expect(gone == nil)
    #expect(logic == nil)
    #expect(text?.value == "")
  }

  @Test func theOutputKeepsIt() async {
    weak var gone: LifeViewModel?
    var output: LifeViewModel.Output?
    do {
      let viewModel = LifeViewModel(link: link, environment: .fixed(clock: clock))
      gone = viewModel
      output = viewModel.output
    }
    #expect(gone != nil)
    await clock.advance(by: .seconds(2))
    #expect(output?.ticks.value == 2)
    output = nil
    #expect(gone == nil)
  }

  @Test func sequencesEndWithItEvenWhileAServiceHoldsACall() async {
    var seen: [String] = []
    var viewModel: LifeViewModel? = LifeViewModel(link: link, environment: .fixed(clock: clock))
    viewModel?.ask()
    let values = viewModel?.text.values
    let kept = viewModel?.text
    viewModel = nil
    if let values {
      for await text in values { seen.append(text) }
    }
    #expect(seen == [""])
    #expect(kept?.value == "")
  }

  @Test func itMayGoFromWithinItsOwnNotification() async {
    let viewModel = Holder(LifeViewModel(link: link, environment: .fixed(clock: clock)))
    weak let gone = viewModel.held
    var told: [String] = []
    let isLoading = viewModel.held?.isLoading
    isLoading?.bind { told.append("\($0)") }
    viewModel.held?.text.bind { text in
      told.append(text)
      if text == "bye" { viewModel.held = nil }
    }
    viewModel.held?.text.bind { told.append("then \($0)") }
    viewModel.held?.ask()
    link.onAsk.reply(with: "bye")
    await Turn.until { gone == nil }
    #expect(gone == nil)
    // Nobody hears of anything any more, those who wait for their turn neither.
    #expect(told == ["false", "", "then ", "true", "bye"])
  }

  @Test(arguments: ["ticks", "noted"])
  func whatFollowsTheStepThatLosesItIsNotDone(output: String) async {
    let viewModel = Holder(LifeViewModel(link: link, environment: .fixed(clock: clock)))
    weak let gone = viewModel.held
    viewModel.held?.ticks.bind { if output == "ticks", $0 == 2 { viewModel.held = nil } }
    viewModel.held?.noted.bind { if output == "noted", $0 == "tick 2" { viewModel.held = nil } }
    await clock.advance(by: .seconds(5))
    #expect(gone == nil)
    #expect(link.onLog.calls.map(\.line) == ["tick 1"])
  }

  /// What code written by hand starts can hold its `self` weakly.
  @Test func codeWrittenByHandHasOneSelfForAsLongAsTheViewModelLives() async {
    weak var hand: LifeViewModel?
    weak var logic: LifeLogic?
    do {
      let viewModel = LifeViewModel(link: link, environment: .fixed(clock: clock))
      logic = viewModel.logic
      hand = viewModel.logic.viewModel
      #expect(hand != nil)
      #expect(hand === viewModel.logic.viewModel)
    }
    await Turn.until { logic == nil }
    #expect(hand == nil)
  }

  private final class Holder {
    var held: LifeViewModel?

    init(_ held: LifeViewModel) {
      self.held = held
    }
  }

  private final class Label {
    var text = ""
  }
}

import MVVMRuntime
import Testing

/// What a screen promises, where a scenario can't see it: who hears what, when, and who is let go.
@MainActor
@Suite struct PromiseTests {
  private let desk = MockDeskService()
  private let clock = ManualClock()

  private func open() -> PromisesViewModel {
    desk.onNumber.returns(7)
    return PromisesViewModel(desk: desk, environment: .fixed(clock: clock))
  }

  // MARK: 1. The start

  @Test func whatTheStartEmitsBeforeItsFirstCallReachesNobody() async {
    let viewModel = open()
    var heard: [String] = []
    viewModel.shouted.bind { heard.append($0) }
    await viewModel.settle()
    #expect(heard.isEmpty)
    #expect(viewModel.logic.rounds.value == 7)
  }

  // MARK: 3. Transactions

  @Test func observersHearOfAStepInTheOrderOfTheDeclarationsAndNeverOfHalfOfIt() {
    let viewModel = open()
    var heard: [String] = []
    func note(_ name: String) {
      let (a, b) = (viewModel.a.value, viewModel.b.value)
      heard.append("\(name) \(a)+\(b)=\(viewModel.sum.value)")
    }
    viewModel.half.bind { _ in note("half") }
    viewModel.b.bind { _ in note("b") }
    viewModel.sum.bind { _ in note("sum") }
    viewModel.a.bind { _ in note("a") }
    heard = []
    viewModel.set(a: 1, b: 2)
    #expect(heard == ["a 1+2=3", "sum 1+2=3", "b 1+2=3", "half 1+2=3"])
  }

  @Test func aFieldThatTheViewWritesIsATransactionToo() {
    let viewModel = open()
    var heard: [String] = []
    viewModel.typed.bind { heard.append($0) }
    viewModel.input.field.value = "a"
    viewModel.field.value = "b"
    #expect(heard == ["<>", "<a>", "<b>"])
  }

  // MARK: 5. Loading

  @Test func loadingDoesNotFlickerWhenOneRunReplacesAnother() async {
    let viewModel = open()
    var heard: [Bool] = []
    viewModel.isBusy.bind { heard.append($0) }
    viewModel.ask(what: "a")
    viewModel.ask(what: "b")
    await viewModel.settle()
    #expect(heard == [false, true])
    desk.onAsk.reply(where: { $0.what == "b" }, with: "yes")
    await viewModel.settle()
    #expect(heard == [false, true, false])
  }

  @Test func loadingIsTrueBeforeTheFirstStep() {
    let viewModel = open()
    var wasBusy: [Bool] = []
    viewModel.answer.bind { _ in wasBusy.append(viewModel.isBusy.value) }
    viewModel.ask(what: "a")
    #expect(wasBusy == [false, true])
  }

  // MARK: 6. Lifetime

  @Test func callsAndListenersKeepNothingAlive() async {
    let owner = Owner()
    weak var viewModel: PromisesViewModel?
    weak var logic: PromisesLogic?
    let screen: Screen
    var heard: [String] = []
    do {
      let opened = open()
      (viewModel, logic) = (opened, opened.logic)
      screen = opened.logic.screen
      opened.shouted.bind { heard.append($0) }
      opened.answer.bind(owner) { owner, text in owner.texts.append(text) }
      opened.ask(what: "a")
      opened.listen()
      opened.search(text: "b")
      opened.arm()
      await opened.settle()
    }
    #expect(viewModel == nil)
    desk.onAsk.reply(with: "late")
    desk.onListen.reply(with: 1)
    await clock.advance(by: .seconds(10))
    await screen.settle()
    // The task of a call that was cancelled ends when it gets round to it; a leak would stay.
    for _ in 0..<10_000 where logic != nil { await Task.yield() }
    #expect(logic == nil)
    #expect(heard.isEmpty)
    #expect(owner.texts == ["", "a?"])
  }

  @Test func aListenerIsLetGoWithItsOwner() {
    let viewModel = open()
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      viewModel.answer.bind(owner) { owner, text in owner.texts.append(text) }
    }
    #expect(gone == nil)
    viewModel.ask(what: "a")
  }

  @Test func theOutputOfTheStaticFormKeepsTheViewModel() async {
    let what = SignalSource<String>()
    weak var viewModel: PromisesViewModel?
    do {
      var output: PromisesViewModel.Output?
      do {
        let opened = open()
        viewModel = opened
        output = opened.transform(signals(ask: what.signal))
      }
      #expect(viewModel != nil)
      what.send("hello")
      #expect(output?.answer.value == "hello?")
      output = nil
    }
    #expect(viewModel == nil)
  }

  // MARK: 8. Re-entrance

  @Test func aListenerIsNeverEnteredTwiceAndHearsTheNewestValue() {
    let viewModel = open()
    var heard: [Int] = []
    var depth = 0
    viewModel.a.bind { a in
      depth += 1
      #expect(depth == 1)
      heard.append(a)
      if a == 1 {
        viewModel.set(a: 2, b: 0)
        viewModel.set(a: 3, b: 0)
      }
      depth -= 1
    }
    var others: [Int] = []
    viewModel.a.bind { others.append($0) }
    viewModel.set(a: 1, b: 0)
    #expect(heard == [0, 1, 3])
    #expect(others.last == 3)
    #expect(viewModel.a.value == 3)
  }

  @Test func eventsEmittedMeanwhileAreQueued() {
    let viewModel = open()
    var heard: [String] = []
    viewModel.shouted.bind { word in
      heard.append("first \(word)")
      if word == "a" {
        viewModel.shout(what: "b")
        viewModel.shout(what: "c")
      }
    }
    viewModel.shouted.bind { heard.append("second \($0)") }
    viewModel.shout(what: "a")
    #expect(heard == ["first a", "second a", "first b", "second b", "first c", "second c"])
  }

  @Test func listenersComeAndGoWithinANotification() {
    let viewModel = open()
    var heard: [String] = []
    var second: Token?
    viewModel.a.bind { a in
      heard.append("first \(a)")
      if a == 1 {
        second?.cancel()
        viewModel.a.bind { heard.append("third \($0)") }
      }
    }
    second = viewModel.a.bind { heard.append("second \($0)") }
    heard = []
    viewModel.set(a: 1, b: 0)
    #expect(heard == ["first 1", "third 1"])
    viewModel.set(a: 2, b: 0)
    #expect(heard == ["first 1", "third 1", "first 2", "third 2"])
  }

  // MARK: Both forms

  @Test func aSignalThatEndsLeavesItsInputAsItIs() async {
    let (field, continuation) = AsyncStream.makeStream(of: String.self)
    let shouts = SignalSource<String>()
    let viewModel = open()
    let output = viewModel.transform(signals(field: Signal(field), shout: shouts.signal))
    var typed = output.typed.values.makeAsyncIterator()
    #expect(await typed.next() == "<>")
    continuation.yield("abc")
    #expect(await typed.next() == "<abc>")
    continuation.finish()
    var heard: [String] = []
    output.shouted.bind { heard.append($0) }
    shouts.send("still here")
    #expect(output.typed.value == "<abc>")
    #expect(heard == ["still here"])
  }

  // MARK: Mocks

  @Test func aMockRemembersCallsFromManyTasks() async {
    desk.onAsk.answers { $0.what.uppercased() }
    let answers = await withTaskGroup(of: String?.self) { group in
      for index in 0..<100 {
        group.addTask { [desk] in try? await desk.ask(what: "a\(index)") }
      }
      var answers: Set<String?> = []
      for await answer in group { answers.insert(answer) }
      return answers
    }
    #expect(answers == Set((0..<100).map { "A\($0)" }))
    #expect(Set(desk.onAsk.calls.map(\.what)) == Set((0..<100).map { "a\($0)" }))
    #expect(desk.onAsk.calls.count == 100)
  }

  private func signals(
    field: Signal<String> = .never, ask: Signal<String> = .never, shout: Signal<String> = .never
  ) -> PromisesViewModel.Signals {
    PromisesViewModel.Signals(
      field: field, set: .never, setRatio: .never, again: .never, ask: ask, askFirst: .never,
      askInLine: .never, askAll: .never, listen: .never, stopAll: .never, shout: shout,
      search: .never, reload: .never, arm: .never)
  }
}

/// Sends what a test says.
@MainActor
private final class SignalSource<Value> {
  private var receive: ((Value) -> Void)?

  var signal: Signal<Value> {
    Signal { [self] send in
      receive = send
      return Token { [weak self] in self?.receive = nil }
    }
  }

  func send(_ value: Value) { receive?(value) }
}

/// Somebody who listens.
@MainActor
private final class Owner {
  var texts: [String] = []
}

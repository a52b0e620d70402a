import MVVMRuntime
import Testing

/// Sending runs the bindings in order, each up to the making of its first call, before it returns.
@MainActor
@Suite struct Promise2Tests {
  private let desk = MockOrderDesk()

  private func open() -> OrderViewModel {
    desk.onStamp.returns(7)
    return OrderViewModel(desk: desk, environment: .fixed())
  }

  @Test func allBindingsHaveRunUpToTheirFirstCallWhenTheSendingReturns() {
    let viewModel = open()
    viewModel.go()
    #expect(viewModel.steps.value == ["start", "first 7", "second", "third"])
    #expect(desk.onAsk.calls == [.init(id: 0), .init(id: 1)])
    #expect(desk.onStamp.calls.count == 1)
  }

  @Test func theRestGoesOnInALaterTurnEvenIfTheAnswerIsThereAtOnce() async {
    let viewModel = open()
    desk.onAsk.answers { "answer \($0.id)" }
    viewModel.go()
    #expect(viewModel.steps.value.last == "third")
    await viewModel.settle()
    #expect(viewModel.steps.value.last == "answer 1")
  }

  @Test func answersArriveOneByOneInTheOrderOfTheCalls() async {
    let viewModel = open()
    var told: [[String]] = []
    viewModel.go()
    viewModel.steps.bind { told.append($0) }
    // Both are answered before either caller has gone on.
    let first = await desk.onAsk.nextCall()
    let second = await desk.onAsk.nextCall()
    var heard: [String] = []
    viewModel.hello.bind { heard.append($0 + " after \(viewModel.steps.value.count)") }
    second.reply(with: "one")
    first.reply(with: "two")
    await viewModel.settle()
    #expect(told.last?.last == "one")
    #expect(heard == ["two after 5"])
  }
}

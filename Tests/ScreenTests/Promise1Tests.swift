import Foundation
import Testing

@testable import MVVMRuntime

/// Answers from another thread.
private nonisolated final class FarDesk: OrderDesk {
  func ask(id: Int) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: "from afar") }
    }
  }

  func stamp() -> Int { 0 }
}

/// Everything runs on the main actor. `start` runs at the end of the initialiser.
@MainActor
@Suite struct Promise1Tests {
  @Test func observersAreToldOnTheMainActorWhereverTheServiceAnswers() async {
    let viewModel = OrderViewModel(desk: FarDesk())
    var places: [Bool] = []
    viewModel.hello.bind { _ in places.append(isOnMainActor()) }
    viewModel.go()
    viewModel.steps.bind { _ in places.append(isOnMainActor()) }
    await Turn.until { viewModel.steps.value.contains("from afar") && places.count >= 3 }
    #expect(places.count >= 3)
    #expect(!places.contains(false))
  }

  @Test func startHasRunWhenTheInitialiserReturns() async {
    let desk = MockOrderDesk()
    let viewModel = OrderViewModel(desk: desk, environment: .fixed())
    #expect(viewModel.steps.value == ["start"])
    #expect(desk.onAsk.calls == [.init(id: 0)])

    var heard: [String] = []
    viewModel.hello.bind { heard.append($0) }
    await viewModel.settle()
    desk.onAsk.reply(with: "later")
    await viewModel.settle()
    #expect(heard == ["later"])
  }

  @Test func whatIsPreparedIsThereBeforeStart() {
    let desk = MockOrderDesk()
    let viewModel = OrderViewModel(
      desk: desk, environment: .fixed(), prepare: { $0.steps = ["prepared"] })
    #expect(viewModel.steps.value == ["start"])
  }
}

import MVVMRuntime
import Testing

/// A service that fails without ever waiting.
@MainActor
private final class FailingStore: QuietStoreService {
  struct Failure: Error {}

  private(set) var calls = 0

  func load() async throws -> Int {
    calls += 1
    throw Failure()
  }
}

@MainActor
@Suite struct QuietTests {
  @Test func aRunThatFailsAtOnceEndsInALaterTurn() async {
    let store = FailingStore()
    let viewModel = QuietViewModel(quietStore: store)
    viewModel.load()
    #expect(viewModel.isLoading.value)
    viewModel.load()
    viewModel.load()
    #expect(store.calls == 1)
    await viewModel.settle()
    #expect(!viewModel.isLoading.value)
    viewModel.load()
    #expect(store.calls == 2)
    await viewModel.settle()
  }
}

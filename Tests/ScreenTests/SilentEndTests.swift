import MVVMRuntime
import Testing

/// Where the end of a run is seen, it comes in a later turn than the answer of its last call, also
/// where a service answers at once.
@MainActor
@Suite
struct SilentEndTests {
  private let server = QuickServer()

  @Test
  func loadingIsSeen() async {
    let viewModel = SilentEndsViewModel(ends: server)
    viewModel.save()
    #expect(viewModel.isSaving.value)
    await viewModel.settle()
    #expect(!viewModel.isSaving.value)
  }

  @Test
  func theNextOfAQueueBeginsInALaterTurn() async {
    let viewModel = SilentEndsViewModel(ends: server)
    await viewModel.settle()
    let before = server.notes
    viewModel.queueUp()
    viewModel.queueUp()
    // Where Swift can't start a run at once, none has begun yet.
    #expect(server.notes <= before + 1)
    await viewModel.settle()
    #expect(server.notes == before + 2)
  }
}

/// Answers before anything else can run.
@MainActor
private final class QuickServer: EndServer {
  private(set) var notes = 0

  func note() async throws(EndError) { notes += 1 }
  func count() async -> Int { 0 }
  func ticks() -> AsyncThrowingStream<Int, any Error> { AsyncThrowingStream { $0.finish() } }
}

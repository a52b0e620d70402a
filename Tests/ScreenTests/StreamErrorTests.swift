import MVVMRuntime
import Testing

/// A service written by hand whose stream ends with an error that the spec does not name.
private final class BrokenLink: LinkService {
  struct Unplugged: Error {}

  func download(file: String) -> AsyncThrowingStream<Double, any Error> {
    AsyncThrowingStream { $0.finish(throwing: Unplugged()) }
  }

  func messages() -> AsyncStream<String> { AsyncStream { $0.finish() } }
}

@MainActor @Suite struct StreamErrorTests {
  /// No `catch` knows it, and it would be lost.
  @Test func anErrorThatTheSpecDoesNotNameIsTold() async {
    let viewModel = StreamsViewModel(link: BrokenLink(), environment: .fixed())
    await withKnownIssue {
      viewModel.download(file: "a")
      await viewModel.settle()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "a stream ended with an error that the spec does not name, and no 'catch' ran: Unplugged(), "
          + "where LinkError is named"
      ]
    }
    #expect(viewModel.phase.value == .idle)
  }
}

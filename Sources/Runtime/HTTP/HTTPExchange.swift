import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request under way: it ends once, with the whole answer or with what went wrong, and takes
/// its connection with it when it ends early.
nonisolated final class HTTPExchange: Sendable {
  typealias Outcome = Result<(response: HTTPURLResponse, data: Data), HTTPFailure.Cause>

  private struct State {
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
    var response: HTTPURLResponse?
    var data = Data()
    /// The session has told the end of the task.
    var isTold = false
  }

  private let task: URLSessionDataTask
  private let queue: OperationQueue
  private let longest: Int
  private let forget: @Sendable () -> Void
  private let state = Lock(State())

  /// `forget` is called when nothing more is to be heard of a task that was cancelled.
  init(
    _ task: URLSessionDataTask, on queue: OperationQueue, longest: Int,
    forget: @escaping @Sendable () -> Void
  ) {
    self.task = task
    self.queue = queue
    self.longest = longest
    self.forget = forget
  }

  func outcome() async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early = state.locked { state in
          if state.outcome == nil { state.continuation = continuation }
          return state.outcome
        }
        if let early { continuation.resume(returning: early) } else { task.resume() }
      }
    } onCancel: {
      end(.failure(.cancelled))
    }
  }

  func receive(_ response: URLResponse) {
    if response.expectedContentLength > Int64(longest) { return end(.failure(.tooLong)) }
    state.locked { $0.response = response as? HTTPURLResponse }
  }

  func receive(_ data: Data) {
    let isTooLong = state.locked { state in
      guard state.outcome == nil else { return false }
      state.data.append(data)
      return state.data.count > longest
    }
    if isTooLong { end(.failure(.tooLong)) }
  }

  /// What the session says at the end.
  func complete(_ error: (any Error)?) {
    state.locked { $0.isTold = true }
    if let error {
      // The code alone: the rest of the error holds the URL.
      let code = (error as? URLError)?.code ?? .unknown
      return end(.failure(code == .timedOut ? .timedOut : .network(code)))
    }
    let (told, data) = state.locked { ($0.response, $0.data) }
    // Of a redirection that leads nowhere Foundation on Linux tells no answer, though the task has
    // it.
    guard let response = told ?? task.response as? HTTPURLResponse else {
      return end(.failure(.network(.badServerResponse)))
    }
    end(.success((response, data)))
  }

  func end(_ outcome: Outcome) {
    let (continuation, isFirst) = state.locked { state in
      guard state.outcome == nil else {
        return (nil as CheckedContinuation<Outcome, Never>?, false)
      }
      state.outcome = outcome
      state.data = Data()
      defer { state.continuation = nil }
      return (state.continuation, true)
    }
    guard isFirst else { return }
    if case .failure = outcome {
      // In the order of what the session tells: Foundation on Linux ends the program where a task
      // is cancelled while or after its end is told.
      queue.addOperation { [self] in
        if !state.locked({ $0.isTold }) { task.cancel() }
        forget()
      }
    }
    continuation?.resume(returning: outcome)
  }
}

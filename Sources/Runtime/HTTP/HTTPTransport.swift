import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session of the client's own, set up as the one it was given: only a session's own delegate
/// sees an answer while it arrives, and can refuse one that never ends.
nonisolated final class HTTPTransport: Sendable {
  private let session: URLSession
  private let delegate: HTTPDelegate
  /// Where the session tells its delegate one thing after another.
  private let queue = OperationQueue()
  private let longest: Int

  init(like session: URLSession, longest: Int) {
    delegate = HTTPDelegate(owner: session.delegate)
    queue.maxConcurrentOperationCount = 1
    self.session = URLSession(
      configuration: session.configuration, delegate: delegate, delegateQueue: queue)
    self.longest = longest
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  func send(_ request: URLRequest, timeout: Duration, time: HTTPTime) async -> HTTPExchange.Outcome
  {
    let task = session.dataTask(with: request)
    let exchange = HTTPExchange(task, on: queue, longest: longest)
    delegate.add(exchange, for: task)
    let limit = Task {
      try await time.sleep(timeout)
      exchange.end(.failure(.timedOut))
    }
    defer {
      limit.cancel()
      // A task that was cancelled before it began may never be heard of again.
      delegate.remove(task)
    }
    return await exchange.outcome()
  }
}

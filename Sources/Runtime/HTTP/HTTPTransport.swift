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
    let configuration = session.configuration
    #if canImport(FoundationNetworking)
      // Where a task still asks the cache when it is cancelled, Foundation on Linux can end it
      // twice, which ends the program. Answers are kept by `cache:` only.
      configuration.urlCache = nil
    #endif
    self.session = URLSession(
      configuration: configuration, delegate: delegate, delegateQueue: queue)
    self.longest = longest
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  func send(_ request: URLRequest, timeout: Duration, time: HTTPTime) async -> HTTPExchange.Outcome
  {
    let task = session.dataTask(with: request)
    let exchange = HTTPExchange(task, on: queue, longest: longest) { [delegate] in
      delegate.remove(task)
    }
    delegate.add(exchange, for: task)
    let limit = Task {
      try await time.sleep(timeout)
      exchange.end(.failure(.timedOut))
    }
    defer { limit.cancel() }
    return await exchange.outcome()
  }
}

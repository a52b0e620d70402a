import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hands what a session reports to the exchange it belongs to.
nonisolated final class HTTPDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = Lock<[Int: HTTPExchange]>([:])
  /// Answers the questions of servers about who they and we are.
  private let owner: (any URLSessionDelegate)?

  init(owner: (any URLSessionDelegate)?) {
    self.owner = owner
  }

  func add(_ exchange: HTTPExchange, for task: URLSessionTask) {
    exchanges.locked { $0[task.taskIdentifier] = exchange }
  }

  func remove(_ task: URLSessionTask) {
    exchanges.locked { _ = $0.removeValue(forKey: task.taskIdentifier) }
  }

  private func exchange(of task: URLSessionTask) -> HTTPExchange? {
    exchanges.locked { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(of: dataTask)?.receive(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    exchange(of: task)?.complete(error)
    remove(task)
  }

  /// Goes on to another address of the same server only: keys must not be handed to others.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let (old, new) = (response.url, request.url)
    let isSame = old?.scheme == new?.scheme && old?.host == new?.host && old?.port == new?.port
    completionHandler(isSame ? request : nil)
  }

  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      guard let owner else { return completionHandler(.performDefaultHandling, nil) }
      owner.urlSession(session, didReceive: challenge, completionHandler: completionHandler)
    #else
      guard
        owner?.urlSession?(
          session, didReceive: challenge, completionHandler: completionHandler) != nil
      else { return completionHandler(.performDefaultHandling, nil) }
    #endif
  }
}

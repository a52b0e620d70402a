// Of Foundation what sends requests. With Apple's it is in Foundation itself; a module of its own, as on
// Linux, lets code see a delegate without methods that are optional in Objective-C.

import Foundation

public struct URLRequest: Hashable, Sendable {
  public init(url: URL) { fatalError() }
  public var url: URL? {
    get { fatalError() }
    set { fatalError() }
  }
  public var httpMethod: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public var httpBody: Data? {
    get { fatalError() }
    set { fatalError() }
  }
  public var timeoutInterval: TimeInterval {
    get { fatalError() }
    set { fatalError() }
  }
  public var allHTTPHeaderFields: [String: String]? { fatalError() }
  public mutating func setValue(_ value: String?, forHTTPHeaderField: String) { fatalError() }
}

open class URLResponse: NSObject, @unchecked Sendable {
  public var url: URL? { fatalError() }
  public var expectedContentLength: Int64 { fatalError() }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public var statusCode: Int { fatalError() }
  public func value(forHTTPHeaderField: String) -> String? { fatalError() }
}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  public var urlCache: URLCache? {
    get { fatalError() }
    set { fatalError() }
  }
}
open class URLCache: NSObject, @unchecked Sendable {}
open class URLCredential: NSObject, @unchecked Sendable {}
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {}

open class URLSessionTask: NSObject, @unchecked Sendable {
  public var taskIdentifier: Int { fatalError() }
  public var response: URLResponse? { fatalError() }
  public func resume() { fatalError() }
  public func cancel() { fatalError() }
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

open class URLSession: NSObject, @unchecked Sendable {
  public enum ResponseDisposition: Int, Sendable { case cancel, allow }
  public enum AuthChallengeDisposition: Int, Sendable { case useCredential, performDefaultHandling }
  public class var shared: URLSession { fatalError() }
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue: OperationQueue?
  ) { fatalError() }
  public var configuration: URLSessionConfiguration { fatalError() }
  public var delegate: (any URLSessionDelegate)? { fatalError() }
  public func dataTask(with request: URLRequest) -> URLSessionDataTask { fatalError() }
  public func finishTasksAndInvalidate() { fatalError() }
}

public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void)
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

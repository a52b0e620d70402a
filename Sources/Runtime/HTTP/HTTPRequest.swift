import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What one call of a service sends, and how.
public nonisolated struct HTTPRequest: Sendable {
  /// The name of the service's method, for failures.
  let name: String
  let method: HTTPMethod
  let path: HTTPPath
  let query: HTTPFields
  let headers: HTTPFields
  let body: (any Encodable & Sendable)?
  let form: HTTPFields?
  let retry: HTTPRetry?
  let cache: Duration?
  let timeout: Duration?

  /// Makes a request. Without `retry`, `cache` or `timeout` it has those of its client.
  public init(
    _ name: String, _ method: HTTPMethod, _ path: HTTPPath, query: HTTPFields = [:],
    headers: HTTPFields = [:], body: (any Encodable & Sendable)? = nil, form: HTTPFields? = nil,
    retry: HTTPRetry? = nil, cache: Duration? = nil, timeout: Duration? = nil
  ) {
    self.name = name
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.form = form
    self.retry = retry
    self.cache = cache
    self.timeout = timeout
  }

  /// The request as the session sends it, with what all requests of the client have.
  func urlRequest(
    base: URL, query common: HTTPFields, headers commonHeaders: HTTPFields,
    accepting accepted: String, timeout: Duration, encoder: JSONEncoder
  ) throws(HTTPFailure.Cause) -> URLRequest {
    var request = URLRequest(url: try url(base: base, common))
    request.httpMethod = method.rawValue
    // The transport keeps the time: Foundation on Linux takes half a second as none.
    request.timeoutInterval = (timeout / .seconds(1)).rounded(.up) + 1
    request.setValue(accepted, forHTTPHeaderField: "Accept")
    if let body {
      do {
        request.httpBody = try encoder.encode(body)
      } catch {
        throw .unsendable("the body can't be written as JSON")
      }
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    if let form {
      request.httpBody = Data(form.query.utf8)
      request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    }
    for header in commonHeaders.all + headers.all where !header.texts.isEmpty {
      let text = header.texts.joined(separator: ", ")
      guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
        throw .unsendable("the header '\(header.name)' holds a control character")
      }
      request.setValue(text, forHTTPHeaderField: header.name)
    }
    return request
  }

  private func url(base: URL, _ common: HTTPFields) throws(HTTPFailure.Cause) -> URL {
    guard !path.leadsAstray else {
      throw .unsendable("a part of the path is empty, '.' or '..'")
    }
    guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
      throw .unsendable("the base is no URL")
    }
    var start = parts.percentEncodedPath
    while start.hasSuffix("/") { start.removeLast() }
    parts.percentEncodedPath = start + path.encoded
    let queries = [parts.percentEncodedQuery ?? "", common.query, query.query]
    let query = queries.filter { !$0.isEmpty }.joined(separator: "&")
    parts.percentEncodedQuery = query.isEmpty ? nil : query
    parts.fragment = nil
    guard let url = parts.url else { throw .unsendable("the parts make no URL") }
    return url
  }
}

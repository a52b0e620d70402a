import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends the requests of one service, and reads what comes back.
public nonisolated final class HTTPClient: HTTPService, Sendable {
  private let service: String
  private let base: URL
  private let query: HTTPFields
  private let headers: HTTPFields
  private let dates: HTTPDates
  private let retry: HTTPRetry?
  private let cacheTime: Duration?
  private let timeout: Duration
  private let transport: HTTPTransport
  private let time: HTTPTime
  private let cache = HTTPCache()
  private let onFailure: @Sendable (HTTPFailure) -> Void

  /// Makes a client; `query` and `headers` go with every request. What a request does not say
  /// itself is said here: `timeout`, `retry` of what may be done twice, which a POST or PATCH may
  /// not, and how long a `cache` keeps what a GET answers.
  public init(
    _ service: String, base: URL, query: HTTPFields = [:], headers: HTTPFields = [:],
    dates: HTTPDates = .iso8601, retry: HTTPRetry? = nil, cache: Duration? = nil,
    timeout: Duration = .seconds(60), session: URLSession, time: HTTPTime = HTTPTime(),
    longestAnswer: Int = 32 << 20, onFailure: @escaping @Sendable (HTTPFailure) -> Void = { _ in }
  ) {
    self.service = service
    self.base = base
    self.query = query
    self.headers = headers
    self.dates = dates
    self.retry = retry
    cacheTime = cache
    self.timeout = timeout
    transport = HTTPTransport(like: session, longest: longestAnswer)
    self.time = time
    self.onFailure = onFailure
  }

  /// The value at a place of the answer, which is JSON.
  public func value<Value: Decodable & Sendable>(
    of request: HTTPRequest, at way: [HTTPKey] = []
  ) async throws(HTTPFailure) -> Value {
    try await read(request) { data throws(HTTPFailure.Cause) in
      guard let value = try self.value(Value.self, in: data, at: way) else {
        throw .unreadable("\(DecodingError.path(way)) is missing")
      }
      return value
    }
  }

  /// The value at a place of the answer, or another where there is nothing at that place.
  public func value<Value: Decodable & Sendable>(
    of request: HTTPRequest, at way: [HTTPKey] = [], orElse missing: Value
  ) async throws(HTTPFailure) -> Value {
    try await read(request) { data throws(HTTPFailure.Cause) in
      if data.isEmpty { return missing }
      return try self.value(Value.self, in: data, at: way) ?? missing
    }
  }

  /// The answer as it is.
  public func data(of request: HTTPRequest) async throws(HTTPFailure) -> Data {
    try await read(request, as: "*/*") { data throws(HTTPFailure.Cause) in data }
  }

  /// The answer as it is; nil where it is empty.
  public func dataIfAny(of request: HTTPRequest) async throws(HTTPFailure) -> Data? {
    let data = try await data(of: request)
    return data.isEmpty ? nil : data
  }

  /// Sends a request whose answer nobody reads.
  public func send(_ request: HTTPRequest) async throws(HTTPFailure) {
    try await read(request, as: "*/*", keeping: request.cache) { _ throws(HTTPFailure.Cause) in }
  }

  // MARK: One call

  private func read<Value>(
    _ request: HTTPRequest, as accepted: String = "application/json",
    _ read: (Data) throws(HTTPFailure.Cause) -> Value
  ) async throws(HTTPFailure) -> Value {
    let age = request.cache ?? (request.method == .get ? cacheTime : nil)
    return try await self.read(request, as: accepted, keeping: age, read)
  }

  private func read<Value>(
    _ request: HTTPRequest, as accepted: String, keeping age: Duration?,
    _ read: (Data) throws(HTTPFailure.Cause) -> Value
  ) async throws(HTTPFailure) -> Value {
    do throws(HTTPFailure.Cause) {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = dates.encoding
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let sent = try request.urlRequest(
        base: base, query: query, headers: headers, accepting: accepted,
        timeout: request.timeout ?? timeout, encoder: encoder)
      guard let age, let key = key(of: sent) else {
        return try read(try await answer(to: sent, request))
      }
      if let data = cache.data(for: key, at: time.now()) { return try read(data) }
      let data = try await answer(to: sent, request)
      let value = try read(data)
      cache.keep(data, for: key, until: time.now() + age / .seconds(1))
      return value
    } catch {
      let failure = HTTPFailure(service: service, method: request.name, cause: error)
      if error != .cancelled { onFailure(failure) }
      throw failure
    }
  }

  /// What two requests for the same answer have in common.
  private func key(of request: URLRequest) -> String? {
    guard let url = request.url else { return nil }
    let headers = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    return ([url.absoluteString] + headers.flatMap { [$0.key, $0.value] }).joined(separator: "\n")
  }

  private func answer(
    to sent: URLRequest, _ request: HTTPRequest
  ) async throws(HTTPFailure.Cause) -> Data {
    let retry = request.retry ?? (request.method.mayBeRepeated ? retry : nil)
    var tries = 0
    while true {
      tries += 1
      let failure: HTTPFailure.Cause
      var retryAfter: Duration?
      switch await transport.send(sent, timeout: request.timeout ?? timeout, time: time) {
      case .success((let response, let data)):
        if (200...299).contains(response.statusCode) { return data }
        failure = .status(response.statusCode)
        retryAfter = response.retryAfter(now: time.now())
      case .failure(let cause): failure = cause
      }
      guard
        let pause = retry?.pause(
          after: failure, tries: tries, retryAfter: retryAfter, chance: time.chance())
      else { throw failure }
      do { try await time.sleep(pause) } catch { throw .cancelled }
    }
  }

  private func value<Value: Decodable>(
    _ type: Value.Type, in data: Data, at way: [HTTPKey]
  ) throws(HTTPFailure.Cause) -> Value? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = dates.decoding
    do {
      return try decoder.decode(
        PlacedValue<Value>.self, from: data, configuration: way
      ).value
    } catch let error as DecodingError {
      throw .unreadable(error.place)
    } catch {
      throw .unreadable("it can't be read")
    }
  }
}

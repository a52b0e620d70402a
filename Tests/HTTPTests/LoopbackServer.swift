import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A real HTTP server on the loopback address: it answers each request as the test says.
final class LoopbackServer: Sendable {
  struct Request: Sendable {
    /// `GET /photos?page=1`, as it came.
    var target: String
    /// The lines of the head that follow.
    var headers: [String]
    var body: String

    func header(_ name: String) -> String? {
      let start = name.lowercased() + ":"
      return headers.first { $0.lowercased().hasPrefix(start) }
        .map { $0.dropFirst(start.count).trimmingCharacters(in: .whitespaces) }
    }
  }

  enum Answer: Sendable {
    case status(Int, headers: [String] = [], body: [UInt8] = [])
    /// More is announced than comes.
    case truncated(body: String)
    /// A body that goes on until the client has had enough.
    case endless
    /// Nothing, until the client goes away.
    case silence
    /// The connection is closed without a word.
    case hangUp

    static func json(_ text: String) -> Answer {
      .status(200, headers: ["Content-Type: application/json"], body: Array(text.utf8))
    }
  }

  let url: URL
  /// All requests, in the order in which they came.
  let requests = Guarded<[Request]>([])
  /// One element for each client that went away before it had its answer.
  let departures: AsyncStream<Void>
  private let departed: AsyncStream<Void>.Continuation
  private let listener: Int32

  init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    // A client that goes away must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    (departures, departed) = AsyncStream.makeStream()
    #if canImport(Glibc)
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isUp = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isUp, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))")
    else { throw POSIXError(.EADDRNOTAVAIL) }
    self.url = url
    let (requests, departed) = (requests, departed)
    Thread.detachNewThread {
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread {
          let connection = Connection(connection)
          if let request = connection.request() {
            requests.change { $0.append(request) }
            if !connection.send(answer(request)) { departed.yield() }
          }
          connection.close()
        }
      }
    }
  }

  /// The first lines of all requests, without the version.
  var targets: [String] { requests.now.map(\.target) }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }
}

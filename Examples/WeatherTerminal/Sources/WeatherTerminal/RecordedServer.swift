import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A small HTTP server on the loopback address that gives recorded answers, for as long as it is
/// kept.
final class RecordedServer: Sendable {
  /// Where it is.
  let url: URL
  private let listener: Int32

  init() throws {
    // A client that goes away is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isUp = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    guard isUp, let url = URL(string: "http://127.0.0.1:\(port)") else {
      throw POSIXError(.EADDRNOTAVAIL)
    }
    self.url = url
    Thread.detachNewThread {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Self.serve(connection)
        close(connection)
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// Answers one request.
  private static func serve(_ connection: Int32) {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    let end = Array("\r\n\r\n".utf8)
    while request.firstRange(of: end) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0, request.count < 1 << 16 else { return }
      request += buffer[..<count]
    }
    let line = String(decoding: request, as: UTF8.self).prefix { !$0.isNewline }
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "GET" else { return }
    let (status, body) =
      (try? RecordedAnswers().answer(to: String(words[1]))) ?? (500, Data())
    var answer = Data(
      "HTTP/1.1 \(status) Recorded\r\nContent-Type: application/json\r\n".utf8)
    if status != 204 { answer += Data("Content-Length: \(body.count)\r\n".utf8) }
    answer += Data("Connection: close\r\n\r\n".utf8) + body
    var rest = Array(answer)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

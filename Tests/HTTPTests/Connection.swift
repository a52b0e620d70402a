import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One connection of the server, for one request.
struct Connection {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func request() -> LoopbackServer.Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    let gap = Array("\r\n\r\n".utf8)
    while true {
      if let end = bytes.firstRange(of: gap) {
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let lines = head.components(separatedBy: "\r\n")
        var request = LoopbackServer.Request(
          target: lines[0].replacingOccurrences(of: " HTTP/1.1", with: ""),
          headers: Array(lines.dropFirst()), body: "")
        let length = request.header("Content-Length").flatMap { Int($0) } ?? 0
        if bytes.count - end.upperBound >= length {
          request.body = String(decoding: bytes[end.upperBound...], as: UTF8.self)
          return request
        }
      }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  /// Sends the answer; whether the client waited for all of it.
  func send(_ answer: LoopbackServer.Answer) -> Bool {
    switch answer {
    case .status(let status, let headers, let body):
      let lines = ["HTTP/1.1 \(status) Status", "Content-Length: \(body.count)"] + headers
      return write(head(lines)) && write(body)
    case .truncated(let body):
      return write(head(["HTTP/1.1 200 OK", "Content-Length: \(body.utf8.count + 100)"]))
        && write(Array(body.utf8))
    case .endless:
      guard write(head(["HTTP/1.1 200 OK"])) else { return false }
      let block = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 16)
      // More than any client reads; Foundation keeps what arrives while its threads are busy.
      for _ in 0..<1 << 10 { guard write(block) else { return false } }
      return send(.silence)
    case .silence:
      var byte: UInt8 = 0
      _ = recv(descriptor, &byte, 1, 0)
      return false
    case .hangUp: return true
    }
  }

  func close() {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }

  private func head(_ lines: [String]) -> [UInt8] {
    Array((lines + ["Connection: close", "", ""]).joined(separator: "\r\n").utf8)
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.send(descriptor, buffer.baseAddress, buffer.count, 0)
        #elseif canImport(Musl)
          Musl.send(descriptor, buffer.baseAddress, buffer.count, 0)
        #else
          Darwin.send(descriptor, buffer.baseAddress, buffer.count, 0)
        #endif
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

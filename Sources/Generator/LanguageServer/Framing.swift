/// Cuts a stream of bytes into messages, each after a header that says how long it is.
public struct Framing: Sendable {
  private var bytes: [UInt8] = []

  /// Nothing was read yet.
  public init() {}

  /// Takes what was read.
  public mutating func take(_ more: some Sequence<UInt8>) {
    bytes += more
  }

  /// The next message that is there as a whole.
  public mutating func next() -> [UInt8]? {
    let end = Array("\r\n\r\n".utf8)
    guard bytes.count >= end.count,
      let start = (0...(bytes.count - end.count)).first(where: {
        bytes[$0..<$0 + end.count].elementsEqual(end)
      })
    else { return nil }
    var length = 0
    for line in String(decoding: bytes[..<start], as: UTF8.self).split(whereSeparator: {
      $0.isNewline
    }) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      length = Int(parts[1].filter { $0 != " " }) ?? 0
    }
    let body = start + end.count
    guard length >= 0, bytes.count - body >= length else { return nil }
    let message = Array(bytes[body..<body + length])
    bytes.removeFirst(body + length)
    return message
  }

  /// A message with its header.
  public static func framed(_ text: String) -> String {
    "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
  }
}

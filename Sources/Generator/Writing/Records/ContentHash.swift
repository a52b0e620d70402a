/// A number that tells whether a content is the one that was written. It is there to notice an
/// edit, not to keep anybody from forging one.
public struct ContentHash: Hashable, Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of nothing.
  public init() {}

  /// The hash of a content.
  public init(of bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
    add(UInt64(bytes.count))
  }

  /// The hash of a file's content; nil where there is no file, or only a link to one.
  public init?(ofFileAt path: String) {
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard (try? status(of: descriptor, path)) != nil else { return nil }
    let size = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      var size = 0
      while true {
        // Each part but the last is full: where it ended would make a difference.
        let part = fill(buffer, from: descriptor)
        guard part >= 0 else { return -1 }
        add(UnsafeRawBufferPointer(rebasing: buffer[..<part]))
        size += part
        if part < buffer.count { return size }
      }
    }
    guard size >= 0 else { return nil }
    add(UInt64(size))
  }

  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Adds a text and its length, which keeps it apart from its neighbours.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    add(UInt64(text.utf8.count))
  }

  /// Eight bytes at a time, with zeros behind the last.
  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      place += 8
    }
    guard place < bytes.count else { return }
    var last: UInt64 = 0
    for byte in bytes[place...].reversed() { last = last << 8 | UInt64(byte) }
    add(last)
  }

  /// Each step can be undone: contents of one length that differ in one place have other numbers.
  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 32
  }

  /// Sixteen digits.
  public var text: String {
    var bytes: [UInt8] = []
    add(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the digits.
  func add(to bytes: inout [UInt8]) {
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = UInt8(value >> shift & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }
}

/// Reads until a buffer is full or the file ends: how many bytes there are; negative where it can't
/// be read.
private func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
  var size = 0
  while size < buffer.count {
    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[size...])
    let count = retrying { read(descriptor, rest.baseAddress, rest.count) }
    if count < 0 { return count }
    if count == 0 { break }
    size += count
  }
  return size
}

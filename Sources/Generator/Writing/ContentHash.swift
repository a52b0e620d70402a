#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A number that tells whether a content is the one that was written: FNV-1a, in 64 bits. It is
/// there to notice an edit, not to keep anybody from forging one.
public struct ContentHash: Hashable, Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of nothing.
  public init() {}

  /// The hash of a content.
  public init(of bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// The hash of what is in a file; nil where it is none, or a link to one.
  public init?(ofFileAt path: String) {
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard (try? status(of: descriptor, path)) != nil else { return nil }
    let isRead = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let count = retrying { read(descriptor, buffer.baseAddress, buffer.count) }
        guard count > 0 else { return count == 0 }
        add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    guard isRead else { return nil }
  }

  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Adds a text, which is told apart from those before and after it.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    add(byte: 0)
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { add(byte: byte) }
  }

  private mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Sixteen digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

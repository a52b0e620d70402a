/// A number that tells whether a content is the one that was written: FNV-1a, in 64 bits. It is
/// there to notice an edit, not to keep anybody from forging one.
public struct ContentHash: Hashable, Sendable {
  let value: UInt64

  /// The hash of a content.
  public init(of bytes: some Sequence<UInt8>) {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.value = value
  }

  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Sixteen digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

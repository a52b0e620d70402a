/// The stable name of a kind of message: `MVG014`.
public struct DiagnosticID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number in the name.
  public let number: UInt16

  /// The id with that number.
  public init(_ number: UInt16) {
    self.number = number
  }

  /// Reads `MVG014`, also in small letters; nothing for any other text.
  public init?(text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 6, bytes.count <= 8 else { return nil }
    for (byte, letter) in zip(bytes, "MVG".utf8) where byte & 0xDF != letter { return nil }
    var value = 0
    for byte in bytes.dropFirst(3) {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    guard let number = UInt16(exactly: value) else { return nil }
    self.number = number
    // One id has one spelling: no zeros beyond the three digits.
    guard description.utf8.count == bytes.count else { return nil }
  }

  /// `MVG` and at least three digits.
  public var description: String { "MVG" + String(number).padded(to: 3) }

  /// Ids are ordered by their number.
  public static func < (left: DiagnosticID, right: DiagnosticID) -> Bool {
    left.number < right.number
  }
}

nonisolated extension String {
  /// The text with everything encoded that could mean something in a URL: letters, digits and
  /// `-._~` stay as they are, and what else is asked for. With `%` among that, what is encoded
  /// already stays so; a `%` by itself is encoded as anything else.
  func percentEncoded(keeping kept: String = "") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let kept = Set(kept.utf8)
    let text = Array(utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for (place, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "%") where kept.contains(byte):
        let isEncoded =
          text.count > place + 2 && text[place + 1...place + 2].allSatisfy(\.isHexDigit)
        bytes += isEncoded ? [byte] : Array("%25".utf8)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      case _ where kept.contains(byte): bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

nonisolated extension UInt8 {
  fileprivate var isHexDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit }
}

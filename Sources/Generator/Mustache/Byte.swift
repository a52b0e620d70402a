/// Bytes that the format gives a meaning to.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let equals = UInt8(ascii: "=")

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == newline || byte == carriageReturn
  }
}

/// Bytes as text, as `Data` reads them.
enum Base64 {
  static func text(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var value = 0
      for byte in part { value = value << 8 | Int(byte) }
      value <<= (3 - part.count) * 8
      for index in 0..<4 {
        text.append(
          index <= part.count ? letters[value >> ((3 - index) * 6) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

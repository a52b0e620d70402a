extension JSONValue {
  /// The value in one line, without spaces: for programs.
  public var compact: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: nil)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value with a line for each member and element: for people.
  public var pretty: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], indent: Int?) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    // JSON has no word for what is no number.
    case .number(let number): bytes += (number.isFinite ? "\(number)" : "null").utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      Self.writeList(elements.count, "[", "]", to: &bytes, indent: indent) { index, bytes, inner in
        elements[index].write(to: &bytes, indent: inner)
      }
    case .object(let members):
      Self.writeList(members.count, "{", "}", to: &bytes, indent: indent) { index, bytes, inner in
        Self.write(members[index].name, to: &bytes)
        bytes += (inner == nil ? ":" : ": ").utf8
        members[index].value.write(to: &bytes, indent: inner)
      }
    }
  }

  private static func writeList(
    _ count: Int, _ open: String, _ close: String, to bytes: inout [UInt8], indent: Int?,
    _ element: (Int, inout [UInt8], Int?) -> Void
  ) {
    bytes += open.utf8
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(indent.map { $0 + 2 }, &bytes)
      element(index, &bytes, indent.map { $0 + 2 })
    }
    if count > 0 { breakLine(indent, &bytes) }
    bytes += close.utf8
  }

  private static func breakLine(_ indent: Int?, _ bytes: inout [UInt8]) {
    guard let indent else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += [UInt8](repeating: UInt8(ascii: " "), count: indent)
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONValue {
  /// The value in one line, without spaces: for programs.
  public var compact: String { text(JSONWriter()) }

  /// The value with a line for each member and element: for people.
  public var pretty: String { text(JSONWriter(indentation: 0)) }

  private func text(_ writer: JSONWriter) -> String {
    var writer = writer
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

private struct JSONWriter {
  var bytes: [UInt8] = []
  /// How many spaces a new line starts with; nil where all is in one line.
  var indentation: Int?

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    // JSON has no word for what is no number.
    case .number(let number): bytes += (number.isFinite ? "\(number)" : "null").utf8
    case .string(let text): write(text)
    case .array(let elements): writeList(elements, "[", "]") { $0.write($1) }
    case .object(let members):
      writeList(members, "{", "}") { writer, member in
        writer.write(member.name)
        writer.bytes += (writer.indentation == nil ? ":" : ": ").utf8
        writer.write(member.value)
      }
    }
  }

  private mutating func writeList<Element>(
    _ elements: [Element], _ open: String, _ close: String,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    bytes += open.utf8
    indent(by: 2)
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine()
      write(&self, element)
    }
    indent(by: -2)
    if !elements.isEmpty { breakLine() }
    bytes += close.utf8
  }

  private mutating func indent(by spaces: Int) { indentation = indentation.map { $0 + spaces } }

  private mutating func breakLine() {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += [UInt8](repeating: UInt8(ascii: " "), count: indentation)
  }

  private mutating func write(_ text: String) {
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

/// Why a text is no JSON.
public struct JSONError: Error, Equatable, Sendable {
  /// The place, in bytes.
  var offset: Int
  /// What is wrong there.
  var reason: String
}

extension JSONValue {
  /// Reads a text as JSON.
  public init(parsing text: some Sequence<UInt8>) throws(JSONError) {
    var parser = JSONParser(bytes: Array(text))
    self = try parser.document()
  }
}

/// Reads JSON strictly, in one pass.
private struct JSONParser {
  let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// Deeper values are an attack on whoever reads them.
  private static let deepest = 200

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw wrong("something follows the value") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    guard index < bytes.count else { throw wrong("a value is missing") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else { throw wrong("the value is too deep") }
    depth += 1
    index += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw wrong("the name of a member is missing")
      }
      let name = try string()
      guard take(":") else { throw wrong("a colon is missing") }
      members.append(JSONValue.Member(name, try value()))
    } while take(",")
    guard take("}") else { throw wrong("a brace is missing") }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    if take("]") { return .array([]) }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw wrong("a bracket is missing") }
    return .array(elements)
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    while index < bytes.count, Self.isOfNumber(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let number = Int(text), !text.hasPrefix("+") { return .integer(number) }
    guard let first = text.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "."),
      let number = Double(text), number.isFinite
    else {
      index = start
      throw wrong("this is no value")
    }
    return .number(number)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw wrong("a control character stands in a text")
      default: text.append(byte)
      }
    }
    throw wrong("a quote is not closed")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard index < bytes.count else { throw wrong("a quote is not closed") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"): text += String(try scalar()).utf8
    default: throw wrong("there is no such escape")
    }
  }

  /// The character of `\u` and four digits, or of two of them, which together stand for one.
  private mutating func scalar() throws(JSONError) -> Character {
    let first = try fourDigits()
    var code = UInt32(first)
    if 0xD800...0xDBFF ~= first, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let second = try fourDigits()
      guard 0xDC00...0xDFFF ~= second else { return "\u{FFFD}" }
      code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    }
    return Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONError) -> UInt16 {
    guard index + 4 <= bytes.count,
      let code = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw wrong("four digits are missing") }
    index += 4
    return code
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw wrong("this is no value") }
    index += word.utf8.count
    return value
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private func wrong(_ reason: String) -> JSONError {
    JSONError(offset: index, reason: reason)
  }
}

import MVVMGenDiagnostics
import MVVMGenExpressions

/// A literal of a type that is written as one text; nil where the text is none.
func parseLiteral(_ text: String, as type: ValueType) -> TypedExpression? {
  switch type {
  case .bool:
    text == "true" || text == "false" ? TypedExpression(.bool(text == "true"), type) : nil
  case .int: wholeNumber(text).map { TypedExpression(.integer($0), type) }
  case .decimal where !isDecimal(text): nil
  case .double, .decimal:
    if let number = wholeNumber(text), number.magnitude < 1 << 53 {
      TypedExpression(.integer(number), type)
    } else if isDecimalNumber(text) {
      TypedExpression(.decimal(text), type)
    } else {
      nil
    }
  case .date: parseDate(text).map { TypedExpression(.date($0), type) }
  case .url: isURL(text) ? TypedExpression(.url(text), type) : nil
  case .uuid: isUUID(text) ? TypedExpression(.uuid(text.uppercased()), type) : nil
  case .data: parseBase64(text).map { TypedExpression(.data($0), type) }
  default: nil
  }
}

private func wholeNumber(_ text: String) -> Int? {
  // Int takes a `+`, which no number in Swift has.
  text.hasPrefix("+") ? nil : Int(text)
}

/// Digits with a point or an exponent, in the range in which a Double has all its digits: Swift
/// warns of those that are nearer to 0.
func isDecimalNumber(_ text: String) -> Bool {
  guard hasFormOfNumber(text), let number = Double(text) else { return false }
  return number.isNormal || number == 0 && isZero(text)
}

/// Digits with a point or an exponent, of any size.
func hasFormOfNumber(_ text: String) -> Bool {
  guard let first = text.utf8.first, first.isDigit || first == UInt8(ascii: "-") else {
    return false
  }
  let bytes = Array(text.utf8)
  var index = 0
  func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    return index - start
  }
  if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
  guard skipDigits() > 0 else { return false }
  if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
    index += 1
    guard skipDigits() > 0 else { return false }
  }
  if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    guard skipDigits() > 0 else { return false }
  }
  return index == bytes.count
}

/// Whether there is no digit but 0 in front of the exponent.
private func isZero(_ number: String) -> Bool {
  number.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    .allSatisfy { !$0.isDigit || $0 == UInt8(ascii: "0") }
}

/// A number that Decimal keeps as it is written: 38 digits, and a power of ten from -128 to 127.
func isDecimal(_ text: String) -> Bool {
  let parts = text.lowercased().split(separator: "e", maxSplits: 1)
  guard isDecimalNumber(text), let number = parts.first else { return false }
  // Its power may be of any size.
  if isZero(text) { return true }
  var digits = number.utf8.filter { $0.isDigit }[...]
  var power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  if let point = number.utf8.firstIndex(of: UInt8(ascii: ".")) {
    power -= number.utf8.distance(from: point, to: number.utf8.endIndex) - 1
  }
  while digits.last == UInt8(ascii: "0") {
    digits.removeLast()
    power += 1
  }
  digits = digits.drop { $0 == UInt8(ascii: "0") }
  // A large power is spelt out in digits, as far as there is room for them.
  return digits.count <= 38 && power >= -128 && power - 127 <= 38 - digits.count
}

private func isUUID(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  guard bytes.count == 36 else { return false }
  for (index, byte) in bytes.enumerated() {
    let isDash = index == 8 || index == 13 || index == 18 || index == 23
    guard isDash ? byte == UInt8(ascii: "-") : byte.isHexDigit else { return false }
  }
  return true
}

private func parseBase64(_ text: String) -> [UInt8]? {
  let letters = text.utf8.filter { $0 != 0x0A && $0 != 0x20 }
  guard letters.count % 4 == 0 else { return nil }
  var bytes: [UInt8] = []
  var buffer: UInt32 = 0
  var bits = 0
  var padding = 0
  for letter in letters {
    let value: UInt32
    switch letter {
    case 0x41...0x5A: value = UInt32(letter - 0x41)
    case 0x61...0x7A: value = UInt32(letter - 0x61 + 26)
    case 0x30...0x39: value = UInt32(letter - 0x30 + 52)
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    case UInt8(ascii: "="):
      padding += 1
      continue
    default: return nil
    }
    guard padding == 0 else { return nil }
    buffer = buffer << 6 | value
    bits += 6
    if bits >= 8 {
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
      buffer &= (1 << bits) - 1
    }
  }
  return padding <= 2 ? bytes : nil
}

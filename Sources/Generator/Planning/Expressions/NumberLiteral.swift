/// Numbers as Swift's linter wants them.
enum NumberLiteral {
  /// A whole number, with its digits grouped where they are many.
  static func integer(_ value: Int) -> String {
    grouped(String(value))
  }

  /// A whole number as a Double.
  static func double(_ value: Int) -> String {
    grouped(String(value)) + ".0"
  }

  /// A Double as it was written. Swift warns of a whole number that a Double can't hold exactly,
  /// unless it has a point.
  static func double(_ text: String) -> String {
    let isWhole = text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    if isWhole { return grouped(text) + ".0" }
    let parts = text.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? "\(grouped(String(parts[0]))).\(parts[1])" : text
  }

  /// A number with digits after the point.
  static func decimal(_ value: Double) -> String {
    let parts = "\(value)".split(separator: ".", maxSplits: 1)
    // One with an exponent stays as it is.
    guard parts.count == 2, parts[1].allSatisfy({ $0.isNumber }) else { return "\(value)" }
    return "\(grouped(String(parts[0]))).\(parts[1])"
  }

  private static func grouped(_ number: String) -> String {
    let sign = number.hasPrefix("-") ? "-" : ""
    let digits = Array(number.utf8.drop { $0 == UInt8(ascii: "-") })
    guard digits.count >= 7 else { return number }
    var result: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { result.append(UInt8(ascii: "_")) }
      result.append(digit)
    }
    return sign + String(decoding: result, as: UTF8.self)
  }
}

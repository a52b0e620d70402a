import Foundation

// Values that were checked when the code was written: what can't be is replaced, never trapped on.
nonisolated extension URL {
  /// The URL that a text spells.
  public init(literal text: String) {
    self = URL(string: text) ?? URL(fileURLWithPath: text)
  }
}

nonisolated extension UUID {
  /// The UUID that a text spells.
  public init(literal text: String) {
    self = UUID(uuidString: text) ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

nonisolated extension Date {
  /// The time that a text spells in ISO 8601: `2024-05-01T12:00:00Z`.
  public init(literal text: String) {
    self = Date(iso8601: text) ?? Date(timeIntervalSinceReferenceDate: 0)
  }
}

nonisolated extension Data {
  /// The data that a text spells in base64.
  public init(base64 text: String) {
    self = Data(base64Encoded: text) ?? Data()
  }
}

nonisolated extension Decimal {
  /// The number that a text spells, to the last digit.
  public init(literal text: String) {
    self =
      Self.short(text) ?? Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? 0
  }

  /// A number that an Int has room for but for its point, as most are that are written in code:
  /// they stand where values are derived, and a locale and a parser for each would be seen there.
  private static func short(_ text: String) -> Decimal? {
    var digits = 0
    var fraction: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let (tens, isTooLong) = digits.multipliedReportingOverflow(by: 10)
        let (sum, overflows) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
        guard !isTooLong, !overflows else { return nil }
        digits = sum
        fraction? += 1
      case UInt8(ascii: ".") where fraction == nil: fraction = 0
      default: return nil
      }
    }
    var places = fraction ?? 0
    while places > 0, digits.isMultiple(of: 10) {
      digits /= 10
      places -= 1
    }
    // With more places it is rounded, or none at all.
    return places > 100
      ? nil : Decimal(sign: .plus, exponent: -places, significand: Decimal(digits))
  }
}

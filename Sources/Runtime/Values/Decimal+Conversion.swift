import Foundation

nonisolated extension Decimal {
  /// The number as Swift shows it: 0.1 is a tenth, and not the nearest number of base two. What a
  /// Decimal can't hold is no number; what is next to nothing is 0.
  public init(converting number: Double) {
    self = Decimal(text: "\(number)") ?? .nan
  }

  /// The number that a text spells, all of it; nil for any other text. What is next to nothing is
  /// 0.
  public init?(text: String) {
    // Foundation reads as much of a text as it can, and would take `12 apples` for 12.
    guard let number = Double(text), number.isFinite, text.utf8.allSatisfy(Self.isPartOfNumber)
    else { return nil }
    if let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) {
      self = decimal
    } else if number.magnitude < 1 {
      // It has more digits behind the point than a Decimal can hold.
      self = 0
    } else {
      return nil
    }
  }

  /// The product. Foundation stops the program where it has more digits behind the point than a
  /// Decimal can hold; here it is as near as a Double comes to it then.
  public func multiplied(by other: Decimal) -> Decimal {
    guard exponent + other.exponent < -128 else { return self * other }
    return Decimal(converting: Double(converting: self) * Double(converting: other))
  }

  /// A digit, a sign, a point or the letter of an exponent.
  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

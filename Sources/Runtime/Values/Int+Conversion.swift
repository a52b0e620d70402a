import Foundation

nonisolated extension Int {
  /// Cuts off what follows the point; the nearest number there is; zero for what is no number.
  @inlinable
  public init(saturating number: Double) {
    if number.isNaN {
      self = 0
    } else {
      self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
  }

  /// Cuts off what follows the point; the nearest number there is; zero for what is no number.
  public init(saturating number: Decimal) {
    guard !number.isNaN else {
      self = 0
      return
    }
    if number >= Decimal(Int.max) {
      self = .max
    } else if number <= Decimal(Int.min) {
      self = .min
    } else {
      var number = number
      var whole = Decimal()
      NSDecimalRound(&whole, &number, 0, number < 0 ? .up : .down)
      self = Int("\(whole)") ?? 0
    }
  }
}

nonisolated extension Double {
  /// The nearest Double.
  public init(converting number: Decimal) {
    // What NSDecimalNumber says on Linux is often the one beside it.
    self = Double("\(number)") ?? NSDecimalNumber(decimal: number).doubleValue
  }
}

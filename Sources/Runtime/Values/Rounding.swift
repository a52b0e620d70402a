import Foundation

nonisolated extension Double {
  /// Rounded to so many digits after the point; a half, of the number as it is shown, goes away
  /// from zero.
  public func rounded(toPlaces digits: Int) -> Double {
    // A Decimal has no more digits after the point than 127.
    guard isFinite, digits <= 127 else { return self }
    guard let shown = Decimal(string: "\(self)"), !shown.isNaN else {
      // Too large to have digits after the point, or too small to have any before the last.
      return magnitude < 1 ? 0 : self
    }
    return Double("\(shown.rounded(toPlaces: digits))") ?? self
  }
}

nonisolated extension Decimal {
  /// Rounded to so many digits after the point; a half goes away from zero.
  public func rounded(toPlaces digits: Int) -> Decimal {
    guard !isNaN else { return self }
    var number = self
    var result = Decimal()
    NSDecimalRound(&result, &number, min(max(digits, -127), 127), .plain)
    return result
  }
}

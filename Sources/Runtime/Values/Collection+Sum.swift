import Foundation

/// A number that sums are made of.
public nonisolated protocol Summable: AdditiveArithmetic {
  /// The sum of both, or the nearest number there is.
  func adding(_ other: Self) -> Self
}

nonisolated extension Summable {
  /// The sum of both.
  @inlinable
  public func adding(_ other: Self) -> Self { self + other }
}

nonisolated extension Int: Summable {}
nonisolated extension Double: Summable {}
nonisolated extension Decimal: Summable {}

nonisolated extension Sequence where Element: Summable {
  /// The sum; zero of nothing.
  @inlinable
  public func sum() -> Element { reduce(.zero) { $0.adding($1) } }
}

nonisolated extension Sequence {
  /// The sum of a number of each element; zero of nothing.
  @inlinable
  public func sum<Number: Summable>(_ number: (Element) throws -> Number) rethrows -> Number {
    try reduce(.zero) { $0.adding(try number($1)) }
  }
}

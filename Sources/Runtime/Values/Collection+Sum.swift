import Foundation

/// A number that sums are made of.
public nonisolated protocol Summable: AdditiveArithmetic {
  /// The sum with this number, or the nearest number there is. Not `adding`: a second one of that
  /// name beside that of `Int` makes Swift try both at each step of a long sum, which takes it
  /// minutes.
  func added(to sum: Self) -> Self
}

nonisolated extension Summable {
  /// The sum with this number.
  @inlinable
  public func added(to sum: Self) -> Self { sum + self }
}

nonisolated extension Int: Summable {
  /// The sum with this number, or the nearest number there is.
  @inlinable
  public func added(to sum: Int) -> Int { sum.adding(self) }
}

nonisolated extension Double: Summable {}
nonisolated extension Decimal: Summable {}

nonisolated extension Sequence where Element: Summable {
  /// The sum; zero of nothing.
  @inlinable
  public func sum() -> Element { reduce(.zero) { $1.added(to: $0) } }
}

nonisolated extension Sequence {
  /// The sum of a number of each element; zero of nothing.
  @inlinable
  public func sum<Number: Summable>(_ number: (Element) throws -> Number) rethrows -> Number {
    try reduce(.zero) { try number($1).added(to: $0) }
  }
}

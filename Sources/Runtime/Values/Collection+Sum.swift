import Foundation

nonisolated extension Sequence<Int> {
  /// The sum, or the nearest number there is; zero of nothing.
  @inlinable
  public func sum() -> Int { reduce(0) { $0.adding($1) } }
}

nonisolated extension Sequence<Double> {
  /// The sum; zero of nothing.
  @inlinable
  public func sum() -> Double { reduce(0, +) }
}

nonisolated extension Sequence<Decimal> {
  /// The sum; zero of nothing.
  public func sum() -> Decimal { reduce(0, +) }
}

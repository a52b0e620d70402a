// Arithmetic that stops at the largest and the smallest number instead of trapping.
nonisolated extension Int {
  /// The sum, or the nearest number there is.
  @inlinable
  public func adding(_ other: Int) -> Int {
    let (sum, isTooFar) = addingReportingOverflow(other)
    return isTooFar ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the nearest number there is.
  @inlinable
  public func subtracting(_ other: Int) -> Int {
    let (difference, isTooFar) = subtractingReportingOverflow(other)
    return isTooFar ? (other < 0 ? .max : .min) : difference
  }

  /// The product, or the nearest number there is.
  @inlinable
  public func multiplied(by other: Int) -> Int {
    let (product, isTooFar) = multipliedReportingOverflow(by: other)
    return isTooFar ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The quotient; divided by zero it is zero.
  @inlinable
  public func divided(by other: Int) -> Int {
    let (quotient, isTooFar) = dividedReportingOverflow(by: other)
    return isTooFar ? (other == 0 ? 0 : .max) : quotient
  }

  /// The remainder; divided by zero it is zero.
  @inlinable
  public func remainder(by other: Int) -> Int {
    other == 0 || other == -1 ? 0 : self % other
  }

  /// The number with the other sign, or the nearest there is.
  @inlinable public var negated: Int { 0.subtracting(self) }

  /// The number without its sign, or the nearest there is.
  @inlinable public var absolute: Int { self < 0 ? negated : self }
}

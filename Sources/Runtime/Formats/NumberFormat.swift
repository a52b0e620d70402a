import Foundation

/// Shows a number with so many digits after the point.
///
/// A class, so that what holds one need not know how a style of Foundation is copied.
public nonisolated final class NumberFormat: Sendable {
  private let style: Decimal.FormatStyle
  private let doubleStyle: FloatingPointFormatStyle<Double>

  /// Shows numbers with exactly so many digits after the point.
  public convenience init(
    fraction: Int,
    grouping: Bool = false,
    _ environment: ScreenEnvironment,
    locale: String? = nil
  ) {
    self.init(
      minFraction: fraction,
      maxFraction: fraction,
      grouping: grouping,
      environment,
      locale: locale
    )
  }

  /// Shows numbers with at least and at most so many digits after the point.
  public init(
    minFraction: Int = 0,
    maxFraction: Int = 3,
    grouping: Bool = false,
    _ environment: ScreenEnvironment,
    locale: String? = nil
  ) {
    let locale = environment.locale(locale)
    let range = FractionRange(minFraction, maxFraction)
    style = Decimal.FormatStyle(locale: locale)
      .precision(.fractionLength(range.bounds))
      .rounded(rule: .toNearestOrEven)
      .grouping(grouping ? .automatic : .never)
    doubleStyle = FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength(range.bounds))
      .rounded(rule: .toNearestOrEven)
      .grouping(grouping ? .automatic : .never)
  }

  /// The number as text.
  public func text(_ number: Double) -> String {
    withoutEmptySign(number) { doubleStyle.format($0) }
  }

  /// The number as text.
  public func text(_ number: Decimal) -> String {
    withoutEmptySign(number) { style.format($0) }
  }

  /// The number as text.
  public func text(_ number: Int) -> String {
    style.format(Decimal(number))
  }
}

import Foundation

/// Shows a number as per cent: 0.25 is 25 %.
///
/// A class, so that what holds one need not know how a style of Foundation is copied.
public nonisolated final class PercentFormat: Sendable {
  private let style: Decimal.FormatStyle.Percent
  private let doubleStyle: FloatingPointFormatStyle<Double>.Percent

  /// Shows numbers with exactly so many digits after the point.
  public convenience init(fraction: Int, _ environment: ScreenEnvironment, locale: String? = nil) {
    self.init(minFraction: fraction, maxFraction: fraction, environment, locale: locale)
  }

  /// Shows numbers with at least and at most so many digits after the point.
  public init(
    minFraction: Int = 0,
    maxFraction: Int = 0,
    _ environment: ScreenEnvironment,
    locale: String? = nil
  ) {
    let locale = environment.locale(locale)
    let range = FractionRange(minFraction, maxFraction)
    style = Decimal.FormatStyle.Percent(locale: locale)
      .precision(.fractionLength(range.bounds))
      .rounded(rule: .toNearestOrEven)
    doubleStyle = FloatingPointFormatStyle<Double>.Percent(locale: locale)
      .precision(.fractionLength(range.bounds))
      .rounded(rule: .toNearestOrEven)
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

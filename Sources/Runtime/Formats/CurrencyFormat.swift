import Foundation

/// Shows an amount of money.
///
/// A class, as the formats are that hold a style of Foundation.
public nonisolated final class CurrencyFormat: Sendable {
  private let locale: Locale

  /// Shows amounts as the language of the environment does.
  public init(_ environment: ScreenEnvironment, locale: String? = nil) {
    self.locale = environment.locale(locale)
  }

  /// The amount as text, in the currency with this code, such as `USD`.
  public func text(_ amount: Double, code: String) -> String {
    let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
      .rounded(rule: .toNearestOrEven)
    return withoutEmptySign(amount) { style.format($0) }
  }

  /// The amount as text, in the currency with this code, such as `USD`.
  public func text(_ amount: Decimal, code: String) -> String {
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      .rounded(rule: .toNearestOrEven)
    return withoutEmptySign(amount) { style.format($0) }
  }

  /// The amount as text, in the currency with this code, such as `USD`.
  public func text(_ amount: Int, code: String) -> String {
    text(Decimal(amount), code: code)
  }
}

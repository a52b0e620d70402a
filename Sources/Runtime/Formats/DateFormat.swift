import Foundation

/// Shows a date by a pattern or a style.
public nonisolated struct DateFormat: Sendable {
  private let formatter: DateFormatter

  /// Shows dates by a pattern, such as `yyyy-MM-dd`.
  public init(
    _ pattern: String,
    _ environment: ScreenEnvironment,
    locale: String? = nil,
    timeZone: String? = nil
  ) {
    formatter = Self.formatter(environment, locale, timeZone)
    formatter.dateFormat = pattern
  }

  /// Shows dates by a style, as the language has it.
  public init(
    style: DateFormatter.Style,
    time: DateFormatter.Style = .none,
    _ environment: ScreenEnvironment,
    locale: String? = nil,
    timeZone: String? = nil
  ) {
    formatter = Self.formatter(environment, locale, timeZone)
    formatter.dateStyle = style
    formatter.timeStyle = time
  }

  /// The date as text.
  public func text(_ date: Date) -> String {
    formatter.string(from: date)
  }

  private static func formatter(
    _ environment: ScreenEnvironment,
    _ locale: String?,
    _ timeZone: String?
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = environment.calendar(locale)
    formatter.locale = environment.locale(locale)
    formatter.timeZone = environment.timeZone(timeZone)
    // A Gregorian calendar is that of ISO 8601, in which literals and JSON are, at all times.
    formatter.gregorianStartDate = .distantPast
    return formatter
  }
}

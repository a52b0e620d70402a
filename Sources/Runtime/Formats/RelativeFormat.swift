import Foundation

/// Shows how far a date is from now: "2 hours ago".
///
/// A class, as the formats are that hold a style of Foundation.
public nonisolated final class RelativeFormat: Sendable {
  private let now: @Sendable () -> Date
  private let locale: Locale
  private let calendar: Calendar

  /// Shows dates as seen from the environment's now.
  public init(
    _ environment: ScreenEnvironment,
    locale: String? = nil,
    timeZone: String? = nil
  ) {
    now = environment.now
    self.locale = environment.locale(locale)
    var calendar = environment.calendar(locale)
    calendar.timeZone = environment.timeZone(timeZone)
    self.calendar = calendar
  }

  /// The date as text.
  public func text(_ date: Date) -> String {
    #if canImport(Darwin)
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      formatter.calendar = calendar
      formatter.unitsStyle = .full
      return formatter.localizedString(for: date, relativeTo: now())
    #else
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date,
        presentation: .numeric,
        unitsStyle: .wide,
        locale: locale,
        calendar: calendar
      )
      return style.format(now())
    #endif
  }
}

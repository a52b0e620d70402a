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
      let now = now()
      let (anchor, unit) = whole(date, from: now)
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: anchor,
        allowedFields: [unit],
        presentation: .numeric,
        unitsStyle: .wide,
        locale: locale,
        calendar: calendar
      )
      return style.format(now)
    #endif
  }

  #if !canImport(Darwin)
    private typealias Unit = Date.AnchoredRelativeFormatStyle.Field

    private static let units: [(Calendar.Component, Unit)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]

    /// The date that is as many whole years away, or else months, weeks …, and that unit. The style
    /// counts the turns of the calendar (two months from March 31 to May 1, two hours for 100
    /// minutes); Apple's formatter, whole units.
    private func whole(_ date: Date, from now: Date) -> (Date, Unit) {
      let distance = calendar.dateComponents(Set(Self.units.map(\.0)), from: now, to: date)
      for (component, unit) in Self.units {
        guard let count = distance.value(for: component), count != 0 else { continue }
        return (calendar.date(byAdding: component, value: count, to: now) ?? date, unit)
      }
      return (now, .second)
    }
  #endif
}

import Foundation

/// Shows a date by a pattern or a style.
public nonisolated struct DateFormat: Sendable {
  /// How much of a date is shown.
  public enum Style: Sendable {
    /// Nothing of it.
    case none
    /// In numbers.
    case short
    /// With the month's short name.
    case medium
    /// With the month's name.
    case long
    /// With the weekday too.
    case full
  }

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
    style: Style,
    time: Style = .none,
    _ environment: ScreenEnvironment,
    locale: String? = nil,
    timeZone: String? = nil
  ) {
    formatter = Self.formatter(environment, locale, timeZone)
    formatter.dateStyle = style.style
    formatter.timeStyle = time.style
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
    formatter.calendar = environment.calendar
    formatter.locale = environment.locale(locale)
    formatter.timeZone = environment.timeZone(timeZone)
    return formatter
  }
}

extension DateFormat.Style {
  fileprivate var style: DateFormatter.Style {
    switch self {
    case .none: .none
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }
}

import Foundation

nonisolated extension ScreenEnvironment {
  /// The language that a format is fixed to, or else the screen's.
  func locale(_ identifier: String?) -> Locale {
    identifier.map { Locale(identifier: $0) } ?? locale
  }

  /// The time zone that a format is fixed to, or else the screen's.
  func timeZone(_ identifier: String?) -> TimeZone {
    identifier.flatMap { TimeZone(identifier: $0) } ?? timeZone
  }

  /// The calendar of the locale that a format is fixed to, or else the screen's.
  func calendar(_ locale: String?) -> Calendar {
    locale.map { Locale(identifier: $0).calendar } ?? calendar
  }
}

import Foundation

/// The world that a screen lives in. The user's own, unless said otherwise.
public nonisolated struct ScreenEnvironment: Sendable {
  /// The language and region in which values are shown.
  public var locale: Locale
  /// The time zone in which dates are shown.
  public var timeZone: TimeZone
  /// The calendar in which dates are shown.
  public var calendar: Calendar
  /// The time of day.
  public var now: @Sendable () -> Date
  /// What waits, timers and pauses go by.
  public var clock: any ScreenClock

  /// Makes an environment; without anything, the user's own.
  public init(
    locale: Locale = .autoupdatingCurrent,
    timeZone: TimeZone = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any ScreenClock = SystemClock()
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
    self.now = now
    self.clock = clock
  }

  /// The same world on every machine, for tests: `en_US_POSIX`, UTC, and a time that stands still
  /// until the clock is moved on.
  public static func fixed(
    locale: Locale = Locale(identifier: "en_US_POSIX"),
    timeZone: TimeZone = .gmt,
    clock: ManualClock = ManualClock()
  ) -> ScreenEnvironment {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return ScreenEnvironment(
      locale: locale,
      timeZone: timeZone,
      calendar: calendar,
      now: { clock.now },
      clock: clock
    )
  }
}

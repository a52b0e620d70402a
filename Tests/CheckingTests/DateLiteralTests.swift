import Testing

@testable import MVVMGenChecking

/// A time can be written in the forms of ISO 8601.
@Suite struct DateLiteralTests {
  private static let seconds = 736_255_800.0

  @Test(arguments: [
    "2024-05-01T11:30:00Z", "2024-05-01T11:30", "2024-05-01 13:30+02", "2024-05-01t13:30:00+0200",
    "2024-05-01T06:00:00,000-05:30", "20240501T113000Z", "20240501T1130", "20240501T133000.0+0200",
  ])
  func formsOfOneTime(text: String) {
    #expect(parseDate(text) == Self.seconds)
  }

  @Test func daysAreThoseOfUTC() {
    #expect(parseDate("2001-01-01") == 0)
    #expect(parseDate("20010102") == 86_400)
    #expect(parseDate("2000-12-31T23:59:59.5Z") == -0.5)
  }

  @Test(arguments: [
    "", "2024", "2024-05", "202405", "2024-0501", "202405-01", "2024-05-01T", "2024-05-01T12",
    "2024-05-01T1230", "20240501T12:30", "20240501T12301", "20240230", "2024-13-01",
    "2024-05-01T24:00", "2024-05-01T12:30:60", "20240501T123000.", "2024-05-01T12:30 Z",
  ])
  func othersAreNone(text: String) {
    #expect(parseDate(text) == nil)
  }
}

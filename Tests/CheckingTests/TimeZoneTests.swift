import Foundation
import Testing

/// A time zone that there is not is told before a formatter falls back to the user's own.
@Suite struct TimeZoneTests {
  private func found(_ zone: String) -> [String] {
    messages(
      of: """
        screen: A
        needs: { at: Date }
        formatters: { time: { date: "HH:mm", timeZone: "\(zone)" } }
        outputs: { shown: { from: at | time } }
        """, warns: true)
  }

  @Test(arguments: [
    "Europe/Berlin", "America/Argentina/Buenos_Aires", "Asia/Calcutta", "US/Pacific", "Etc/GMT+5",
    "UTC", "GMT", "EST5EDT", "GMT+2", "UTC-03:30", "PST", "GB-Eire",
  ])
  func knownOnesAreFine(zone: String) {
    #expect(found(zone) == [])
  }

  @Test(arguments: [
    ("Europe/Berlim", "MVG209", "did you mean 'Europe/Berlin'?"),
    ("Berlin", "MVG209", "did you mean 'Europe/Berlin'?"),
    ("america/new_york", "MVG185", "did you mean 'America/New_York'?"),
    ("Europ/Berlin", "MVG185", "did you mean 'Europe/Berlin'?"),
    ("Asia/Nowhere", "MVG209", "for example Europe/Berlin or UTC"),
    ("+02:00", "MVG209", "did you mean 'GMT+02:00'?"),
    ("GMT+", "MVG209", "did you mean 'GMT'?"), ("Europe/", "MVG209", "for example"),
  ])
  func othersAreTold(zone: String, id: String, hint: String) {
    let messages = found(zone)
    #expect(messages.first?.hasPrefix("3:48 \(id) '\(zone)' is n") ?? false, "\(messages)")
    #expect(messages.first?.contains(hint) ?? false, "\(messages)")
  }

  /// The system may know a few that are newer.
  @Test func thoseOfTheSystemAreKnown() {
    let missing = TimeZone.knownTimeZoneIdentifiers.filter { found($0) != [] }
    #expect(missing.count < 5, "\(missing)")
  }
}

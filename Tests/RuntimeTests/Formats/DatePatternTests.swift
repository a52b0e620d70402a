import Foundation
import MVVMRuntime
import Testing

@Suite struct DatePatternTests {
  private struct Bill: Codable, Equatable {
    var due: Date
    var paid: Date?

    private enum CodingKeys: String, CodingKey { case due, paid }

    init(due: Date, paid: Date? = nil) {
      self.due = due
      self.paid = paid
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      due = try container.date(forKey: .due, pattern: "yyyy-MM-dd")
      paid = try container.dateIfPresent(forKey: .paid, pattern: "yyyy-MM-dd")
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(due, forKey: .due, pattern: "yyyy-MM-dd")
      try container.encodeIfPresent(paid, forKey: .paid, pattern: "yyyy-MM-dd")
    }
  }

  @Test(arguments: [
    "{\"due\":\"2001-01-02\"}", "{\"due\":\"2001-01-02\",\"paid\":null}",
  ])
  func readsDatesOfAPattern(json: String) throws {
    let bill = try JSONDecoder().decode(Bill.self, from: Data(json.utf8))
    #expect(bill == Bill(due: Date(timeIntervalSinceReferenceDate: 86_400)))
  }

  @Test func writesThemBack() throws {
    let bill = Bill(
      due: Date(timeIntervalSinceReferenceDate: 0),
      paid: Date(timeIntervalSinceReferenceDate: 86_400))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(bill), as: UTF8.self)
    #expect(json == "{\"due\":\"2001-01-01\",\"paid\":\"2001-01-02\"}")
  }

  /// Literals, JSON and formatters have the calendar of ISO 8601, also where ours was another one.
  @Test(arguments: [
    ("1500-03-01", -15_804_979_200), ("1582-10-10", -13_198_032_000),
    ("1000-01-01", -31_588_531_200), ("0001-01-01", -63_113_904_000),
  ])
  func anOldDateIsTheSameDayEverywhere(day: String, seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(Date(literal: "\(day)T00:00:00Z") == date)
    #expect(DateFormat("yyyy-MM-dd", .fixed()).text(date) == day)
    let bill = try JSONDecoder().decode(Bill.self, from: Data("{\"due\":\"\(day)\"}".utf8))
    #expect(bill.due == date)
    #expect(
      String(decoding: try JSONEncoder().encode(bill), as: UTF8.self) == "{\"due\":\"\(day)\"}")
  }

  /// What a program reads is no user's business.
  @Test func aFixedLocaleBringsItsCalendar() {
    let environment = ScreenEnvironment(timeZone: .gmt, calendar: Calendar(identifier: .buddhist))
    let day = Date(timeIntervalSinceReferenceDate: 0)
    #expect(DateFormat("yyyy", environment, locale: "en_US_POSIX").text(day) == "2001")
    #expect(DateFormat("yyyy", environment).text(day) == "2544")
  }

  @Test func refusesWhatIsNoDate() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Bill.self, from: Data("{\"due\":\"soon\"}".utf8))
    }
  }
}

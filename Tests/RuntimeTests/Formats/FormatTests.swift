import Foundation
import MVVMRuntime
import Testing

struct FormatTests {
  private let environment = ScreenEnvironment.fixed()
  private let german = ScreenEnvironment.fixed(locale: Locale(identifier: "de_DE"))
  private let date = Date(timeIntervalSince1970: 1_594_900_800)

  @Test func numbersRoundHalfToEven() {
    let format = NumberFormat(fraction: 2, environment)
    #expect(format.text(0.125) == "0.12")
    #expect(format.text(0.135) == "0.14")
    #expect(format.text(Decimal(literal: "0.125")) == "0.12")
    #expect(format.text(7) == "7.00")
  }

  @Test func aNumberThatRoundsToNothingHasNoSign() {
    let format = NumberFormat(fraction: 0, environment)
    for number in [-0.4, -0.5, -0.0, 0, 0.4] { #expect(format.text(number) == "0") }
    #expect(format.text(-0.6) == "-1")
    #expect(format.text(Decimal(literal: "-0.4")) == "0")
    #expect(PercentFormat(fraction: 0, environment).text(-0.001) == "0%")
    let money = CurrencyFormat(environment).text(-0.001, code: "USD")
    #expect(!money.contains("-") && money.contains("0.00"))
  }

  @Test func numbersHaveTheDigitsAndGroupsAskedFor() {
    let format = NumberFormat(
      minFraction: 1,
      maxFraction: 3,
      grouping: true,
      environment,
      locale: "en_US"
    )
    #expect(format.text(1_234_567.5) == "1,234,567.5")
    #expect(format.text(0.12345) == "0.123")
    #expect(NumberFormat(fraction: 0, environment).text(1_234_567) == "1234567")
    #expect(NumberFormat(fraction: 1, german).text(1234.5) == "1234,5")
    #expect(NumberFormat(fraction: 1, german, locale: "en_US").text(0.5) == "0.5")
  }

  @Test func oddDigitsAreMadeSensible() {
    #expect(NumberFormat(minFraction: 3, maxFraction: 1, environment).text(0.5) == "0.500")
    #expect(NumberFormat(minFraction: -3, maxFraction: -1, environment).text(0.5) == "0")
  }

  @Test func numbersThatAreNoneDontTrap() {
    let format = NumberFormat(fraction: 0, environment)
    for number in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      #expect(!format.text(number).isEmpty)
    }
    #expect(!format.text(Int.min).isEmpty)
  }

  @Test func whatIsNoNumberHasNoSign() {
    for number in [Double.nan, -.nan] {
      #expect(NumberFormat(fraction: 0, environment).text(number) == "NaN")
      #expect(PercentFormat(fraction: 0, environment).text(number) == "NaN%")
      #expect(!CurrencyFormat(environment).text(number, code: "USD").contains("-"))
    }
    #expect(NumberFormat(fraction: 0, environment).text(Decimal.nan) == "NaN")
  }

  @Test func datesGoByPatternZoneAndLanguage() {
    #expect(DateFormat("EEEE, MMM d", environment).text(date) == "Thursday, Jul 16")
    #expect(DateFormat("EEEE", german).text(date) == "Donnerstag")
    #expect(DateFormat("yyyy-MM-dd HH:mm", environment).text(date) == "2020-07-16 12:00")
    let tokyo = DateFormat("yyyy-MM-dd HH:mm", environment, timeZone: "Asia/Tokyo")
    #expect(tokyo.text(date) == "2020-07-16 21:00")
    #expect(DateFormat("EEEE", environment, locale: "fr_FR").text(date) == "jeudi")
  }

  @Test func datesGoByStyle() {
    let english = ScreenEnvironment.fixed(locale: Locale(identifier: "en_US"))
    #expect(DateFormat(style: .medium, english).text(date) == "Jul 16, 2020")
    #expect(DateFormat(style: .full, english).text(date) == "Thursday, July 16, 2020")
    #expect(DateFormat(style: .short, time: .short, english).text(date).hasPrefix("7/16/20, 12:00"))
  }

  @Test func relativeDatesGoByTheEnvironmentsNow() {
    let clock = ManualClock(now: date)
    let environment = ScreenEnvironment.fixed(
      locale: Locale(identifier: "en_US"),
      clock: clock
    )
    let format = RelativeFormat(environment)
    #expect(format.text(date.addingTimeInterval(-7200)) == "2 hours ago")
    #expect(format.text(date.addingTimeInterval(7200)) == "in 2 hours")
    #expect(format.text(date.addingTimeInterval(-86_400 * 3)) == "3 days ago")
  }

  @Test(arguments: [
    ("2020-07-16T10:20:00Z", "1 hour ago"), ("2020-07-16T13:40:00Z", "in 1 hour"),
    ("2020-07-07T12:00:00Z", "1 week ago"), ("2020-06-15T01:00:00Z", "1 month ago"),
    ("2019-07-17T12:00:00Z", "11 months ago"), ("1995-12-31T12:00:00Z", "24 years ago"),
    ("2020-07-16T12:00:00Z", "in 0 seconds"),
  ])
  func relativeDatesCountWholeUnits(other: String, text: String) {
    let environment = ScreenEnvironment.fixed(
      locale: Locale(identifier: "en_US"),
      clock: ManualClock(now: date)
    )
    #expect(RelativeFormat(environment).text(Date(literal: other)) == text)
  }

  @Test func moneyPerCentAndLists() {
    let english = ScreenEnvironment.fixed(locale: Locale(identifier: "en_US"))
    let money = CurrencyFormat(english)
    #expect(money.text(Decimal(literal: "1234.5"), code: "USD") == "$1,234.50")
    #expect(money.text(3, code: "EUR") == "€3.00")
    #expect(PercentFormat(english).text(0.256) == "26%")
    #expect(PercentFormat(fraction: 1, english).text(0.256) == "25.6%")
    #expect(ListFormat(.and, english).text(["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormat(.or, english).text(["a", "b"]) == "a or b")
    #expect(ListFormat(.or, english).text([]) == "")
  }
}

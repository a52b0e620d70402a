import Foundation
import Testing

@testable import MVVMGenPlanning

/// Times as generated code shows them, beside those of Foundation.
@Suite struct DateLiteralTests {
  @Test func aTimeIsWrittenAsFoundationWritesIt() {
    for seconds in stride(from: -12_640_000_000.0, to: 252_000_000_000, by: 86_399 * 997) {
      let text = Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
      #expect(dateLiteral(ofSecondsSince2001: seconds) == text)
    }
  }

  @Test(arguments: [
    (0, "2001-01-01T00:00:00Z"), (-1, "2000-12-31T23:59:59Z"),
    (-26_524_800, "2000-02-29T00:00:00Z"), (730_857_600, "2024-02-29T00:00:00Z"),
    (730_944_000, "2024-03-01T00:00:00Z"), (0.5, nil), (.infinity, nil), (.nan, nil),
    (-12_654_403_201, "1599-12-31T23:59:59Z"), (-12_654_403_200, "1600-01-01T00:00:00Z"),
    (-15_804_979_200, "1500-03-01T00:00:00Z"), (-31_588_531_201, nil),
    (252_423_993_599, "9999-12-31T23:59:59Z"), (252_423_993_600, nil),
  ])
  func endsAreExact(seconds: Double, text: String?) {
    #expect(dateLiteral(ofSecondsSince2001: seconds) == text)
  }
}

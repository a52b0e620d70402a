import MVVMGenExpressions
import Testing

@Suite struct TimeSpanTests {
  @Test(arguments: [
    ("300ms", 300), ("1s", 1000), ("1.5s", 1500), ("2min", 120_000), ("1h", 3_600_000),
    ("0.25h", 900_000), ("1.005s", 1005), ("1 s", 1000), ("999999999h", 3_599_999_996_400_000),
  ])
  func countsMilliseconds(text: String, milliseconds: Int) {
    #expect(parseTimeSpan(text) == milliseconds)
  }

  @Test(arguments: [
    "", "s", "1", "0ms", "0s", "-1s", "+1s", "1.s", ".5s", "1d", "1 sec", "1sx", "1e3s", "0.4ms",
    "9999999999h", "99999999999999999999s", " 1s", "1s ", "１s",
  ])
  func isNone(text: String) {
    #expect(parseTimeSpan(text) == nil)
  }
}

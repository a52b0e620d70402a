import CheckedScreens
import MVVMGenProgram
import Testing

@testable import MVVMGenPlanning

/// Formatters with the locale and time zone of those that use them.
@Suite struct FormatterCopyTests {
  private func functions(_ spec: String) throws -> [FormatterFunction] {
    FormatterFunction.all(of: Unit(ScreenProgram(try screen("screen: A\n" + spec)), file: "a.yaml"))
  }

  @Test func whatSeveralUseIsCopiedOnce() throws {
    let functions = try functions(
      """
      needs: { at: Date }
      formatters:
        day: { date: yyyy-MM-dd }
        a: { of: Date, text: "${value | day} a" }
        b: { of: Date, text: "${value | day} b" }
        both: { of: Date, text: "${value | a} ${value | b} ${value | day}", timeZone: UTC }
        again: { of: Date, text: "${value | b}", timeZone: UTC }
        there: { of: Date, text: "${value | b}", timeZone: Asia/Tokyo }
      outputs: { shown: { from: '[at | both, at | again, at | there]' } }
      """)
    #expect(
      functions.map(\.name) == [
        "day", "a", "b", "both", "aForBoth", "bForBoth", "dayForBoth", "again", "there",
        "bForThere", "dayForBForThere",
      ])
    #expect(
      functions.map(\.namesInside) == [
        [:], [:], [:], ["a": "aForBoth", "b": "bForBoth", "day": "dayForBoth"],
        ["day": "dayForBoth"], ["day": "dayForBoth"], [:], ["b": "bForBoth"],
        ["b": "bForThere"], ["day": "dayForBForThere"], [:],
      ])
  }

  @Test func aCopyIsNotCalledAsAFormatter() throws {
    let functions = try functions(
      """
      needs: { at: Date }
      formatters:
        day: { date: yyyy-MM-dd }
        a: { of: Date, text: "${value | day} a", locale: de_DE }
        dayForA: { date: yyyy }
      outputs: { shown: { from: '[at | a, at | dayForA]' } }
      """)
    #expect(functions.map(\.name) == ["day", "a", "ownDayForA", "dayForA"])
  }

  /// Each copy made for each way to it would be 2 to the power of 60 of them.
  @Test func formattersThatUseOthersTwiceTakeNoLonger() throws {
    let last = 60
    let inside = (1...last).map { index in
      let fixed = index == last ? ", locale: de_DE, timeZone: UTC" : ""
      let value = "${value | f\(index - 1)}"
      return "  f\(index): { of: Date, text: '\(value) \(value)'\(fixed) }\n"
    }.joined()
    let functions = try functions(
      """
      needs: { at: Date }
      formatters:
        f0: { date: yyyy-MM-dd }
      \(inside)outputs: { shown: { from: at | f\(last) } }
      """)
    #expect(functions.count == 2 * last + 1)
    #expect(functions.last?.name == "f0ForF1ForF60")
  }
}

import Foundation
import Testing

@testable import MVVMRuntime

struct ValueTests {
  @Test func integersSaturate() {
    #expect(Int.max.adding(1) == .max)
    #expect(Int.min.adding(-1) == .min)
    #expect(Int.min.subtracting(1) == .min)
    #expect(Int.max.subtracting(-1) == .max)
    #expect(Int.max.multiplied(by: 2) == .max)
    #expect(Int.max.multiplied(by: -2) == .min)
    #expect(Int.min.multiplied(by: -1) == .max)
    #expect(Int.min.divided(by: -1) == .max)
    #expect(5.divided(by: 0) == 0)
    #expect(5.remainder(by: 0) == 0)
    #expect(Int.min.remainder(by: -1) == 0)
    #expect((-7).divided(by: 2) == -3)
    #expect((-7).remainder(by: 2) == -1)
    #expect(Int.min.negated == .max)
    #expect(Int.min.absolute == .max)
    #expect((-3).absolute == 3)
  }

  @Test func productsOfDecimalsNeverStopTheProgram() {
    var tiny: Decimal = 1
    for _ in 0..<150 { tiny = tiny.multiplied(by: Decimal(literal: "0.1")) }
    #expect(tiny == 0)
    let small = Decimal(sign: .plus, exponent: -100, significand: 3)
    let large = Decimal(sign: .plus, exponent: 100, significand: 2)
    #expect(small.multiplied(by: large) == 6)
    #expect(small.multiplied(by: small) == 0)
    let exact = Decimal(sign: .plus, exponent: -80, significand: 123)
    let many = Decimal(string: "12345678901234567890123456789012345.678")!
    let product = Decimal(sign: .plus, exponent: -70, significand: 1).multiplied(
      by: Decimal(sign: .plus, exponent: -64, significand: 1_000_000_000_000_000_000)
    )
    .multiplied(by: exact)
    #expect(product == 0 && many.multiplied(by: exact) > 0)
    #expect(Decimal.nan.multiplied(by: small).isNaN && small.multiplied(by: .nan).isNaN)
    #expect(Decimal(literal: "1.19").multiplied(by: 100) == 119)
  }

  @Test(arguments: [
    "0", "9.9", "9.90", "0.05", "100", "1200.00", "0.000", "007.5", "9223372036854775807",
    "9223372036854775808", "0.9223372036854775807", "12345678901234567890.123", "-4.5", "1e3", "",
    "0.\(String(repeating: "0", count: 120))1", "0.\(String(repeating: "0", count: 99))1",
  ])
  func aDecimalThatIsWrittenInCodeIsWhatFoundationReads(text: String) {
    let read = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? 0
    let made = Decimal(literal: text)
    #expect(
      made == read && made.description == read.description && made.hashValue == read.hashValue)
    #expect(made * 3 == read * 3 && made + 1 == read + 1)
  }

  @Test func decimalsOfOtherNumbersAreWhatIsShown() {
    #expect(Decimal(converting: 0.1) == Decimal(literal: "0.1"))
    #expect(Decimal(converting: 3.133) == Decimal(literal: "3.133"))
    #expect(Decimal(converting: -1e20) == Decimal(literal: "-100000000000000000000"))
    #expect(Decimal(converting: .nan).isNaN)
    #expect(Decimal(converting: .infinity).isNaN)
    #expect(Decimal(converting: 1e300).isNaN)
    #expect(Decimal(converting: -1e-300) == 0)
    #expect(Decimal(text: "1.234567e-125") == 0)
    #expect(Decimal(text: "12.50") == Decimal(literal: "12.5"))
    #expect(Decimal(text: "-3e2") == -300)
    for text in ["", "12 apples", "1,5", "0x1F", "nan", "inf", " 3", "--3"] {
      #expect(Decimal(text: text) == nil)
    }
  }

  @Test func integersOfOtherNumbersAreCutAndSaturate() {
    #expect(Int(saturating: 2.9) == 2)
    #expect(Int(saturating: -2.9) == -2)
    #expect(Int(saturating: Double.nan) == 0)
    #expect(Int(saturating: Double.infinity) == .max)
    #expect(Int(saturating: -1e30) == .min)
    #expect(Int(saturating: 9_223_372_036_854_775_807.0) == .max)
    #expect(Int(saturating: Decimal(literal: "2.9")) == 2)
    #expect(Int(saturating: Decimal(literal: "-2.9")) == -2)
    #expect(Int(saturating: Decimal(literal: "1e30")) == .max)
    #expect(Int(saturating: Decimal(literal: "-1e30")) == .min)
    #expect(Int(saturating: Decimal.nan) == 0)
    #expect(Int(saturating: Decimal(literal: "9223372036854775807")) == .max)
    #expect(Double(converting: Decimal(literal: "0.1")) == 0.1)
  }

  @Test func doublesOfDecimalsAreTheNearest() {
    for hundredths in 0..<30_000 {
      let shown = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
      #expect(Double(converting: Decimal(literal: shown)) == Double(shown))
    }
    #expect(Double(converting: Decimal(literal: "-123456.789")) == -123456.789)
    #expect(Double(converting: Decimal.nan).isNaN)
  }

  @Test func halvesAreRoundedAwayFromZeroAsTheyAreShown() {
    #expect(1.005.rounded(toPlaces: 2) == 1.01)
    #expect((-2.5).rounded(toPlaces: 0) == -3)
    #expect(0.125.rounded(toPlaces: 2) == 0.13)
    #expect(1234.5.rounded(toPlaces: -2) == 1200)
    #expect(1e300.rounded(toPlaces: 2) == 1e300)
    #expect(1e-129.rounded(toPlaces: 130) == 1e-129)
    #expect(1e-129.rounded(toPlaces: 100) == 0)
    #expect(1e-300.rounded(toPlaces: 2) == 0)
    #expect(Double.infinity.rounded(toPlaces: 2) == .infinity)
    #expect(Double.nan.rounded(toPlaces: 2).isNaN)
    #expect(0.1.rounded(toPlaces: .max) == 0.1)
    #expect(Decimal(literal: "2.345").rounded(toPlaces: 2) == Decimal(literal: "2.35"))
    #expect(Decimal(literal: "-0.5").rounded(toPlaces: 0) == -1)
  }

  @Test func listsNeverTrap() {
    let list = [1, 2, 3]
    #expect(list.element(at: 3) == nil)
    #expect(list.element(at: -1) == nil)
    #expect(list.element(at: 2) == 3)
    #expect(list.inserting(0, at: -5) == list)
    #expect(list.inserting(0, at: 0) == [0, 1, 2, 3])
    #expect(list.inserting(4, at: 3) == [1, 2, 3, 4])
    #expect(list.inserting(4, at: 4) == list)
    #expect(list.removing(at: 3) == list)
    #expect(list.removing(at: -1) == list)
    #expect(list.removing(at: 0) == [2, 3])
    #expect(list.replacing(at: 1, with: 9) == [1, 9, 3])
    #expect(list.replacing(at: 7, with: 9) == list)
    #expect(list.replacing(at: -1, with: 9) == list)
    #expect(list.prefix(clamped: -1) == [])
    #expect(list.prefix(clamped: 2) == [1, 2])
    #expect(list.dropFirst(clamped: -1) == list)
    #expect(list.dropFirst(clamped: 9) == [])
    #expect(list.appending(4) == [1, 2, 3, 4])
    #expect([Int.max, 1].sum() == .max)
    #expect([0.5, 0.25].sum() == 0.75)
    #expect([Decimal]().sum() == 0)
    #expect(["a", "bcd"].sum(\.count) == 4)
    #expect([1, 2].sum { _ in Int.max } == .max)
    #expect(Set([1]).inserting(2) == [1, 2])
    #expect(Set([1]).removing(1) == [])
  }

  @Test func elementsAreChangedInTheirPlaces() {
    var list = [1, 2, 3, 4]
    list.changeEach { if $0 > 2 { $0 *= 10 } }
    #expect(list == [1, 2, 30, 40])
    list.changeEach { $0 -= 1 }
    #expect(list == [0, 1, 29, 39])
  }

  @Test func sortingIsStable() {
    let people = [("Bo", 2), ("Al", 1), ("Cy", 2), ("Di", 1)]
    #expect(people.sorted(on: \.1).map(\.0) == ["Al", "Di", "Bo", "Cy"])
    #expect(people.sorted(on: { $0.1 == 2 }).map(\.0) == ["Al", "Di", "Bo", "Cy"])
    #expect(people.sorted { $0.1 > 1 || $1.1 > 1 }.count == 4)
    #expect(["b": 2, "a": 1].sortedKeys == ["a", "b"])
    #expect(["b": 2, "a": 1].valuesSortedByKey == [1, 2])
    #expect(["b": 2, "a": 1].keysInOrder == ["a", "b"])
    #expect(["b": 2, "a": 1].valuesInOrder == [1, 2])
    #expect([LabError.broken: 1].keysInOrder == [.broken])
    enum Day: CaseIterable { case monday, tuesday, friday }
    #expect(
      [Day.tuesday: 2, .friday: nil, .monday: 1].keysInOrder == [.monday, .tuesday, .friday])
    #expect([Day.tuesday: 2, .friday: nil, .monday: 1].valuesInOrder == [1, 2, nil])
    enum Size: Int, CaseIterable, Comparable {
      case large = 2
      case small = 1
      static func < (one: Size, other: Size) -> Bool { one.rawValue < other.rawValue }
    }
    #expect([Size.large: "L", .small: "S"].keysInOrder == [.small, .large])
    #expect([Size.large: "L", .small: "S"].valuesInOrder == ["S", "L"])
    #expect([true: 1, false: 0].valuesInOrder == [0, 1])
  }

  /// As often as that, an order by chance would not come out right.
  @Test func keysHaveOneOrderInEveryProcess() {
    struct Tagged: Hashable { var tags: Set<Int> }
    let places = Dictionary(
      uniqueKeysWithValues: (0..<8).map { (Tagged(tags: [$0, $0 + 10, $0 + 20]), $0) })
    #expect(places.valuesInOrder == Array(0..<8))
    #expect(places.keysInOrder.map { places[$0] } == Array(0..<8))
    let counts = Dictionary(uniqueKeysWithValues: (0..<8).map { (["a": $0, "b": 0, "c": 0], $0) })
    #expect(counts.valuesInOrder == Array(0..<8))
    let data = Dictionary(uniqueKeysWithValues: (0..<8).map { (Data([$0, 0]), Int($0)) })
    #expect(data.valuesInOrder == Array(0..<8))
    #expect([[2]: 2, [1, 3]: 1].valuesInOrder == [1, 2])
    #expect([2: 2, nil: 0, 1: 1].valuesInOrder == [0, 1, 2])
    // Keys that are different have different texts.
    struct Named: Hashable {
      var names: [String]
      var note: String?
    }
    let keys = [
      Named(names: [], note: nil), Named(names: [], note: ""), Named(names: ["a"], note: nil),
      Named(names: ["a", "b"]), Named(names: ["a, b"]), Named(names: ["b"]),
      Named(names: ["b", ""]),
    ]
    #expect(Set(keys.map { orderText(of: $0) }).count == keys.count)
  }

  @Test func keysOfCasesWithValuesAreInTheOrderOfTheCases() {
    enum Step: Hashable {
      case waiting
      case busy(part: Int)
      case done
      case aborted(Int, by: String)
    }
    let names = ["waiting", "busy", "done", "aborted"]
    let steps: [Step: Int] = [
      .aborted(1, by: "b"): 5, .done: 3, .busy(part: 2): 2, .aborted(1, by: "a"): 4, .waiting: 0,
      .busy(part: 1): 1,
    ]
    #expect(steps.valuesInOrder(ofCases: names) == Array(0..<6))
    #expect(steps.keysInOrder(ofCases: names).first == .waiting)
  }

  @Test func textsAreCutAndReplaced() {
    #expect(" \n a b \t".trimmed == "a b")
    #expect("abc".contains(text: ""))
    #expect("".contains(text: ""))
    #expect(!"abc".contains(text: "x"))
    #expect("cafe\u{301} au lait".contains(text: "caf\u{e9}"))
    #expect("caf\u{e9} au lait".contains(text: "cafe\u{301}"))
    #expect(!"cafe\u{301} au lait".contains(text: "cafe"))
    // What is only a part of a character occurs nowhere.
    for (text, part) in [("a\r\nb", "\n"), ("👨‍👩‍👧", "👨"), ("e\u{301}", "e")] {
      #expect(!text.contains(text: part))
      #expect(text.split(by: part) == [text])
      #expect(text.replacing(text: part, with: "x") == text)
    }
    #expect("a\r\nb".split(by: "\r\n") == ["a", "b"])
    #expect("a,,b,".split(by: ",") == ["a", "b"])
    #expect("abc".split(by: "") == ["abc"])
    #expect("".split(by: "") == [])
    #expect("a-b-a".replacing(text: "a", with: "x") == "x-b-x")
    #expect("abc".replacing(text: "", with: "x") == "abc")
  }

  @Test func literals() {
    #expect(Decimal(literal: "0.1") + Decimal(literal: "0.2") == Decimal(literal: "0.3"))
    #expect(URL(literal: "https://example.com").host() == "example.com")
    let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(UUID(literal: text).uuidString == text)
    #expect(Date(literal: "2024-02-29T12:30:15Z").timeIntervalSince1970 == 1_709_209_815)
    #expect(Data(base64: "aGk=") == Data("hi".utf8))
    #expect(changing(DateComponents(day: 1)) { $0.day = 2 }.day == 2)
  }

  @Test func everyErrorHasAMessage() {
    struct Described: LocalizedError {
      var errorDescription: String? { "described" }
    }
    struct Plain: Error {}
    struct WithMessage: MessageError {
      var message: String { "The API key was refused" }
    }
    #expect(WithMessage().userMessage == "The API key was refused")
    #expect(Described().userMessage == "described")
    #expect(Plain().userMessage == "Plain()")
    let offline = NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "Offline"])
    #expect(offline.userMessage == "Offline")
    let missing = CocoaError(.fileNoSuchFile)
    #expect(missing.userMessage == missing.localizedDescription)
    let context = DecodingError.Context(codingPath: [], debugDescription: "no number")
    let unread = DecodingError.dataCorrupted(context)
    #expect(unread.userMessage == unread.localizedDescription)
  }
}

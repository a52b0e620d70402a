import MVVMGenDiagnostics
import Testing

@Suite struct StringPartsTests {
  @Test func findsATextAnywhere() {
    #expect("abc".holds("a"))
    #expect("abc".holds("bc"))
    #expect("abc".holds("abc"))
    #expect("aab".holds("ab"))
    #expect("größer".holds("ß"))
    #expect(!"abc".holds("ac"))
    #expect(!"abc".holds("abcd"))
    #expect(!"".holds("a"))
    #expect(!"abc".holds(""))
  }

  @Test func exchangesATextInAllPlaces() {
    #expect("a~1b~1".exchanging("~1", for: "/") == "a/b/")
    #expect("aaa".exchanging("aa", for: "b") == "ba")
    #expect("abc".exchanging("d", for: "e") == "abc")
    #expect("abc".exchanging("b", for: "bb") == "abbc")
    #expect("abc".exchanging("", for: "x") == "abc")
    #expect("".exchanging("a", for: "b") == "")
  }

  @Test func joinsTexts() {
    #expect(["a", "", "c"].joined(separator: ", ") == "a, , c")
    #expect(["", "b"].joined(separator: "/") == "/b")
    #expect(["a", "b"].joined() == "ab")
    #expect(["a"].joined(separator: ", ") == "a")
    #expect([String]().joined(separator: ", ") == "")
  }
}

import MVVMGenExpressions
import Testing

@Suite struct NameTests {
  @Test(arguments: [
    "a", "_a", "a1", "camelCase", "größe", "名前", "e\u{301}tat", "class", "self", "in", "😀", "__",
  ])
  func isASwiftIdentifier(name: String) {
    #expect(isName(name))
  }

  @Test(arguments: [
    "", "_", "1a", "a-b", "a b", "a.b", "`a`", "$0", "\u{301}a", "a\u{A0}b", "“a”", "a\n",
  ])
  func isNone(name: String) {
    #expect(!isName(name))
  }
}

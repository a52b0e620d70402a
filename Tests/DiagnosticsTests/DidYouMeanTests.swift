import MVVMGenDiagnostics
import Testing

@Suite struct DidYouMeanTests {
  private let keys = ["screen", "doc", "outputs", "inputs", "bindings", "title", "description"]

  @Test(arguments: [
    ("scren", "screen"), ("sceren", "screen"), ("screeen", "screen"), ("acreen", "screen"),
    ("DOC", "doc"), ("dox", "doc"), ("Bindings", "bindings"), ("bidnigns", "bindings"),
    ("output", "outputs"), ("imputs", "inputs"), ("desc", "description"), ("titel", "title"),
  ])
  func findsWhatIsNear(word: String, meant: String) {
    #expect(didYouMean(word, among: keys) == meant)
    #expect(didYouMean(word, among: keys.reversed()) == meant)
  }

  @Test(arguments: ["", "x", "do", "ab", "weather", "constants", "puts", "tax"])
  func findsNothingForFarWords(word: String) {
    #expect(didYouMean(word, among: keys) == nil)
  }

  @Test func doesNotDependOnTheOrder() {
    #expect(didYouMean("cat", among: ["car", "bat", "cut"]) == "car")
    #expect(didYouMean("cat", among: ["cut", "car", "bat"]) == "car")
  }

  @Test func prefersTheKeysBesideThoseThatWereTyped() {
    #expect(didYouMean("xet", among: ["let", "set"]) == "set")
    #expect(didYouMean("ket", among: ["let", "set"]) == "let")
    #expect(didYouMean("cat", among: ["bat", "vat"]) == "vat")
  }

  @Test func prefersWhatDiffersInCaseOnly() {
    #expect(didYouMean("name", among: ["names", "Name", "nam"]) == "Name")
    #expect(didYouMean("Name", among: ["nAME", "name"]) == "name")
  }

  @Test func isNoWordItself() {
    #expect(didYouMean("doc", among: ["doc"]) == nil)
  }

  @Test(arguments: [
    ("isNotEmpty", "isEmpty"), ("nonEmpty", "isEmpty"), ("isInvalid", "isValid"),
    ("isEnabled", "isDisabled"), ("isNotLoading", "loading"),
  ])
  func theOppositeIsNotMeant(word: String, other: String) {
    #expect(didYouMean(word, among: [other]) == nil)
    #expect(opposite(of: word, among: [other]) == other)
  }

  @Test func wordsThatAreOnlyNearAreNoOpposites() {
    #expect(opposite(of: "notes", among: ["isEmpty", "es", "note"]) == nil)
    #expect(didYouMean("isEmptyy", among: ["isEmpty"]) == "isEmpty")
  }

  @Test func startsOfSeveralAreNotGuessed() {
    #expect(didYouMean("long", among: ["longitude", "longest"]) == nil)
  }

  @Test func longWordsAreLeftAlone() {
    let long = String(repeating: "a", count: 100_000)
    #expect(didYouMean(long, among: [long + "b"]) == nil)
    #expect(didYouMean("aaa", among: [long]) == nil)
  }

  @Test func makesAHint() {
    #expect(suggestion(for: "titel", among: keys)?.text == "did you mean 'title'?")
    #expect(suggestion(for: "far away", among: keys) == nil)
  }
}

import Mustache
import Testing

@Suite struct MustacheObjectTests {
  @Test func keepsTheOrderOfItsFields() {
    var object: MustacheObject = ["b": "1", "a": "2"]
    object["b"] = "3"
    object["c"] = "4"
    object["a"] = nil
    object["none"] = nil
    #expect(object.names == ["b", "c"])
    #expect(object["b"] == "3")
    #expect(object["a"] == nil)
  }

  @Test(arguments: [1, 15, 16, 17, 18, 40])
  func findsFieldsHoweverManyThereAre(count: Int) {
    var object = MustacheObject()
    for index in 0..<count { object["n\(index)"] = .string("\(index)") }
    object["n0"] = nil
    object["n1"] = "changed"
    object["new"] = "added"
    #expect(object["n0"] == nil)
    #expect(object["n1"] == "changed")
    #expect(object["new"] == "added")
    for index in 2..<max(2, count) { #expect(object["n\(index)"] == .string("\(index)")) }
  }

  @Test func equalsWhatHasTheSameFieldsInTheSameOrder() {
    let object: MustacheObject = ["a": "1", "b": "2"]
    #expect(object == ["a": "1", "b": "2"])
    #expect(object != ["b": "2", "a": "1"])
    #expect(object != ["a": "1", "b": "3"])
  }
}

import Mustache
import Testing

@Suite struct MustacheObjectTests {
  @Test func findsItsFieldsByTheirNames() {
    let object: MustacheObject = ["b": "1", "a": "2", "c": "3"]
    #expect(object.names == ["b", "a", "c"])
    #expect(object["b"] == "1")
    #expect(object["c"] == "3")
    #expect(object["d"] == nil)
    #expect(object["bb"] == nil)
  }

  @Test func equalsWhatHasTheSameFieldsInTheSameOrder() {
    let object: MustacheObject = ["a": "1", "b": "2"]
    #expect(object == ["a": "1", "b": "2"])
    #expect(object != ["b": "2", "a": "1"])
    #expect(object != ["a": "1", "b": "3"])
  }
}

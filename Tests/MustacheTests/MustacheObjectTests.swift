import MVVMGenMustache
import Testing

@Suite struct MustacheObjectTests {
  @Test func findsItsFieldsByTheirNames() throws {
    let object: MustacheObject = ["b": "1", "a": "2", "c": "3"]
    #expect(object.names == ["b", "a", "c"])
    let template = try Template("{{b}}{{c}}{{d}}{{bb}}{{a}}")
    #expect(try template.render(.object(object)) == "132")
  }

  @Test func equalsWhatHasTheSameFieldsInTheSameOrder() {
    let object: MustacheObject = ["a": "1", "b": "2"]
    #expect(object == ["a": "1", "b": "2"])
    #expect(object != ["b": "2", "a": "1"])
    #expect(object != ["a": "1", "b": "3"])
  }
}

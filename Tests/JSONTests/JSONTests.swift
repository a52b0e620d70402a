import Foundation
import MVVMGenJSON
import Testing

@Suite struct JSONTests {
  private let value: JSONValue = [
    "a": 1, "b": [true, .null, .number(2.5)], "c": "é \"\\\n\u{1}", "d": [:], "e": [],
    "f": ["g": -3],
  ]

  @Test func isWrittenInOneLine() {
    #expect(
      value.compact
        == #"{"a":1,"b":[true,null,2.5],"c":"é \"\\\n\u0001","d":{},"e":[],"f":{"g":-3}}"#)
  }

  @Test func isWrittenForPeople() {
    let value: JSONValue = ["a": [1, 2], "b": [:]]
    #expect(value.pretty == "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {}\n}")
  }

  @Test func readsWhatItWrites() throws {
    #expect(try JSONValue(parsing: value.compact.utf8) == value)
    #expect(try JSONValue(parsing: value.pretty.utf8) == value)
  }

  @Test func anotherReaderReadsTheSame() throws {
    let read = try JSONSerialization.jsonObject(with: Data(value.compact.utf8)) as? NSDictionary
    #expect(read?["c"] as? String == "é \"\\\n\u{1}")
  }

  @Test(arguments: [
    (#""😀 \u00e9 \/""#, "😀 é /"), (#""\ud83d\ude00""#, "😀"), (#""\ud83d""#, "\u{FFFD}"),
  ])
  func readsEscapes(text: String, expected: String) throws {
    #expect(try JSONValue(parsing: text.utf8) == .string(expected))
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{\"a\":}", "[1 2]", "tru", "\"a", "\"\\q\"", "1 2", "+1", "{a:1}",
    "\"\n\"", "nul", ".5", "--1",
  ])
  func refusesWhatIsNone(text: String) {
    #expect(throws: JSONError.self) { try JSONValue(parsing: text.utf8) }
  }

  @Test func refusesWhatIsTooDeep() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try JSONValue(parsing: text.utf8) }
  }

  @Test func membersAreFoundByName() throws {
    let value = try JSONValue(parsing: #"{"a": {"b": [3]}, "n": null, "x": 4.0}"#.utf8)
    #expect(value["a"]?["b"]?.array?.first?.integer == 3)
    #expect(value["n"] == nil)
    #expect(value["x"]?.integer == 4)
  }
}

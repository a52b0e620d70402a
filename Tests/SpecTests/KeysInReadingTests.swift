import MVVMGenForms
import Testing

@testable import MVVMGenReading
@testable import MVVMGenSpec

/// What the module `Reading` says of keys beside the tables.
@Suite struct KeysInReadingTests {
  @Test func theKeysOfDeclared() {
    let keys = Form.allCases.filter(\.isDeclaration).flatMap(\.keys)
    #expect(FailureExplainer.keysOfDeclared.isSubset(of: Set(keys.map(\.name))))
  }

  @Test func theKeysOfRequests() {
    #expect(
      FailureExplainer.keysOfRequests == [
        "body", "cache", "form", "headers", "otherwise", "query", "retry", "status", "timeout",
      ])
  }

  @Test func theKeysOfLists() {
    #expect(
      FailureExplainer.keysOfLists == [
        "bindings", "scenarios", "do", "then", "else", "catch", "each", "steps", "uses",
        "imports", "types",
      ])
  }

  @Test func theKeysOfNamesHoldNoTexts() {
    #expect(TreeBuilder.keysOfNames.isSuperset(of: ["when", "policy", "call", "type", "returns"]))
    #expect(TreeBuilder.keysOfNames.isDisjoint(with: ["doc", "text", "if", "value", "set"]))
  }
}

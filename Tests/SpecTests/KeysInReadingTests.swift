import MVVMGenForms
import Testing

@testable import MVVMGenReading
@testable import MVVMGenSpec

/// What the module `Reading` says of keys beside the tables: each of them has to be a key.
@Suite struct KeysInReadingTests {
  @Test func theKeysOfLists() {
    let keys = Form.allCases.flatMap(\.keys)
    let lists = Set(keys.filter { $0.value.element != nil }.map(\.name))
    let listsOfMaps = Set(keys.filter { $0.value.element?.forms.isEmpty == false }.map(\.name))
    #expect(FailureExplainer.keysOfLists.isSubset(of: lists))
    #expect(FailureExplainer.keysOfLists.isSuperset(of: listsOfMaps))
  }

  @Test func theKeysOfMaps() {
    let keys = (Form.steps + Form.scenarioSteps + [.scenario, .given]).flatMap(\.keys)
    #expect(FailureExplainer.keysOfMaps.isSubset(of: Set(keys.map(\.name))))
  }

  @Test func theKeysOfDeclared() {
    let keys = Form.allCases.filter(\.isDeclaration).flatMap(\.keys)
    #expect(FailureExplainer.keysOfDeclared.isSubset(of: Set(keys.map(\.name))))
  }

  @Test func theKeysOfNames() {
    let keys = Form.allCases.flatMap(\.keys)
    #expect(TreeBuilder.keysOfNames.isSubset(of: Set(keys.map(\.name))))
  }
}

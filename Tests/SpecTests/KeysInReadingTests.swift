import Testing

@testable import Reading
@testable import Spec

/// What the module `Reading`, which can't see the tables of keys, says of them once more.
@Suite struct KeysInReadingTests {
  @Test func theKeysOfLists() {
    let keys = Form.allCases.flatMap(\.keys)
    let lists = Set(keys.filter { $0.value.element != nil }.map(\.name))
    let listsOfMaps = Set(keys.filter { $0.value.element?.forms.isEmpty == false }.map(\.name))
    #expect(FailureExplainer.keysOfLists.isSubset(of: lists))
    #expect(FailureExplainer.keysOfLists.isSuperset(of: listsOfMaps))
  }

  @Test func theKeysOfSteps() {
    let keys = (Form.steps + Form.scenarioSteps).compactMap(\.keys.first?.name)
    #expect(FailureExplainer.keysOfSteps == Set(keys))
  }

  @Test func theKeysOfElements() {
    var keys: [String: Set<String>] = [:]
    for form in Form.steps + Form.scenarioSteps + [.whenBinding, .everyBinding, .scenario] {
      let names = form.keys.map(\.name)
      let first =
        form == .everyBinding ? "every" : form == .whenBinding ? "when" : names.first ?? ""
      keys[first, default: []].formUnion(names.filter { $0 != first })
    }
    #expect(FailureExplainer.keysOfElements == keys.filter { !$0.value.isEmpty })
  }

  @Test func theKeysOfMaps() {
    let keys = (Form.steps + Form.scenarioSteps + [.scenario, .given]).flatMap(\.keys)
    #expect(FailureExplainer.keysOfMaps.isSubset(of: Set(keys.map(\.name))))
  }

  @Test func theKeysOfDeclared() {
    let keys = Form.allCases.filter(\.isDeclaration).flatMap(\.keys)
    #expect(FailureExplainer.keysOfDeclared.isSubset(of: Set(keys.map(\.name))))
  }

  @Test func theKeysOfClients() {
    #expect(FailureExplainer.keysOfClients == Set(Form.http.keys.map(\.name)))
  }

  @Test func theTypesAndTheKeysOfNames() {
    #expect(TreeBuilder.types == Form.ownTypes.union(["Void"]))
    let keys = Form.allCases.flatMap(\.keys)
    #expect(TreeBuilder.keysOfNames.isSubset(of: Set(keys.map(\.name))))
  }

  @Test func theSections() {
    let keys = Set(Form.screen.keys.map(\.name))
    #expect(FailureExplainer.sections == keys.subtracting(["screen", "doc", "access"]))
  }
}

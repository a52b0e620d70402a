import MVVMGenForms
import Testing

@testable import MVVMGenExpressions
@testable import MVVMGenReading
@testable import MVVMGenSpec

/// Words of the module `Expressions` that modules say once more which can't see it.
@Suite struct RepeatedWordsTests {
  @Test func theWordsThatJoinValues() {
    let words = Set(Token.Word.allCases.map(\.rawValue))
    #expect(Set(wordsOfExpressions) == words.subtracting(["true", "false", "nil"]))
  }

  @Test func theTypesOfEverySpec() {
    #expect(Form.ownTypes == Set(ValueType.builtIns.names))
  }
}

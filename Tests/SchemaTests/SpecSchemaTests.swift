import MVVMGenForms
import MVVMGenJSON
import MVVMGenSchema
import Testing

/// Whether the schema says the right thing about specs is looked at by `Scripts/check-schema`,
/// with a validator of somebody else.
@Suite struct SpecSchemaTests {
  private let schema = specSchema()

  @Test func everyKeyOfTheLanguageIsInIt() throws {
    for form in Form.allCases {
      let definition = try #require(
        schema["definitions"]?[form.name]
          ?? configurationSchema()["definitions"]?[form.name])
      #expect(definition["additionalProperties"] == .bool(false))
      let names = definition["properties"]?.members?.map(\.name)
      #expect(names == form.keys.map(\.name))
      for key in form.keys {
        let property = definition["properties"]?[key.name]
        #expect(property?["description"] == .string(key.summary))
      }
    }
  }

  @Test func formsAreCalledAsTheirCases() {
    #expect(Form.allCases.map(\.name) == Form.allCases.map { "\($0)" })
  }

  @Test func specsAndTheConfigurationHaveNothingInCommon() {
    #expect(schema["definitions"]?["configuration"] == nil)
    #expect(configurationSchema()["definitions"]?["screen"] == nil)
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let names = try #require(schema["definitions"]?.members).map { "#/definitions/\($0.name)" }
    var count = 0
    func look(_ value: JSONValue) {
      if case .string(let target)? = value["$ref"] {
        count += 1
        #expect(names.contains(target))
      }
      for member in value.members ?? [] { look(member.value) }
      for element in value.array ?? [] { look(element) }
    }
    look(schema)
    #expect(count > 100)
  }

  @Test func whatExcludesEachOtherAreKeys() {
    for form in Form.allCases {
      for key in (form.exactlyOneOf + form.atMostOneOf).flatMap({ $0 }) {
        #expect(form.keys.contains { $0.name == key }, "\(form): \(key)")
      }
    }
  }
}

import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// What is warned of where something is wrong: that may be why a name seems to be unused.
@Suite struct WarningsBesideErrorsTests {
  private func titles(_ output: String, _ expected: String) throws -> [String] {
    let spec = """
      screen: A
      inputs: { go: {}, on: {} }
      state: { k: Int }
      outputs: { n: \(output) }
      bindings:
        - when: go
          do:
            - set: { n: 1, k: 2 }
      scenarios:
        - name: a
          steps:
            - send: go
        - name: b
          steps:
            - expect: { n: \(expected) }
      """
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let result = pipeline.run(
      SourceFile(name: "a.yaml", text: spec), using: MemorySource(files: [:]))
    return result.diagnostics.map(\.title)
  }

  @Test func mistakesOfScenariosHideNoWarningAboutTheScreen() throws {
    #expect(
      try titles("Int", "x") == [
        "nothing happens when 'on' is sent", "nothing reads the state 'k'", "'x' is not an Int",
      ])
  }

  /// What a scenario misses may be what reads the state, and what the event sets.
  @Test func whatScenariosMissHidesWhatIsUnused() throws {
    #expect(try titles("Int", "=m") == ["there is no 'm' here"])
  }

  /// What YAML only warns of was read: a word that is none of its key's is an error all the same.
  @Test func quotesOfWordProcessorsHideNoMistake() throws {
    let spec = """
      screen: A
      access: “public”
      inputs: { go: {} }
      outputs: { n: Int }
      bindings:
        - when: go
          policy: “first”
          do: [{ set: { n: 1 } }]
      """
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let result = pipeline.run(
      SourceFile(name: "a.yaml", text: spec), using: MemorySource(files: [:]))
    #expect(
      result.diagnostics.map(\.title) == [
        "the access level can't be '“public”'", "the policy can't be '“first”'",
      ])
    #expect(result.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func aPatternHoldsNoNameOfAFormatterThatIsWrong() throws {
    let spec = """
      screen: A
      formatters:
        d: { nummer: { fraction: 2 } }
        day: { date: YYYY d }
      needs: { date: Date }
      outputs: { o: { from: date | day } }
      """
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let result = pipeline.run(
      SourceFile(name: "a.yaml", text: spec), using: MemorySource(files: [:]))
    #expect(
      result.diagnostics.map(\.title) == [
        "a formatter has no key 'nummer'",
        "'Y' is the year of the week, which differs around New Year",
      ])
  }

  @Test func mistakesOfTheScreenHideWarnings() throws {
    #expect(try titles("Itn", "1") == ["there is no type 'Itn'"])
  }
}

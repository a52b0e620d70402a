import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// What YAML takes for a comment or an anchor leaves no value: one message says both.
@Suite struct EmptyValueTests {
  @Test(arguments: [
    ("#ffffff", "a text goes in quotes: '#ffffff'"),
    ("&and", "a text that starts with & goes in quotes: '&and'"),
  ])
  func aValueThatIsNoneForYAMLIsToldOnce(_ written: String, _ hint: String) throws {
    let spec = """
      screen: A
      inputs: { go: {} }
      outputs: { color: String }
      bindings:
        - when: go
          do:
            - set:
                color: \(written)
      """
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let result = pipeline.run(
      SourceFile(name: "a.yaml", text: spec), using: MemorySource(files: [:]))
    #expect(result.diagnostics.map(\.title) == ["nothing is written here, and String is wanted"])
    #expect(result.diagnostics.map(\.hint?.text) == [hint])
    #expect(result.diagnostics.map(\.span.column) == [18])
  }

  @Test func aCommentThatIsRightStaysAWarning() throws {
    let spec = "screen: A\noutputs:\n  n: { from: 1 }\ninputs:\n  go: #no\n"
    let pipeline = Pipeline(Pipeline.Options(templates: try TemplateSet()))
    let result = pipeline.run(
      SourceFile(name: "a.yaml", text: spec), using: MemorySource(files: [:]))
    #expect(result.diagnostics.contains { $0.title == "this is a comment, and no value" })
    #expect(!result.diagnostics.hasErrors)
  }
}

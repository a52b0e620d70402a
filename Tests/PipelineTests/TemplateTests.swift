import MVVMGenDiagnostics
import MVVMGenJSON
import MVVMGenMustache
import MVVMGenPipeline
import MVVMGenRendering
import Testing

@Suite struct TemplateSetTests {
  private let spec = SourceFile(name: "a.yaml", text: "screen: A\nstate: { a: Int }")

  @Test func aTemplateIsReplacedByName() throws {
    let templates = try TemplateSet(replacing: [("File", "// {{source}}: {{kind}}\n")])
    let result = Pipeline(Pipeline.Options(templates: templates)).run(
      spec, using: MemorySource())
    #expect(result.generated.map(\.text) == ["// a.yaml: viewmodel\n"])
  }

  @Test func aBrokenTemplateIsToldWithItsPlace() {
    #expect { try TemplateSet(replacing: [("File", "a\n  {{#b}}")]) } throws: {
      "\($0)" == "File.mustache:2:3: 'b' is not closed"
    }
  }

  @Test func aTemplateThatIncludesWhatIsNotThereIsTold() {
    #expect { try TemplateSet(replacing: [("File", "a\n {{>Fil}}")]) } throws: {
      "\($0)"
        == "File.mustache:2:2: there is no template 'Fil' to include; did you mean 'File'?"
    }
    #expect { try TemplateSet(replacing: [("File", "{{>Footnotes}}")]) } throws: {
      "\($0)" == "File.mustache:1:1: there is no template 'Footnotes' to include"
    }
  }

  @Test(arguments: [
    ("{{#imports}}{{modul}}{{/imports}}", "1:13", "modul'; did you mean 'module'?"),
    ("\n{{^isEmtpy}}a{{/isEmtpy}}", "2:1", "isEmtpy'; did you mean 'isEmpty'?"),
    ("{{#declaration.heads}}{{/declaration.heads}}", "1:1", "heads'; did you mean 'head'?"),
    (" {{>*colour}}", "1:2", "colour'"),
  ])
  func aNameThatATemplateDoesNotGetIsTold(source: String, place: String, rest: String) {
    #expect { try TemplateSet(replacing: [("File", source)], in: "T/") } throws: {
      "\($0)"
        == "T/File.mustache:\(place): a template gets nothing that is called '\(rest)"
    }
  }

  @Test func ownTemplatesAreThereToBeIncluded() throws {
    _ = try TemplateSet(replacing: [("Licence", "// mine"), ("File", "{{>Licence}}")])
    _ = try TemplateSet(replacing: [("models", "// mine"), ("File", "{{>*kind}}")])
    #expect { try TemplateSet(replacing: [("Declarations", "{{.}}")]) } throws: {
      "\($0)"
        == "Declarations.mustache: no template includes this one, and it stands in place of no "
        + "built-in one; did you mean 'Declaration'?"
    }
  }

  @Test func aTemplateThatIncludesItselfIsTold() throws {
    let templates = try TemplateSet(replacing: [("File", "{{>File}}")])
    let result = Pipeline(Pipeline.Options(templates: templates)).run(
      spec, using: MemorySource())
    #expect(result.generated.isEmpty)
    #expect(
      result.failure
        == "File.mustache:1:1: the templates are nested too deep: does this one include itself?"
    )
  }

  @Test func theContextIsJSON() {
    let value = MustacheValue.object([
      "b": .list([.string("a\"\n\u{1}"), .null, true]), "a": .object([:]),
    ])
    #expect(value.json == ["b": ["a\"\n\u{1}", .null, true], "a": .object([])])
  }
}

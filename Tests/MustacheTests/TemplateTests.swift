import Mustache
import Testing

@Suite struct TemplateTests {
  @Test(arguments: [
    ("{{#a}}", "t:1:1: 'a' is not closed"),
    ("a\n  {{/a}}", "t:2:3: 'a' is closed and was not open"),
    ("{{#a}}\n{{/b}}", "t:2:1: 'b' is closed, and 'a' is open"),
    ("text {{name", "t:1:6: the tag is not closed"),
    ("{{}}", "t:1:1: the tag is empty"),
    ("{{=<%=}}", "t:1:1: delimiters are two words without '='"),
  ])
  func tellsWhatIsWrongAndWhere(source: String, message: String) {
    #expect { try Template(source, name: "t") } throws: { error in
      (error as? TemplateError)?.description == message
    }
  }

  @Test func refusesSectionsNestedTooDeep() {
    let source = String(repeating: "{{#a}}", count: 100_000)
    #expect { try Template(source, name: "t") } throws: { error in
      (error as? TemplateError)?.message == "the sections are nested too deep"
    }
  }

  @Test func refusesATemplateThatIncludesItself() throws {
    let template = try Template("a{{>self}}", name: "self")
    #expect(throws: RenderError.nestedTooDeep(template: "self")) {
      try template.render(.object([:]), partials: Partials(["self": template]))
    }
  }

  @Test func escapesOnlyWhereAsked() throws {
    let template = try Template("{{a}}{{{a}}}")
    let value = MustacheValue.object(["a": "<\"&\">"])
    #expect(try template.render(value) == "&lt;&quot;&amp;&quot;&gt;<\"&\">")
    #expect(try template.render(value, escaping: .none) == "<\"&\"><\"&\">")
  }

  @Test func emptyLinesOfAPartialStayEmpty() throws {
    let partial = try Template("a\n\nb\n")
    let template = try Template("  {{>p}}\n")
    let text = try template.render(.null, partials: Partials(["p": partial]))
    #expect(text == "  a\n\n  b\n")
  }

  @Test func namesThePartialsThatItIncludes() throws {
    let template = try Template("{{#s}}{{>a}}{{/s}}{{<b}}{{$x}}{{>c}}{{/x}}{{/b}}{{>*d}}")
    #expect(template.partialNames == ["a", "b", "c"])
  }

  @Test func equalsWhatReadsTheSame() throws {
    #expect(try Template("{{a}}") == Template("{{ a }}"))
    #expect(try Template("{{a}}") != Template("{{{a}}}"))
  }

  @Test func objectsKeepTheirOrder() {
    var object: MustacheObject = ["b": "1", "a": "2"]
    object["b"] = "3"
    object["c"] = "4"
    object["a"] = nil
    #expect(object.fields.map(\.name) == ["b", "c"])
    #expect(object["b"] == "3")
  }
}

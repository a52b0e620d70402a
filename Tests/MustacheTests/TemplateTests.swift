import MVVMGenMustache
import Testing

@Suite struct TemplateTests {
  @Test func escapesOnlyWhereAsked() throws {
    let template = try Template("{{a}}{{{a}}}{{&a}}")
    let value = MustacheValue.object(["a": "<\"&'é\">"])
    let plain = "<\"&'é\">"
    #expect(try template.render(value) == "&lt;&quot;&amp;'é&quot;&gt;" + plain + plain)
    #expect(try template.render(value, escaping: .none) == plain + plain + plain)
  }

  @Test func tripleMustachesWorkWithOtherDelimiters() throws {
    let template = try Template("{{=<% %>=}}<%{a}%><%a%>")
    #expect(try template.render(.object(["a": ">"])) == ">&gt;")
  }

  @Test func addsToWhatIsThere() throws {
    var output = Array("before ".utf8)
    try Template("{{a}}").render(
      MustacheContext(.object(["a": "x"])), into: &output)
    #expect(output == Array("before x".utf8))
  }

  @Test func addsNothingWhenItFails() throws {
    let template = try Template("some {{>self}}", name: "self")
    var output = Array("before".utf8)
    #expect(throws: RenderError.self) {
      try template.render(
        MustacheContext(.null), partials: Partials(["self": template]), into: &output)
    }
    #expect(output == Array("before".utf8))
  }

  @Test func equalsWhatHasTheSameNameAndSource() throws {
    #expect(try Template("{{a}}", name: "t") == Template("{{a}}", name: "t"))
    #expect(try Template("{{a}}", name: "t") != Template("{{{a}}}", name: "t"))
    #expect(try Template("{{a}}", name: "t") != Template("{{a}}", name: "u"))
  }

  @Test func namesTheTemplatesThatItIncludes() throws {
    let template = try Template(
      "{{#s}}\n {{>a}}{{/s}}{{<b}}{{$x}}{{>c}}{{/x}}{{/b}}{{>*d}}\n{{>a}}")
    let references = template.partialReferences.map { "\($0.name) \($0.line):\($0.column)" }
    #expect(references == ["a 2:2", "b 2:14", "c 2:26", "a 3:1"])
  }

  @Test func anEmptyTextLeavesSectionsOut() throws {
    let template = try Template("{{#a}}yes{{/a}}{{^a}}no{{/a}}")
    #expect(try template.render(.object(["a": ""])) == "no")
    #expect(try template.render(.object(["a": " "])) == "yes")
    #expect(try template.render(.object(["a": .object([:])])) == "yes")
  }

  @Test func namesWithAnEmptyPartMeanNothing() throws {
    let value = MustacheValue.object(["a": .object(["b": "x"])])
    #expect(try Template("{{a.b}}|{{a..b}}|{{.a.b}}|{{a.b.}}").render(value) == "x|||")
  }
}

import MVVMGenMustache
import Testing

/// Work that grows with the square of the input would take hours here.
@Suite struct ScaleTests {
  private static let count = 20_000

  @Test(arguments: [
    "{{a}}", "{{{a}}}", "    ", "\n", "{ ", "{{! c }}", " {{! c }}\n", "{{#a}}x{{/a}}",
    "{{^b}}\n{{/b}}\n", "  {{>p}}\n", "{{>p}}", "{{$b}}\n\n x{{/b}}\n",
    "{{<p}}{{$b}}{{/b}}{{/p}}\n", "{{=<% %>=}}<%={{ }}=%>", "text\r\n",
  ])
  func compilesAndRendersALongTemplate(part: String) throws {
    let template = try Template(String(repeating: part, count: Self.count))
    let once = try Template(part)
    let value = MustacheValue.object(["a": "x"])
    let partials = Partials(["p": try Template("{{$b}}y{{/b}}\n")])
    let text = try template.render(value, partials: partials)
    let expected = try once.render(value, partials: partials)
    #expect(text.utf8.count == expected.utf8.count * Self.count)
    #expect(template.partialReferences.count == once.partialReferences.count * Self.count)
  }

  @Test func sectionsShareTheirSource() throws {
    let content = String(repeating: "text ", count: 200_000)
    let open = String(repeating: "{{#a}}", count: 200)
    let close = String(repeating: "{{/a}}", count: 200)
    let template = try Template(open + content + close)
    #expect(try template.render(.object(["a": true])) == content)
  }

  @Test func rendersALongListInAnIndentedPartial() throws {
    let list = MustacheValue.list(Array(repeating: "<v>", count: Self.count))
    let partial = try Template("{{#list}}\na\n{{.}}\n{{/list}}\n")
    let template = try Template("  {{>p}}\n")
    var output: [UInt8] = []
    try template.render(
      MustacheContext(.object(["list": list])), partials: Partials(["p": partial]), into: &output)
    let expected = String(repeating: "  a\n  &lt;v&gt;\n", count: Self.count)
    #expect(output.elementsEqual(expected.utf8))
  }
}

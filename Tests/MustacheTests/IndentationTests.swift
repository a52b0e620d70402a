import MVVMGenMustache
import Testing

@Suite struct IndentationTests {
  @Test func emptyLinesStayEmpty() throws {
    #expect(try render("  {{>p}}\n", "a\n\nb\r\n\r\nc\n") == "  a\n\n  b\r\n\r\n  c\n")
  }

  @Test func aLineWhoseValueIsEmptyStaysEmpty() throws {
    #expect(try render("  {{>p}}\n", "a\n{{none}}\nb\n") == "  a\n\n  b\n")
  }

  @Test func indentationsAddUp() throws {
    let partials = Partials([
      "p": try Template("p\n\t{{>q}}\nend\n"), "q": try Template("one\ntwo\n"),
    ])
    let text = try Template("  {{>p}}\n.").render(.null, partials: partials)
    #expect(text == "  p\n  \tone\n  \ttwo\n  end\n.")
  }

  @Test func aPartialInsideALineIsIndentedOnItsFirstLineOnly() throws {
    let partials = Partials([
      "p": try Template("{{>q}}|\n{{>none}}{{>q}}\nend\n"), "q": try Template("1\n2"),
    ])
    let text = try Template("  {{>p}}\n").render(.null, partials: partials)
    #expect(text == "  1\n2|\n  1\n2\n  end\n")
  }

  @Test func valuesAreNotIndented() throws {
    let value = MustacheValue.object([
      "v": "a\nb\n", "l": .lambda(MustacheLambda { _ in "{{v}}c\nd" }),
    ])
    #expect(try render("  {{>p}}\n", "{{v}}.\n{{l}}\n", value) == "  a\nb\n.\n  a\nb\nc\nd\n")
  }

  @Test func aLambdaThatPassesItsSectionOnChangesNothing() throws {
    let pass = MustacheValue.object(["s": .lambda(MustacheLambda { $0 ?? "" }), "x": "X"])
    let plain = MustacheValue.object(["s": true, "x": "X"])
    let source = "a\n  {{#s}}\n  {{x}}\n    {{>q}}\n  {{/s}}\n{{#s}} b {{/s}}\nc\n"
    let partials = Partials(["p": try Template(source), "q": try Template("1\n2\n")])
    let template = try Template(" {{>p}}\n")
    let text = try template.render(pass, partials: partials)
    #expect(text == " a\n   X\n     1\n     2\n  b \n c\n")
    #expect(try template.render(plain, partials: partials) == text)
  }

  private func render(
    _ source: String, _ partial: String, _ value: MustacheValue = .null
  ) throws -> String {
    try Template(source).render(value, partials: Partials(["p": try Template(partial)]))
  }
}

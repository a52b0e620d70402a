import MVVMGenMustache
import Testing

@Suite struct InheritanceTests {
  @Test func anArgumentCanHoldABlockOfItsOwnName() throws {
    let text = try render(
      "{{<p}}{{$a}}[{{$a}}inner{{/a}}]{{/a}}{{/p}}", ["p": "{{$a}}default{{/a}}"])
    #expect(text == "[inner]")
  }

  @Test func blocksOfAnArgumentBelongToTheTemplateItIsWrittenIn() throws {
    let middle = "{{<base}}{{$a}}[{{$b}}middle{{/b}}]{{/a}}{{/base}}"
    let templates = ["base": "{{$a}}{{/a}}", "middle": middle]
    #expect(try render("{{>middle}}", templates) == "[middle]")
    #expect(try render("{{<middle}}{{$b}}top{{/b}}{{/middle}}", templates) == "[top]")
  }

  @Test func whiteSpaceInsideALineIsKept() throws {
    #expect(try render("{{<p}}{{$a}}  x  {{/a}}{{/p}}", ["p": "<{{$a}}{{/a}}>"]) == "<  x  >")
  }

  @Test func linesOfAnArgumentKeepTheirOwnIndentation() throws {
    let source = """
      {{<p}}
          {{$body}}
            if a {

              b
            }
           end
          {{/body}}
      {{/p}}
      """
    let parent = "{\n  {{$body}}\n  default\n  {{/body}}\n}\n"
    let text = try render(source, ["p": parent])
    #expect(text == "{\n  if a {\n\n    b\n  }\n  end\n}\n")
  }

  @Test func partialsAndSectionsOfAnArgumentAreIndentedWithIt() throws {
    let source = """
      {{<p}}
        {{$body}}
          {{#list}}
          {{.}}:
            {{>q}}
          {{/list}}
        {{/body}}
      {{/p}}

      """
    let text = try render(
      source, ["p": "\t{{$body}}\n\t{{/body}}\n", "q": "1\n2\n"],
      .object(["list": ["a", "b"]]))
    #expect(text == "\ta:\n\t  1\n\t  2\n\tb:\n\t  1\n\t  2\n")
  }

  @Test func aParentAloneOnItsLinesIsIndented() throws {
    let templates = ["p": "a\n{{$b}}{{/b}}\nc\n"]
    #expect(try render("  {{<p}}\n  {{/p}}\n.", templates) == "  a\n\n  c\n.")
    #expect(try render("  {{<p}}{{$b}}1\n2{{/b}}{{/p}} \n.", templates) == "  a\n  1\n  2\n  c\n.")
  }

  @Test func aParentInsideALineIsNot() throws {
    let templates = ["p": "a\n{{$b}}b{{/b}}"]
    #expect(try render("  {{<p}}{{/p}} .\n", templates) == "  a\nb .\n")
    #expect(try render(". {{<p}}\n  {{/p}}\n", templates) == ". a\nb\n")
  }

  @Test func whatIsBetweenTheBlocksOfAParentCountsForNothing() throws {
    let source = "{{<p}} x {{v}} {{#v}}{{$a}}no{{/a}}{{/v}} {{$a}}yes{{/a}} {{>q}} {{/p}}"
    let text = try render(
      source, ["p": "({{$a}}{{/a}})", "q": "q"], .object(["v": "value"]))
    #expect(text == "(yes)")
  }

  @Test func namesOfParentsCanBeDynamic() throws {
    let text = try render(
      "{{<*name}}{{$a}}x{{/a}}{{/*name}}{{< * none }}{{/ *none}}", ["p": "({{$a}}{{/a}})"],
      .object(["name": "p"]))
    #expect(text == "(x)")
  }

  @Test func aMissingParentIsEmpty() throws {
    #expect(try render("a {{<none}}{{$a}}x{{/a}}{{/none}}b", [:]) == "a b")
  }

  private func render(
    _ source: String, _ templates: [String: String], _ value: MustacheValue = .null
  ) throws -> String {
    var partials = Partials()
    for (name, source) in templates { partials[name] = try Template(source, name: name) }
    return try Template(source).render(value, partials: partials)
  }
}

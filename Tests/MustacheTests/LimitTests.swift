import MVVMGenMustache
import Testing

@Suite struct LimitTests {
  @Test func sectionsMayStand200Deep() throws {
    let template = try Template(nested("#", 200))
    #expect(try template.render(.object(["a": "x"])) == "x")
  }

  @Test(arguments: ["#", "^", "$", "<"])
  func refusesTagsNestedDeeper(sign: String) throws {
    let error = try #require(throws: TemplateError.self) {
      try Template(nested(sign, 100_000), name: "t")
    }
    #expect(
      error.description == "t:1:1201: the tags are more than 200 deep inside each other")
  }

  @Test func partialsMayStand200Deep() throws {
    #expect(try renderTree(depth: 200) == String(repeating: ".", count: 200))
  }

  @Test func refusesPartialsNestedDeeper() throws {
    let error = try #require(throws: RenderError.self) { try renderTree(depth: 201) }
    #expect(error.reason == .nestedTooDeep)
    #expect(error.template == "node" && error.line == 1 && error.column == 12)
    #expect(
      error.description
        == "node:1:12: the templates are nested too deep: does this one include itself?")
  }

  @Test func theTemplateThatIncludesItselfIsTold() throws {
    let leaf = try Template("-", name: "leaf")
    let partials = Partials([
      "list": try Template("{{>leaf}}{{#a}}\n{{>leaf}}{{>item}}{{/a}}", name: "list"),
      "item": try Template("{{>leaf}}{{>list}}{{>list}}", name: "item"), "leaf": leaf,
      // Reaches the limit inside of another.
      "odd": try Template("{{<wrap}}{{$body}}{{>odd}}{{/body}}{{/wrap}}", name: "odd"),
      "wrap": try Template("{{>leaf}}{{$body}}{{/body}}", name: "wrap"),
    ])
    for (name, place) in [("list", "list:2:10"), ("odd", "odd:1:1")] {
      for start in ["{{>\(name)}}", "{{#a}}{{>\(name)}}{{/a}}"] {
        let error = try #require(throws: RenderError.self) {
          try Template(start, name: "t").render(.object(["a": true]), partials: partials)
        }
        #expect(error.description.hasPrefix("\(place): the templates are nested too deep"))
      }
    }
  }

  @Test(arguments: ["{{>t}}", "{{<t}}{{/t}}", "{{>*name}}", "{{#a}}{{>t}}{{/a}}{{>t}}"])
  func refusesATemplateThatIncludesItself(source: String) throws {
    let template = try Template(source, name: "t")
    let error = try #require(throws: RenderError.self) {
      try template.render(
        .object(["name": "t", "a": true]), partials: Partials(["t": template]))
    }
    #expect(error.reason == .nestedTooDeep)
  }

  @Test(arguments: ["{{lambda}}", "{{{lambda}}}", "{{#lambda}}x{{/lambda}}"])
  func refusesALambdaThatReturnsItself(source: String) throws {
    let value = MustacheValue.object(["lambda": .lambda(MustacheLambda { _ in source })])
    let error = try #require(throws: RenderError.self) { try Template(source).render(value) }
    #expect(error.reason == .nestedTooDeep)
  }

  private func nested(_ sign: String, _ count: Int) -> String {
    String(repeating: "{{\(sign)a}}", count: count) + "{{a}}"
      + String(repeating: "{{/a}}", count: count)
  }

  /// A list of one element in a list of one element and so on, each shown by the same template.
  private func renderTree(depth: Int) throws -> String {
    var value = MustacheValue.object(["nodes": []])
    for _ in 1..<depth { value = .object(["nodes": [value]]) }
    let node = try Template(".{{#nodes}}{{>node}}{{/nodes}}", name: "node")
    return try Template("{{>node}}").render(value, partials: Partials(["node": node]))
  }
}

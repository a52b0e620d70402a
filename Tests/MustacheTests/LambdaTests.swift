import MVVMGenMustache
import Testing

@Suite struct LambdaTests {
  @Test func escapesWhatComesOfTheTemplateOnce() throws {
    let value = MustacheValue.object([
      "l": .lambda(MustacheLambda { _ in "<{{{v}}}" }), "v": "&",
    ])
    #expect(try Template("{{l}} {{{l}}}").render(value) == "&lt;&amp; <&")
    #expect(try Template("{{l}}").render(value, escaping: .none) == "<&")
  }

  @Test func getsTheLinesOfASectionWithoutThoseOfItsTags() throws {
    let quote = MustacheLambda { "[" + ($0 ?? "") + "]" }
    let value = MustacheValue.object(["l": .lambda(quote)])
    #expect(try Template("{{#l}}\n a\n {{/l}}\n.").render(value) == "[ a\n].")
    #expect(try Template("{{#l}} a {{/l}}\n.").render(value) == "[ a ]\n.")
  }

  @Test func saysWhatIsWrongWithTheTemplateItReturned() throws {
    let value = MustacheValue.object(["l": .lambda(MustacheLambda { _ in "a\n{{#x}}" })])
    let error = try #require(throws: RenderError.self) {
      try Template("text\n {{l}}", name: "t").render(value)
    }
    #expect(
      error.description
        == "t:2:2: what the lambda returned is no template: 'x' is not closed (2:1 of its text)")
  }

  @Test func equalsItselfOnly() {
    let lambda = MustacheLambda { _ in "" }
    #expect(MustacheValue.lambda(lambda) == .lambda(lambda))
    #expect(MustacheValue.lambda(lambda) != .lambda(MustacheLambda { _ in "" }))
  }
}

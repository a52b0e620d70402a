import MVVMGenMustache
import Testing

@Suite struct TemplateErrorTests {
  @Test(arguments: [
    ("{{#a}}", "t:1:1: 'a' is not closed"),
    ("é {{#a}}{{^b}}{{/b}}", "t:1:4: 'a' is not closed"),
    ("\n {{<a}}", "t:2:2: 'a' is not closed"),
    ("a\r\n{{$a}}", "t:2:1: 'a' is not closed"),
    ("a\n  {{/a}}", "t:2:3: 'a' is closed and was not open"),
    ("{{#a}}\n{{/b}}", "t:2:1: 'b' is closed, and 'a' is open"),
    ("{{#a}}{{$b}}{{/a}}{{/b}}", "t:1:13: 'a' is closed, and 'b' is open"),
    ("text {{name", "t:1:6: the tag is not closed"),
    ("a\n{{{name}}", "t:2:1: the tag is not closed"),
    ("{{! comment }", "t:1:1: the tag is not closed"),
    ("{{=<% %>}}", "t:1:1: the tag is not closed"),
    ("{{}}", "t:1:1: the tag is empty"),
    ("{{# }}", "t:1:1: the tag is empty"),
    ("{{>*}}", "t:1:1: the tag is empty"),
    ("{{a b}}", "t:1:1: the name 'a b' has white space in it"),
    ("{{> a\nb}}", "t:1:1: the name 'a\nb' has white space in it"),
    ("{{=<%=}}", "t:1:1: delimiters are two words without '='"),
    ("x{{=<% %> <%=}}", "t:1:2: delimiters are two words without '='"),
    ("{{=<= =>=}}", "t:1:1: delimiters are two words without '='"),
    ("{{=<% %>=}}\n<%# a %>", "t:2:1: 'a' is not closed"),
  ])
  func saysWhatIsWrongAndWhere(source: String, description: String) throws {
    let error = try #require(throws: TemplateError.self) { try Template(source, name: "t") }
    #expect(error.description == description)
  }
}

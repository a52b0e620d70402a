import MVVMGenDiagnostics
import MVVMGenReading
import Testing

/// What the fuzzer found: nothing traps, and every place is in the file.
@Suite struct FoundByFuzzingTests {
  @Test(arguments: [
    // libyaml ends lines where no editor does.
    "! \r\u{2028}&m00ho ", "! \u{2028}|", "a: &b\u{2028}|\n", "a: !!str\u{85}&b\u{2029}x\n",
    "&a\u{2028}&b", "a: &é\u{2028}- x",
    // An element without anything in it above one that is indented deeper.
    "A\r-\r - :", "A\n-\n - :",
    // A key far behind the start of a text.
    "n: a" + String(repeating: " !", count: 200) + " g:",
    // A text of several lines with a hole that is open, and more behind it.
    "a: { \"${x\ny\" z w }\n", "a: { b: '${x\n\n y' 'z', c }\n",
    // A key in braces that ends with what would start a comment.
    "{n\n t#: }",
    // A bracket, and an alias, behind what looks like a comment, and behind more than a message shows.
    "a: [ \"\n # \"}", "a: { \"x\n # y\" ]", "{ " + String(repeating: "abc, ", count: 99) + "]",
    "a: " + String(repeating: " ", count: 500) + "*b c: d\n",
    "- n: " + String(repeating: "a, ", count: 200) + " - b: c\n",
    // Keys, elements, names and holes behind more of a line than a message shows.
    "n: " + String(repeating: "x", count: 450) + " services:",
    "n: " + String(repeating: "x", count: 450) + " - send: go",
    "a:\n  " + String(repeating: "x", count: 400) + "; Int\n  b: Int\n",
    "a: { " + String(repeating: "x", count: 450) + ":${name} }\n",
    // What goes wrong behind a method as Swift has it, and not in it.
    "services: { s: { methods: { load: (), b: c: d } } }\n",
  ])
  func placesAreInTheFile(text: String) {
    let file = SourceFile(name: "a.yaml", text: text)
    let result = readYAML(file, id: FileID(rawValue: 0))
    for diagnostic in result.diagnostics {
      for span in [diagnostic.span] + diagnostic.related.map(\.span) {
        expectPlace(span, in: file)
      }
    }
    for document in result.documents { SpanCheck(file: file).check(document.root) }
  }

  @Test func anAnchorIsFoundBehindAnUnusualBreak() {
    let file = SourceFile(name: "a.yaml", text: "a: !!str\u{2028}  &b x\n")
    let result = readYAML(file, id: FileID(rawValue: 0))
    #expect(result.diagnostics.map(\.span.offset) == [13])
    #expect(result.documents.first?.root.mapping?.first?.value.span.offset == 16)
  }

  private func expectPlace(_ span: SourceSpan, in file: SourceFile) {
    #expect(Int(span.end) <= file.bytes.count)
    #expect(file.span(of: Int(span.offset)..<Int(span.end), in: span.file) == span)
  }
}

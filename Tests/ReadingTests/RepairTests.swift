import MVVMGenDiagnostics
import Testing

@testable import MVVMGenReading

/// What is put right to be read has its place in the file as it is written.
@Suite struct RepairTests {
  private func read(_ text: String) -> (ReadingResult, SourceFile) {
    let file = SourceFile(name: "a.yaml", text: text)
    return (readYAML(file, id: FileID(rawValue: 0)), file)
  }

  @Test(arguments: [
    "é:x\nb: { c: [é, x] ]\n", "a:\n  é:x\n  b: {c: x}}\n  d: x\n",
    "a: { b: [x, x }\nc: x\n",
    "a:\n  -x: x\n  -x: { é: x }\nb: x\n", "\u{FEFF}a:\r\n  b:x\r\n  c { d: x, e: é }\r\n",
    "* x\n*  x\n", "a: { b: [x,, x] }\nc: { é: [ x ] ]\nx: x\n",
  ])
  func placesAreThoseOfTheFile(text: String) {
    let (result, file) = read(text)
    func check(_ node: YAMLNode) {
      #expect(
        node.span
          == file.span(of: Int(node.span.offset)..<Int(node.span.end), in: .init(rawValue: 0)))
      if let scalar = node.scalar, scalar.text == "x" {
        #expect(String(decoding: file.bytes(at: node.span), as: UTF8.self) == "x")
      }
      for element in node.sequence ?? [] { check(element) }
      for pair in node.mapping ?? [] {
        check(pair.key)
        check(pair.value)
      }
    }
    for document in result.documents { check(document.root) }
    #expect(result.documents.count == 1)
    for told in result.diagnostics {
      #expect(
        told.span
          == file.span(of: Int(told.span.offset)..<Int(told.span.end), in: .init(rawValue: 0)))
    }
  }
}

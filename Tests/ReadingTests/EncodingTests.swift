import MVVMGenDiagnostics
import MVVMGenReading
import Testing

@Suite struct EncodingTests {
  private func error(_ bytes: [UInt8]) -> Diagnostic? {
    let result = readYAML(SourceFile(name: "a", bytes: bytes), id: FileID(rawValue: 0))
    return result.diagnostics.count == 1 ? result.diagnostics.first : nil
  }

  @Test func saysWhereAByteIsNotUTF8() {
    let found = error(Array("a: é\nb: ".utf8) + [0xE9, 0x0A])
    #expect(found?.id == .notUTF8)
    #expect(found?.title == "the byte 0xE9 is not UTF-8")
    #expect(found?.hint == "save the file as UTF-8")
    #expect(found.map { [$0.span.line, $0.span.column, $0.span.offset] } == [2, 4, 9])
  }

  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xC3],
    [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
    [0xF0, 0x9F, 0x98, 0x0A], [0xFF],
  ])
  func refusesWhatIsNotWellFormed(bytes: [UInt8]) {
    let found = error(Array("a: ".utf8) + bytes)
    #expect(found?.id == .notUTF8)
    #expect(found?.span.offset == 3)
  }

  @Test func refusesUTF16() {
    #expect(error([0xFF, 0xFE, 0x61, 0x00])?.title == "the file is UTF-16, and a spec is UTF-8")
    #expect(error([0xFE, 0xFF, 0x00, 0x61])?.title == "the file is UTF-16, and a spec is UTF-8")
    #expect(error([0x61, 0x00, 0x3A, 0x00])?.id == .controlCharacter)
  }

  @Test func refusesControlCharacters() {
    let found = error(Array("\u{FEFF}é: x\u{7}y\n".utf8))
    #expect(found?.title == "the character U+0007 can't stand in a spec as it is")
    #expect(found?.hint == #"in double quotes it is written "\u0007""#)
    #expect(found.map { [$0.span.line, $0.span.column, $0.span.offset] } == [1, 5, 8])
    #expect(error(Array("a: \u{0}".utf8))?.hint == "is this a text file? A spec is UTF-8")
  }

  @Test func takesAllOtherCharacters() {
    let text = "a: é日👩‍👩‍👧\u{E000}\n"
    #expect(read(text).diagnostics == [])
    #expect(read(text).documents.first?.root.mapping?.first?.value.scalar?.text == "é日👩‍👩‍👧\u{E000}")
  }
}

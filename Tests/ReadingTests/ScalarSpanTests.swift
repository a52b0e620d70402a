import MVVMGenDiagnostics
import MVVMGenReading
import Testing

@Suite struct ScalarSpanTests {
  /// The source of a part of the only scalar of a file, and its line and column.
  private func find(_ part: String, in yaml: String) throws -> (String, UInt32, UInt32) {
    let file = SourceFile(name: "a.yaml", text: yaml)
    let result = readYAML(file, id: FileID(rawValue: 0))
    let node = try #require(result.documents.first?.root.mapping?.first?.value)
    let text = try #require(node.scalar?.text)
    let range = try #require(text.firstRange(of: part))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let span = node.span(of: start..<start + part.utf8.count, in: file)
    let source = file.bytes[Int(span.offset)..<Int(span.end)]
    return (String(decoding: source, as: UTF8.self), span.line, span.column)
  }

  @Test func inAPlainText() throws {
    #expect(try find("two", in: "a: one two three\n") == ("two", 1, 8))
    #expect(try find("two", in: "a: &x one two\nb: *x\n") == ("two", 1, 11))
    #expect(try find("three", in: "a: one\n  two\n  three é\n") == ("three", 3, 3))
    #expect(try find("two three", in: "a: one\n  two\n  three\n") == ("two\n  three", 2, 3))
    #expect(try find("x", in: "a: é日x\n") == ("x", 1, 6))
    #expect(try find("two", in: "a: one\r\n\r\n  two\r\n") == ("two", 3, 3))
  }

  @Test func inASingleQuotedText() throws {
    #expect(try find("t b", in: "a: 'don''t b'\n") == ("t b", 1, 10))
    #expect(try find("n'", in: "a: 'don''t b'\n") == ("n''", 1, 7))
    #expect(try find("b", in: "a: 'one\n\n  b'\n") == ("b", 3, 3))
  }

  @Test func inADoubleQuotedText() throws {
    #expect(try find("b", in: #"a: "\x41\u00e9\U0001F600\n\"b""#) == ("b", 1, 29))
    #expect(try find("é", in: #"a: "\x41\u00e9x""#) == (#"\u00e9"#, 1, 9))
    #expect(try find("\n", in: #"a: "x\ny""#) == (#"\n"#, 1, 6))
    #expect(try find("two", in: "a: \"one \\\n  two\"") == ("two", 2, 3))
    #expect(try find("two", in: "a: \"one\n\n\n  two\"") == ("two", 4, 3))
    #expect(try find("x", in: #"a: "\N\_\L\Px""#) == ("x", 1, 13))
  }

  @Test func inABlockText() throws {
    #expect(try find("three", in: "a: |\n  one\n\n   two\n  three\n") == ("three", 5, 3))
    #expect(try find("three", in: "a: >\n  one\n  two\n\n  three\n") == ("three", 5, 3))
    #expect(try find("one two", in: "a: >-\n  one\n  two\n") == ("one\n  two", 2, 3))
    #expect(try find("two", in: "a: |2-\n    one\n  two\n") == ("two", 3, 3))
    #expect(try find("b", in: "a: | # comment\n\n  b") == ("b", 3, 3))
    #expect(try find("two", in: "a: >\n   one\n    two\n   three\n") == ("two", 3, 5))
  }

  @Test func atAPlaceWithoutLength() throws {
    let file = SourceFile(name: "a.yaml", text: #"a: "x\ty""#)
    let result = readYAML(file, id: FileID(rawValue: 0))
    let node = try #require(result.documents.first?.root.mapping?.first?.value)
    let offsets = (0...3).map { node.span(of: $0..<$0, in: file).offset }
    #expect(offsets == [4, 5, 7, 8])
    #expect(node.span(of: 3..<3, in: file).length == 0)
  }

  @Test func inAnAliasIsTheAlias() throws {
    let file = SourceFile(name: "a.yaml", text: "a: &x text\nb: *x\n")
    let result = readYAML(file, id: FileID(rawValue: 0))
    let alias = try #require(result.documents.first?.root.mapping?.last?.value)
    #expect(alias.span(of: 1..<2, in: file) == alias.span)
  }
}

import MVVMGenDiagnostics
import MVVMGenReading
import Testing

@Suite struct TreeTests {
  private func root(_ yaml: String) throws -> YAMLNode {
    let result = read(yaml)
    #expect(result.diagnostics == [])
    return try #require(result.documents.first).root
  }

  /// Line, column, offset and length.
  private func place(_ node: YAMLNode?) -> [UInt32] {
    node.map { [$0.span.line, $0.span.column, $0.span.offset, $0.span.length] } ?? []
  }

  private func value(_ node: YAMLNode, _ key: String) -> YAMLNode? {
    node.mapping?.first { $0.key.scalar?.text == key }?.value
  }

  @Test func keysAndValuesHaveTheirPlaces() throws {
    let root = try root("a: one\nb:\n  - 'x'\n  - { c: \"y\" }\n")
    #expect(place(root) == [1, 1, 0, 32])
    #expect(root.mapping?.map { place($0.key) } == [[1, 1, 0, 1], [2, 1, 7, 1]])
    #expect(place(value(root, "a")) == [1, 4, 3, 3])
    let list = try #require(value(root, "b"))
    #expect(place(list) == [3, 3, 12, 20])
    #expect(list.sequence?.map { place($0) } == [[3, 5, 14, 3], [4, 5, 22, 10]])
    #expect(place(value(list.sequence?[1] ?? list, "c")) == [4, 10, 27, 3])
  }

  @Test func columnsCountScalarsAndOffsetsBytes() throws {
    let root = try root("é: { 日本: x, b: y }\n")
    #expect(place(value(value(root, "é") ?? root, "b")) == [1, 16, 20, 1])
  }

  @Test func aByteOrderMarkTakesNoColumn() throws {
    let root = try root("\u{FEFF}a: é\nb: c\n")
    #expect(place(root.mapping?.first?.key) == [1, 1, 3, 1])
    #expect(place(value(root, "a")) == [1, 4, 6, 2])
    #expect(place(value(root, "b")) == [2, 4, 12, 1])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndAsOnAnySystem(end: String) throws {
    let root = try root("a: 1\(end)b: 2\(end)")
    #expect(value(root, "b").map { [$0.span.line, $0.span.column] } == [2, 4])
  }

  @Test func linesAreThoseOfEditors() throws {
    let root = try root("a: \"x\u{2028}y\u{85}z\"\nb: é 2\n")
    #expect(value(root, "b").map { [$0.span.line, $0.span.column] } == [2, 4])
  }

  @Test func scalarsStayText() throws {
    let root = try root("[on, yes, 12:30, 2020-01-01, ~, null, 0x1F, 1e3, ]")
    #expect(
      root.sequence?.map(\.scalar?.text)
        == ["on", "yes", "12:30", "2020-01-01", "~", "null", "0x1F", "1e3"])
  }

  @Test func aMissingValueIsAnEmptyPlaceAfterTheColon() throws {
    let root = try root("a:\nb: ''\n")
    #expect(value(root, "a")?.scalar?.isEmptyPlain == true)
    #expect(place(value(root, "a")) == [1, 3, 2, 0])
    #expect(value(root, "b")?.scalar?.isEmptyPlain == false)
  }

  @Test func stylesAreKept() throws {
    let root = try root("- a\n- 'a'\n- \"a\"\n- |\n  a\n- >\n  a\n")
    #expect(
      root.sequence?.map(\.scalar?.style)
        == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
  }

  @Test func aBlockTextEndsWithItsLastLine() throws {
    let root = try root("a: |+\n  x\n\n\nb: 1\n")
    #expect(value(root, "a")?.scalar?.text == "x\n\n\n")
    #expect(place(value(root, "a")) == [1, 4, 3, 6])
  }

  @Test func typesInBracketsAreListsAndMaps() throws {
    let root = try root("a: [Photo]\nb: {String: Int}\nc: [String: [Int]]\n")
    #expect(value(root, "a")?.sequence?.first?.scalar?.text == "Photo")
    #expect(value(root, "b")?.mapping?.first?.value.scalar?.text == "Int")
    #expect(value(root, "c")?.sequence?.first?.mapping?.count == 1)
  }

  @Test func aKeyGivenTwiceIsKeptTwice() throws {
    let root = try root("a: 1\na: 2\n<<: 3\n")
    #expect(root.mapping?.map(\.key.scalar?.text) == ["a", "a", "<<"])
  }

  @Test func aFileHoldsSeveralDocuments() {
    let result = read("a: 1\n---\nb: 2\n---\n- c\n")
    #expect(result.documents.count == 3)
    #expect(result.documents.map(\.root.span.line) == [1, 3, 5])
    #expect(read("").documents.isEmpty)
    #expect(read("# only a comment\n").documents.isEmpty)
  }

  @Test func aBrokenFileKeepsTheDocumentsBefore() {
    let result = read("a: 1\n---\nb: \"\n")
    #expect(result.documents.count == 1)
    #expect(result.diagnostics.map(\.id) == [.unclosedQuote])
    #expect(read("screen a: b\ndoc, b\n").documents.isEmpty)
  }

  @Test func anAliasIsWhatItStandsForInItsOwnPlace() throws {
    let root = try root("a: &x\n  b: 1\nc: *x\nd: &y text\ne: *y\n")
    let alias = try #require(value(root, "c"))
    #expect(place(alias) == [3, 4, 16, 2])
    #expect(place(value(alias, "b")) == [2, 6, 11, 1])
    #expect(place(value(root, "a")) == [2, 3, 8, 4])
    #expect(place(value(root, "d")) == [4, 7, 25, 4])
    #expect(value(root, "e")?.scalar?.text == "text")
  }

  @Test func anchorsEndWithTheirDocument() {
    let result = read("a: &x 1\nb: *x\n---\nc: *x\n")
    #expect(result.diagnostics.map(\.id) == [.unknownAlias])
    #expect(result.documents.last?.root.mapping?.first?.value.isInvalid == true)
  }

  @Test func anAnchorGivenTwiceIsTheLastOne() throws {
    let root = try root("- &x 1\n- *x\n- &x 2\n- *x\n- &x [&x 3, *x]\n- *x\n")
    #expect(root.sequence?[1].scalar?.text == "1")
    #expect(root.sequence?[3].scalar?.text == "2")
    #expect(root.sequence?[5].scalar?.text == "3")
  }

  @Test func standardTagsSayNothing() throws {
    let root = try root("a: !!str 1\nb: !!seq [x]\nc: !!map\n  d: e\ne: ! 'x'\n")
    #expect(place(value(root, "a")) == [1, 10, 9, 1])
    #expect(place(value(root, "b")) == [2, 10, 20, 3])
    #expect(place(value(root, "c")) == [4, 3, 35, 4])
    #expect(place(value(root, "e")) == [5, 6, 45, 3])
  }

  @Test func whatIsReportedIsInvalidAndTheRestIsThere() {
    let result = read("a: !x\nb: { c: =f(x, y), d: 1 }\ne: [=g(x, y), 2]\n? [k]\n: v\nf: 1\n")
    #expect(result.diagnostics.map(\.id) == [.tag, .commaInText, .commaInText, .keyIsNoText])
    let root = result.documents[0].root
    #expect(value(root, "a")?.isInvalid == true)
    let pairs = value(root, "b")?.mapping
    #expect(pairs?.map(\.key.scalar?.text) == ["c", "d"])
    // An expression that only lacks its quotes is there as a whole.
    #expect(pairs?.map(\.value.scalar?.text) == ["=f(x, y)", "1"])
    #expect(value(root, "e")?.sequence?.map(\.scalar?.text) == ["=g(x, y)", "2"])
    #expect(root.mapping?.map(\.key.isInvalid) == [false, false, false, true, false])
  }
}

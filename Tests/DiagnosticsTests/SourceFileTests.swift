import MVVMGenDiagnostics
import Testing

@Suite struct SourceFileTests {
  private let id = FileID(rawValue: 0)

  private func place(_ text: String, _ offset: Int) -> [UInt32] {
    let span = SourceFile(name: "x", text: text).span(of: offset..<offset + 1, in: id)
    return [span.line, span.column]
  }

  @Test func countsLinesAndScalars() {
    #expect(place("ab\ncd", 0) == [1, 1])
    #expect(place("ab\ncd", 2) == [1, 3])
    #expect(place("ab\ncd", 3) == [2, 1])
    #expect(place("ab\ncd", 5) == [2, 3])
    #expect(place("é日x", 5) == [1, 3])
    #expect(place("a\r\nb\rc", 3) == [2, 1])
    #expect(place("a\r\nb\rc", 2) == [1, 3])
    #expect(place("a\r\nb\rc", 5) == [3, 1])
    #expect(place("\u{FEFF}ab", 3) == [1, 1])
    #expect(place("\u{FEFF}ab", 4) == [1, 2])
  }

  @Test func cutsARangeAtTheEnd() {
    let file = SourceFile(name: "x", text: "abc")
    let span = file.span(of: 2..<10, in: id)
    #expect(span.offset == 2 && span.length == 1)
    #expect(file.span(of: 7..<9, in: id).offset == 3)
  }

  @Test func findsTheLine() {
    let file = SourceFile(name: "x", text: "\u{FEFF}ab\r\ncd\re\n")
    #expect(file.lineRange(at: 0) == 3..<5)
    #expect(file.lineRange(at: 4) == 3..<5)
    #expect(file.lineRange(at: 5) == 3..<5)
    #expect(file.lineRange(at: 6) == 3..<5)
    #expect(file.lineRange(at: 7) == 7..<9)
    #expect(file.lineRange(at: 9) == 7..<9)
    #expect(file.lineRange(at: 10) == 10..<11)
    #expect(file.lineRange(at: 12) == 12..<12)
    #expect(file.lineRange(at: 99) == 12..<12)
  }

  @Test func tableKnowsItsFiles() {
    var files = SourceFiles()
    let first = files.add(SourceFile(name: "a", text: ""))
    let second = files.add(SourceFile(name: "b", text: ""))
    #expect(files[first]?.name == "a")
    #expect(files[second]?.name == "b")
    #expect(files[FileID(rawValue: 2)] == nil)
    #expect(files.ids == [first, second])
  }
}

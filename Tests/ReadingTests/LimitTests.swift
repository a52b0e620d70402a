import MVVMGenDiagnostics
import MVVMGenReading
import Testing

/// Files made to hurt are refused, with a place, in little time and memory.
@Suite struct LimitTests {
  /// The id, line and column of the only message about a text.
  private func only(_ yaml: String, limits: ReadingLimits = .default) throws -> Message {
    let file = SourceFile(name: "a.yaml", text: yaml)
    let diagnostics = readYAML(file, id: FileID(rawValue: 0), limits: limits).diagnostics
    #expect(diagnostics.count == 1)
    let first = try #require(diagnostics.first)
    return Message(id: first.id, line: first.span.line, column: first.span.column)
  }

  private struct Message: Equatable {
    var id: DiagnosticID
    var line: UInt32
    var column: UInt32
  }

  @Test(arguments: ["[", "{", "{a: ", "- ", "? ", "[a, ", "[{a: "])
  func refusesAHundredThousandLevels(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let found = try #require(read(text).diagnostics.first)
    #expect(found.id == .nestedTooDeep)
    #expect(found.title == "lists and maps stand more than 200 levels inside each other")
  }

  @Test func acceptsAsManyLevelsAsAllowed() throws {
    let open = String(repeating: "[", count: 200)
    let close = String(repeating: "]", count: 200)
    #expect(read(open + close).diagnostics == [])
    #expect(try only("[" + open + close + "]") == Message(id: .nestedTooDeep, line: 1, column: 201))
  }

  @Test func countsTheLevelsOfAliases() throws {
    var text = "a0: &a0 [x]\n"
    for level in 1...200 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    text += "z: *a200\n"
    #expect(try only(text) == Message(id: .nestedTooDeep, line: 200, column: 14))
  }

  @Test func refusesABillionLaughs() throws {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let diagnostics = read(text).diagnostics.filter { $0.severity == .error }
    #expect(diagnostics.map(\.id) == [.tooManyNodes])
    #expect(
      diagnostics.first?.title
        == "the file has more than 500000 values, each alias counted as what it stands for")
  }

  @Test func countsEveryNode() throws {
    let limits = ReadingLimits(nodes: 5)
    #expect(read("a: 1\nb: 2\n", limits: limits).diagnostics == [])
    #expect(
      try only("a: 1\nb: 2\nc: 3\n", limits: limits)
        == Message(id: .tooManyNodes, line: 3, column: 1))
  }

  @Test func refusesAFileThatIsTooLarge() throws {
    let limits = ReadingLimits(bytes: 10)
    #expect(read("a: 456789\n", limits: limits).diagnostics == [])
    let found = try #require(read("a: 4567890\n", limits: limits).diagnostics.first)
    #expect(found.id == .fileTooLarge)
    #expect(found.title == "the file has 11 bytes, and a spec can have 10")
    #expect(found.span == .start(of: FileID(rawValue: 0)))
  }

  @Test func stopsAfterManyMistakes() {
    let text = String(repeating: "- !x\n", count: 100_000)
    #expect(read(text).diagnostics.count == 1000)
    let line = "[" + String(repeating: "!x, *y, {a:1}, ", count: 50_000) + "]"
    #expect(read(line).diagnostics.count == 1000)
  }

  @Test func textsOfManyBytesAreRead() {
    let long = String(repeating: "x", count: 5_000_000)
    #expect(read(long).documents.first?.root.scalar?.text.utf8.count == 5_000_000)
  }
}

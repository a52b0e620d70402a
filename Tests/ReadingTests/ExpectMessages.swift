import MVVMGenDiagnostics
import MVVMGenReading
import Testing

/// Expects that a file with that content has exactly those messages, as a terminal shows them.
func expectMessages(
  _ yaml: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  var files = SourceFiles()
  let file = SourceFile(name: "a.yaml", text: yaml + "\n")
  let result = readYAML(file, id: files.add(file))
  let shown = TextReporter().report(result.diagnostics, in: files)
  #expect(shown == expected + "\n", sourceLocation: sourceLocation)
}

/// Expects that each line, as a file of its own, has one message with that hint.
func expectHints(
  _ lines: String, _ expected: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let hints = lines.split(separator: "\n").map { line in
    read("\(line)\n").diagnostics.map { $0.hint?.text ?? "" }.joined(separator: "; ")
  }
  #expect(hints == expected, sourceLocation: sourceLocation)
}

/// What comes of reading a text.
func read(_ yaml: String, limits: ReadingLimits = .default) -> ReadingResult {
  readYAML(SourceFile(name: "a.yaml", text: yaml), id: FileID(rawValue: 0), limits: limits)
}

import MVVMGenDiagnostics
import Testing

@Suite struct SourceOrderTests {
  private func diagnostic(
    _ title: String, file: UInt32 = 0, offset: UInt32,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      DiagnosticID(1), title,
      at: SourceSpan(
        file: FileID(rawValue: file), line: 1, column: 1, offset: offset, length: 1),
      severity: severity)
  }

  @Test func sortsByFileAndPlaceAndKeepsTheRest() {
    let found = [
      diagnostic("d", file: 1, offset: 0), diagnostic("b", offset: 5),
      diagnostic("c", offset: 5), diagnostic("a", offset: 2),
    ]
    #expect(found.inSourceOrder().map(\.title) == ["a", "b", "c", "d"])
  }

  @Test func knowsWhetherThereAreErrors() {
    #expect([diagnostic("a", offset: 0)].hasErrors)
    #expect(![diagnostic("a", offset: 0, severity: .warning)].hasErrors)
  }
}

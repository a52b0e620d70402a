import MVVMGenDiagnostics
import Testing

@Suite struct DiagnosticIDTests {
  @Test func hasAtLeastThreeDigits() {
    #expect(DiagnosticID(14).description == "MVG014")
    #expect(DiagnosticID(0).description == "MVG000")
    #expect(DiagnosticID(1234).description == "MVG1234")
  }

  @Test func isReadFromText() {
    #expect(DiagnosticID(text: "MVG014") == DiagnosticID(14))
    #expect(DiagnosticID(text: "mvg1234") == DiagnosticID(1234))
    for text in [
      "", "MVG", "MVG14", "MVG0014", "XVG014", "MVG01x", "MVG99999", "MVG-14", "MVG014 ",
    ] {
      #expect(DiagnosticID(text: text) == nil, "\(text)")
    }
  }
}

import MVVMGenDiagnostics
import Testing

@Suite struct ReporterTests {
  /// The text of one diagnostic about the first occurrence of a part of a file.
  private func report(
    _ part: String, in text: String, kind: ReporterKind = .text, colors: Bool = false,
    severity: Diagnostic.Severity = .error, related: (String, String)? = nil, hint: Hint? = nil
  ) -> String {
    var files = SourceFiles()
    let file = SourceFile(name: "Specs/a.yaml", text: text)
    let id = files.add(file)
    func span(_ part: String) -> SourceSpan {
      let bytes = Array(part.utf8)
      let start =
        (0...file.bytes.count).first { file.bytes[$0...].starts(with: bytes) } ?? 0
      return file.span(of: start..<start + bytes.count, in: id)
    }
    let diagnostic = Diagnostic(
      DiagnosticID(14), "wrong", at: span(part), severity: severity,
      related: related.map { [.init(span($0.0), $0.1)] } ?? [], hint: hint)
    return kind.report([diagnostic], in: files, colors: colors, version: "1")
  }

  @Test func showsPlaceLineMarkerRelatedPlacesAndHint() {
    let text = report(
      "Sting", in: "a: 1\nb: { type: Sting }\n", related: ("a", "the other"), hint: "do this")
    #expect(
      text == """
        Specs/a.yaml:2:12: error: wrong [MVG014]
            b: { type: Sting }
                       ^~~~~
        Specs/a.yaml:1:1: note: the other
            a: 1
            ^
            hint: do this

        """)
  }

  @Test func anEmptyLinePartsMessages() {
    let message = Diagnostic(DiagnosticID(1), "wrong", at: .start(of: FileID(rawValue: 7)))
    #expect(
      TextReporter().report([message, message], in: SourceFiles())
        == "?:1:1: error: wrong [MVG001]\n\n?:1:1: error: wrong [MVG001]\n")
  }

  @Test func aHintOfSeveralLinesStaysTogether() {
    #expect(
      report("a", in: "a: 1\n", hint: "write\nb: 2").hasSuffix(
        "    hint: write\n          b: 2\n"))
  }

  @Test func keepsTheMarkerUnderTabsAndWideCharacters() {
    #expect(report("x", in: "\ta\tx").hasSuffix("\n    \ta\tx\n    \t \t^\n"))
    #expect(report("x", in: "日本x").hasSuffix("\n    日本x\n        ^\n"))
    #expect(report("本", in: "日本x").hasSuffix("\n    日本x\n      ^~\n"))
    #expect(report("x", in: "👩‍👩‍👧e\u{301}x").hasSuffix("\n       ^\n"))
    #expect(report("x", in: "\u{FEFF}x").hasSuffix("\n    x\n    ^\n"))
  }

  @Test func marksUpToTheEndOfTheLine() {
    #expect(report("b\nc", in: "a b\nc\n").hasSuffix("\n    a b\n      ^\n"))
    #expect(report("", in: "").hasSuffix("\n    \n    ^\n"))
    #expect(report("a", in: "a\r\nb").hasSuffix("\n    a\n    ^\n"))
  }

  @Test func cutsALongLineAroundTheMarker() {
    let dots = String(repeating: "é", count: 10_000)
    let text = report("x", in: "\(dots)x\(dots)")
    #expect(text.utf8.count < 700)
    let lines = text.split(separator: "\n")
    #expect(lines[1].hasPrefix("    …é") && lines[1].hasSuffix("é…"))
    #expect(lines[1].prefix { $0 != "x" }.count == lines[2].prefix { $0 != "^" }.count)
  }

  @Test func noControlCharacterReachesTheTerminal() {
    let text = report(
      "x", in: "\u{1B}[31m\u{7}\u{9B}x\u{202E}", hint: "\u{1B}[2J")
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{9B}" })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.hasSuffix("hint: \u{FFFD}[2J\n"))
  }

  @Test func bytesThatAreNoTextAreShownAsSuch() {
    var files = SourceFiles()
    let file = SourceFile(name: "a", bytes: [0x61, 0xFF, 0x62])
    let id = files.add(file)
    let diagnostic = Diagnostic(DiagnosticID(1), "wrong", at: file.span(of: 1..<2, in: id))
    #expect(
      TextReporter().report([diagnostic], in: files)
        == "a:1:2: error: wrong [MVG001]\n    a\u{FFFD}b\n     ^\n")
  }

  @Test func aLineOfUTF16CanBeRead() {
    var files = SourceFiles()
    let file = SourceFile(name: "a", bytes: [0xFF, 0xFE, 0x61, 0, 0x62, 0])
    let diagnostic = Diagnostic(DiagnosticID(1), "wrong", at: .start(of: files.add(file)))
    #expect(
      TextReporter().report([diagnostic], in: files)
        == "a:1:1: error: wrong [MVG001]\n    ab\n    ^\n")
  }

  @Test func coloursAreThereWhenAskedFor() {
    let plain = report("a", in: "a", hint: "h")
    let colored = report("a", in: "a", colors: true, hint: "h")
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;32m^\u{1B}[0m"))
    let warning = report(
      "a", in: "a", colors: true, severity: .warning)
    #expect(warning.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
  }

  @Test func aLineForEachPlace() {
    #expect(
      report(
        "b", in: "a\nb\n", kind: .line, severity: .warning,
        related: ("a", "here"), hint: "no:\n  a: 1")
          == """
          Specs/a.yaml:2:1: warning: wrong [MVG014]
          Specs/a.yaml:1:1: note: here
          Specs/a.yaml:2:1: note: no:
          Specs/a.yaml:2:1: note:   a: 1

          """)
  }

  @Test func anUnknownFileIsNoProblem() {
    let span = SourceSpan.start(of: FileID(rawValue: 7))
    let diagnostic = Diagnostic(DiagnosticID(1), "wrong", at: span)
    #expect(
      TextReporter().report([diagnostic], in: SourceFiles()) == "?:1:1: error: wrong [MVG001]\n")
  }
}

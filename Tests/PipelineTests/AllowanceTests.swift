import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// Comments that allow a warning, and runs in which warnings are errors.
@Suite struct AllowanceTests {
  private func run(_ spec: String, isStrict: Bool = false) throws -> PipelineResult {
    let options = Pipeline.Options(templates: try TemplateSet(), isStrict: isStrict)
    return Pipeline(options).run(SourceFile(name: "a.yaml", text: spec), using: MemorySource())
  }

  private func places(_ spec: String) throws -> [String] {
    try run(spec).diagnostics.map { "\($0.span.line) \($0.id)" }
  }

  @Test func atTheEndOfALineOneSpeaksOfThatLine() throws {
    #expect(
      try places(
        """
        screen: A
        outputs:
          a: Int  # allow MVG200: it comes later
          b: Int
        """) == ["4 MVG200"])
  }

  @Test func aloneInALineOneSpeaksOfTheNext() throws {
    #expect(
      try places(
        """
        screen: A
        outputs:
          # allow MVG200
          # It comes later.
          a: Int
          b: Int
        """) == ["6 MVG200"])
  }

  @Test func beforeAllElseOneSpeaksOfTheFile() throws {
    #expect(
      try places(
        """
        # What is planned.
        # allow MVG200, MVG207
        screen: A
        needs: { id: Int }
        inputs: { go: {} }
        outputs:
          a: Int
        """) == ["5 MVG201"])
  }

  @Test(arguments: [
    "# MVG200", "# allows MVG200", "# allow everything",
    "# allow because MVG200",
  ])
  func anotherCommentAllowsNothing(comment: String) throws {
    #expect(try places("screen: A\noutputs:\n  a: Int  \(comment)\n") == ["3 MVG200"])
  }

  @Test func oneThatAllowsNothingIsTold() throws {
    #expect(
      try places("screen: A\noutputs:\n  a: Int  # allow MVG201\n") == ["3 MVG200", "3 MVG225"])
    #expect(
      try places("# allow MVG200, MVG999\nscreen: A\noutputs:\n  a: Int\n") == ["1 MVG225"])
    // Letters in place of digits.
    #expect(
      try places("screen: A\noutputs:\n  a: Int  # allow MVG2OO\n") == ["3 MVG200", "3 MVG225"])
    // What is not there yet may be allowed for a whole file, and nothing is said beside mistakes.
    #expect(try places("# allow MVG201, MVG200\nscreen: A\noutputs:\n  a: Int\n") == [])
    #expect(try places("screen: A\noutputs:\n  a: Imt  # allow MVG200\n") == ["3 MVG061"])
  }

  @Test func whatLooksLikeACommentInATextIsNone() throws {
    let spec = "screen: A\noutputs:\n  a: { type: String, initial: \" # allow MVG200\" }\n"
    #expect(try places(spec) == ["3 MVG200"])
  }

  @Test func anErrorCanNotBeAllowed() throws {
    let spec = "# allow MVG061\nscreen: A\noutputs:\n  a: Strng  # allow MVG061\n"
    #expect(try places(spec) == ["4 MVG061"])
  }

  @Test func aWarningKeepsNothingFromBeingGenerated() throws {
    let result = try run("screen: A\noutputs: { a: Int }")
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(!result.generated.isEmpty)
  }

  @Test func inAStrictRunWarningsAreErrors() throws {
    let result = try run("screen: A\noutputs: { a: Int }", isStrict: true)
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.generated.isEmpty)
    let allowed = try run("screen: A\noutputs: { a: Int }  # allow MVG200", isStrict: true)
    #expect(allowed.diagnostics.isEmpty)
    #expect(!allowed.generated.isEmpty)
  }
}

import Testing

@Suite struct FormatTests {
  private let untidy = "screen: A\n\n\ndoc: A screen.  \n"

  @Test func writesWhatIsOtherwise() throws {
    try Tool.inFolder(["Specs/a.yaml": untidy, "Specs/b.yaml": "screen: B\n"]) { tool in
      let check = try tool.run("format", "Specs", "--check")
      #expect(check.status == 1)
      #expect(
        check.errors == "Specs/a.yaml:1:1: error: the spec is not in its usual form\n"
          + "    hint: mvvmgen format Specs/a.yaml\n")
      #expect(try tool.read("Specs/a.yaml") == untidy)
      let diff = try tool.run("format", "Specs", "--diff")
      #expect(diff.status == 0)
      #expect(diff.output.hasPrefix("--- a/Specs/a.yaml\n+++ b/Specs/a.yaml\n@@"))
      #expect(try tool.run("format").errors.hasPrefix("mvvmgen: no spec is named: "))
      try tool.write("specs: Specs\n", to: "mvvmgen.yaml")
      let result = try tool.run("format")
      #expect(result.status == 0)
      #expect(result.output == "formatted Specs/a.yaml\n")
      #expect(try tool.read("Specs/a.yaml") == "screen: A\n\ndoc: A screen.\n")
      #expect(try tool.run("format", "Specs", "--check").status == 0)
    }
  }

  @Test func whatIsNoYAMLIsToldAndLeft() throws {
    try Tool.inFolder(["a.yaml": "screen: A\ndoc: \"x\n"]) { tool in
      let result = try tool.run("format", "a.yaml")
      #expect(result.status == 1)
      #expect(result.errors.contains("[MVG008]"))
      #expect(try tool.read("a.yaml") == "screen: A\ndoc: \"x\n")
    }
  }
}

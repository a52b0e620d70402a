import Foundation
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

  @Test func aLinkStaysALinkAndAFileKeepsItsPermissions() throws {
    try Tool.inFolder(["real.yaml": untidy, "locked.yaml": untidy]) { tool in
      let files = FileManager.default
      func path(_ name: String) -> String { tool.folder.appendingPathComponent(name).path }
      try files.createSymbolicLink(atPath: path("link.yaml"), withDestinationPath: "real.yaml")
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("real.yaml"))
      try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path("locked.yaml"))
      #expect(try tool.run("format", "link.yaml").status == 0)
      #expect(try files.destinationOfSymbolicLink(atPath: path("link.yaml")) == "real.yaml")
      #expect(try tool.read("real.yaml") == "screen: A\n\ndoc: A screen.\n")
      let permissions = try files.attributesOfItem(atPath: path("real.yaml"))[.posixPermissions]
      #expect(permissions as? Int == 0o640)
      let locked = try tool.run("format", "locked.yaml")
      #expect(locked.errors == "locked.yaml: error: permission denied\n")
      #expect(try tool.read("locked.yaml") == untidy)
    }
  }

  @Test func yamlOfOthersIsLeft() throws {
    let others = "services:\n    web: {image:   x}\nversion: 3\n"
    try Tool.inFolder(["compose.yaml": others, "a.yaml": untidy, "b.yml": "\n\n# Later.\n"]) {
      tool in
      #expect(try tool.run("format", "--check", ".").errors.contains("compose") == false)
      let result = try tool.run("format", ".")
      #expect(result.output == "formatted a.yaml\nformatted b.yml\n")
      #expect(result.status == 0)
      let named = try tool.run("format", "./compose.yaml")
      #expect(named.status == 1)
      #expect(named.errors.hasPrefix("compose.yaml: error: it is no spec: "))
      #expect(try tool.read("compose.yaml") == others)
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

import JSON
import Testing

/// Names in files that the editor has not opened.
@Suite struct WorkspaceTests {
  private static let library = """
    library: Shared
    constants: { li|mit: { type: Int, value: 1 } }
    """

  private static let user = """
    screen: User
    uses: shared.yaml
    outputs: { most: { from: limit + 1 } }
    """

  private static let stranger = "screen: Other\nstate: { limit: Int }"

  private func editor() throws -> Editor {
    var editor = try Editor([
      "/shared.yaml": Self.library.filter { $0 != "|" }, "/user.yaml": Self.user,
      "/other.yaml": Self.stranger,
    ])
    editor.open(Self.library, as: "shared.yaml")
    return editor
  }

  @Test func referencesAreFoundInAllFilesOfTheProject() throws {
    var editor = try editor()
    let found = editor.ask("references")?.array ?? []
    #expect(found.compactMap { $0["uri"]?.string } == ["file:///shared.yaml", "file:///user.yaml"])
    #expect(found.last?["range"]?["start"]?["line"]?.integer == 2)
  }

  @Test func aNameIsChangedInAllFilesOfTheProject() throws {
    var editor = try editor()
    let changes = editor.ask("rename", name: "most2")?["result"]?["changes"]
    #expect(changes?["file:///user.yaml"]?.array?.first?["newText"]?.string == "most2")
    #expect(changes?["file:///other.yaml"] == nil)
    // One that something has in a file that is not open.
    let error = editor.ask("rename", name: "most")?["error"]
    #expect(error?["message"]?.string?.contains("'most' can't be the name") == true)
  }
}

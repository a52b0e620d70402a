import MVVMGenWriting
import Testing

@Suite struct ListSpecsTests {
  @Test func findsSpecsInAllFoldersInOrder() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.yaml", "a/z.yml", "a.yaml", "B.yaml", "notes.md", ".hidden.yaml", ".git/c.yaml",
    ] {
      try folder.write("", to: name)
    }
    try folder.write("", to: "folder.yaml/inner.yaml")
    #expect(
      try listSpecs(in: folder.path)
        == ["B.yaml", "a.yaml", "a/z.yml", "b.yaml", "folder.yaml/inner.yaml"]
        .map { folder($0) })
    #expect(try listSpecs(in: folder.path + "/") == listSpecs(in: folder.path))
  }

  @Test func doesNotGoInCircles() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/x.yaml")
    try folder.link("a/up", to: "..")
    try folder.link("b", to: "a")
    try folder.link("broken.yaml", to: "nowhere")
    try folder.link("linked.yaml", to: "a/x.yaml")
    #expect(
      try listSpecs(in: folder.path) == ["a/x.yaml", "linked.yaml"].map { folder($0) })
  }

  @Test func saysWhatIsNoFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "x.yaml")
    #expect(throws: FileProblem(path: folder("none"), reason: "there is no such file or folder")) {
      try listSpecs(in: folder("none"))
    }
    #expect(
      throws: FileProblem(
        path: folder("x.yaml"), reason: "a part of the path is not a folder")
    ) {
      try listSpecs(in: folder("x.yaml"))
    }
    #expect(try listSpecs(in: folder.path) == [folder("x.yaml")])
  }
}

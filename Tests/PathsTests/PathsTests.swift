import MVVMGenPaths
import Testing

@Suite struct PathsTests {
  @Test(arguments: [
    ("a.yaml", "", "a.yaml"), ("Specs/a.yaml", "Specs/", "a.yaml"), ("/a.yaml", "/", "a.yaml"),
    ("Specs/", "Specs/", ""), ("", "", ""),
  ])
  func splitsAPath(_ path: String, _ folder: String, _ name: String) {
    #expect(splitPath(path) == (folder, name))
    #expect(MVVMGenPaths.folder(of: path) == folder)
    #expect(fileName(of: path) == name)
  }

  @Test func putsASlashOrTakesThemAll() {
    #expect(["Specs", "Specs/", "/"].map(withSlash) == ["Specs/", "Specs/", "/"])
    #expect(["a/b//", "a/b", "//"].map(withoutSlashes) == ["a/b", "a/b", ""])
  }

  @Test func callsTheCurrentFolderByItsDot() {
    #expect(["", "Specs/"].map(orHere) == [".", "Specs/"])
  }

  @Test(arguments: [
    ("./a//b/", "a/b"), ("a/../b", "b"), ("../a/../../b", "../../b"), ("/a/./b", "/a/b"),
    ("a/..", ""),
  ])
  func givesAFileOneName(_ path: String, _ name: String) {
    #expect(normalized(path) == name)
  }

  @Test(arguments: [
    ("a/b.yaml", "a/", "b.yaml"), ("b.yaml", "a/c/", "../../b.yaml"), ("/a/b", "/a/c/", "../b"),
    ("../b", "../a", "../b"),
  ])
  func findsTheWay(_ file: String, _ folder: String, _ found: String) {
    #expect(way(to: file, from: folder) == found)
  }

  /// What a folder further up is called stands in no path below it.
  @Test(arguments: [("a", "../b"), ("/a", "b"), ("a", "/b")])
  func knowsNoWay(_ file: String, _ folder: String) {
    #expect(way(to: file, from: folder) == nil)
  }

  @Test func knowsSpecsByTheirNames() {
    let names = ["a.yaml", "a.yml", "mvvmgen.yaml", "a.swift", "A.YML", "yaml"]
    #expect(names.filter(isSpec) == ["a.yaml", "a.yml", "A.YML"])
  }
}

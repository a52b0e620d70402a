import Testing

/// What specs of several folders have to do with each other.
@Suite struct OtherFoldersTests {
  private let kit = "library: Kit\nmodels: { Photo: { fields: { id: Int } } }\n"

  private func detail(_ uses: String) -> String {
    "screen: Detail\n\(uses)needs: { photo: Photo }\noutputs: { id: { from: photo.id } }\n"
  }

  @Test(arguments: ["kit.yaml", "Shared/kit.yaml", "Kit", "kit"])
  func whereAUsedFileIs(path: String) throws {
    let files = [
      "Specs/Shared/kit.yaml": kit, "Specs/Screens/detail.yaml": detail("uses: \(path)\n"),
    ]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("Specs", "-o", "Out")
      #expect(
        result.errors.contains(
          "'\(path)' can't be used: there is no such file or folder [MVG050]"))
      #expect(result.errors.contains("hint: did you mean '../Shared/kit.yaml'?"))
    }
  }

  @Test func aUsedFileFurtherUpIsFoundForOneSpecAlone() throws {
    let files = ["kit.yaml": kit, "Specs/Screens/detail.yaml": detail("uses: kit.yaml\n")]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("Specs/Screens/detail.yaml", "-o", "Out")
      #expect(result.errors.contains("hint: did you mean '../../kit.yaml'?"))
    }
  }

  @Test(arguments: ["kit.yaml", "Other/kit.yaml"])
  func aUsedFileInAFolderBesideIsFoundForOneSpecAlone(path: String) throws {
    let files = ["Specs/Shared/kit.yaml": kit, "Specs/detail.yaml": detail("uses: \(path)\n")]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("Specs/detail.yaml", "-o", "Out")
      #expect(result.errors.contains("hint: did you mean 'Shared/kit.yaml'?"))
    }
  }

  /// A file that was renamed is far from what it was.
  @Test(arguments: [
    (["kit.yaml"], "common.yaml", "did you mean 'kit.yaml'?"),
    (["kit.yaml", "base.yaml"], "common.yaml", "there are the libraries base.yaml, kit.yaml"),
    (["kit.yaml"], "[kit.yaml, common.yaml]", ""),
  ])
  func theLibrariesBesideAreProposed(names: [String], uses: String, hint: String) throws {
    var files = ["detail.yaml": detail("uses: \(uses)\n"), "other.yaml": "screen: Other\n"]
    for name in names {
      files[name] = "library: L\(name.count)\nmodels: { Photo: { fields: { id: Int } } }\n"
    }
    try Tool.inFolder(files) { tool in
      let errors = try tool.run("detail.yaml", "-o", "Out").errors
      #expect(errors.contains("'common.yaml' can't be used: there is no such file or folder"))
      #expect(
        hint.isEmpty ? !errors.contains("hint") : errors.contains("hint: \(hint)\n"), "\(errors)")
    }
  }

  @Test func whoDeclaresAType() throws {
    let files = ["Specs/Shared/kit.yaml": kit, "Specs/Screens/detail.yaml": detail("")]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("Specs", "-o", "Out")
      #expect(
        result.errors.contains(
          "hint: the library Kit declares it: name it under 'uses': ../Shared/kit.yaml"))
    }
  }

  /// A copy of a spec may come first by its path.
  @Test func aCopyIsNotWrittenBesideTheOther() throws {
    let home = "# allow MVG200\nscreen: Home\noutputs: { text: String }\n"
    try Tool.inFolder(["Specs/home.yaml": home]) { tool in
      try tool.run("Specs", "-o", "Out")
      try tool.write(home, to: "Specs/copy.yaml")
      let result = try tool.run("Specs", "-o", "Out")
      #expect(result.status == 1)
      #expect(
        result.errors.contains(
          "Specs/home.yaml:2:9: error: 'HomeViewModel' is declared by two specs of one module"))
      #expect(result.errors.contains("Specs/copy.yaml:2:9: note: the other one is here"))
      #expect(result.output == "0 files written, 0 up to date, 1 held back\n")
      #expect(try tool.names(in: "Out") == ["HomeViewModel.swift"])
      try tool.write(home.replacing("Home", with: "Copy"), to: "Specs/copy.yaml")
      #expect(try tool.run("Specs", "-o", "Out").status == 0)
      #expect(try tool.names(in: "Out") == ["CopyViewModel.swift", "HomeViewModel.swift"])
    }
  }

  /// Files are called after specs, and those of one folder may be called as those of another.
  @Test func aCopyDoesNotTakeFilesOfAnother() throws {
    let home = "# allow MVG200\nscreen: Home\noutputs: { text: String }\n"
    try Tool.inFolder(["Specs/b/home.yaml": home]) { tool in
      try tool.run("Specs", "-o", "Out")
      let made = try tool.read("Out/HomeViewModel.swift")
      try tool.write(home.replacing("Home", with: "Other"), to: "Specs/a/home.yaml")
      let result = try tool.run("Specs", "-o", "Out")
      #expect(result.status == 1)
      #expect(
        result.errors.contains(
          "Specs/b/home.yaml: error: Specs/a/home.yaml makes Out/HomeViewModel.swift already"))
      #expect(
        result.errors.contains(
          "Out/HomeViewModel.swift: error: it is made from ../Specs/b/home.yaml: give one of the "
            + "two another name"))
      #expect(try tool.read("Out/HomeViewModel.swift") == made)
      // Where the other one is gone the copy has its files.
      try tool.remove("Specs/b/home.yaml")
      #expect(try tool.run("Specs", "-o", "Out").status == 0)
      #expect(try tool.read("Out/HomeViewModel.swift").contains("OtherViewModel"))
    }
  }
}

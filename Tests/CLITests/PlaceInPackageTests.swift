import Foundation
import Testing

/// What Swift calls a spec where it tells of code of the author's, or a scenario fails.
@Suite struct PlaceInPackageTests {
  private static let spec = """
    screen: Home
    inputs: { go: {} }
    bindings:
      - when: go
        do:
          - swift: print("gone")
    scenarios:
      - name: going
        steps:
          - send: go
    """

  /// The names that the files in a folder have for their spec.
  private func places(_ tool: Tool, in folder: String = "Out") throws -> Set<String> {
    var places: Set<String> = []
    for name in try tool.names(in: folder) where name.hasSuffix(".swift") {
      for line in try tool.read("\(folder)/\(name)").split(separator: "\n")
      where line.contains("#sourceLocation(file:") {
        places.insert(String(line.split(separator: "\"")[1]))
      }
    }
    return places
  }

  @Test func thePathFromThePackageWhereverTheToolRuns() throws {
    let files = ["App/Package.swift": "", "App/Specs/Home/home.yaml": Self.spec]
    try Tool.inFolder(files) { tool in
      for (folder, path) in [
        (".", "App/Specs"), ("App", "Specs"), ("App/Specs", "Home/home.yaml"),
        ("App/Specs/Home", "../Home/home.yaml"),
        ("App", tool.folder.path + "/App/Specs/Home/home.yaml"),
      ] {
        try tool.remove("Out")
        let out = tool.folder.path + "/Out"
        #expect(try tool.run(path, "-o", out, in: folder).status == 0)
        #expect(try places(tool) == ["Specs/Home/home.yaml"], "\(path) in \(folder)")
      }
    }
  }

  @Test func theNameAloneWhereThereIsNoPackage() throws {
    try Tool.inFolder(["Specs/home.yaml": Self.spec, ".git/HEAD": ""]) { tool in
      try tool.run("Specs", "-o", "Out")
      #expect(try places(tool) == ["home.yaml"])
    }
  }

  /// It stands there on one machine, and not on another.
  @Test func aPackageAboveTheRepositoryIsNoneOfIts() throws {
    let files = ["Package.swift": "", "Mine/.git/HEAD": "", "Mine/Specs/home.yaml": Self.spec]
    try Tool.inFolder(files) { tool in
      try tool.run("Mine/Specs", "-o", "Out")
      #expect(try places(tool) == ["home.yaml"])
    }
  }

  /// A sandbox need not have the Package.swift, and editors open no failure at a relative path.
  @Test func thePathThatABuildNames() throws {
    try Tool.inFolder(["ios/Package.swift": "", "ios/Specs/home.yaml": Self.spec]) { tool in
      let arguments = ["--name", "Home", "-o", "Out", "--emit", "viewmodel,tests", "--no-config"]
      let result = try tool.run(["build", "ios/Specs/home.yaml"] + arguments)
      #expect(result.status == 0)
      #expect(try places(tool) == ["ios/Specs/home.yaml"])
      let path = tool.folder.path + "/ios/Specs/home.yaml"
      #expect(try tool.run(["build", path] + arguments).status == 0)
      #expect(try places(tool) == [path])
    }
  }
}

import Foundation
import Testing

/// Nothing that a spec says, or is called, leads out of the folders it belongs to, or ends a
/// comment.
@Suite struct WayOutTests {
  private let library = "library: Lib\ntypes: [Photo]\n"
  private let files = [
    "project/Package.swift": "", "project/lib.yaml": "library: Lib\ntypes: [Photo]\n",
    "outside.yaml": "library: Secret\nkey: secret\n",
  ]

  private func spec(using path: String) -> String { "screen: A\nuses: '\(path)'\n" }

  @Test func usesMayLeadUpInTheProject() throws {
    try Tool.inFolder(files) { tool in
      try tool.write(spec(using: "../../lib.yaml"), to: "project/Specs/deep/a.yaml")
      let result = try tool.run("project/Specs/deep/a.yaml", "-o", "Out", "-q")
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test(arguments: ["Package.swift", "mvvmgen.yaml", ".git/HEAD", "WORKSPACE", "MODULE.bazel"])
  func usesDoesNotLeadOutOfTheProject(sign: String) throws {
    try Tool.inFolder(["project/\(sign)": "", "outside.yaml": files["outside.yaml"] ?? ""]) {
      for path in ["../../outside.yaml", "../../missing.yaml", "../x/../../outside.yaml"] {
        try $0.write(spec(using: path), to: "project/Specs/a.yaml")
        let result = try $0.run("project/Specs/a.yaml", "-o", "Out", "-q")
        #expect(result.status == 1)
        #expect(result.errors.contains("'\(path)' can't be used: it leads out of the project"))
        #expect(!result.errors.contains("secret"))
      }
    }
  }

  /// A target says in a configuration of its own what it wants.
  @Test(arguments: ["Package.swift", ".git/HEAD", "WORKSPACE", "MODULE.bazel"])
  func aConfigurationInAProjectIsNoProjectOfItsOwn(sign: String) throws {
    let files = [
      "\(sign)": "", "Sources/App/mvvmgen.yaml": "emit: [viewmodel, mocks]\n",
      "Sources/Core/lib.yaml": library,
    ]
    try Tool.inFolder(files) { tool in
      try tool.write(spec(using: "../Core/lib.yaml"), to: "Sources/App/a.yaml")
      let result = try tool.run("Sources/App/a.yaml", "-o", "Out", "-q")
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test func usesDoesNotLeadOutByLinks() throws {
    try Tool.inFolder(files) { tool in
      try tool.shell("ln -s .. project/up; ln -s ../outside.yaml project/linked.yaml")
      for path in ["up/outside.yaml", "linked.yaml"] {
        try tool.write(spec(using: path), to: "project/a.yaml")
        let result = try tool.run("project/a.yaml", "-o", "Out", "-q")
        #expect(result.status == 1)
        #expect(result.errors.contains("'\(path)' can't be used: it leads out of the project"))
        #expect(!result.errors.contains("secret"))
      }
      // A link that stays inside is as good as the file.
      try tool.shell("ln -s lib.yaml project/inside.yaml")
      try tool.write(spec(using: "inside.yaml"), to: "project/a.yaml")
      #expect(try tool.run("project/a.yaml", "-o", "Out", "-q").status == 0)
    }
  }

  /// What a used library uses is seen from where that library is.
  @Test func aLibraryDoesNotLeadOutEither() throws {
    try Tool.inFolder(files) { tool in
      try tool.write(spec(using: "lib.yaml"), to: "project/a.yaml")
      try tool.write("library: Lib\nuses: ../outside.yaml\n", to: "project/lib.yaml")
      let result = try tool.run("project/a.yaml", "-o", "Out", "-q")
      #expect(result.status == 1)
      #expect(
        result.errors.contains("project/lib.yaml:2:7: error: '../outside.yaml' can't be used"))
    }
  }

  @Test func anyRelativePathWillDoOutsideOfAProject() throws {
    try Tool.inFolder(["outside.yaml": library, "folder/a.yaml": spec(using: "../outside.yaml")]) {
      let result = try $0.run("folder/a.yaml", "-o", "Out", "-q")
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test func usesIsNotAbsolute() throws {
    try Tool.inFolder(["outside.yaml": library]) { tool in
      let path = tool.folder.appendingPathComponent("outside.yaml").path
      try tool.write(spec(using: path), to: "a.yaml")
      let result = try tool.run("a.yaml", "-o", "Out", "-q")
      #expect(result.status == 1)
      #expect(result.errors.contains("the path has to be relative to the spec"))
    }
  }

  @Test(arguments: ["../*", "/tmp/*", "a/*", ".*", "*\n", "..", "*\u{0}"])
  func namesOfFilesArePlain(name: String) throws {
    let quoted = name.replacing("\n", with: "\\n").replacing("\u{0}", with: "\\0")
    let files = [
      "mvvmgen.yaml": "names: { viewmodel: \"\(quoted)\" }\n", "a.yaml": "screen: A\n",
    ]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("a.yaml", "-o", "Out", "-q")
      #expect(result.status == 1)
      #expect(result.errors.contains("can't name the files of every spec"))
      #expect(!tool.exists("Out"))
    }
  }

  @Test(arguments: ["{{>../x}}", "{{>/etc/passwd}}", "{{<../x}}{{/../x}}"])
  func templatesIncludeOnlyTemplates(source: String) throws {
    let files = ["a.yaml": "screen: A\n", "x.mustache": "x", "Mine/ViewModel.mustache": source]
    try Tool.inFolder(files) { tool in
      let result = try tool.run("a.yaml", "-o", "Out", "-q", "--templates", "Mine")
      #expect(result.status == 1)
      #expect(result.errors.contains("there is no template"))
      #expect(!tool.exists("Out"))
    }
  }

  /// The name of a spec is in a comment of each file, which no name can end.
  @Test(arguments: [
    "x\nimport Evil.yaml", "x\r\nlet evil = 1.yaml", "*/ x.yaml", "q\"b\\(1).yaml",
    "u\u{2028}v.yaml",
    "\u{1B}[31m.yaml",
  ])
  func noNameOfASpecEndsAComment(name: String) throws {
    let text = """
      # allow MVG200
      screen: A
      outputs: { a: Int }
      scenarios: [ { name: a, steps: [ { expect: { a: 0 } } ] } ]
      """
    try Tool.inFolder { tool in
      try tool.write(text, to: "plain.yaml")
      try tool.write(text, to: name)
      #expect(try tool.run("plain.yaml", "-o", "Plain", "-q").status == 0)
      #expect(try tool.run(name, "-o", "Out", "-q").status == 0)
      for (plain, other) in zip(try tool.names(in: "Plain"), try tool.names(in: "Out")) {
        let texts = (try tool.read("Out/\(other)"), try tool.read("Plain/\(plain)"))
        #expect(code(texts.0) == code(texts.1))
      }
    }
  }

  /// The lines without those that hold the name: the comment at the top, and the places of tests.
  private func code(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.hasPrefix("// @generated by mvvmgen from ") && !$0.contains("#sourceLocation(file:\"")
    }
  }
}

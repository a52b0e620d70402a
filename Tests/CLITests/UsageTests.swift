import Foundation
import Testing

/// What is told of arguments that lead nowhere, and help.
@Suite struct UsageTests {
  @Test func wrongInputIsTold() throws {
    try Tool.inFolder(["Empty/readme.txt": "", "file": ""]) { tool in
      let missing = try tool.run("nothing.yaml")
      #expect(missing.status == 1)
      #expect(
        missing.errors == "nothing.yaml: error: there is no such file or folder\n")
      let command = try tool.run("explian", "MVG062")
      #expect(command.status == 1)
      #expect(command.errors.contains("did you mean the command 'explain'?"))
      #expect(try tool.run("watch").errors.contains("did you mean the option '--watch'?"))
      #expect(try tool.run("empy").errors.contains("did you mean 'Empty'?"))
      let empty = try tool.run("Empty")
      #expect(empty.status == 1)
      #expect(empty.errors == "Empty: error: the folder holds no specs (*.yaml, *.yml)\n")
      try Data([0x61, 0xFF]).write(to: tool.folder.appendingPathComponent("bad.yaml"))
      let bytes = try tool.run("bad.yaml")
      #expect(bytes.status == 1)
      #expect(bytes.errors.hasPrefix("bad.yaml:1:2: error: "))
      try tool.write("screen: Hello\n", to: "hello.yaml")
      #expect(try tool.run("helo.yaml").errors.contains("did you mean 'hello.yaml'?"))
      #expect(try tool.run("./Hello.yml").errors.contains("did you mean 'hello.yaml'?"))
      try tool.write("screen: Hello\n", to: "weather.yml")
      #expect(try tool.run("wether.yml").errors.contains("did you mean 'weather.yml'?"))
      let output = try tool.run("hello.yaml", "-o", "file")
      #expect(output.status == 1)
      #expect(output.errors.contains("file"))
    }
  }

  /// What stands in them would be told as mistakes in YAML; the specs beside them are generated.
  @Test func filesThatAreNoSpecsByTheirNamesAreTold() throws {
    let files = [
      "mvvmgen.yaml": "output: Out", "Other/mvvmgen.yaml": "", "sig.py": "import os\n",
      "hello.yaml": "screen: Hello\n", "JSON": "{ screen: Page }",
    ]
    try Tool.inFolder(files) { tool in
      let told = """
        ./mvvmgen.yaml: error: it is the configuration, which is found by itself, and not \
        a spec: name specs in its place, or under 'specs' in it
        Other/mvvmgen.yaml: error: it is a configuration, which --config names, and not a \
        spec
        sig.py: error: it is a file of Python, by its name, and not a spec, which is a \
        .yaml file

        """
      let paths = ["./mvvmgen.yaml", "Other/mvvmgen.yaml", "hello.yaml", "sig.py", "JSON"]
      let result = try tool.run(paths)
      #expect(result.errors == told)
      #expect(result.status == 1)
      #expect(
        try tool.names(in: "Out") == ["HelloViewModel.swift", "JSONViewModel.swift"])
      #expect(try tool.run(["format", "--check"] + paths.dropLast()).errors == told)
    }
  }

  /// As `mvvmgen "$SPEC"` of an unset SPEC is.
  @Test func anEmptyPathIsTold() throws {
    try Tool.inFolder { tool in
      let result = try tool.run("")
      #expect(result.errors == "'': error: the path of a spec is empty\n")
      #expect(result.status == 1)
    }
  }

  @Test func eachOptionStandsInTheReference() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs/CommandLine.md").standardizedFileURL
    let reference = try String(contentsOf: page, encoding: .utf8)
    try Tool.inFolder { tool in
      let help = try tool.run("--help").output
      let options = help.matches(of: /(?m)^ {2,6}(?:-\w, )?(--[a-z-]+)/).map(\.1)
      #expect(options.count > 15)
      for option in options {
        #expect(reference.contains("`\(option)"), "\(option)")
      }
    }
  }

  @Test func wrongUsageIsTold() throws {
    try Tool.inFolder { tool in
      for (arguments, message) in [
        (
          [],
          "no spec is named: name one, or a folder of them, here or under 'specs' in mvvmgen.yaml"
        ),
        (["--outptu", "x"], "there is no option '--outptu': did you mean '--output'?"),
        (["a.yaml", "-o"], "-o needs a folder"),
        (["a.yaml", "-o", "-q"], "-o needs a folder"),
        (["a.yaml", "-o", ""], "-o needs a folder, and this is empty"),
        (["a.yaml", "--output="], "--output needs a folder, and this is empty"),
        (["a.yaml", "--tests", "-n"], "--tests needs a test library"),
        (["a.yaml", "--force=false"], "--force takes no value: leave it out"),
        (["a.yaml", "--check=no"], "--check takes no value: leave it out"),
        (["a.yaml", "--emit", "modls"], "--emit knows no 'modls': did you mean 'models'?"),
        (["a.yaml", "--testable", "My App"], "'My App' is not the name of a module"),
        (["templates"], "'templates' needs a folder"),
        (["build", "a.yaml", "--check"], "'build' has no option '--check'"),
        (["a.yaml", "--name", "A"], "there is no option '--name'"),
        (["format", "--chek"], "'format' has no option '--chek': did you mean '--check'?"),
        (["format", "--check=yes"], "--check takes no value: leave it out"),
        (
          ["import", "openapi", "a.yaml", "--operatoin", "a"],
          "'import' has no option '--operatoin': did you mean '--operation'?"
        ),
        (["import", "openapi", "a.yaml", "-o", "--operation", "a"], "-o needs a file"),
        (["import", "opnapi", "a.yaml"], "'import' knows no 'opnapi': did you mean 'openapi'?"),
        (
          ["module", "a.yaml", "-o", "--foo"],
          "-o needs a folder, and '--foo' looks like an option: if it is none, write --output=--foo"
        ),
        (["new", "Album", "--strict"], "'new' has no option '--strict'"),
        (["lsp", "--studio"], "'lsp' has no option '--studio': did you mean '--stdio'?"),
        (["completions", "zhs"], "'completions' knows no 'zhs': did you mean 'zsh'?"),
        (
          ["schema", "confguration"],
          "'schema' knows no 'confguration': did you mean 'configuration'?"
        ),
        (["schema", "a.yaml"], "'schema' knows no 'a.yaml': it can be configuration"),
        (["import", "a.yaml"], "'import' knows no 'a.yaml': write it behind 'openapi'"),
      ] as [([String], String)] {
        let result = try tool.run(arguments)
        #expect(result.status == 64)
        #expect(result.errors == "mvvmgen: \(message)\nmvvmgen --help says more\n")
      }
    }
  }

  @Test func whatStandsBehindDashesIsNoOption() throws {
    try Tool.inFolder(["-odd.yaml": "screen: A\n"]) { tool in
      for command in [["format", "--"], ["context", "--"], ["-o", "Out", "--"]] {
        let result = try tool.run(command + ["-odd.yaml"])
        #expect(result.status == 0, "\(result.errors)")
      }
      #expect(try tool.run("-odd.yaml", "--output=--Out").status == 64)
      #expect(try tool.run("--output=--Out", "--", "-odd.yaml").status == 0)
      #expect(tool.exists("--Out"))
    }
  }

  @Test func theLanguageServerAnswersWhatIsNoJSON() throws {
    try Tool.inFolder(["input": "Content-Length: 3\r\n\r\n{no"]) { tool in
      let result = try tool.shell("'\(tool.path)' lsp --stdio < '\(tool.folder.path)/input'")
      #expect(result.output.contains(#""error":{"code":-32700,"#))
    }
  }

  @Test func helpAndVersion() throws {
    try Tool.inFolder { tool in
      let help = try tool.run("--help")
      #expect(help.status == 0)
      #expect(help.output.contains("usage: mvvmgen [SPEC-OR-FOLDER...]"))
      #expect(try tool.run("help").output == help.output)
      #expect(try tool.run("--version").output.hasPrefix("mvvmgen 0."))
    }
  }
}

import Foundation
import Testing

/// `--watch`, as somebody has it open beside an editor. Each step waits for the line that tells of
/// it.
@Suite(.timeLimit(.minutes(2))) struct WatchTests {
  private func spec(_ text: String) -> String {
    "# allow MVG200\nscreen: Hello\noutputs: { text: { type: String, initial: \(text) } }\n"
  }

  /// The tool as it watches, and what it has said so far.
  private final class Watch {
    private let process = Process()
    private let pipe = Pipe()
    let input = Pipe()
    private var buffer = Data()

    init(_ tool: Tool, _ arguments: [String]) throws {
      process.executableURL = URL(fileURLWithPath: tool.path)
      process.arguments = arguments + ["--watch"]
      process.currentDirectoryURL = tool.folder
      process.standardInput = input
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
    }

    /// It can be ended, also when it was started from a thread where signals are blocked.
    deinit {
      process.terminate()
      process.waitUntilExit()
    }

    /// Waits for its end by itself.
    func status() -> Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// Reads on up to a line that ends so; the lines before it.
    @discardableResult
    func wait(for ending: String) -> [String] {
      var lines: [String] = []
      while true {
        while let end = buffer.firstIndex(of: 0x0A) {
          let line = String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self)
          buffer = Data(buffer[buffer.index(after: end)...])
          if line.hasSuffix(ending) { return lines }
          lines.append(line)
        }
        let data = pipe.fileHandleForReading.availableData
        guard !data.isEmpty else {
          Issue.record("the tool ended before it said '\(ending)'")
          return lines
        }
        buffer += data
      }
    }
  }

  /// Somebody started it who may end without a word: a plugin that is killed.
  @Test func endsWithItsInput() throws {
    try Tool.inFolder(["Specs/hello.yaml": spec("Hi")]) { tool in
      let watch = try Watch(tool, ["Specs", "-o", "Out", "--ends-with-input"])
      watch.wait(for: "watching 1 spec")
      try watch.input.fileHandleForWriting.close()
      #expect(watch.status() == 0)
    }
  }

  /// The end may be there before anything else.
  @Test func generatesBeforeItEndsWithItsInput() throws {
    try Tool.inFolder(["hello.yaml": spec("Hi")]) { tool in
      let result = try tool.shell(
        "'\(tool.path)' hello.yaml -o Out --watch --ends-with-input </dev/null")
      #expect(result.status == 0)
      #expect(result.output.contains("watching 1 spec"))
      #expect(tool.exists("Out/HelloViewModel.swift"))
    }
  }

  @Test func removesTheFilesOfAFolderThatIsMovedAwayAndWritesThemWhenItComesBack() throws {
    try Tool.inFolder(["in/Specs/hello.yaml": spec("one")]) { tool in
      let watch = try Watch(tool, ["in/Specs/", "-o", "Out"])
      watch.wait(for: "watching 1 spec")
      try tool.rename("in/Specs", to: "in/Others")
      watch.wait(for: "in/Specs/: error: there is no such file or folder any more")
      watch.wait(for: "removed Out/HelloViewModel.swift")
      try tool.rename("in/Others", to: "in/Specs")
      watch.wait(for: "in/Specs/: read again")
      watch.wait(for: "wrote Out/HelloViewModel.swift")
    }
  }

  @Test func removesTheFilesOfAFolderThatIsDeletedBeforeItStarts() throws {
    try Tool.inFolder(["Specs/hello.yaml": spec("one"), "other.yaml": "screen: Other"]) { tool in
      try tool.run("Specs", "-o", "Out")
      try tool.remove("Specs")
      let watch = try Watch(tool, ["Specs", "other.yaml", "-o", "Out"])
      watch.wait(for: "Specs: error: there is no such file or folder any more")
      watch.wait(for: "removed Out/HelloViewModel.swift")
      watch.wait(for: "watching 1 spec")
    }
  }

  /// Without it nobody knows whether the files were edited.
  @Test func writesItsListAgain() throws {
    try Tool.inFolder(["Specs/hello.yaml": spec("one")]) { tool in
      let watch = try Watch(tool, ["Specs", "-o", "Out"])
      watch.wait(for: "watching 1 spec")
      try tool.remove("Out/.mvvmgen-files")
      watch.wait(for: "0 files written, 1 up to date")
      #expect(tool.exists("Out/.mvvmgen-files"))
      try tool.write(spec("two"), to: "Specs/hello.yaml")
      watch.wait(for: "wrote Out/HelloViewModel.swift")
    }
  }

  @Test func goesByAConfigurationThatComesLater() throws {
    try Tool.inFolder(["Specs/hello.yaml": spec("one")]) { tool in
      let watch = try Watch(tool, ["Specs"])
      watch.wait(for: "watching 1 spec")
      try tool.write("outpt: Out\n", to: "mvvmgen.yaml")
      watch.wait(for: "hint: did you mean 'output'?")
      try tool.write("output: Out\n", to: "mvvmgen.yaml")
      watch.wait(for: "mvvmgen.yaml: fixed")
      let more = watch.wait(for: "wrote Out/HelloViewModel.swift")
      #expect(!more.contains("mvvmgen.yaml: fixed"))
    }
  }

  @Test func generatesAgainAfterEachSave() throws {
    try Tool.inFolder(["Specs/hello.yaml": spec("one")]) { tool in
      let watch = try Watch(tool, ["Specs", "-o", "Out"])
      watch.wait(for: "watching 1 spec")
      #expect(try tool.read("Out/HelloViewModel.swift").contains("\"one\""))
      try tool.write(spec("two"), to: "Specs/hello.yaml")
      watch.wait(for: "wrote Out/HelloViewModel.swift")
      #expect(try tool.read("Out/HelloViewModel.swift").contains("\"two\""))
      // Many editors write beside the file and rename.
      try tool.write(spec("three"), to: "Specs/.hello.yaml.swp")
      try tool.rename("Specs/.hello.yaml.swp", to: "Specs/hello.yaml")
      watch.wait(for: "wrote Out/HelloViewModel.swift")
      #expect(try tool.read("Out/HelloViewModel.swift").contains("\"three\""))
    }
  }

  @Test func goesOnAfterABrokenSpecAndTellsWhatIsFixed() throws {
    try Tool.inFolder(["hello.yaml": spec("one")]) { tool in
      let watch = try Watch(tool, ["hello.yaml", "-o", "Out"])
      watch.wait(for: "watching 1 spec")
      try tool.write("screen: Hello\nout: 1\n", to: "hello.yaml")
      watch.wait(for: "error: a screen has no key 'out' [MVG031]")
      #expect(try tool.read("Out/HelloViewModel.swift").contains("\"one\""))
      try tool.write(spec("two"), to: "hello.yaml")
      watch.wait(for: "hello.yaml: fixed")
      watch.wait(for: "wrote Out/HelloViewModel.swift")
      try tool.remove("hello.yaml")
      watch.wait(for: "hello.yaml: error: there is no such file or folder any more")
      try tool.write(spec("three"), to: "hello.yaml")
      watch.wait(for: "hello.yaml: read again")
      watch.wait(for: "wrote Out/HelloViewModel.swift")
      // One that comes back as it was.
      try tool.rename("hello.yaml", to: "away.yaml")
      watch.wait(for: "hello.yaml: error: there is no such file or folder any more")
      try tool.rename("away.yaml", to: "hello.yaml")
      watch.wait(for: "hello.yaml: read again")
      // What was wrong with it still is.
      try tool.write("screen: Hello\nout: 1\n", to: "hello.yaml")
      watch.wait(for: "[MVG031]")
      try tool.rename("hello.yaml", to: "away.yaml")
      watch.wait(for: "hello.yaml: error: there is no such file or folder any more")
      try tool.rename("away.yaml", to: "hello.yaml")
      watch.wait(for: "hello.yaml: read again")
      watch.wait(for: "[MVG031]")
    }
  }

  @Test func tellsOfAFileThatIsEditedAndMakesItAgainWhenItIsGone() throws {
    try Tool.inFolder(["hello.yaml": spec("one")]) { tool in
      let watch = try Watch(tool, ["hello.yaml", "-o", "Out"])
      watch.wait(for: "watching 1 spec")
      let path = "Out/HelloViewModel.swift"
      try tool.write(try tool.read(path) + "// Mine.\n", to: path)
      watch.wait(for: "--force replaces it")
      try tool.remove(path)
      watch.wait(for: "wrote \(path)")
    }
  }

  @Test func goesOnWhereTheFolderForItsFilesIsAFile() throws {
    try Tool.inFolder(["hello.yaml": spec("one")]) { tool in
      let watch = try Watch(tool, ["hello.yaml", "-o", "Out/Deep"])
      watch.wait(for: "watching 1 spec")
      try tool.rename("Out", to: "Away")
      try tool.write("", to: "Out")
      try tool.write(spec("two"), to: "hello.yaml")
      watch.wait(for: "Out: error: it is not a folder")
      try tool.remove("Out")
      try tool.write(spec("three"), to: "hello.yaml")
      watch.wait(for: "wrote Out/Deep/HelloViewModel.swift")
    }
  }

  @Test func putsBackWhatWasDeletedAndRemovesWhatIsOfNoSpec() throws {
    let files = [
      "Specs/hello.yaml": spec("one"),
      "Specs/a.yaml": "screen: A\nuses: ../lib.yaml\nstate: { m: M? }",
      "lib.yaml": "library: Lib\nmodels: { M: { fields: { a: Int } } }",
      "Specs/later.yaml": "screen: Later\noutputs: { a: Int }",
    ]
    try Tool.inFolder(files) { tool in
      let watch = try Watch(tool, ["Specs", "-o", "Out"])
      watch.wait(for: "watching 4 specs")
      // What is not done is not waited for: two saves come after it, of which the first may be seen
      // together with it, and the second is seen when all is done that was to be done.
      func remove(_ path: String, expecting line: String) throws {
        try tool.remove(path)
        var said: [String] = []
        for type in ["String", "Int"] {
          try tool.write("screen: Later\noutputs: { a: \(type) }", to: "Specs/later.yaml")
          said += watch.wait(for: "wrote Out/LaterViewModel.swift")
        }
        #expect(said.contains(line))
      }
      try remove("Out/HelloViewModel.swift", expecting: "wrote Out/HelloViewModel.swift")
      try remove("Out/LibModels.swift", expecting: "wrote Out/LibModels.swift")
      try remove("Specs/a.yaml", expecting: "removed Out/AViewModel.swift")
      // The last ones, beside which there is none to be generated.
      try tool.remove("Specs/hello.yaml")
      try tool.remove("Specs/later.yaml")
      let said = watch.wait(for: "the folder holds no specs (*.yaml, *.yml)")
      try tool.write("screen: B", to: "Specs/b.yaml")
      let more = watch.wait(for: "wrote Out/BViewModel.swift")
      #expect((said + more).contains("removed Out/HelloViewModel.swift"))
    }
  }

  @Test func knowsWhatASpecDependsOn() throws {
    let files = [
      "Specs/screens/a.yaml": "screen: A\nuses: ../../lib/lib.yaml\nstate: { photo: Photo? }",
      "lib/lib.yaml": "library: Lib\nmodels: { Photo: { fields: { id: Int } } }",
      "mvvmgen.yaml": "specs: Specs\noutput: Out\n",
    ]
    try Tool.inFolder(files) { tool in
      let watch = try Watch(tool, [])
      watch.wait(for: "watching 2 specs")
      try tool.write(
        "library: Lib\nmodels: { Photo: { fields: { number: Int } } }", to: "lib/lib.yaml")
      watch.wait(for: "wrote Out/LibModels.swift")
      // A new spec in a new folder.
      try tool.write("screen: B\noutputs: { b: Int }", to: "Specs/more/b.yaml")
      watch.wait(for: "wrote Out/BViewModel.swift")
      try tool.remove("Specs/more/b.yaml")
      watch.wait(for: "removed Out/BViewModel.swift")
      // The new name of a spec declares what the old one did.
      try tool.rename("Specs/screens/a.yaml", to: "Specs/screens/c.yaml")
      watch.wait(for: "wrote Out/CViewModel.swift")
      try tool.rename("Specs/screens/c.yaml", to: "Specs/screens/a.yaml")
      watch.wait(for: "wrote Out/AViewModel.swift")
      try tool.write("specs: Specs\noutput: Out\nheader: Mine\n", to: "mvvmgen.yaml")
      watch.wait(for: "wrote Out/AViewModel.swift")
      #expect(try tool.read("Out/AViewModel.swift").contains("\n// Mine\n"))
      try tool.write("specs: Specs\noutptu: Out\n", to: "mvvmgen.yaml")
      watch.wait(for: "the configuration has no key 'outptu' [MVG031]")
      try tool.write("specs: Specs\noutput: Out\n", to: "mvvmgen.yaml")
      watch.wait(for: "mvvmgen.yaml: fixed")
      #expect(!watch.wait(for: "wrote Out/AViewModel.swift").contains("mvvmgen.yaml: fixed"))
    }
  }

  @Test func looksAgainAtAScreenThatNobodyUsesAnyMore() throws {
    let files = [
      "Specs/base.yaml": "screen: Base\nconstants: { limit: { type: Int, value: 3 } }",
      "Specs/more/user.yaml":
        "screen: User\nuses: ../base.yaml\noutputs: { n: { from: limit } }",
    ]
    try Tool.inFolder(files) { tool in
      let watch = try Watch(tool, ["Specs", "-o", "Out"])
      let lines = watch.wait(for: "watching 2 specs")
      #expect(!lines.contains { $0.contains("MVG233") })
      try tool.write("screen: User\noutputs: { n: { from: 2 } }", to: "Specs/more/user.yaml")
      watch.wait(for: "warning: nothing uses the constant 'limit' [MVG233]")
    }
  }

  @Test func twoSpecsThatClashAreRightWhenOneIsMended() throws {
    func spec(_ screen: String, _ model: String) -> String {
      "screen: \(screen)\nmodels: { \(model): { fields: { name: String } } }\n"
    }
    let other =
      "screen: C\ninputs: { go: {} }\noutputs: { count: Int }\n"
      + "bindings: [{ when: go, do: [{ wait: 1s }, { set: { count: =count + 1 } }] }]\n"
    let files = ["a.yaml": spec("A", "Row"), "b.yaml": spec("B", "Row"), "c.yaml": other]
    try Tool.inFolder(files) { tool in
      let watch = try Watch(tool, [".", "-o", "Out"])
      watch.wait(for: "'Row' is declared by two specs of one module [MVG056]")
      watch.wait(for: "watching 3 specs")
      try tool.write(spec("A", "Line"), to: "a.yaml")
      watch.wait(for: "b.yaml: fixed")
      watch.wait(for: "wrote Out/BModels.swift")
      // The other way round: the one that came first is now the later one to be looked at.
      try tool.write(spec("A", "Row"), to: "a.yaml")
      watch.wait(for: "'Row' is declared by two specs of one module [MVG056]")
      try tool.remove("b.yaml")
      watch.wait(for: "a.yaml: fixed")
      // What is in another's way is right when that one knows of it.
      try tool.write(spec("A", "Run"), to: "a.yaml")
      watch.wait(for: "which the code of another spec of this module needs [MVG058]")
      try tool.write("types: Run\n" + other, to: "c.yaml")
      watch.wait(for: "a.yaml: fixed")
    }
  }

  @Test func watchingAndNotWritingAreAtOdds() throws {
    try Tool.inFolder(["hello.yaml": spec("one")]) { tool in
      let result = try tool.run("hello.yaml", "--watch", "--check")
      #expect(result.status == 64)
    }
  }
}

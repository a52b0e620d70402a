import Foundation
import Testing

/// What can go wrong while files are written: every file is afterwards the old one or the new one,
/// and the next run puts everything right.
@Suite struct FaultTests {
  private let spec = """
    # allow MVG200 MVG206
    screen: Hello
    models: { A: { fields: { a: Int } } }
    services: { s: { methods: { get: { returns: [A] } } } }
    outputs: { text: { type: String, initial: TEXT } }
    """

  private func spec(_ text: String) -> String { spec.replacing("TEXT", with: text) }

  private func contents(of tool: Tool) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try tool.names(in: "Out") where name.hasSuffix(".swift") {
      contents[name] = try tool.read("Out/\(name)")
    }
    return contents
  }

  /// It took its folder for one that only was not there yet, and looked for what is above forever.
  @Test func aFolderThatIsRemovedUnderTheToolIsTold() throws {
    try Tool.inFolder(["hello.yaml": spec("one")]) { tool in
      let result = try tool.shell(
        "spec=$PWD/hello.yaml; mkdir gone; cd gone; rmdir ../gone; "
          + "timeout 60 '\(tool.path)' \"$spec\" -o Out")
      #expect(result.status == 1)
      #expect(result.errors == "Out: error: the folder can't be made here\n")
    }
  }

  @Test func aRunThatIsKilledLeavesWholeFiles() throws {
    try Tool.inFolder(["hello.yaml": spec("one")]) { tool in
      try tool.run("hello.yaml", "-o", "Out")
      let one = try contents(of: tool)
      try tool.write(spec("two"), to: "hello.yaml")
      try tool.run("hello.yaml", "-o", "Out")
      let two = try contents(of: tool)
      var killed = 0
      for round in 0..<60 {
        try tool.write(spec(round % 2 == 0 ? "one" : "two"), to: "hello.yaml")
        let delay = Double.random(in: 0.001...0.03)
        let path = tool.path
        killed +=
          try tool.shell("timeout -s KILL \(delay) '\(path)' hello.yaml -o Out").status == 0 ? 0 : 1
        for (name, text) in try contents(of: tool) {
          #expect(text == one[name] || text == two[name], "\(name) after \(delay) s")
        }
        guard round % 5 == 4 else { continue }
        let result = try tool.run("hello.yaml", "-o", "Out")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try contents(of: tool) == (round % 2 == 0 ? one : two))
        #expect(try !tool.names(in: "Out").contains { $0.hasSuffix(".tmp") })
      }
      #expect(killed > 0)
    }
  }

  @Test func aFullDiskLeavesWholeFiles() throws {
    try Tool.inFolder(["hello.yaml": spec("one")]) { tool in
      try tool.run("hello.yaml", "-o", "Out")
      let before = try contents(of: tool)
      try tool.write(spec("two"), to: "hello.yaml")
      // No file may grow beyond 1 KiB: for the tool as if the disk were full.
      let result = try tool.shell(
        "trap '' XFSZ; ulimit -f 1; '\(tool.path)' hello.yaml -o Out --quiet 2>&1")
      #expect(result.status == 1)
      #expect(result.output.contains("error: the file is too large for the disk"))
      let after = try contents(of: tool)
      #expect(after["HelloViewModel.swift"] == before["HelloViewModel.swift"])
      #expect(try !tool.names(in: "Out").contains { $0.hasSuffix(".tmp") })
      #expect(try tool.run("hello.yaml", "-o", "Out").status == 0)
      #expect(try tool.read("Out/HelloViewModel.swift").contains("\"two\""))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func aFolderThatCannotBeWrittenToIsTold() throws {
    try Tool.inFolder(["hello.yaml": spec("one")]) { tool in
      // A file system that nobody can write to, whoever runs the tests.
      let result = try tool.run("hello.yaml", "-o", "/proc/sys/Out")
      #expect(result.status == 1)
      #expect(result.errors == "/proc/sys/Out: error: the folder can't be made here\n")
      let made = try tool.run("new", "Album", "/proc")
      #expect(made.errors == "/proc/album.yaml: error: the file can't be made here\n")
      let there = try tool.run("hello.yaml", "-o", "/sys/kernel")
      #expect(
        there.errors
          == "/sys/kernel: error: nothing can be written to this folder: permission denied\n")
    }
  }

  @Test func runsAtOnceDoNotDisturbEachOther() throws {
    var files: [String: String] = [:]
    for index in 1...4 {
      files["s\(index).yaml"] = spec("one").replacing("Hello", with: "S\(index)")
        .replacing("A:", with: "A\(index):").replacing("[A]", with: "[A\(index)]")
        .replacing("{ s:", with: "{ s\(index):")
    }
    try Tool.inFolder(files) { tool in
      for _ in 0..<5 {
        try tool.remove("Out")
        let commands = (1...4).map { "'\(tool.path)' -q s\($0).yaml -o Out &" }
        #expect(try tool.shell(commands.joined(separator: "\n") + "\nwait").errors == "")
        let check = try tool.run("s1.yaml", "s2.yaml", "s3.yaml", "s4.yaml", "-o", "Out", "--check")
        #expect(check.status == 0, "\(check.output)")
        // The record knows the files of all four: a change of any is no edit.
        for index in 1...4 {
          try tool.write(
            (files["s\(index).yaml"] ?? "").replacing("one", with: "two"), to: "s\(index).yaml")
        }
        let again = try tool.run("s1.yaml", "s2.yaml", "s3.yaml", "s4.yaml", "-o", "Out", "-q")
        #expect(again.errors == "")
        for (name, text) in files { try tool.write(text, to: name) }
      }
    }
  }

  /// What was asked for and could not be printed is not done.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func outputThatCanNotBeWrittenIsTold() throws {
    try Tool.inFolder { tool in
      let full = try tool.shell("'\(tool.path)' schema >/dev/full")
      #expect(full.status == 1)
      #expect(
        full.errors
          == "mvvmgen: error: what there is to print can't be written: the disk is full\n")
      // Who has seen enough has not missed anything.
      let head = try tool.shell("'\(tool.path)' schema | true; exit ${PIPESTATUS[0]}")
      #expect(head.status == 0 && head.errors == "")
    }
  }
}

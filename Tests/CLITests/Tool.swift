import Foundation
import Testing

/// Runs the tool that was built beside the tests, in a folder of its own.
struct Tool {
  let folder: URL

  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Makes a folder with these files, and removes it when the body is done.
  static func inFolder(
    _ files: [String: String] = [:], _ body: (Tool) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mvvmgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = Tool(folder: folder)
    for (name, text) in files { try tool.write(text, to: name) }
    try body(tool)
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  func remove(_ name: String) throws {
    let file = folder.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// As editors save: the new file takes the old one's place.
  func rename(_ name: String, to other: String) throws {
    let target = folder.appendingPathComponent(other)
    guard Foundation.rename(folder.appendingPathComponent(name).path, target.path) == 0 else {
      throw POSIXError(.EIO)
    }
  }

  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(name).path
    ).filter { $0 != ".mvvmgen-files" }.sorted()
  }

  /// Where the tool is: `MVVMGEN_TOOL`, or the one that was built with the tests.
  var path: String {
    if let path = ProcessInfo.processInfo.environment["MVVMGEN_TOOL"] { return path }
    let tests = Bundle.main.executableURL?.deletingLastPathComponent()
    return tests?.appendingPathComponent("mvvmgen").path ?? "mvvmgen"
  }

  @discardableResult
  func run(_ arguments: String..., in subfolder: String? = nil) throws -> Result {
    try run(arguments, in: subfolder)
  }

  @discardableResult
  func run(_ arguments: [String], in subfolder: String? = nil) throws -> Result {
    try launch(path, arguments, in: subfolder)
  }

  /// Runs a script in the folder.
  @discardableResult
  func shell(_ script: String) throws -> Result {
    try launch("/bin/bash", ["-c", script], in: nil)
  }

  private func launch(
    _ program: String, _ arguments: [String], in subfolder: String?
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = subfolder.map { folder.appendingPathComponent($0) } ?? folder
    let output = folder.appendingPathComponent(".output")
    let errors = folder.appendingPathComponent(".errors")
    // Files, as a full pipe would stop the tool.
    try Data().write(to: output)
    try Data().write(to: errors)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

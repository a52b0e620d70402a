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

  @discardableResult
  func run(_ arguments: String...) throws -> Result {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("mvvmgen")
    process.arguments = arguments
    process.currentDirectoryURL = folder
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

import Foundation

/// The YAML test suite, which is shared beside the project and not copied into it.
struct YAMLTestSuite {
  /// One case: a text, and what a parser makes of it.
  struct Case {
    let name: String
    let yaml: [UInt8]
    /// The events, one a line.
    let events: String
    let isError: Bool
  }

  /// The cases by name; nothing where the suite is absent.
  static func load() throws -> [Case]? {
    guard let folder = folder() else { return nil }
    var cases: [Case] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      try collect(folder.appendingPathComponent(name), name, into: &cases)
    }
    return cases
  }

  private static func collect(_ folder: URL, _ name: String, into cases: inout [Case]) throws {
    let manager = FileManager.default
    let input = folder.appendingPathComponent("in.yaml")
    if manager.fileExists(atPath: input.path) {
      let events = try String(
        contentsOf: folder.appendingPathComponent("test.event"), encoding: .utf8)
      cases.append(
        Case(
          name: name, yaml: Array(try Data(contentsOf: input)), events: events,
          isError: manager.fileExists(atPath: folder.appendingPathComponent("error").path)))
      return
    }
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
    else { return }
    for part in try manager.contentsOfDirectory(atPath: folder.path).sorted() {
      try collect(folder.appendingPathComponent(part), "\(name)/\(part)", into: &cases)
    }
  }

  private static func folder() -> URL? {
    let shared =
      ProcessInfo.processInfo.environment["MVVMGEN_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("../shared")
    let folder = shared.appendingPathComponent("yaml-test-suite").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }
}

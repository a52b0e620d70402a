import Foundation

/// What a build has to know of `mvvmgen.yaml`: where specs are, and what is read beside them.
struct Configuration {
  var file: URL
  /// Files and folders with specs.
  var specs: [URL]
  /// The templates of the user.
  var templates: [URL]
  /// Whether it names mocks among the files to be made.
  var emitsMocks: Bool

  /// The configuration of a folder: the one in it, or else the next one upwards within the package.
  init?(for folder: URL, within root: URL) {
    var folder = folder.standardizedFileURL
    let root = root.standardizedFileURL
    while true {
      let file = folder.appendingPathComponent("mvvmgen.yaml")
      if FileManager.default.fileExists(atPath: file.path) {
        self.init(file)
        return
      }
      guard folder.path != root.path, folder.path.hasPrefix(root.path) else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  private init(_ file: URL) {
    let scan = KeyScan(file)
    let folder = file.deletingLastPathComponent()
    func url(_ path: String) -> URL {
      URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
    }
    self.file = file
    specs = scan.texts(of: "specs").map(url)
    emitsMocks = scan.texts(of: "emit").contains(FileKind.mocks.rawValue)
    templates = scan.texts(of: "templates").map(url).flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".mustache") }.sorted()
        .map { folder.appendingPathComponent($0) }
    }
  }

  /// Whether it stands in that very folder.
  func isIn(_ folder: URL) -> Bool {
    file.deletingLastPathComponent().standardizedFileURL.path == folder.standardizedFileURL.path
  }

  /// All specs that it names, each once.
  func specFiles() -> [URL] {
    var seen: Set<String> = []
    return specs.flatMap { spec -> [URL] in
      guard spec.hasSpecEnding else {
        let names = FileManager.default.enumerator(atPath: spec.path)?.compactMap { $0 as? String }
        return (names ?? []).sorted()
          .map { spec.appendingPathComponent($0).standardizedFileURL }.filter(\.hasSpecEnding)
      }
      return [spec]
    }
    .filter { $0.lastPathComponent != "mvvmgen.yaml" && seen.insert($0.path).inserted }
  }

  /// The first of the files and folders that it names and that are not there.
  var missing: URL? { specs.first { !FileManager.default.fileExists(atPath: $0.path) } }

  /// Whether it names a file, or a folder that the file is in.
  func namesSpec(_ file: URL) -> Bool {
    let path = file.standardizedFileURL.path
    return specs.contains { path == $0.path || path.hasPrefix($0.path + "/") }
  }
}

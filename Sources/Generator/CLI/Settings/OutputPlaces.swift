import MVVMGenPaths
import MVVMGenPlanning
import MVVMGenSpec
import MVVMGenWriting

/// Where files go.
struct OutputPlaces {
  /// The folder that files go to, but for mocks and tests with one of their own.
  let folder: String
  /// Whether nothing names the folder: each spec has one of its own in it.
  let isDefault: Bool
  private let tests: String?

  /// The arguments win over the configuration: who names a folder means all files.
  init(_ options: GenerateOptions, _ configuration: Configuration) {
    let output = options.output ?? configuration.output
    isDefault = output == nil
    folder = normalized(output ?? defaultOutput())
    tests = (options.testsOutput ?? (options.output == nil ? configuration.testsOutput : nil))
      .map(normalized)
  }

  /// Whether files were made from what stood at a path, so that they go with it.
  func hasFiles(from path: String) -> Bool {
    folders.contains { RecordedFolder($0).hasFiles(from: path) }
  }

  /// All folders that files go to.
  var folders: [String] { [folder] + (tests.map { [$0] } ?? []) }

  /// The folder, and the path of the file in it.
  func place(of file: String, _ kind: OutputKind, from spec: String) -> (
    folder: String, file: String
  ) {
    if kind == .mocks || kind == .tests, let tests { return (tests, file) }
    return (folder, isDefault ? "\(baseName(of: spec))/\(file)" : file)
  }
}

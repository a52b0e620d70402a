import Planning
import Spec
import Writing

/// Where files go.
struct OutputPlaces {
  private let output: String?
  private let tests: String?

  /// The arguments win over the configuration: who names a folder means all files.
  init(_ options: GenerateOptions, _ configuration: Configuration) {
    output = options.output ?? configuration.output
    tests = options.testsOutput ?? (options.output == nil ? configuration.testsOutput : nil)
  }

  /// The folder, and the path of the file in it.
  func place(of file: String, _ kind: OutputKind, from spec: String) -> (
    folder: String, file: String
  ) {
    if kind == .mocks || kind == .tests, let tests { return (normalized(tests), file) }
    if let output { return (normalized(output), file) }
    return (normalized(defaultOutput()), "\(baseName(of: spec))/\(file)")
  }
}

import Foundation
import PackagePlugin

/// Plans a command for each spec: all that it reads is named, and all that it writes.
struct CommandPlanner {
  private(set) var commands: [Command] = []
  private let tool: URL
  private let work: URL
  private let root: URL
  /// All libraries that are near. SwiftPM asks for the commands again when files come and go, but
  /// not when a spec begins to use a library that was there before.
  private let libraries: [URL]
  /// The spec of each file that is made, to tell of two that would make the same one.
  private var makers: [String: URL] = [:]

  init(tool: URL, work: URL, root: URL, files: [URL]) {
    self.tool = tool
    self.work = work
    self.root = root
    libraries = files.filter { Self.isSpec($0, nil) && KeyScan($0).has(["library"]) }
  }

  /// Adds the specs of a target. Mocks and tests that are in another module import the one that
  /// they are tests of.
  mutating func add(_ source: SpecSource, kinds: [FileKind], testing module: String? = nil) throws {
    let configuration = Configuration(for: source.folder, within: root)
    var specs = source.files.filter { Self.isSpec($0, configuration) }
    // A configuration of the target's own can name specs that are elsewhere.
    if let configuration, configuration.isIn(source.folder) {
      let known = Set(specs.map(\.standardizedFileURL.path))
      specs += configuration.specFiles().filter { !known.contains($0.path) }
    }
    for spec in specs.sorted(by: { $0.path < $1.path }) {
      let base = Self.baseName(of: spec)
      let folder = work.appendingPathComponent(source.name).appendingPathComponent(base)
      let outputs = kinds.map { folder.appendingPathComponent("\(base)\($0.suffix).swift") }
      guard isAlone(spec, outputs) else { continue }
      var arguments = ["build", spec.path, "--name", base, "--output", folder.path]
      arguments += ["--emit", kinds.map(\.rawValue).joined(separator: ",")]
      if let module { arguments += ["--testable", module] }
      let used = Set(libraries + Self.libraries(of: spec)).subtracting([spec])
      var inputs = [tool, spec] + used.sorted { $0.path < $1.path }
      if let configuration {
        arguments += ["--config", configuration.file.path]
        inputs += [configuration.file] + configuration.templates
      } else {
        arguments.append("--no-config")
      }
      commands.append(
        .buildCommand(
          displayName: "Generating \(base) from \(spec.lastPathComponent)", executable: tool,
          arguments: arguments, inputFiles: inputs, outputFiles: outputs))
    }
  }

  /// Two files of one name in a module are an error that does not say where they come from.
  private mutating func isAlone(_ spec: URL, _ outputs: [URL]) -> Bool {
    for output in outputs {
      if let other = makers.updateValue(spec, forKey: output.lastPathComponent) {
        Diagnostics.error(
          "\(other.path) and \(spec.path) would both make \(output.lastPathComponent): "
            + "give one of them another name")
        return false
      }
    }
    return true
  }

  private static func isSpec(_ file: URL, _ configuration: Configuration?) -> Bool {
    guard ["yaml", "yml"].contains(file.pathExtension), file.lastPathComponent != "mvvmgen.yaml"
    else { return false }
    return configuration?.namesSpec(file) ?? false || KeyScan(file).has(["screen", "library"])
  }

  /// The libraries that a spec uses, and those that they use, each once.
  private static func libraries(of spec: URL) -> [URL] {
    var libraries: [URL] = []
    var known: Set = [spec.standardizedFileURL.path]
    var pending = [spec]
    while let file = pending.popLast() {
      for path in KeyScan(file).texts(of: "uses") {
        let used = URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent())
          .standardizedFileURL
        guard known.insert(used.path).inserted,
          FileManager.default.fileExists(atPath: used.path)
        else { continue }
        libraries.append(used)
        pending.append(used)
      }
    }
    return libraries
  }

  /// What the files of a spec start with: `say_hello.yaml` gives `SayHello`.
  private static func baseName(of spec: URL) -> String {
    let words = spec.deletingPathExtension().lastPathComponent
      .split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first.map { $0.isNumber ? "Screen\(name)" : name } ?? "Screen"
  }
}

import Foundation
import PackagePlugin

/// Plans a command for each spec: all that it reads is named, and all that it writes.
struct CommandPlanner {
  private(set) var commands: [Command] = []
  private let tool: URL
  private let work: URL
  private let root: URL
  private let libraries: LibraryTargets
  /// The spec of each file that is made, to tell of two that would make the same one.
  private var makers: [String: URL] = [:]
  /// The files that the target has already, by their names.
  private let ownFiles: [String: URL]
  /// Those of them that mvvmgen wrote and that a build makes too, by their folders.
  private var committed: [String: [String]] = [:]
  /// Whether any of the targets has specs.
  private var hasSpecs = false

  /// A planner for a target with these files; the targets are all that may have libraries.
  init(tool: URL, work: URL, root: URL, files: [URL], targets: [SpecSource]) {
    self.tool = tool
    self.work = work
    self.root = root
    ownFiles = Dictionary(files.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { $1 })
    libraries = LibraryTargets(among: targets, root: root)
  }

  /// Adds the specs of a target. Mocks and tests that are in another module import the one that
  /// they are tests of.
  mutating func add(_ source: SpecSource, kinds: [FileKind], isInTests: Bool = false) {
    let configuration = Configuration(for: source.folder, within: root)
    let kinds = Self.made(kinds, of: source, configuration, isInTests: isInTests)
    if let configuration, configuration.isIn(source.folder), let missing = configuration.missing,
      !isInTests
    {
      Diagnostics.error(
        "\(configuration.file.path): there is no \(missing.path), which 'specs' names")
    }
    let specs = source.specs(configuration)
    hasSpecs = hasSpecs || !specs.isEmpty
    if !isInTests {
      addCheck(of: specs, in: source)
      for spec in specs { libraries.checkUses(of: spec, in: source, beside: specs) }
    }
    removeFormer(of: source, specs)
    for spec in specs {
      addGeneration(of: spec, kinds, in: source, configuration, isInTests: isInTests)
    }
  }

  /// Tells what concerns all that was added for a target. It is not as meant if neither the target
  /// nor, for a test target, those that it tests have any of the specs that a configuration names.
  func finish(_ source: SpecSource) {
    for (folder, names) in committed.sorted(by: { $0.key < $1.key }) {
      Diagnostics.error(
        "\(folder) has files that mvvmgen wrote, and each build of \(source.name) makes "
          + "\(names.joined(separator: ", ")) too: take MVVMGenPlugin out of the plugins of "
          + "\(source.name), or remove the files that mvvmgen wrote there")
    }
    guard !hasSpecs, let configuration = Configuration(for: source.folder, within: root),
      !configuration.specs.isEmpty
    else { return }
    Diagnostics.warning(
      "\(source.name) has no specs: a build takes those in the target's folder, and those that a "
        + "mvvmgen.yaml in that folder names; \(configuration.file.path) is not in it")
  }

  private mutating func addGeneration(
    of spec: URL, _ kinds: [FileKind], in source: SpecSource, _ configuration: Configuration?,
    isInTests: Bool
  ) {
    let base = spec.baseName
    let folder = work.appendingPathComponent(source.name).appendingPathComponent(base)
    let outputs = kinds.map { folder.appendingPathComponent("\(base)\($0.suffix).swift") }
    guard isAlone(spec, outputs) else { return }
    var arguments = ["build", spec.path, "--name", base, "--output", folder.path]
    arguments += ["--emit", kinds.map(\.rawValue).joined(separator: ",")]
    if isInTests { arguments += ["--testable", source.module] }
    for target in libraries.targets where target.name != source.name {
      arguments += ["--imports", "\(target.module)=\(target.folder.path)"]
    }
    var inputs = [tool] + libraries.inputs(of: [spec])
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

  /// Removes what was made of specs that are gone. No build takes it for a source, but who looks
  /// for a generated file would find it. A plugin may write to its own folder.
  private func removeFormer(of source: SpecSource, _ specs: [URL]) {
    let folder = work.appendingPathComponent(source.name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in Set(names).subtracting(specs.map(\.baseName) + [Self.checkName]) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Mocks belong to the tests; where a target's own configuration names them, they stand beside
  /// the app, for its previews, and the tests use those.
  private static func made(
    _ kinds: [FileKind], of source: SpecSource, _ configuration: Configuration?, isInTests: Bool
  ) -> [FileKind] {
    guard let configuration, configuration.emitsMocks, configuration.isIn(source.folder) else {
      return kinds
    }
    if !isInTests { return kinds.contains(.mocks) ? kinds : kinds + [.mocks] }
    return kinds.contains(.tests) ? kinds.filter { $0 != .mocks } : kinds
  }

  /// The file that the command for all specs makes.
  private static let checkName = "MVVMGenModule.swift"

  /// Each spec is generated by itself; a command for all of them finds two that declare one type.
  private mutating func addCheck(of specs: [URL], in source: SpecSource) {
    guard specs.count > 1 else { return }
    let folder = work.appendingPathComponent(source.name)
    commands.append(
      .buildCommand(
        displayName: "Checking the specs of \(source.name)", executable: tool,
        arguments: ["module"] + specs.map(\.path) + ["-o", folder.path],
        inputFiles: [tool] + libraries.inputs(of: specs),
        outputFiles: [folder.appendingPathComponent(Self.checkName)]))
  }

  /// Two files of one name in a module are an error that does not say where they come from.
  private mutating func isAlone(_ spec: URL, _ outputs: [URL]) -> Bool {
    let owned = outputs.compactMap { ownFiles[$0.lastPathComponent] }
    for own in owned {
      if Self.isWritten(own) {
        committed[own.deletingLastPathComponent().path, default: []].append(own.lastPathComponent)
      } else {
        Diagnostics.error(
          "\(own.path) has the name of a file that is made of \(spec.lastPathComponent): give one of "
            + "them another name, or remove it if it was generated once")
      }
    }
    guard owned.isEmpty else { return false }
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

  /// Whether mvvmgen wrote a file to be committed: it keeps a record of those beside them.
  private static func isWritten(_ file: URL) -> Bool {
    let record = file.deletingLastPathComponent().appendingPathComponent(".mvvmgen-files")
    let text = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
    return text.contains("\t\(file.lastPathComponent)\t")
  }
}

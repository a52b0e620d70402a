import Foundation
import PackagePlugin

/// Plans a command for each spec: all that it reads is named, and all that it writes.
struct CommandPlanner {
  private(set) var commands: [Command] = []
  private let tool: URL
  private let work: URL
  private let root: URL
  /// The targets with libraries. SwiftPM asks for the commands again when files come and go, but
  /// not when a spec begins to use a library that was there before.
  private let libraryTargets: [SpecSource]
  private let targetFolders: [URL]
  /// The spec of each file that is made, to tell of two that would make the same one.
  private var makers: [String: URL] = [:]
  /// The files that the target has already, by their names.
  private let ownFiles: [String: URL]

  /// A planner for a target with these files; the targets are all that may have libraries.
  init(tool: URL, work: URL, root: URL, files: [URL], targets: [SpecSource]) {
    self.tool = tool
    self.work = work
    self.root = root
    ownFiles = Dictionary(files.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { $1 })
    targetFolders = targets.map(\.folder)
    libraryTargets = targets.compactMap { target in
      var target = target
      target.files.removeAll { !Self.isSpec($0, nil) || !KeyScan($0).has(["library"]) }
      return target.files.isEmpty ? nil : target
    }
  }

  /// Adds the specs of a target. Mocks and tests that are in another module import the one that
  /// they are tests of.
  mutating func add(
    _ source: SpecSource, kinds: [FileKind], isInTests: Bool = false
  ) throws {
    let configuration = Configuration(for: source.folder, within: root)
    let kinds = Self.made(kinds, of: source, configuration, isInTests: isInTests)
    var specs = source.files.filter { Self.isSpec($0, configuration) }
    // A configuration of the target's own can name specs that are elsewhere.
    if let configuration, configuration.isIn(source.folder) {
      if let missing = configuration.missing, !isInTests {
        Diagnostics.error(
          "\(configuration.file.path): there is no \(missing.path), which 'specs' names")
      }
      let known = Set(specs.map(\.standardizedFileURL.path))
      specs += configuration.specFiles().filter { !known.contains($0.path) }
    }
    specs.sort { $0.path < $1.path }
    if !isInTests {
      if specs.isEmpty, let configuration, !configuration.specs.isEmpty {
        Diagnostics.warning(
          "\(source.name) has no specs: a build takes those in the target's folder, and those that a "
            + "mvvmgen.yaml in that folder names; \(configuration.file.path) is not in it")
      }
      addCheck(of: specs, in: source)
      for spec in specs {
        checkDependencies(of: spec, in: source)
        warnOfStrangers(usedBy: spec, beside: specs)
      }
    }
    removeFormer(of: source, specs)
    for spec in specs {
      let base = Self.baseName(of: spec)
      let folder = work.appendingPathComponent(source.name).appendingPathComponent(base)
      let outputs = kinds.map { folder.appendingPathComponent("\(base)\($0.suffix).swift") }
      guard isAlone(spec, outputs) else { continue }
      var arguments = ["build", spec.path, "--name", base, "--output", folder.path]
      arguments += ["--emit", kinds.map(\.rawValue).joined(separator: ",")]
      if isInTests { arguments += ["--testable", source.module] }
      for target in libraryTargets where target.name != source.name {
        arguments += ["--imports", "\(target.module)=\(target.folder.path)"]
      }
      var inputs = [tool] + inputs(of: [spec])
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

  /// Removes what was made of specs that are gone. No build takes it for a source, but who looks
  /// for a generated file would find it. A plugin may write to its own folder.
  private func removeFormer(of source: SpecSource, _ specs: [URL]) {
    let folder = work.appendingPathComponent(source.name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in Set(names).subtracting(specs.map(Self.baseName) + [Self.checkName]) {
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
        inputFiles: [tool] + inputs(of: specs),
        outputFiles: [folder.appendingPathComponent(Self.checkName)]))
  }

  /// What is used of another target is there only where that is depended on.
  private func checkDependencies(of spec: URL, in source: SpecSource) {
    guard let dependencies = source.dependencies else { return }
    let used = Set(Self.libraries(of: spec).map(\.path))
    for target in libraryTargets
    where target.name != source.name && !dependencies.contains(target.name) {
      guard let library = target.files.first(where: { used.contains($0.standardizedFileURL.path) })
      else { continue }
      Diagnostics.error(
        "\(spec.path) uses \(library.lastPathComponent), which belongs to the target "
          + "\(target.name): add it to the dependencies of \(source.name)")
    }
  }

  /// Nothing is generated of a library that is in no target, and Swift would only miss its types.
  private func warnOfStrangers(usedBy spec: URL, beside specs: [URL]) {
    let known = Set((libraryTargets.flatMap(\.files) + specs).map(\.standardizedFileURL.path))
    for library in Self.libraries(of: spec)
    where !known.contains(library.path) && isOfThisPackage(library) && !isNamedElsewhere(library) {
      Diagnostics.warning(
        "\(spec.path) uses \(library.path), which is in no target: nothing is generated of it. Move "
          + "it among a target's files, or name it under 'specs' in the target's mvvmgen.yaml")
    }
  }

  /// What is in another package, within this one's folder or not, is that one's affair.
  private func isOfThisPackage(_ file: URL) -> Bool {
    let root = root.standardizedFileURL.path
    var folder = file.deletingLastPathComponent()
    while folder.path.hasPrefix(root), folder.path != root {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return false }
      folder.deleteLastPathComponent()
    }
    return folder.path == root
  }

  /// Whether the configuration of a target names a file.
  private func isNamedElsewhere(_ file: URL) -> Bool {
    targetFolders.contains { folder in
      guard let configuration = Configuration(for: folder, within: root),
        configuration.isIn(folder)
      else { return false }
      return configuration.specFiles().contains { $0.standardizedFileURL.path == file.path }
    }
  }

  /// The specs, and all that they may read.
  private func inputs(of specs: [URL]) -> [URL] {
    let used = Set(libraryTargets.flatMap(\.files) + specs.flatMap { Self.libraries(of: $0) })
      .subtracting(specs)
    return specs + used.sorted { $0.path < $1.path }
  }

  /// Two files of one name in a module are an error that does not say where they come from.
  private mutating func isAlone(_ spec: URL, _ outputs: [URL]) -> Bool {
    for output in outputs {
      if let own = ownFiles[output.lastPathComponent] {
        Diagnostics.error(
          "\(own.path) has the name of a file that is made of \(spec.lastPathComponent): give one of "
            + "them another name, or remove it if it was generated once")
        return false
      }
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
    if configuration?.namesSpec(file) ?? false { return true }
    let scan = KeyScan(file)
    // SwiftPM does not ask again when the text of a file changes: what is to become a spec is one
    // now.
    return scan.isEmpty || scan.has(["screen", "library"])
      || scan.hasSlip(of: ["screen", "library"])
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

import Foundation
import PackagePlugin

/// The targets with libraries, and whether a spec may use those. SwiftPM asks for the commands
/// again when files come and go, but not when a spec begins to use a library that was there before.
struct LibraryTargets {
  /// The targets, with no other files than their libraries.
  let targets: [SpecSource]
  /// The folders of all targets.
  private let folders: [URL]
  private let root: URL

  init(among targets: [SpecSource], root: URL) {
    self.root = root
    folders = targets.map(\.folder)
    self.targets = targets.compactMap { target in
      var target = target
      target.files.removeAll { !$0.isSpec(namedBy: nil) || !KeyScan($0).has(["library"]) }
      return target.files.isEmpty ? nil : target
    }
  }

  /// The specs, and all that they may read.
  func inputs(of specs: [URL]) -> [URL] {
    let used = Set(targets.flatMap(\.files) + specs.flatMap { $0.usedLibraries() })
      .subtracting(specs)
    return specs + used.sorted { $0.path < $1.path }
  }

  /// Tells of libraries that a spec uses and that its target does not get.
  func checkUses(of spec: URL, in source: SpecSource, beside specs: [URL]) {
    let libraries = spec.usedLibraries()
    checkDependencies(of: spec, on: libraries, in: source)
    warnOfStrangers(among: libraries, of: spec, beside: specs)
  }

  /// What is used of another target is there only where that is depended on.
  private func checkDependencies(of spec: URL, on libraries: [URL], in source: SpecSource) {
    guard let dependencies = source.dependencies else { return }
    let used = Set(libraries.map(\.path))
    for target in targets
    where target.name != source.name && !dependencies.contains(target.name) {
      guard let library = target.files.first(where: { used.contains($0.standardizedFileURL.path) })
      else { continue }
      Diagnostics.error(
        "\(spec.path) uses \(library.lastPathComponent), which belongs to the target "
          + "\(target.name): add it to the dependencies of \(source.name)")
    }
  }

  /// Nothing is generated of a library that is in no target, and Swift would only miss its types.
  private func warnOfStrangers(among libraries: [URL], of spec: URL, beside specs: [URL]) {
    let known = Set((targets.flatMap(\.files) + specs).map(\.standardizedFileURL.path))
    for library in libraries
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
    folders.contains { folder in
      guard let configuration = Configuration(for: folder, within: root),
        configuration.isIn(folder)
      else { return false }
      return configuration.specFiles().contains { $0.standardizedFileURL.path == file.path }
    }
  }
}

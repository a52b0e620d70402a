import Foundation

/// What a build has to know of a spec, from its file alone.
extension URL {
  /// Whether it is a spec: one that the configuration names, or that starts like one.
  func isSpec(namedBy configuration: Configuration?) -> Bool {
    guard hasSpecEnding, lastPathComponent != "mvvmgen.yaml"
    else { return false }
    if configuration?.namesSpec(self) ?? false { return true }
    let scan = KeyScan(self)
    // SwiftPM does not ask again when the text of a file changes: what will be a spec is one now.
    return scan.isEmpty || scan.has(["screen", "library"])
      || scan.hasSlip(of: ["screen", "library"])
      || scan.has(["bindings", "scenarios"]) && scan.has(["inputs", "state", "outputs"])
  }

  var hasSpecEnding: Bool { ["yaml", "yml"].contains(pathExtension.lowercased()) }

  /// The libraries that a spec uses, and those that they use, each once.
  func usedLibraries() -> [URL] {
    var libraries: [URL] = []
    var known: Set = [standardizedFileURL.path]
    var pending = [self]
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
  var baseName: String {
    let words = deletingPathExtension().lastPathComponent
      .split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first.map { $0.isNumber ? "Screen\(name)" : name } ?? "Screen"
  }
}

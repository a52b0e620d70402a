import Checking
import Diagnostics
import Reading
import Spec

/// Reads and checks the libraries that specs use, each once.
struct LibraryLoader<Source: SpecSource> {
  private let source: Source
  private(set) var files = SourceFiles()
  private(set) var diagnostics: [Diagnostic] = []
  /// The names of the files that are being read: who uses whom.
  private var open: [String] = []
  private var loaded: [String: [CheckedScreen]] = [:]

  init(source: Source) {
    self.source = source
  }

  /// All screens and libraries of a file; those that are wrong are left out.
  mutating func load(_ file: SourceFile) -> [CheckedScreen] {
    if let screens = loaded[file.name] { return screens }
    let id = files.add(file)
    open.append(file.name)
    defer { open.removeLast() }
    let reading = readYAML(file, id: id)
    diagnostics += reading.diagnostics
    guard !reading.diagnostics.hasErrors else { return [] }
    let (specs, mistakes) = decodeSpecs(reading.documents, of: id)
    diagnostics += mistakes
    var screens: [CheckedScreen] = []
    for spec in specs {
      // What has wrong keys is not complete: more messages would follow from the same mistakes.
      let used = libraries(of: spec, in: file)
      guard !mistakes.hasErrors else { continue }
      let own = screens.filter(\.isLibrary)
      let (screen, more) = check(spec, in: file, libraries: merged(used + own))
      diagnostics += more
      if let screen { screens.append(screen) }
    }
    loaded[file.name] = screens
    return screens
  }

  /// The libraries that a spec uses, each after those that it uses itself.
  private mutating func libraries(of spec: ScreenSpec, in file: SourceFile) -> [CheckedScreen] {
    var libraries: [CheckedScreen] = []
    for path in spec.uses {
      let used: SourceFile
      do throws(SpecSourceError) {
        used = try source.file(at: path.value, usedBy: file)
      } catch {
        diagnostics.append(
          Diagnostic(.badUse, "'\(path.value)' can't be used: \(error.reason)", at: path.span))
        continue
      }
      if let start = open.firstIndex(of: used.name) {
        let way = (open[start...] + [used.name]).joined(separator: " → ")
        diagnostics.append(
          Diagnostic(
            .badUse, "the file uses itself: \(way)", at: path.span,
            hint: "move what both need to a library of its own"))
        continue
      }
      let screens = load(used)
      let found = screens.filter(\.isLibrary)
      if found.isEmpty, !screens.isEmpty {
        diagnostics.append(
          Diagnostic(
            .badUse, "'\(path.value)' holds no library", at: path.span,
            hint: "only what stands under 'library: Name' can be used"))
      }
      libraries += found
    }
    return libraries
  }

  private func merged(_ libraries: [CheckedScreen]) -> [CheckedScreen] {
    var merged: [CheckedScreen] = []
    for library in libraries.flatMap({ $0.libraries + [$0] })
    where !merged.contains(where: { $0.name == library.name }) {
      merged.append(library)
    }
    return merged
  }
}

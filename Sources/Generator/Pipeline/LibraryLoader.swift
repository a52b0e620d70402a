import Checking
import Diagnostics
import Reading
import Spec

/// Reads and checks the libraries that specs use, each once.
struct LibraryLoader<Source: SpecSource> {
  private let source: Source
  /// The access level of specs that don't name one.
  private let access: String?
  private(set) var files = SourceFiles()
  private(set) var diagnostics: [Diagnostic] = []
  /// The comments of the files that allow a warning.
  private(set) var allowances: [Allowance] = []
  /// The names of the files that are being read: who uses whom.
  private var open: [String] = []
  private var loaded: [String: [CheckedScreen]] = [:]
  /// The files with mistakes in them.
  private var wrong: Set<String> = []

  init(source: Source, access: String?) {
    self.source = source
    self.access = access
  }

  /// All screens and libraries of a file; those that are wrong are left out.
  mutating func load(_ file: SourceFile) -> [CheckedScreen] {
    if let screens = loaded[file.name] { return screens }
    let id = files.add(file)
    let before = diagnostics.count
    defer { if diagnostics[before...].hasErrors { wrong.insert(file.name) } }
    open.append(file.name)
    defer { open.removeLast() }
    let reading = readYAML(file, id: id)
    diagnostics += reading.diagnostics
    allowances += allowedWarnings(
      by: findComments(in: file, id: id, reading.documents),
      firstLine: reading.documents.first?.root.span.line ?? 1)
    // Where the YAML itself breaks there is nothing to decode.
    if reading.documents.isEmpty, reading.diagnostics.hasErrors { return [] }
    let (specs, mistakes, broken) = decodeSpecs(reading.documents, of: id)
    diagnostics += mistakes
    let isWrong = reading.diagnostics.hasErrors || mistakes.hasErrors
    var screens: [CheckedScreen] = []
    for var spec in specs {
      if let access, spec.access == nil { spec.access = Located(access, at: spec.name.span) }
      guard let used = libraries(of: spec, in: file) else { continue }
      let own = screens.filter(\.isLibrary)
      let (screen, more) = check(spec, in: file, libraries: merged(used + own))
      diagnostics += broken.independent(of: more, in: file)
      guard let screen, !isWrong else { continue }
      diagnostics += warnings(of: screen, spec)
      screens.append(screen)
    }
    loaded[file.name] = screens
    return screens
  }

  /// The libraries that a spec uses, each after those that it uses itself; nil where one is wrong,
  /// so that nobody knows what it would declare.
  private mutating func libraries(of spec: ScreenSpec, in file: SourceFile) -> [CheckedScreen]? {
    var libraries: [CheckedScreen] = []
    var areWhole = true
    for path in spec.uses {
      let used: SourceFile
      do throws(SpecSourceError) {
        used = try source.file(at: path.value, usedBy: file)
      } catch {
        diagnostics.append(
          Diagnostic(.badUse, "'\(path.value)' can't be used: \(error.reason)", at: path.span))
        areWhole = false
        continue
      }
      if let start = open.firstIndex(of: used.name) {
        let way = (open[start...] + [used.name]).joined(separator: " → ")
        diagnostics.append(
          Diagnostic(
            .badUse, "the file uses itself: \(way)", at: path.span,
            hint: "move what both need to a library of its own"))
        areWhole = false
        continue
      }
      let screens = load(used)
      if wrong.contains(used.name) { areWhole = false }
      let found = screens.filter(\.isLibrary)
      if found.isEmpty, !screens.isEmpty {
        diagnostics.append(
          Diagnostic(
            .badUse, "'\(path.value)' holds no library", at: path.span,
            hint: "only what stands under 'library: Name' can be used"))
      }
      libraries += found
    }
    return areWhole ? libraries : nil
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

import MVVMGenDiagnostics
import MVVMGenPipeline

/// Tells the user what is wrong, in the way that they asked for, and each thing once, however many
/// specs use the library that it is in.
struct Teller {
  private let kind: ReporterKind
  private var told: Set<Diagnostic> = []
  private var failures: Set<String> = []
  /// What becomes one document at the end, with its files.
  private var diagnostics: [Diagnostic] = []
  private var files = SourceFiles()
  private var ids: [String: FileID] = [:]
  private var errors = 0
  private var warnings = 0

  init(_ kind: ReporterKind) {
    self.kind = kind
  }

  /// Tells the diagnostics of a run; whether an error is among them.
  mutating func tell(_ result: PipelineResult) -> Bool {
    for diagnostic in result.diagnostics {
      let diagnostic = collected(diagnostic, of: result.files)
      guard told.insert(diagnostic).inserted else { continue }
      if kind == .text, errors + warnings > 0 { Terminal.error("\n") }
      if diagnostic.severity == .error { errors += 1 } else { warnings += 1 }
      switch kind {
      case .text, .line: Terminal.error(report([diagnostic]))
      case .github: Terminal.out(report([diagnostic]))
      case .json, .sarif: diagnostics.append(diagnostic)
      }
    }
    return result.diagnostics.hasErrors
  }

  /// Tells what is wrong with something other than a spec.
  mutating func tell(_ failure: String) {
    if failures.insert(failure).inserted { Terminal.error(failure + "\n") }
  }

  /// Writes the document, where there is to be one, or says how many messages there are, which
  /// may not all be in sight.
  func finish(isQuiet: Bool) {
    if kind.isDocument { Terminal.out(report(diagnostics)) }
    guard kind == .text, !isQuiet, errors + warnings > 1 else { return }
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    Terminal.error("\nmvvmgen: \(counts.joined(separator: ", "))\n")
  }

  /// The diagnostic in the form that is the same in all runs: each file has one id, and what only
  /// the checker needs is left out.
  private mutating func collected(_ diagnostic: Diagnostic, of files: SourceFiles) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.missing = nil
    diagnostic.roots = []
    diagnostic.span.file = id(of: diagnostic.span.file, in: files)
    for index in diagnostic.related.indices {
      let file = diagnostic.related[index].span.file
      diagnostic.related[index].span.file = id(of: file, in: files)
    }
    return diagnostic
  }

  private mutating func id(of file: FileID, in files: SourceFiles) -> FileID {
    guard let file = files[file] else { return file }
    return ids.value(of: file.name) { self.files.add(file) }
  }

  private func report(_ diagnostics: [Diagnostic]) -> String {
    kind.report(diagnostics, in: files, colors: Terminal.hasColors, version: version)
  }
}

import Diagnostics
import Pipeline

/// Tells the user what is wrong, in the way that they asked for, and each thing once: a library
/// that many specs use is told of once.
struct Teller {
  private let kind: ReporterKind
  private let reporter: any Reporter
  private var told: Set<String> = []
  /// What becomes one document at the end, with its files.
  private var diagnostics: [Diagnostic] = []
  private var files = SourceFiles()
  private var ids: [String: FileID] = [:]

  init(_ kind: ReporterKind) {
    self.kind = kind
    reporter = kind.reporter(colors: Terminal.hasColors, version: version)
  }

  /// Tells the diagnostics of a run; whether an error is among them.
  mutating func tell(_ result: PipelineResult) -> Bool {
    for diagnostic in result.diagnostics {
      let text = TextReporter().report([diagnostic], in: result.files)
      guard told.insert(text).inserted else { continue }
      switch kind {
      case .text, .line: Terminal.error(reporter.report([diagnostic], in: result.files))
      case .github: Terminal.out(reporter.report([diagnostic], in: result.files))
      case .json, .sarif: diagnostics.append(collected(diagnostic, of: result.files))
      }
    }
    return result.diagnostics.hasErrors
  }

  /// Tells what is wrong with something other than a spec.
  mutating func tell(_ failure: String) {
    if told.insert(failure).inserted { Terminal.error(failure + "\n") }
  }

  /// Writes the document, where there is to be one.
  func finish() {
    if kind.isDocument { Terminal.out(reporter.report(diagnostics, in: files)) }
  }

  /// The diagnostic with the files of all runs, of which each has one id.
  private mutating func collected(_ diagnostic: Diagnostic, of files: SourceFiles) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.span.file = id(of: diagnostic.span.file, in: files)
    for index in diagnostic.related.indices {
      let file = diagnostic.related[index].span.file
      diagnostic.related[index].span.file = id(of: file, in: files)
    }
    return diagnostic
  }

  private mutating func id(of file: FileID, in files: SourceFiles) -> FileID {
    guard let file = files[file] else { return file }
    if let id = ids[file.name] { return id }
    let id = self.files.add(file)
    ids[file.name] = id
    return id
  }
}

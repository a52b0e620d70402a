import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenPlanning
import MVVMGenRendering
import MVVMGenWriting

/// The outcome of one spec, independent of the others, so that any thread can make it.
struct SpecRun: Sendable {
  enum Outcome {
    case unreadable(FileProblem)
    case done(PipelineResult, SourceFile)
  }

  let path: String
  let outcome: Outcome
  /// The paths of the files that it uses.
  let used: [String]
  /// The paths of those that seem to use it, where that makes a difference.
  let users: [String]
  /// What was read; empty where it is not to be remembered.
  let inputs: [(path: String, hash: ContentHash)]

  /// Generates the files of a spec that is read and checked.
  static func generate(
    _ checked: SpecCheck, _ pipeline: Pipeline, notesInputs: Bool
  ) -> SpecRun {
    let users = checked.log.users
    var inputs: [SourceFile] = []
    let outcome: Outcome
    switch checked.file {
    case .failure(let error): outcome = .unreadable(error)
    case .success(let file):
      var result = pipeline.generate(file)
      if let file = result.generated.first(where: { !isReplaceable($0) }) {
        result.failure =
          "the first line of \(file.name) does not start with '\(OverwriteRule.header)', by which "
          + "mvvmgen knows its files: the template '\(file.kind.suffix)' has to make it"
      }
      if notesInputs { inputs = result.files.ids.compactMap { result.files[$0] } + users }
      outcome = .done(result, file.file)
    }
    return SpecRun(
      path: checked.path, outcome: outcome, used: checked.log.paths, users: users.map { $0.name },
      inputs: inputs.map { ($0.name, ContentHash(of: $0.bytes)) })
  }
}

/// Whether a next run would overwrite a file, which a template may have left without its mark.
private func isReplaceable(_ file: GeneratedFile) -> Bool {
  file.bytes.starts(with: OverwriteRule.header.utf8)
}

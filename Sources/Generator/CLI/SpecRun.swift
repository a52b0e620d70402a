import Diagnostics
import Pipeline
import Rendering
import Writing

/// What comes of one spec alone, whatever the others are: on any thread.
struct SpecRun: Sendable {
  enum Outcome {
    case unreadable(SpecSourceError)
    case done(PipelineResult, SourceFile)
  }

  let path: String
  let outcome: Outcome
  /// The paths of the files that it asked for.
  let used: [String]
  /// The paths of those that seem to use it, where that makes a difference.
  let users: [String]
  /// What was read; nothing where nobody remembers it.
  private(set) var inputs: [(path: String, hash: ContentHash)] = []

  /// Generates the files of a spec that is read and checked.
  init(_ checked: SpecCheck, _ pipeline: Pipeline, notesInputs: Bool) {
    path = checked.path
    used = checked.log.paths
    users = checked.log.users.map(\.name)
    switch checked.file {
    case .failure(let error):
      outcome = .unreadable(error)
    case .success(let file):
      var result = pipeline.generate(file)
      if let file = result.generated.first(where: { !isReplaceable($0) }) {
        result.failure =
          "the first line of \(file.name) does not start with '\(OverwriteRule.header)', by which "
          + "mvvmgen knows its files: the template '\(file.kind.suffix)' has to make it"
      }
      if notesInputs {
        let files = result.files
        inputs = (files.ids.compactMap { files[$0] } + checked.log.users)
          .map { ($0.name, ContentHash(of: $0.bytes)) }
      }
      outcome = .done(result, file.file)
    }
  }
}

/// Whether a next run would overwrite a file, which a template may have left without its mark.
private func isReplaceable(_ file: GeneratedFile) -> Bool {
  file.bytes.starts(with: OverwriteRule.header.utf8)
}

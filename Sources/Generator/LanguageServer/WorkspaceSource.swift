import MVVMGenDiagnostics
import MVVMGenPipeline

/// Where a language server gets the files that are not open.
public protocol WorkspaceSource: SpecSource {
  /// The paths of all specs in a folder; none where it can't be read.
  func specs(in folder: String) -> [String]

  /// A file; nil where it can't be read.
  func file(at path: String) -> SourceFile?
}

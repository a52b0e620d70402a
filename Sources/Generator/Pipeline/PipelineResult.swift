import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenPlanning
import MVVMGenRendering

/// What came of one run.
public struct PipelineResult: Sendable {
  /// All that is wrong, in source order.
  public var diagnostics: [Diagnostic]
  /// The files that the diagnostics speak of.
  public var files: SourceFiles
  /// The types that the spec puts into its module.
  var declared: [DeclaredType] = []
  /// The libraries that it uses.
  var libraries: [CheckedScreen] = []
  /// The files that were made: none where something is wrong.
  public var generated: [GeneratedFile] = []
  /// What is wrong with a template of the user.
  public var failure: String?
}

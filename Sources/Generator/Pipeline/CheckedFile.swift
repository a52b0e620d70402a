import MVVMGenChecking
import MVVMGenDiagnostics

/// A spec file that is read and checked, and not generated yet.
public struct CheckedFile: Sendable {
  /// What was read.
  public let file: SourceFile
  /// What Swift calls it in its own messages.
  let placeForSwift: String?
  let screens: [CheckedScreen]
  /// What is wrong with it, and what it declares.
  public let result: PipelineResult
}

import MVVMGenChecking
import MVVMGenDiagnostics

/// A file that a spec uses, read and checked with all that it uses itself. Another spec can take it
/// as it is where its files get the same places in the table of files, to which all spans lead.
public struct LoadedLibrary: Sendable {
  /// The file itself, and then what it uses, in the order they were read.
  public let files: [SourceFile]
  /// The place of the first file; the others follow.
  public let id: FileID
  /// By the names of the files.
  let screens: [String: [CheckedScreen]]
  let diagnostics: [Diagnostic]
  let allowances: [Allowance]
}

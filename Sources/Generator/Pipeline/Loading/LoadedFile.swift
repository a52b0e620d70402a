import MVVMGenChecking
import MVVMGenDiagnostics

/// The screens of a file, with the messages about it and about the files that it uses.
struct LoadedFile {
  /// All screens and libraries; those that are wrong are left out.
  var screens: [CheckedScreen] = []
  var diagnostics: [Diagnostic] = []
  /// The comments that allow a warning.
  var allowances: [Allowance] = []
  /// The earliest file that was reused instead of loaded.
  private(set) var firstReused: FileID?

  /// Notes that a file was there already when this one used it.
  mutating func reuse(_ id: FileID) { firstReused = min(firstReused ?? id, id) }

  /// Takes over the messages about a file that this one uses.
  mutating func add(_ used: LoadedFile) {
    diagnostics += used.diagnostics
    allowances += used.allowances
    if let id = used.firstReused { reuse(id) }
  }
}

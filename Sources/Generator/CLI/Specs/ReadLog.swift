import MVVMGenDiagnostics

/// What was read for a spec.
final class ReadLog {
  /// The paths of the files that it uses, in order.
  var paths: [String] = []
  /// Those that seem to use it: the messages about it depend on them.
  var users: [SourceFile] = []
}

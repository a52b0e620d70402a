import Diagnostics

/// What was read for a spec.
final class ReadLog {
  /// The paths of what it uses, in order.
  var paths: [String] = []
  /// Those that seem to use it: what is told of it depends on them.
  var users: [SourceFile] = []
}

import MVVMGenRendering
import MVVMGenWriting

/// The outcome of one spec file.
struct GeneratedSpec {
  var path: String
  var files: [GeneratedFile] = []
  /// The files that it uses, itself among them.
  var uses: [String]
  /// Those that seem to use it, where that makes a difference.
  var users: [String] = []
  /// The contents that it was made from.
  var inputs: [(path: String, hash: ContentHash)] = []
  /// The specs whose name it has, where it is wrong because of that.
  var originals: Set<String> = []
  var isWrong: Bool
}

import Rendering
import Writing

/// What came of one spec file.
struct GeneratedSpec {
  var path: String
  var files: [GeneratedFile] = []
  /// The files that it uses, itself among them.
  var uses: [String]
  /// The contents that it was made from.
  var inputs: [(path: String, hash: ContentHash)] = []
  var isWrong: Bool
}

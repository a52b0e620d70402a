import Planning
import Rendering

/// What came of one spec file.
struct GeneratedSpec {
  var path: String
  var files: [(kind: OutputKind, file: GeneratedFile)] = []
  /// The files that it uses, itself among them.
  var uses: [String]
  var isWrong: Bool
}

import Foundation

/// Where specs come from: a target.
struct SpecSource {
  /// The target's name, for messages.
  var name: String
  /// Its folder.
  var folder: URL
  /// All files in it.
  var files: [URL]
}

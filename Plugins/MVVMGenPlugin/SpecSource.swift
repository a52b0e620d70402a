import Foundation

/// Where specs come from: a target.
struct SpecSource {
  /// The target's name, for messages.
  var name: String
  /// The module that it is compiled to.
  var module: String
  /// Its folder.
  var folder: URL
  /// All files in it.
  var files: [URL]
  /// The names of the targets that it depends on, directly or not; nil where that is not known.
  var dependencies: Set<String>?
}

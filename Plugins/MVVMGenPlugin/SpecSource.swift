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

  /// Its specs, in order. A configuration of its own can name some that are elsewhere.
  func specs(_ configuration: Configuration?) -> [URL] {
    var specs = files.filter { $0.isSpec(namedBy: configuration) }
    if let configuration, configuration.isIn(folder) {
      let known = Set(specs.map(\.standardizedFileURL.path))
      specs += configuration.specFiles().filter { !known.contains($0.path) }
    }
    return specs.sorted { $0.path < $1.path }
  }
}

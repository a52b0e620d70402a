import MVVMGenPaths
import MVVMGenWriting

/// The files of a run, each once, whatever ways lead to its folder. A link is a file of its own.
struct KnownFiles {
  private var files: Set<String> = []
  private var folders: [String: String] = [:]

  /// Adds a file; whether it is a new one.
  mutating func insert(_ path: String) -> Bool {
    let place = folder(of: path)
    let resolved = folders.value(of: place) { resolvedPath(place) }
    return files.insert("\(resolved)/\(fileName(of: path))").inserted
  }
}

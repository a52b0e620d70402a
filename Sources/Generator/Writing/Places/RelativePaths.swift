import MVVMGenPaths

/// The ways from a folder to files, through folders without links. A file that is a link is one of
/// its own. A folder with many files is looked for once: each look takes a call of the system for
/// each part of the path.
struct RelativePaths {
  private let folder: String
  private var waysToFolders: [String: String] = [:]

  init(from folder: String) {
    self.folder = resolvedPath(folder)
  }

  mutating func path(to file: String) -> String {
    if FileKind(at: file) == .folder { return relative(resolvedPath(file)) }
    let (folder, name) = splitPath(file)
    let known = waysToFolders[folder] ?? wayToFolder(resolvedPath(folder))
    waysToFolders[folder] = known
    return known + name
  }

  /// With a slash at its end, unless it is the folder itself.
  private func wayToFolder(_ path: String) -> String {
    let way = relative(path)
    return way.isEmpty ? way : withSlash(way)
  }

  /// The way to a path without links.
  private func relative(_ path: String) -> String { way(to: path, from: folder) ?? path }
}

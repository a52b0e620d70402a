import Paths

/// The ways from a folder to files, without links. A folder with many files is looked for once:
/// each look takes a call of the system for each part of the path.
struct RelativePaths {
  private let folder: [String]
  private var waysToFolders: [String: String] = [:]

  init(from folder: String) {
    self.folder = parts(of: resolvedPath(folder))
  }

  mutating func path(to file: String) -> String {
    // A file that is a link stands somewhere else than its folder.
    guard FileKind(ofLinkAt: file) == .file else { return way(to: resolvedPath(file)) }
    let (folder, name) = splitPath(file)
    let known = waysToFolders[folder] ?? way(to: resolvedPath(folder) + "/")
    waysToFolders[folder] = known
    return known + name
  }

  /// The way to a path without links. A folder's path ends with a slash, and so does the way to it.
  private func way(to path: String) -> String {
    let names = parts(of: path)
    let shared = zip(names, folder).prefix { $0 == $1 }.count
    var way = String(repeating: "../", count: folder.count - shared)
    for name in names[shared...] { way += "\(name)/" }
    let isFolder = path.utf8.last == UInt8(ascii: "/")
    return isFolder || shared == names.count ? way : String(way.dropLast())
  }
}

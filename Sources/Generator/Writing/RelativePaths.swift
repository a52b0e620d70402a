/// The ways from a folder to files, without links. A folder with many files is looked for once: each
/// look takes a call of the system for each part of the path.
struct RelativePaths {
  private let folder: [String]
  private var resolvedFolders: [String: String] = [:]

  init(from folder: String) {
    self.folder = Self.parts(of: resolvedPath(folder))
  }

  mutating func path(to file: String) -> String {
    let file = Self.parts(of: resolved(file))
    let shared = zip(file, folder).prefix { $0 == $1 }.count
    var path = ""
    for part in file[shared...] { path += path.isEmpty ? part : "/" + part }
    return String(repeating: "../", count: folder.count - shared) + path
  }

  private static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  private mutating func resolved(_ file: String) -> String {
    // A file that is a link stands somewhere else than its folder.
    guard FileKind(ofLinkAt: file) == .file else { return resolvedPath(file) }
    let name = Self.parts(of: file).last ?? ""
    let folder = String(file.dropLast(name.count))
    let known = resolvedFolders[folder] ?? resolvedPath(folder)
    resolvedFolders[folder] = known
    return known + "/" + name
  }
}

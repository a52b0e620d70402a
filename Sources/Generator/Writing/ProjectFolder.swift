/// What stands at the top of a project.
private let projectSigns = [
  "Package.swift", configurationName, ".git", "WORKSPACE", "MODULE.bazel",
]

/// The folder of the project that a file belongs to: the nearest above it with a sign of one in it,
/// by its one name; nil where there is none.
public func projectFolder(of file: String) -> String? {
  var parts = resolvedPath(file).split(separator: "/")
  while parts.popLast() != nil {
    let folder = "/" + parts.joined(separator: "/")
    let prefix = parts.isEmpty ? "/" : folder + "/"
    if projectSigns.contains(where: { FileKind(at: prefix + $0) != .missing }) { return folder }
  }
  return nil
}

/// Whether a file is in a folder, or would be, whatever links lead to it.
public func isFile(_ file: String, in folder: String) -> Bool {
  let folder = resolvedPath(folder)
  return resolvedPath(file).hasPrefix(folder == "/" ? folder : folder + "/")
}

import MVVMGenPaths

/// What stands at the top of a project.
private let projectSigns = ["Package.swift", ".git", "WORKSPACE", "MODULE.bazel"]

/// The folder of the project that a file belongs to: the nearest above it with a sign of one in it,
/// by its one name; nil where there is none. A target may have a configuration of its own, which is
/// the sign of a project only where there is no other.
public func projectFolder(of file: String) -> String? {
  var parts = resolvedPath(file).split(separator: "/")
  var configured: String?
  while parts.popLast() != nil {
    let folder = "/" + parts.joined(separator: "/")
    let prefix = withSlash(folder)
    func holds(_ name: String) -> Bool { FileKind(at: prefix + name) != .missing }
    if projectSigns.contains(where: holds) { return folder }
    if configured == nil, holds(configurationName) { configured = folder }
  }
  return configured
}

/// The folder that relative paths start at.
public func currentFolder() -> String { resolvedPath(".") }

/// The one name of a file or folder, from the root and without links; also of one that is not there
/// yet.
public func resolvedPath(_ path: String) -> String {
  var missing: [Substring] = []
  var rest = path.isEmpty ? "." : path
  while true {
    if let real = realpath(rest, nil) {
      defer { free(real) }
      let base = String(cString: real)
      return missing.reduce(base == "/" ? "" : base) { $0 + "/" + $1 }
    }
    let parts = rest.split(separator: "/")
    guard let last = parts.last else { return "/" }
    missing.insert(last, at: 0)
    let parent = parts.dropLast().joined(separator: "/")
    rest = rest.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
  }
}

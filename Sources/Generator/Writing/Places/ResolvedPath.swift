import MVVMGenPaths

/// The folder that relative paths start at.
public func currentFolder() -> String { resolvedPath(".") }

/// The one name of a file or folder, from the root and without links; also of one that is not there
/// yet.
public func resolvedPath(_ path: String) -> String {
  // What is not there, with a slash before each name.
  var missing = ""
  var rest = orHere(path)
  while true {
    if let real = realpath(rest, nil) {
      defer { free(real) }
      let base = String(cString: real)
      guard !missing.isEmpty else { return base }
      return base == "/" ? missing : base + missing
    }
    // The folder that the tool runs in may be removed meanwhile.
    guard rest != "." else { return rest + missing }
    let (folder, name) = splitPath(withoutSlashes(rest))
    guard !name.isEmpty else { return "/" }
    missing = "/\(name)\(missing)"
    rest = orHere(folder)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The one name of a file or folder, from the root and without links; also of one that is not there
/// yet.
func resolvedPath(_ path: String) -> String {
  var missing: [Substring] = []
  var rest = path.isEmpty ? "." : path
  while true {
    if let real = realpath(rest, nil) {
      defer { free(real) }
      let base = String(cString: real)
      return ([base == "/" ? "" : base] + missing.map(String.init)).joined(separator: "/")
    }
    let parts = rest.split(separator: "/")
    guard let last = parts.last else { return "/" }
    missing.insert(last, at: 0)
    let parent = parts.dropLast().joined(separator: "/")
    rest = rest.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
  }
}

/// The way from a folder to a file.
func relativePath(of file: String, from folder: String) -> String {
  let file = resolvedPath(file).split(separator: "/")
  let folder = resolvedPath(folder).split(separator: "/")
  let shared = zip(file, folder).prefix { $0 == $1 }.count
  let up = Array(repeating: Substring(".."), count: folder.count - shared)
  return (up + file[shared...]).joined(separator: "/")
}

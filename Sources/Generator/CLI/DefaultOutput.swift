import Writing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the files of a spec go when nothing is said: `Generated/<Screen>` beside the
/// Package.swift of the folder that one is in, or in that folder itself.
func defaultOutput(named name: String) -> String {
  var up = ""
  for _ in 0..<64 {
    if FileKind(at: up + "Package.swift") == .file { return "\(up)Generated/\(name)" }
    // The root is its own parent.
    if FileKind(at: up + "../.") == .folder, isRoot(up) { break }
    up += "../"
  }
  return "Generated/\(name)"
}

private func isRoot(_ folder: String) -> Bool {
  var here = stat()
  var parent = stat()
  guard stat(folder.isEmpty ? "." : folder, &here) == 0, stat(folder + "..", &parent) == 0 else {
    return true
  }
  return here.st_ino == parent.st_ino && here.st_dev == parent.st_dev
}

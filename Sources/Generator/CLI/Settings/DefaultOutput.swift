import Paths
import Writing

/// Where files go when nothing is said: `Generated` beside the Package.swift of the folder that one
/// is in, or in that folder itself. Each spec has a folder of its own in it.
func defaultOutput() -> String {
  let package = foldersUpwards().first { FileKind(at: $0 + "Package.swift") == .file }
  return (package ?? "") + "Generated"
}

/// The current folder and those that it is in, as what stands before a name: `""`, `../`, …
func foldersUpwards() -> [String] {
  var folders = [""]
  while let last = folders.last, folders.count < 64, !isRoot(last) { folders.append(last + "../") }
  return folders
}

/// The root is its own parent.
private func isRoot(_ folder: String) -> Bool {
  var here = stat()
  var parent = stat()
  guard stat(orHere(folder), &here) == 0, stat(folder + "..", &parent) == 0 else {
    return true
  }
  return here.st_ino == parent.st_ino && here.st_dev == parent.st_dev
}

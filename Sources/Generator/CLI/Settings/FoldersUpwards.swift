import MVVMGenPaths
import MVVMGenWriting

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

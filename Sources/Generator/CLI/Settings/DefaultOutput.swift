import MVVMGenWriting

/// Where files go when nothing is said: `Generated` beside the Package.swift of the folder that one
/// is in, or in that folder itself. Each spec has a folder of its own in it.
func defaultOutput() -> String {
  let package = foldersUpwards().first { FileKind(at: $0 + "Package.swift") == .file }
  return (package ?? "") + "Generated"
}

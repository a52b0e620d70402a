import MVVMGenPaths

/// The paths of all `.yaml` and `.yml` files in a folder and the folders in it, sorted.
///
/// What starts with a dot is passed over. A folder that symbolic links lead to in more than one
/// way, or in a circle, is looked through once.
public func listSpecs(in folder: String) throws(FileProblem) -> [String] {
  var listing = SpecListing()
  try listing.visit(folder)
  return listing.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// A folder and all folders in it that specs are looked for in; it alone where it can't be read.
public func listFolders(in folder: String) -> [String] {
  var listing = SpecListing()
  guard (try? listing.visit(folder)) != nil else { return [orHere(folder)] }
  return listing.folders
}

private struct SpecListing {
  var paths: [String] = []
  var folders: [String] = []
  private var visited: Set<FolderIdentity> = []

  mutating func visit(_ folder: String) throws(FileProblem) {
    var pending = [orHere(folder)]
    while let next = pending.popLast() {
      var status = stat()
      guard stat(next, &status) == 0 else {
        throw FileProblem(path: next, reason: systemReason(errno))
      }
      guard visited.insert(FolderIdentity(status)).inserted else { continue }
      self.folders.append(next)
      let prefix = next == "." ? "" : withSlash(next)
      var folders: [String] = []
      for name in try names(in: next) where !name.hasPrefix(".") {
        let path = prefix + name
        switch FileKind(at: path) {
        case .folder: folders.append(path)
        case .file where isSpec(name): paths.append(path)
        default: break
        }
      }
      // The first by name is visited first, so that which way to a folder counts is certain.
      pending += folders.reversed()
    }
  }
}

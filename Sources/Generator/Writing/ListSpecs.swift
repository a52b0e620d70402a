#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The paths of all `.yaml` and `.yml` files in a folder and the folders in it, sorted.
///
/// What starts with a dot is passed over. A folder that symbolic links lead to in more than one
/// way, or in a circle, is looked through once.
public func listSpecs(in folder: String) throws(FileProblem) -> [String] {
  var listing = SpecListing()
  try listing.visit(
    folder, prefix: folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/")
  return listing.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

private struct SpecListing {
  var paths: [String] = []
  private var visited: Set<FolderIdentity> = []

  private struct FolderIdentity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  mutating func visit(_ folder: String, prefix: String) throws(FileProblem) {
    var pending = [(path: folder, prefix: prefix)]
    while let next = pending.popLast() {
      var status = stat()
      guard stat(next.path, &status) == 0 else {
        throw FileProblem(path: next.path, reason: systemReason(errno))
      }
      let identity = FolderIdentity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        number: UInt64(truncatingIfNeeded: status.st_ino))
      guard visited.insert(identity).inserted else { continue }
      var folders: [(path: String, prefix: String)] = []
      for name in try names(in: next.path) {
        let path = next.prefix + name
        switch FileKind(at: path) {
        case .folder: folders.append((path, path + "/"))
        case .file where name.hasSuffix(".yaml") || name.hasSuffix(".yml"): paths.append(path)
        default: break
        }
      }
      // The first by name is visited first, so that which way to a folder counts is certain.
      pending += folders.reversed()
    }
  }

  /// The names in a folder, sorted, without those that start with a dot.
  private func names(in folder: String) throws(FileProblem) -> [String] {
    guard let stream = opendir(folder) else {
      throw FileProblem(path: folder, reason: systemReason(errno))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

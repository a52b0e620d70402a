import MVVMGenPaths

/// The names in a folder, sorted.
public func names(in folder: String) throws(FileProblem) -> [String] {
  let folder = orHere(folder)
  guard let stream = opendir(folder) else {
    throw FileProblem(path: folder, reason: systemReason(errno))
  }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

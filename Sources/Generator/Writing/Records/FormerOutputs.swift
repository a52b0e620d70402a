import MVVMGenPaths

/// The folders in a folder that hold files which earlier runs have written there, and this one
/// writes elsewhere: what a changed configuration leaves behind. Sorted by folder, with the count
/// of those files in each.
public func formerOutputs(
  of files: [(file: String, source: String)], in folder: String, except folders: [String]
) -> [(folder: String, count: Int)] {
  let names = Set(files.map { fileName(of: $0.file) })
  let specs = Set(files.map { $0.source })
  let current = Set(folders.map(resolvedPath))
  return listFolders(in: folder).compactMap { path in
    let record = OutputFolder(path).path(of: Manifest.name)
    guard FileKind(at: record) == .file, !current.contains(resolvedPath(path)),
      let bytes = try? readFile(record, limit: sizeLimit)
    else { return nil }
    var ways = RelativePaths(from: path)
    let sources = Set(specs.map { ways.path(to: $0) })
    let left = Manifest(bytes).entries.filter { file, entry in
      sources.contains(entry.source)
        && FileKind(at: OutputFolder(path).path(of: file)) == .file
    }
    // A folder with other kinds of files need not be replaced by this one.
    let isFormer = left.keys.contains { names.contains(fileName(of: $0)) }
    return isFormer ? (path, left.count) : nil
  }.sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
}

import MVVMGenDiagnostics
import MVVMGenJSON
import MVVMGenPaths

/// Files that a spec can use, in place of the path written so far.
func pathItems(
  _ paths: [String], after line: String, _ document: Document, _ place: Int
) -> [JSONValue] {
  let written = line.utf8.reversed().prefix { !" [,\"'".utf8.contains($0) }.count
  let folder = folder(of: document.file.name)
  return paths.compactMap { way(to: $0, from: folder) }.sorted().map { path in
    completionItem(path, kind: .file).adding(
      "textEdit", document.edit(place - written..<place, path))
  }
}

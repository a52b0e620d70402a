import Diagnostics
import JSON
import Paths

/// Files that a spec can use, in place of the path written so far.
func pathItems(
  _ paths: [String], after line: String, _ document: Document, _ place: Int
) -> [JSONValue] {
  let written = line.utf8.reversed().prefix { !" [,\"'".utf8.contains($0) }.count
  let span = SourceSpan(
    file: .main, line: 1, column: 1, offset: UInt32(place - written),
    length: UInt32(written))
  let folder = folder(of: document.file.name)
  return paths.compactMap { way(to: $0, from: folder) }.sorted().map { path in
    guard case .object(let fields) = completionItem(path, kind: 17) else { return .null }
    let edit: JSONValue = ["range": document.range(span), "newText": .string(path)]
    return .object(fields + [JSONValue.Member("textEdit", edit)])
  }
}

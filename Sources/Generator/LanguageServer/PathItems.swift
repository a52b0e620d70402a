import Diagnostics
import JSON

/// Files that a spec can use, in place of the path written so far.
func pathItems(
  _ paths: [String], after line: String, _ document: Document, _ place: Int
) -> [JSONValue] {
  let written = line.utf8.reversed().prefix { !" [,\"'".utf8.contains($0) }.count
  let span = SourceSpan(
    file: .main, line: 1, column: 1, offset: UInt32(place - written),
    length: UInt32(written))
  return paths.map { way(from: document.file.name, to: $0) }.sorted().map { path in
    guard case .object(let fields) = completionItem(path, kind: 17) else { return .null }
    let edit: JSONValue = ["range": document.range(span), "newText": .string(path)]
    return .object(fields + [JSONValue.Member("textEdit", edit)])
  }
}

/// A path as it is seen from the folder of a file.
private func way(from file: String, to path: String) -> String {
  let from = file.split(separator: "/").dropLast()
  let to = path.split(separator: "/")
  let shared = zip(from, to.dropLast()).prefix { $0 == $1 }.count
  return (Array(repeating: "..", count: from.count - shared) + to[shared...])
    .joined(separator: "/")
}

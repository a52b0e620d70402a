import MVVMGenDiagnostics
import MVVMGenJSON
import MVVMGenLanguageServer
import MVVMGenPipeline
import MVVMGenRendering

/// An editor with files that are open; a `‸`, or else a `|`, in a text is where the cursor stands.
struct Editor {
  private struct Source: WorkspaceSource {
    /// What is on the disk, by the paths.
    var texts: [String: String]

    func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
      let full = file.name.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + path
      return SourceFile(name: full, text: texts[full] ?? "")
    }

    func specs(beside file: SourceFile) -> [SourceFile] {
      texts.filter { $0.key != file.name }
        .map { SourceFile(name: String($0.key.dropFirst()), text: $0.value) }
    }

    func specs(in folder: String) -> [String] { texts.keys.filter { $0.hasPrefix(folder) } }

    func file(at path: String) -> SourceFile? {
      texts[path].map { SourceFile(name: path, text: $0) }
    }
  }

  private var server: LanguageServer<Source>
  private var cursor: JSONValue = .null
  private var uri = ""

  init(_ texts: [String: String] = [:]) throws {
    server = LanguageServer(
      pipeline: Pipeline(Pipeline.Options(kinds: [], templates: try TemplateSet())),
      source: Source(texts: texts), version: "1")
    _ = server.handle([
      "id": 0, "method": "initialize",
      "params": ["rootUri": "file:///", "workspaceFolders": .null],
    ])
  }

  /// Puts the cursor elsewhere, also where no text is.
  mutating func move(toLine line: Int, character: Int) {
    cursor = ["line": .integer(line), "character": .integer(character)]
  }

  /// Opens a file, and gives what the server has to say.
  @discardableResult
  mutating func open(_ text: String, as name: String = "spec.yaml") -> [JSONValue] {
    // The bar at the end is the cursor, or else the first.
    let mark =
      text.firstIndex(of: "‸")
      ?? (text.last == "|" ? text.lastIndex(of: "|") : text.firstIndex(of: "|"))
    let parts = mark.map { [text[..<$0], text[text.index(after: $0)...]] } ?? [text[...]]
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    cursor = [
      "line": .integer(lines.count - 1), "character": .integer(lines.last?.utf16.count ?? 0),
    ]
    uri = "file:///\(name)"
    return server.handle([
      "method": "textDocument/didOpen",
      "params": ["textDocument": ["uri": .string(uri), "text": .string(parts.joined())]],
    ])
  }

  mutating func ask(_ method: String, _ more: JSONValue = .null) -> JSONValue? {
    ask(method, more, name: "")?["result"]
  }

  /// The whole answer.
  mutating func ask(_ method: String, _ more: JSONValue = .null, name: String) -> JSONValue? {
    let answers = server.handle([
      "id": 1, "method": .string("textDocument/\(method)"),
      "params": [
        "textDocument": ["uri": .string(uri)], "position": cursor, "range": more, "context": more,
        "newName": .string(name),
      ],
    ])
    return answers.first
  }

  /// What can be written at the cursor, with its detail.
  mutating func completions() -> [String: String] {
    var found: [String: String] = [:]
    for item in ask("completion")?.array ?? [] {
      found[item["label"]?.string ?? ""] = item["detail"]?.string
    }
    return found
  }

  /// What a quick fix writes.
  func newText(_ fix: JSONValue) -> String? {
    fix["edit"]?["changes"]?[uri]?.array?.first?["newText"]?.string
  }

  /// A text with a quick fix on one of its lines.
  func applying(_ fix: JSONValue, to text: String) -> String? {
    fix["edit"]?["changes"]?[uri]?.array?.first.flatMap { applying([$0], to: text) }
  }

  /// A text with edits in it; nil where one can't be read.
  func applying(_ edits: [JSONValue], to text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    // From behind, so that what is before stays in its place.
    for edit in edits.reversed() {
      guard let line = edit["range"]?["start"]?["line"]?.integer,
        let start = edit["range"]?["start"]?["character"]?.integer,
        let end = edit["range"]?["end"]?["character"]?.integer, let new = edit["newText"]?.string
      else { return nil }
      lines[line].replaceSubrange(start..<end, with: Array(new))
    }
    return lines.map { String($0) }.joined(separator: "\n")
  }
}

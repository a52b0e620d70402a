import MVVMGenDiagnostics
import MVVMGenFormatting
import MVVMGenJSON
import MVVMGenPipeline

/// A language server for specs: messages of the protocol in, messages out, and nothing else.
public struct LanguageServer<Source: WorkspaceSource> {
  let pipeline: Pipeline
  private let version: String
  var files: OpenFiles<Source>
  /// The folders of the project.
  var roots: [String] = []
  private var isShutDown = false
  /// How the process ends, once the editor has said that it is to.
  public private(set) var exitCode: Int32?

  /// A server that reads files which are not open from a source.
  public init(pipeline: Pipeline, source: Source, version: String) {
    self.pipeline = pipeline
    self.version = version
    files = OpenFiles(source: source)
  }

  /// What to send where something came that is no JSON.
  public static var unreadable: JSONValue { failure(.null, -32700, "this is no JSON") }

  /// Takes a message, and gives those to send.
  public mutating func handle(_ message: JSONValue) -> [JSONValue] {
    guard let method = message["method"]?.string else { return [] }
    let parameters = message["params"] ?? .object([])
    guard let id = message["id"] else { return notified(method, parameters) }
    guard !isShutDown else { return [Self.failure(id, -32600, "the server is shut down")] }
    if method == "shutdown" { isShutDown = true }
    if method == "initialize" { roots = Self.roots(parameters) }
    switch answer(method, parameters) {
    case .result(let value): return [["jsonrpc": "2.0", "id": id, "result": value]]
    case .failure(let code, let text): return [Self.failure(id, code, text)]
    }
  }

  private static func roots(_ parameters: JSONValue) -> [String] {
    let folders = parameters["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string }
    return (folders ?? [parameters["rootUri"]?.string].compactMap { $0 }).compactMap {
      path(of: $0)
    }
  }

  private static func failure(_ id: JSONValue, _ code: Int, _ text: String) -> JSONValue {
    let error: JSONValue = ["code": .integer(code), "message": .string(text)]
    return ["jsonrpc": "2.0", "id": id, "error": error]
  }

  // MARK: Notifications

  private mutating func notified(_ method: String, _ parameters: JSONValue) -> [JSONValue] {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.string else {
      if method == "exit" { exitCode = isShutDown ? 0 : 1 }
      return []
    }
    guard let path = path(of: uri) else { return [] }
    switch method {
    case "textDocument/didOpen":
      return open(uri, path, item?["text"]?.string)
    case "textDocument/didChange":
      return open(uri, path, parameters["contentChanges"]?.array?.last?["text"]?.string)
    case "textDocument/didClose":
      files.documents[path] = nil
      return [publish([], uri)] + publishAll()
    default: return []
    }
  }

  private mutating func open(_ uri: String, _ path: String, _ text: String?) -> [JSONValue] {
    guard let text else { return [] }
    files.documents[path] = Document(uri: uri, path: path, bytes: Array(text.utf8))
    return publishAll()
  }

  /// What stands in one file may be wrong because of another.
  private func publishAll() -> [JSONValue] {
    files.documents.values.sorted { $0.uri < $1.uri }.map { document in
      publish(diagnostics(of: document), document.uri)
    }
  }

  private func publish(_ diagnostics: [JSONValue], _ uri: String) -> JSONValue {
    [
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
      "params": ["uri": .string(uri), "diagnostics": .array(diagnostics)],
    ]
  }

  private func diagnostics(of document: Document) -> [JSONValue] {
    told(of: document).map { $0.shown }
  }

  /// What is wrong in a file, and how the editor shows it.
  private func told(of document: Document) -> [(diagnostic: Diagnostic, shown: JSONValue)] {
    guard document.isSpec else { return [] }
    let result = pipeline.check(document.file, using: files).result
    return result.diagnostics.compactMap { diagnostic in
      // Those of a used file are shown there.
      guard result.files[diagnostic.span.file]?.name == document.file.name else { return nil }
      let levels: [Diagnostic.Severity: Int] = [.error: 1, .warning: 2, .note: 3]
      let related = diagnostic.related.compactMap { related -> JSONValue? in
        guard let file = result.files[related.span.file] else { return nil }
        let target = self.document(file)
        return [
          "location": ["uri": .string(target.uri), "range": target.range(related.span)],
          "message": .string(related.text),
        ]
      }
      let shown: JSONValue = [
        "range": document.range(diagnostic.span),
        "severity": .integer(levels[diagnostic.severity] ?? 1),
        "code": .string(diagnostic.id.description), "source": "mvvmgen",
        "message": .string(
          diagnostic.title + (diagnostic.hint.map { "\nhint: \($0)" } ?? "")),
        "relatedInformation": .array(related),
      ]
      return (diagnostic, shown)
    }
  }

  /// What mends the mistakes in a range, where that is something to write in their place.
  private func quickFixes(_ document: Document, _ range: JSONValue?) -> [JSONValue] {
    let start = document.offset(of: range?["start"])
    let end = document.offset(of: range?["end"])
    return told(of: document).compactMap { diagnostic, shown in
      let span = diagnostic.span
      guard let text = diagnostic.hint?.replacement, Int(span.offset) <= end, start <= Int(span.end)
      else { return nil }
      let changes = [JSONValue.Member(document.uri, [document.edit(span, text)])]
      return [
        "title": .string("Write '\(text)'"), "kind": "quickfix", "diagnostics": [shown],
        "isPreferred": true, "edit": ["changes": .object(changes)],
      ]
    }
  }

  func document(_ file: SourceFile) -> Document {
    files.documents[file.name]
      ?? Document(uri: fileAddress(file.name), path: file.name, bytes: file.bytes)
  }

  // MARK: Requests

  enum Answer {
    case result(JSONValue)
    case failure(Int, String)
  }

  private func answer(_ method: String, _ parameters: JSONValue) -> Answer {
    switch method {
    case "initialize": return .result(capabilities)
    case "shutdown": return .result(.null)
    default: break
    }
    guard let ask = question(method, parameters) else {
      return .failure(-32601, "there is no \(method)")
    }
    guard let uri = parameters["textDocument"]?["uri"]?.string, let path = path(of: uri),
      let document = files.documents[path]
    else { return .failure(-32602, "the file is not open") }
    return ask(document, document.offset(of: parameters["position"]))
  }

  /// What answers a question about a file, and a place in it; nil where there is no such question.
  private func question(_ method: String, _ parameters: JSONValue) -> ((Document, Int) -> Answer)? {
    switch method {
    case "textDocument/completion": { .result(.array(completions($0, $1))) }
    case "textDocument/hover": { .result(hover($0, $1)) }
    case "textDocument/definition": { .result(definition($0, $1)) }
    case "textDocument/references": { .result(.array(references($0, $1).map(location))) }
    case "textDocument/prepareRename": { .result(renamed($0, $1)) }
    case "textDocument/rename": { rename($0, $1, to: parameters["newName"]?.string ?? "") }
    case "textDocument/codeAction":
      { file, _ in .result(.array(quickFixes(file, parameters["range"]))) }
    case "textDocument/documentSymbol": { file, _ in .result(symbols(of: file)) }
    case "textDocument/formatting": { file, _ in .result(formatted(file)) }
    default: nil
    }
  }

  private func formatted(_ document: Document) -> JSONValue {
    guard let bytes = formatSpec(document.file).bytes else { return .null }
    let text = String(decoding: bytes, as: UTF8.self)
    return [document.edit(0..<document.file.bytes.count, text)]
  }

  private var capabilities: JSONValue {
    [
      "capabilities": [
        // Whole files: specs are short, and reading one anew takes no time that anyone feels.
        "textDocumentSync": ["openClose": true, "change": 1],
        "completionProvider": ["triggerCharacters": [" ", ".", "=", "{"]],
        "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
        "renameProvider": ["prepareProvider": true], "documentSymbolProvider": true,
        "documentFormattingProvider": true,
        "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      ],
      "serverInfo": ["name": "mvvmgen", "version": .string(version)],
    ]
  }
}

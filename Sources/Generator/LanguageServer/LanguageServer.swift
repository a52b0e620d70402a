import Diagnostics
import Formatting
import JSON
import Pipeline

/// A language server for specs: messages of the protocol in, messages out, and nothing else.
public struct LanguageServer<Source: SpecSource> {
  private let pipeline: Pipeline
  private let version: String
  private var files: OpenFiles<Source>
  private var isShutDown = false
  /// How the process ends, once the editor has said that it is to.
  public private(set) var exitCode: Int32?

  /// A server that reads files which are not open from a source.
  public init(pipeline: Pipeline, source: Source, version: String) {
    self.pipeline = pipeline
    self.version = version
    files = OpenFiles(source: source)
  }

  /// Takes a message, and gives those to send.
  public mutating func handle(_ message: JSONValue) -> [JSONValue] {
    guard let method = message["method"]?.string else { return [] }
    let parameters = message["params"] ?? .object([])
    guard let id = message["id"] else { return notified(method, parameters) }
    guard !isShutDown else { return [Self.failure(id, -32600, "the server is shut down")] }
    if method == "shutdown" { isShutDown = true }
    switch answer(method, parameters) {
    case .result(let value): return [["jsonrpc": "2.0", "id": id, "result": value]]
    case .failure(let code, let text): return [Self.failure(id, code, text)]
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
      return [publish([], uri)]
    default: return []
    }
  }

  private mutating func open(_ uri: String, _ path: String, _ text: String?) -> [JSONValue] {
    guard let text else { return [] }
    files.documents[path] = Document(uri: uri, path: path, bytes: Array(text.utf8))
    // What stands in one file may be wrong because of another.
    return files.documents.values.sorted { $0.uri < $1.uri }.map { document in
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
    let result = pipeline.check(document.file, using: files)
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
      return [
        "range": document.range(diagnostic.span),
        "severity": .integer(levels[diagnostic.severity] ?? 1),
        "code": .string(diagnostic.id.description), "source": "mvvmgen",
        "message": .string(
          diagnostic.title + (diagnostic.hint.map { "\nhint: \($0)" } ?? "")),
        "relatedInformation": .array(related),
      ]
    }
  }

  private func document(_ file: SourceFile) -> Document {
    files.documents[file.name]
      ?? Document(uri: uri(of: file.name), path: file.name, bytes: file.bytes)
  }

  // MARK: Requests

  private enum Answer {
    case result(JSONValue)
    case failure(Int, String)
  }

  private func answer(_ method: String, _ parameters: JSONValue) -> Answer {
    switch method {
    case "initialize": return .result(capabilities)
    case "shutdown": return .result(.null)
    default: break
    }
    guard let uri = parameters["textDocument"]?["uri"]?.string, let path = path(of: uri),
      let document = files.documents[path]
    else {
      return method.hasPrefix("textDocument/")
        ? .failure(-32602, "the file is not open") : .failure(-32601, "there is no \(method)")
    }
    let place = document.offset(of: parameters["position"])
    switch method {
    case "textDocument/completion": return .result(.array(completions(document, place)))
    case "textDocument/hover": return .result(hover(document, place))
    case "textDocument/definition": return .result(definition(document, place))
    case "textDocument/references":
      return .result(.array(references(document, place).map(location)))
    case "textDocument/rename":
      return rename(document, place, to: parameters["newName"]?.string ?? "")
    case "textDocument/documentSymbol": return .result(symbols(of: document))
    case "textDocument/formatting":
      guard let bytes = formatSpec(document.file).bytes else { return .result(.null) }
      let text = String(decoding: bytes, as: UTF8.self)
      return .result([["range": document.wholeRange, "newText": .string(text)]])
    default: return .failure(-32601, "there is no \(method)")
    }
  }

  private var capabilities: JSONValue {
    [
      "capabilities": [
        // Whole files: specs are short, and reading one anew takes no time that anyone feels.
        "textDocumentSync": ["openClose": true, "change": 1],
        "completionProvider": ["triggerCharacters": [" ", ".", "=", "{"]],
        "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
        "renameProvider": true, "documentSymbolProvider": true,
        "documentFormattingProvider": true,
      ],
      "serverInfo": ["name": "mvvmgen", "version": .string(version)],
    ]
  }

  // MARK: Names

  /// A file and the names in it.
  private struct Indexed {
    var document: Document
    var index: SymbolIndex
  }

  /// The file, and the files that it uses, directly or not.
  private func indexed(_ document: Document) -> [Indexed] {
    var found = [Indexed(document: document, index: SymbolIndex(of: document.file))]
    var next = 0
    while next < found.count {
      let (user, uses) = (found[next].document.file, found[next].index.uses)
      next += 1
      for path in uses {
        guard let file = try? files.file(at: path, usedBy: user),
          !found.contains(where: { $0.document.file.name == file.name })
        else { continue }
        found.append(Indexed(document: self.document(file), index: SymbolIndex(of: file)))
      }
    }
    return found
  }

  private func hover(_ document: Document, _ place: Int) -> JSONValue {
    let found = indexed(document)
    if let mention = found[0].index.mention(at: place) {
      for file in found {
        guard let symbol = file.index.symbol(mention.name) else { continue }
        let code = "```\n\(symbol.kind) \(symbol.name)\(symbol.detail)\n```"
        let text = [code, symbol.doc].compactMap { $0 }.joined(separator: "\n\n")
        return [
          "contents": ["kind": "markdown", "value": .string(text)],
          "range": document.range(mention.span),
        ]
      }
    }
    let key = found[0].index.keys.first {
      Int($0.span.offset) <= place && place <= Int($0.span.end)
    }
    guard let key else { return .null }
    return [
      "contents": [
        "kind": "markdown", "value": .string("`\(key.form.name)`\n\n\(key.form.summary)"),
      ],
      "range": document.range(key.span),
    ]
  }

  private func definition(_ document: Document, _ place: Int) -> JSONValue {
    let found = indexed(document)
    guard let mention = found[0].index.mention(at: place) else { return .null }
    for file in found {
      guard let symbol = file.index.symbol(mention.name) else { continue }
      return location((file.document, symbol.span))
    }
    return .null
  }

  /// All mentions of the name at a place, its declaration among them, in this file, in those that
  /// it uses, and in the open ones that use the same.
  private func references(
    _ document: Document, _ place: Int
  ) -> [(document: Document, span: SourceSpan)] {
    let found = indexed(document)
    guard let name = found[0].index.mention(at: place)?.name,
      let owner = found.first(where: { $0.index.symbol(name) != nil })
    else { return [] }
    var users = found
    for other in files.documents.values.sorted(by: { $0.uri < $1.uri })
    where !users.contains(where: { $0.document.uri == other.uri }) {
      let reached = indexed(other)
      let isUser = reached.contains { $0.document.file.name == owner.document.file.name }
      if isUser { users.append(reached[0]) }
    }
    return users.flatMap { user in
      user.index.mentions.filter { $0.name == name }.map { (user.document, $0.span) }
    }
  }

  private func location(_ place: (document: Document, span: SourceSpan)) -> JSONValue {
    ["uri": .string(place.document.uri), "range": place.document.range(place.span)]
  }

  /// The edits that give a name another one; refused where they would make a spec wrong.
  private func rename(_ document: Document, _ place: Int, to name: String) -> Answer {
    let places = references(document, place)
    guard !places.isEmpty else { return .failure(-32602, "there is no name to change here") }
    var edited = files
    var changes: [JSONValue.Member] = []
    for (uri, group) in Dictionary(grouping: places, by: \.document.uri).sorted(by: {
      $0.key < $1.key
    }) {
      guard let target = group.first?.document else { continue }
      var bytes = target.file.bytes
      for place in group.sorted(by: { $0.span.offset > $1.span.offset }) {
        bytes.replaceSubrange(Int(place.span.offset)..<Int(place.span.end), with: name.utf8)
      }
      edited.documents[target.file.name] = Document(
        uri: uri, path: target.file.name, bytes: bytes)
      let edits = group.map { place -> JSONValue in
        ["range": target.range(place.span), "newText": .string(name)]
      }
      changes.append(JSONValue.Member(uri, .array(edits)))
    }
    for document in edited.documents.values {
      let before = files.documents[document.file.name]?.file ?? document.file
      let errors = pipeline.check(before, using: files).diagnostics.filter { $0.severity == .error }
      let after = pipeline.check(document.file, using: edited).diagnostics
        .filter { $0.severity == .error }
      if after.count > errors.count, let new = after.first {
        return .failure(-32803, "'\(name)' can't be the name: \(new.title)")
      }
    }
    return .result(["changes": .object(changes)])
  }

  private func symbols(of document: Document) -> JSONValue {
    // The numbers of the protocol.
    let kinds = [
      "model": 23, "cell": 23, "error": 10, "type": 5, "service": 11, "formatter": 12,
      "constant": 14, "event": 24, "event output": 24,
    ]
    return .array(
      SymbolIndex(of: document.file).symbols.map { symbol in
        [
          "name": .string(symbol.name), "detail": .string(symbol.kind + symbol.detail),
          "kind": .integer(kinds[symbol.kind] ?? 7), "range": document.range(symbol.span),
          "selectionRange": document.range(symbol.span),
        ]
      })
  }

  private func completions(_ document: Document, _ place: Int) -> [JSONValue] {
    var symbols = indexed(document).flatMap(\.index.symbols)
    // While somebody writes in it the file may not be readable. What was declared is looked for
    // without the line, and then above it.
    let line = document.file.lineRange(at: place)
    let bytes = document.file.bytes
    for rest in [bytes[..<line.lowerBound] + bytes[line.upperBound...], bytes[..<line.lowerBound]]
    where symbols.isEmpty {
      let rest = Document(uri: document.uri, path: document.file.name, bytes: Array(rest))
      symbols = indexed(rest).flatMap(\.index.symbols)
    }
    return completionItems(document, place, symbols)
  }
}

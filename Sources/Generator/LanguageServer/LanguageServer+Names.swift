import Checking
import Diagnostics
import JSON
import Pipeline

/// What an editor asks about the names in specs.
extension LanguageServer {
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
      for use in uses {
        guard let file = try? files.file(at: use.value, usedBy: user),
          !found.contains(where: { $0.document.file.name == file.name })
        else { continue }
        found.append(Indexed(document: self.document(file), index: SymbolIndex(of: file)))
      }
    }
    return found
  }

  /// What the checker knows of a place. Where a name is only about to be written, one is put there;
  /// what is open behind it is closed.
  private func sight(_ document: Document, _ place: Int, isWriting: Bool = false) -> Sight {
    let bytes = document.file.bytes
    var sight = Sight(file: FileID(rawValue: 0), offset: place)
    let variants =
      isWriting ? document.completed(at: place) : [bytes]
    for bytes in variants where sight.isEmpty {
      let file = SourceFile(name: document.file.name, bytes: bytes)
      sight = pipeline.look(at: place, in: file, using: files)
    }
    return sight
  }

  /// A member of something, or a local name.
  private func hover(
    _ meaning: Sight.Meaning, _ document: Document, _ found: [Indexed]
  ) -> JSONValue {
    let isCase = meaning.owner == meaning.type
    let owner = meaning.owner.map { "\(isCase ? "case " : "")\($0)." } ?? ""
    let type = isCase ? "" : ": \(meaning.type)"
    let code = "```\n\(owner)\(meaning.name)\(type)\n```"
    let text = [code, member(meaning, found)?.member.doc].compactMap { $0 }
    return [
      "contents": ["kind": "markdown", "value": .string(text.joined(separator: "\n\n"))],
      "range": document.range(meaning.span),
    ]
  }

  /// The declaration of a member.
  private func member(
    _ meaning: Sight.Meaning, _ found: [Indexed]
  ) -> (document: Document, member: SymbolIndex.Member)? {
    guard case .named(let type)? = meaning.owner?.unwrapped else { return nil }
    for file in found {
      let member = file.index.symbol(type)?.members.first { $0.name == meaning.name }
      if let member { return (file.document, member) }
    }
    return nil
  }

  func hover(_ document: Document, _ place: Int) -> JSONValue {
    let found = indexed(document)
    if let mention = found[0].index.mention(at: place) {
      for file in found {
        guard let symbol = file.index.symbol(mention.name) else { continue }
        let code = "```\n\(symbol.kind.rawValue) \(symbol.name)\(symbol.detail)\n```"
        let text = [code, symbol.doc].compactMap { $0 }.joined(separator: "\n\n")
        return [
          "contents": ["kind": "markdown", "value": .string(text)],
          "range": document.range(mention.span),
        ]
      }
    }
    if let meaning = sight(document, place).meaning { return hover(meaning, document, found) }
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

  func definition(_ document: Document, _ place: Int) -> JSONValue {
    let found = indexed(document)
    if let mention = found[0].index.mention(at: place) {
      for file in found {
        guard let symbol = file.index.symbol(mention.name) else { continue }
        return location((file.document, symbol.span))
      }
    }
    if let use = found[0].index.use(at: place),
      let file = try? files.file(at: use.value, usedBy: document.file)
    {
      let used = self.document(file)
      return ["uri": .string(used.uri), "range": used.start]
    }
    guard let meaning = sight(document, place).meaning else { return .null }
    if let (document, member) = member(meaning, found) {
      return location((document, member.span))
    }
    return meaning.place.map { location((document, $0)) } ?? .null
  }

  /// All mentions of the name at a place, its declaration among them, in this file, in those that
  /// it uses, and in those of the project that use the same.
  func references(
    _ document: Document, _ place: Int
  ) -> [(document: Document, span: SourceSpan)] {
    let found = indexed(document)
    guard let name = found[0].index.mention(at: place)?.name,
      let owner = found.first(where: { $0.index.symbol(name) != nil })
    else { return [] }
    var users = found
    for other in project(naming: name)
    where !users.contains(where: { $0.document.uri == other.uri }) {
      let reached = indexed(other)
      let isUser = reached.contains { $0.document.file.name == owner.document.file.name }
      if isUser { users.append(reached[0]) }
    }
    return users.flatMap { user in
      user.index.mentions.filter { $0.name == name }.map { (user.document, $0.span) }
    }
  }

  /// The files that are open, and those in the folders of the project that hold a text.
  private func project(naming name: String) -> [Document] {
    let closed = Set(roots.flatMap { files.specs(in: $0) }).subtracting(files.documents.keys)
    let others = closed.compactMap { path -> Document? in
      guard let file = files.file(at: path),
        String(decoding: file.bytes, as: UTF8.self).holds(name)
      else { return nil }
      return Document(uri: fileAddress(path), path: path, bytes: file.bytes)
    }
    return (files.documents.values + others).sorted { $0.uri < $1.uri }
  }

  func location(_ place: (document: Document, span: SourceSpan)) -> JSONValue {
    ["uri": .string(place.document.uri), "range": place.document.range(place.span)]
  }

  /// The edits that give a name another one; refused where they would make a spec wrong.
  func rename(_ document: Document, _ place: Int, to name: String) -> Answer {
    let places = references(document, place)
    guard !places.isEmpty else { return .failure(-32602, "there is no name to change here") }
    var edited = files
    var originals: [String: SourceFile] = [:]
    var changes: [JSONValue.Member] = []
    for (uri, group) in Dictionary(grouping: places, by: \.document.uri).sorted(by: {
      $0.key < $1.key
    }) {
      guard let target = group.first?.document else { continue }
      var bytes = target.file.bytes
      for place in group.sorted(by: { $0.span.offset > $1.span.offset }) {
        bytes.replaceSubrange(Int(place.span.offset)..<Int(place.span.end), with: name.utf8)
      }
      originals[target.file.name] = target.file
      edited.documents[target.file.name] = Document(
        uri: uri, path: target.file.name, bytes: bytes)
      let edits = group.map { place -> JSONValue in
        ["range": target.range(place.span), "newText": .string(name)]
      }
      changes.append(JSONValue.Member(uri, .array(edits)))
    }
    for document in edited.documents.values {
      let before = originals[document.file.name] ?? document.file
      let errors = pipeline.check(before, using: files).diagnostics.filter { $0.severity == .error }
      let after = pipeline.check(document.file, using: edited).diagnostics
        .filter { $0.severity == .error }
      guard after.count > errors.count else { continue }
      // What was wrong before is no fault of the name.
      let added = after.first { error in !errors.contains { $0.title == error.title } }
      if let new = added ?? after.first {
        let isOfName = new.id == .notAName || new.id == .reservedName
        return .failure(
          -32803, isOfName ? new.title : "'\(name)' can't be the name: \(new.title)")
      }
    }
    return .result(["changes": .object(changes)])
  }

  func symbols(of document: Document) -> JSONValue {
    .array(
      SymbolIndex(of: document.file).symbols.map { symbol in
        [
          "name": .string(symbol.name), "detail": .string(symbol.kind.rawValue + symbol.detail),
          "kind": .integer(symbol.kind.ofSymbol), "range": document.range(symbol.span),
          "selectionRange": document.range(symbol.span),
        ]
      })
  }

  func completions(_ document: Document, _ place: Int) -> [JSONValue] {
    guard document.isSpec || document.isBlank else { return [] }
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
    return completionItems(document, place, symbols, sight(document, place, isWriting: true))
  }
}

import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenForms
import MVVMGenJSON
import MVVMGenPipeline
import MVVMGenSpec

/// What an editor asks about the names in specs.
extension LanguageServer {
  /// A file and the names in it.
  struct Indexed {
    var document: Document
    var index: SymbolIndex
  }

  /// The file, and the files that it uses, directly or not, with what they show of themselves.
  func indexed(_ document: Document) -> [Indexed] {
    var found = [Indexed(document: document, index: SymbolIndex(of: document.file))]
    var next = 0
    while next < found.count {
      let (user, uses) = (found[next].document.file, found[next].index.uses)
      next += 1
      for use in uses {
        guard let file = try? files.file(at: use.value, usedBy: user),
          !found.contains(where: { $0.document.file.name == file.name })
        else { continue }
        found.append(Indexed(document: self.document(file), index: SymbolIndex(of: file).shared))
      }
    }
    return found
  }

  /// What the checker knows of a place. Where a name is only about to be written, one is put there;
  /// what is open behind it is closed.
  func sight(_ document: Document, _ place: Int, isWriting: Bool = false) -> Sight {
    let bytes = document.file.bytes
    var sight = Sight(file: .main, offset: place)
    let variants = isWriting ? document.completed(at: place) : [bytes]
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
    let member = member(meaning, found)?.member
    // What has the type of its owner is a case, where it is declared at all.
    let isCase = member != nil && meaning.owner == meaning.type
    let holder = meaning.taker ?? meaning.owner?.description
    let owner = holder.map { "\(isCase ? "case " : "")\($0)." } ?? ""
    let type = isCase ? "" : ": \(meaning.type)"
    let code = "```\n\(owner)\(meaning.name)\(type)\n```"
    return hover([code, member?.doc], document.range(meaning.span))
  }

  private func hover(_ parts: [String?], _ range: JSONValue) -> JSONValue {
    let text = parts.compactMap { $0 }.joined(separator: "\n\n")
    return ["contents": ["kind": "markdown", "value": .string(text)], "range": range]
  }

  /// The declaration of a member.
  private func member(
    _ meaning: Sight.Meaning, _ found: [Indexed]
  ) -> (document: Document, member: SymbolIndex.Member)? {
    guard let holder = meaning.holder else { return nil }
    for file in found {
      let found = file.index.members.first { $0.holder == holder && $0.member.name == meaning.name }
      if let found { return (file.document, found.member) }
    }
    return nil
  }

  /// What is named at a place of the first file, and the file that declares it.
  private func named(
    at place: Int, _ found: [Indexed]
  ) -> (span: SourceSpan, document: Document, symbol: SymbolIndex.Symbol)? {
    guard let mention = found[0].index.mention(at: place) else { return nil }
    for file in found {
      if let symbol = file.index.symbol(mention.name) {
        return (mention.span, file.document, symbol)
      }
    }
    return nil
  }

  func hover(_ document: Document, _ place: Int) -> JSONValue {
    let found = indexed(document)
    if let (span, _, symbol) = named(at: place, found) {
      let head = "\(symbol.kind.rawValue) \(symbol.name)\(symbol.detail)"
      let lines =
        [head]
        + (symbol.kind.showsMembers ? symbol.members.map { "  " + $0.line(in: symbol.name) } : [])
      let code = "```\n\(lines.joined(separator: "\n"))\n```"
      return hover([code, symbol.doc], document.range(span))
    }
    if let (holder, member) = found[0].index.members.first(where: { $0.member.span.touches(place) })
    {
      let code = "```\n\(holder).\(member.line(in: holder))\n```"
      return hover([code, member.doc], document.range(member.span))
    }
    if let meaning = sight(document, place).meaning { return hover(meaning, document, found) }
    guard let key = found[0].index.key(at: place) else { return .null }
    return hover(["`\(key.form.name)`", key.form.summary], document.range(key.span))
  }

  func definition(_ document: Document, _ place: Int) -> JSONValue {
    let found = indexed(document)
    if let (_, owner, symbol) = named(at: place, found) { return location((owner, symbol.span)) }
    if let use = found[0].index.use(at: place),
      let file = try? files.file(at: use.value, usedBy: document.file)
    {
      let used = self.document(file)
      return ["uri": .string(used.uri), "range": used.start]
    }
    guard let meaning = sight(document, place).meaning else { return .null }
    if let (document, member) = member(meaning, found) { return location((document, member.span)) }
    return meaning.place.map { location((document, $0)) } ?? .null
  }

  func location(_ place: (document: Document, span: SourceSpan)) -> JSONValue {
    ["uri": .string(place.document.uri), "range": place.document.range(place.span)]
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
    var symbols = indexed(document).flatMap { $0.index.symbols }
    // While it is being edited the file may not be readable. What was declared is looked for
    // without the line, and then above it.
    let line = document.file.lineRange(at: place)
    let bytes = document.file.bytes
    for rest in [bytes[..<line.lowerBound] + bytes[line.upperBound...], bytes[..<line.lowerBound]]
    where symbols.isEmpty {
      let rest = Document(uri: document.uri, path: document.file.name, bytes: Array(rest))
      symbols = indexed(rest).flatMap { $0.index.symbols }
    }
    return completionItems(document, place, symbols, sight(document, place, isWriting: true)) {
      let used = indexed(document).map { $0.document.file.name }
      return project(naming: ":")
        .filter { !used.contains($0.file.name) && isUsable($0, by: document) }.map { $0.file.name }
    }
  }

  /// Whether a file declares anything for others, and does not use the one that is to use it.
  private func isUsable(_ other: Document, by document: Document) -> Bool {
    guard other.isSpec else { return false }
    if other.file.holdsLibrary { return true }
    let found = indexed(other)
    return found[0].index.symbols.contains { $0.kind.isShared }
      && !found.contains { $0.document.file.name == document.file.name }
  }
}

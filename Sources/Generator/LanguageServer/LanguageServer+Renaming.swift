import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenJSON
import MVVMGenPipeline

/// Where a name stands, and another one for it.
extension LanguageServer {
  /// What has a name.
  private enum Thing {
    /// What a spec declares; `service.method` too.
    case declaration(String)
    /// A field, a case, a value of one, or a parameter.
    case member(String, of: String)
    /// What a step or a function has named, by the place where it did: known in one file alone.
    case local(String, SourceSpan)

    var name: String {
      switch self {
      case .declaration(let name), .member(let name, _), .local(let name, _): name
      }
    }

    /// The name that the spec declares it with, or what it belongs to.
    var declaration: String {
      switch self {
      case .declaration(let name), .local(let name, _): name
      case .member(_, let holder): String(holder.prefix { $0 != "." })
      }
    }
  }

  /// What the name at a place stands for, and the file that declares it.
  private func thing(
    at place: Int, in document: Document, _ found: [Indexed]
  ) -> (thing: Thing, owner: Indexed)? {
    let index = found[0].index
    if let (holder, member) = index.members.first(where: { $0.member.span.touches(place) }) {
      return (.member(member.name, of: holder), found[0])
    }
    if let name = index.mention(at: place)?.name,
      let owner = found.first(where: { $0.index.symbol(name) != nil })
    {
      return (.declaration(name), owner)
    }
    guard let meaning = sight(document, place).meaning else { return nil }
    if let holder = meaning.holder {
      let owner = found.first {
        $0.index.members.contains { $0.holder == holder && $0.member.name == meaning.name }
      }
      return owner.map { (.member(meaning.name, of: holder), $0) }
    }
    guard let declared = meaning.place else { return nil }
    // A parameter, which is known by its own name where the steps stand that it is for.
    if let (holder, member) = index.members.first(where: { $0.member.span == declared }) {
      return (.member(member.name, of: holder), found[0])
    }
    // An `error` and the `value` of a formatter have their names from the language.
    guard document.holds(meaning.name, at: declared) else { return nil }
    return (.local(meaning.name, declared), found[0])
  }

  /// The places in a file that name a thing.
  private func places(of thing: Thing, in file: Indexed) -> [SourceSpan] {
    let index = file.index
    // Where it is declared, if that is in this file, and what it is a member of.
    var declared: [SourceSpan] = []
    var holders: [String] = []
    switch thing {
    case .declaration(let name): declared = index.symbol(name).map { [$0.span] } ?? []
    case .local(_, let place): declared = [place]
    case .member(let name, let holder):
      holders = index.sharing(name, of: holder)
      declared = index.members.filter { $0.member.name == name && holders.contains($0.holder) }
        .map { $0.member.span }
    }
    func isMeant(_ meaning: Sight.Meaning) -> Bool {
      if let holder = meaning.holder { return holders.contains(holder) }
      guard let place = meaning.place else { return false }
      // What a used file declares is no local name of this one.
      return declared.contains(place)
        || (declared.isEmpty && holders.isEmpty && place.file != .main)
    }
    let seen = pipeline.look(at: nil, in: file.document.file, using: files).meanings.filter {
      $0.name == thing.name && file.document.holds(thing.name, at: $0.span)
    }
    var spans = declared
    if case .declaration(let name) = thing {
      // Also types, formatters, events and methods, which the checker does not note; what it knows
      // better, and members of the same name, are left out.
      let others =
        seen.filter { !isMeant($0) }.map { $0.span } + index.members.map { $0.member.span }
      spans = index.mentions.filter { $0.name == name }.map { $0.span }.filter {
        !others.contains($0)
      }
    }
    // The checker looks at some places twice, and what an alias stands for is read for each.
    spans = (spans + seen.filter(isMeant).map { $0.span }).sorted { $0.offset < $1.offset }
    return spans.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// All places that name what the name at a place stands for, its declaration among them, in this
  /// file, in those that it uses, and in those of the project that use the same.
  func references(_ document: Document, _ place: Int) -> [(document: Document, span: SourceSpan)] {
    let found = indexed(document)
    guard let (thing, owner) = thing(at: place, in: document, found) else { return [] }
    var users = found
    if case .local = thing {
      users = [found[0]]
    } else {
      for other in project(naming: thing.name)
      where !users.contains(where: { $0.document.uri == other.uri }) {
        let reached = indexed(other)
        let isUser = reached.contains { $0.document.file.name == owner.document.file.name }
        if isUser { users.append(reached[0]) }
      }
    }
    // Elsewhere, the same name may be one of its own.
    let name = thing.declaration
    return users.filter { $0.document.uri == owner.document.uri || !$0.index.declares(name) }
      .flatMap { user in places(of: thing, in: user).map { (user.document, $0) } }
  }

  /// The files that are open, and those in the folders of the project that hold a text.
  func project(naming name: String) -> [Document] {
    let closed = Set(roots.flatMap { files.specs(in: $0) }).subtracting(files.documents.keys)
    let others = closed.compactMap { path -> Document? in
      guard let file = files.file(at: path),
        String(decoding: file.bytes, as: UTF8.self).holds(name)
      else { return nil }
      return Document(uri: fileAddress(path), path: path, bytes: file.bytes)
    }
    return (files.documents.values + others).sorted { $0.uri < $1.uri }
  }

  /// Where the name stands that would be changed.
  func renamed(_ document: Document, _ place: Int) -> JSONValue {
    let span = references(document, place).first {
      $0.document.uri == document.uri && $0.span.touches(place)
    }?.span
    return span.map(document.range) ?? .null
  }

  private func errors(in file: SourceFile, using files: OpenFiles<Source>) -> [Diagnostic] {
    pipeline.check(file, using: files).result.diagnostics.filter { $0.severity == .error }
  }

  /// The edits that give a name another one; refused where they would make a spec wrong.
  func rename(_ document: Document, _ place: Int, to name: String) -> Answer {
    let places = references(document, place)
    guard !places.isEmpty else { return .failure(-32602, "there is no name to change here") }
    var edited = files
    var originals: [String: SourceFile] = [:]
    var changes: [JSONValue.Member] = []
    for (uri, group) in Dictionary(grouping: places, by: { $0.document.uri }).sorted(by: {
      $0.key < $1.key
    }) {
      guard let target = group.first?.document else { continue }
      var bytes = target.file.bytes
      for place in group.sorted(by: { $0.span.offset > $1.span.offset }) {
        bytes.replaceSubrange(place.span.range, with: name.utf8)
      }
      originals[target.file.name] = target.file
      edited.documents[target.file.name] = Document(uri: uri, path: target.file.name, bytes: bytes)
      let edits = group.map { target.edit($0.span, name) }
      changes.append(JSONValue.Member(uri, .array(edits)))
    }
    for document in edited.documents.values {
      let before = originals[document.file.name] ?? document.file
      let known = errors(in: before, using: files)
      let after = errors(in: document.file, using: edited)
      guard after.count > known.count else { continue }
      // What was wrong before is no fault of the name.
      let added = after.first { error in !known.contains { $0.title == error.title } }
      if let new = added ?? after.first {
        let isOfName = new.id == .notAName || new.id == .reservedName
        return .failure(-32803, isOfName ? new.title : "'\(name)' can't be the name: \(new.title)")
      }
    }
    return .result(["changes": .object(changes)])
  }
}

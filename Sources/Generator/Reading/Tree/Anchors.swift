import MVVMGenDiagnostics

/// The anchors of a document.
struct Anchors {
  /// What an anchor stands for.
  enum Target {
    /// The list or map that starts there has not ended yet.
    case open(at: SourceSpan)
    case closed(YAMLNode, nodes: Int, height: Int)
  }

  var nodes: [String: Target] = [:]
  var names: [String] = []
  var unused: [String: SourceSpan] = [:]
  /// Where aliases without an anchor above them are reported.
  var aliasesAbove: [String: Int] = [:]
}

extension TreeBuilder {
  mutating func takeAlias(_ name: String, _ event: YAMLEvent) -> Bool {
    let span = span(from: event.start, to: event.end)
    anchors.unused[name] = nil
    switch anchors.nodes[name] {
    case .closed(let node, let nodes, let height):
      guard count(nodes, at: span), checkNesting(height, at: span) else { return false }
      add(YAMLNode(node.content, span: span), height: height)
    case .open(let anchor):
      diagnostics.append(.aliasOfItself(name, at: span, anchor: anchor))
      add(YAMLNode(.invalid, span: span), height: 0)
    case nil:
      let meant = didYouMean(name, among: anchors.names)
      if let meant { anchors.unused[meant] = nil }
      if meant == nil { anchors.aliasesAbove[name] = diagnostics.count }
      diagnostics.append(.unknownAlias(name, at: span, meant: meant))
      add(YAMLNode(.invalid, span: span), height: 0)
    }
    return true
  }

  /// Gives a name to a node, or to one that has not ended yet.
  mutating func define(_ name: String, _ anchor: Anchors.Target?, at event: YAMLEvent) {
    // Enough names to choose a suggestion from.
    if anchors.nodes[name] == nil, anchors.names.count < 100 { anchors.names.append(name) }
    let here = span(ofAnchor: name, at: event)
    anchors.nodes[name] = anchor ?? .open(at: here)
    guard let alias = anchors.aliasesAbove[name] else {
      anchors.unused[name] = here
      return
    }
    diagnostics[alias].hint = "move what has '&\(name)' above it, or write it out here"
    diagnostics[alias].related = [.init(here, "'&\(name)' stands below")]
  }

  private mutating func span(ofAnchor name: String, at event: YAMLEvent) -> SourceSpan {
    let start = span(from: event.start, to: event.start)
    let place = ScalarSource.property(UInt8(ascii: "&"), from: Int(start.offset), in: file)
    let end = min(place + name.utf8.count + 1, file.bytes.count)
    return start.moved(to: min(place, end)..<end, in: file)
  }

  /// `given: &loaded` for `given: *loaded`: a second anchor of that name, at nothing.
  mutating func reportAnchorMeantAsAlias(_ name: String, at event: YAMLEvent) {
    anchors.unused[name] = nil
    let hint = "write '*\(name)', which is what '&\(name)' marks"
    diagnostics.append(
      Diagnostic(
        .unusedAnchor, "'&\(name)' is there already, and stands for nothing here",
        at: span(ofAnchor: name, at: event), hint: Hint(hint, replacement: "*\(name)")))
  }

  mutating func reportUnusedAnchors() {
    let unused = anchors.unused.sorted { $0.value.offset < $1.value.offset }
    for (name, span) in unused.prefix(limits.diagnostics - diagnostics.count) {
      let start = Int(span.offset)
      let text =
        FlowParts(source, lineAt: start).part(at: start)
        ?? source.unquotedText(from: start, inBrackets: false)
      diagnostics.append(.unusedAnchor(name, at: span, quoted: source.quoted(text)))
    }
  }
}

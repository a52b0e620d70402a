import MVVMGenDiagnostics

/// Builds the documents of a file from its events, in one pass and without recursion.
struct TreeBuilder {
  /// A list or map whose end has not come yet.
  struct Frame {
    var isMapping: Bool
    var isFlow: Bool
    var span: SourceSpan
    var elements: [YAMLNode] = []
    var pairs: [YAMLPair] = []
    var key: YAMLNode?
    var anchor: String?
    /// How many nodes the document had before this one.
    var nodesBefore: Int
    /// How many levels of lists and maps there are below this one.
    var height = 0
    /// Whether it has been reported as wrong.
    var isWrong: Bool
    /// Whether it has an unquoted text with a parenthesis or a quote, or a value that is not there:
    /// what slips between brackets leave behind.
    var mayHaveSlips = false
  }

  let file: SourceFile
  let id: FileID
  let source: SourceText
  let limits: ReadingLimits
  private(set) var places: Places
  private(set) var frames: [Frame] = []
  private var documents: [YAMLDocument] = []
  /// How many of them have come to their end.
  private var finished = 0
  var diagnostics: [Diagnostic] = []
  /// The quoted text that was read last, for messages about quotes.
  private(set) var lastQuoted: SourceSpan?
  /// A value that is read as a part of its key, or that ends in a comment.
  var textBreak: Break?
  private var nodes = 0
  var anchors = Anchors()

  init(file: SourceFile, id: FileID, places: Places, limits: ReadingLimits) {
    self.file = file
    self.id = id
    source = SourceText(file: file, id: id)
    self.places = places
    self.limits = limits
  }

  func result() -> ReadingResult {
    ReadingResult(documents: documents, diagnostics: diagnostics.inSourceOrder())
  }

  /// Takes the next event; false when no more should be read.
  mutating func take(_ event: YAMLEvent) -> Bool {
    guard diagnostics.count < limits.diagnostics else { return false }
    switch event.kind {
    case .streamStart, .streamEnd: return true
    case .documentStart:
      anchors = Anchors()
      return true
    case .documentEnd:
      finished = documents.count
      reportUnusedAnchors()
      return true
    case .scalar: return takeScalar(event)
    case .alias: return takeAlias(event.anchor ?? "", event)
    case .sequenceStart: return open(event, isMapping: false)
    case .mappingStart: return open(event, isMapping: true)
    case .sequenceEnd, .mappingEnd: return close(event)
    }
  }

  /// Takes the error that ends the file. What stands before it in its document means nothing,
  /// unless it can be read without the text that is given back.
  mutating func take(_ failure: YAMLFailure) -> Break? {
    let explainer = FailureExplainer(failure, in: &self)
    var wrong = explainer.explain()
    // An element of a list that has lost its bracket looks like a key.
    let elements = diagnostics.firstIndex { told in
      told.id == .keyIsNoText && wrong.id == .unclosedBracket && told.span.line == wrong.span.line
    }
    if let elements {
      diagnostics.remove(at: elements)
      if file.text(at: wrong.span) == "]" {
        wrong.title = "this ']' closes a list that no '[' opens"
        wrong.hint = "write '[' before its first element"
        (wrong.cause, wrong.related) = (nil, [])
      }
    }
    // What is wrong in the same words was only the start of it.
    diagnostics.removeAll { told in
      told.span.offset >= wrong.span.offset && told.span.end <= wrong.span.end
        || told.id == .commentInText && told.span.offset == wrong.span.offset
    }
    documents.removeLast(documents.count - finished)
    if let last = diagnostics.indices.last, diagnostics[last].id == .blockHeader,
      diagnostics[last].span.line + 1 == wrong.span.line,
      ["|", "|-", "|+", ">", ">-", ">+"].contains(file.text(at: diagnostics[last].span))
    {
      // The text is there, and belongs to the block.
      diagnostics[last].hint = "indent the text deeper than the key that it belongs to"
      let told = diagnostics[last]
      return textBreak ?? explainer.lostPart(told).map { Break(text: $0, message: told) }
    }
    diagnostics.append(wrong)
    if let repair = explainer.repair(wrong) {
      return Break(text: repair.broken(in: file), message: wrong, repair: repair)
    }
    if let text = explainer.replaceable(wrong) { return Break(text: text, message: wrong) }
    return textBreak ?? explainer.lostPart(wrong).map { Break(text: $0, message: wrong) }
  }

  /// The span between two of libyaml's places.
  mutating func span(from start: YAMLMark, to end: YAMLMark) -> SourceSpan {
    places.span(from: start, to: end)
  }

  /// Where one of libyaml's places is in the file, in bytes.
  mutating func offset(of mark: YAMLMark) -> Int {
    places.offset(of: mark)
  }

  /// The key of the document that what closes now stands under.
  var section: String? { frames.first?.key?.scalar?.text }

  // MARK: Nodes

  private mutating func takeScalar(_ event: YAMLEvent) -> Bool {
    let anchor = event.anchor
    var node = node(event.scalar, isBare: anchor == nil && event.tag == nil, event)
    guard count(1, at: node.span) else { return false }
    if let name = anchor, event.scalar.isEmptyPlain, anchors.nodes[name] != nil {
      reportAnchorMeantAsAlias(name, at: event)
      node.content = .invalid
    } else if let name = anchor {
      define(name, .closed(node, nodes: 1, height: 0), at: event)
    }
    add(node, height: 0)
    return true
  }

  /// The node that a scalar is; what is wrong with it is told.
  private mutating func node(_ scalar: YAMLScalar, isBare: Bool, _ event: YAMLEvent) -> YAMLNode {
    var span = span(from: event.start, to: event.end)
    var isWrong = false
    if !isBare {
      let whole = span
      span = ScalarSource.withoutProperties(whole, in: file)
      // Alone, `!` says that a text is one, as its quotes do.
      if let tag = event.tag, tag != "!" || scalar.style == .plain {
        isWrong = report(tag, whole, of: scalar)
      }
      // `!a and b` is what the author wrote, not a tag and `and b`.
      if isWrong, scalar.style == .plain { return YAMLNode(.invalid, span: whole) }
    }
    switch scalar.style {
    case .singleQuoted, .doubleQuoted: lastQuoted = span
    case .literal, .folded:
      span = ScalarSource.withoutTrailingBreaks(span, in: file)
      if reportEmptyBlock(scalar, at: span) { isWrong = true }
    case .plain:
      if findCommentInText(at: span) { isWrong = true }
      findOtherSigns(at: span)
      if !frames.isEmpty, frames[frames.count - 1].isFlow,
        scalar.text.isEmpty || scalar.text.anyByte(Self.opens)
      {
        frames[frames.count - 1].mayHaveSlips = true
      }
    }
    return YAMLNode(isWrong ? .invalid : .scalar(scalar), span: span)
  }

  private mutating func open(_ event: YAMLEvent, isMapping: Bool) -> Bool {
    var span = span(from: event.start, to: event.end)
    var isWrong = false
    let (isFlow, anchor, tag) = (event.isFlow, event.anchor, event.tag)
    if anchor != nil || tag != nil {
      // The event ends with the properties where a block starts on the next line.
      let end = isFlow ? span.end : UInt32(file.bytes.count)
      if let tag { isWrong = report(tag, span) }
      span.length = end - span.offset
      span = ScalarSource.withoutProperties(span, in: file)
    }
    guard count(1, at: span), checkNesting(1, at: span) else { return false }
    if let anchor {
      define(anchor, nil, at: event)
    }
    frames.append(
      Frame(
        isMapping: isMapping, isFlow: isFlow, span: span, anchor: anchor,
        nodesBefore: nodes - 1, isWrong: isWrong))
    return true
  }

  private mutating func close(_ event: YAMLEvent) -> Bool {
    guard var frame = frames.popLast() else { return true }
    // Where a bracket ends it, it ends there; otherwise with the last thing in it, as libyaml
    // notices the end of a block only at what follows.
    var end = frame.span.offset
    if event.end.index > event.start.index {
      end = UInt32(places.offset(of: event.end))
    } else if frame.isMapping, let last = frame.pairs.last {
      end = max(last.key.span.end, last.value.span.end)
    } else if let last = frame.elements.last {
      end = last.span.end
    }
    frame.span.length = max(end, frame.span.offset) - frame.span.offset
    if frame.isFlow, frame.mayHaveSlips {
      if frame.isMapping {
        joinQuotedValues(in: &frame)
        joinSplitQuotes(in: &frame)
      }
      joinCutTexts(in: &frame)
      if frame.isMapping { findKeysWithoutColon(in: &frame) }
      // `[a(b: 1, c: 2)]` is a list of pairs.
      if frame.isMapping, event.end.index == event.start.index, !frames.isEmpty {
        frames[frames.count - 1].mayHaveSlips = true
      }
    } else if frame.isMapping, !frame.isFlow {
      findValuesInKeys(in: frame)
    }
    let content: YAMLNode.Content =
      frame.isWrong ? .invalid : frame.isMapping ? .mapping(frame.pairs) : .sequence(frame.elements)
    let node = YAMLNode(content, span: frame.span)
    // An anchor of the same name inside has taken it over.
    if let name = frame.anchor, case .open = anchors.nodes[name] {
      anchors.nodes[name] = .closed(
        node, nodes: nodes - frame.nodesBefore, height: frame.height + 1)
    }
    add(node, height: frame.height + 1)
    return true
  }

  /// Puts a node where it belongs: in the list or map that is open, or as the root.
  mutating func add(_ node: consuming YAMLNode, height: Int) {
    guard !frames.isEmpty else {
      documents.append(YAMLDocument(root: node))
      return
    }
    let top = frames.count - 1
    frames[top].height = max(frames[top].height, height)
    guard frames[top].isMapping else {
      frames[top].elements.append(node)
      return
    }
    if let key = frames[top].key.take() {
      // Most maps have no more, and need not be moved when they grow.
      if frames[top].pairs.isEmpty { frames[top].pairs.reserveCapacity(4) }
      frames[top].pairs.append(YAMLPair(key: key, value: node))
    } else {
      frames[top].key = key(node)
    }
  }

  /// The node as a key: only a scalar can be one.
  private mutating func key(_ node: consuming YAMLNode) -> YAMLNode {
    if node.sequence == nil, node.mapping == nil { return node }
    // `{[1, 2], [3, 4]}` is one slip.
    if frames.last?.pairs.last?.key.isInvalid ?? false {
      return YAMLNode(.invalid, span: node.span)
    }
    let areNumbers = node.sequence?.allSatisfy { $0.scalar?.startsWithDigit ?? false } ?? false
    let start = Int(node.span.offset)
    let isInBraces = start > 0 && file.bytes[start - 1] == UInt8(ascii: "{")
    diagnostics.append(
      .keyIsNoText(
        node, quoted: keyInQuotes(node), areNumbers: areNumbers, isInBraces: isInBraces))
    return YAMLNode(.invalid, span: node.span)
  }

  /// Whether a byte opens what goes on behind commas where it is no text.
  private static func opens(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"")
  }

  // MARK: Limits

  mutating func count(_ more: Int, at span: SourceSpan) -> Bool {
    guard nodes + more <= limits.nodes else {
      diagnostics.append(.tooManyNodes(limits, at: span))
      return false
    }
    nodes += more
    return true
  }

  mutating func checkNesting(_ levels: Int, at span: SourceSpan) -> Bool {
    guard frames.count + levels > limits.nesting else { return true }
    diagnostics.append(.nestedTooDeep(limits, at: span))
    return false
  }

  // MARK: Tags

  /// Says so where a tag is none of YAML's own.
  private mutating func report(
    _ tag: String, _ span: SourceSpan, of scalar: YAMLScalar? = nil
  ) -> Bool {
    if let name = standardName(ofTag: tag) {
      guard let scalar, !scalar.fits(tag: name) else { return false }
      diagnostics.append(.wrongTag(name, of: scalar, at: span))
      return true
    }
    let start = ScalarSource.property(UInt8(ascii: "!"), from: Int(span.offset), in: file)
    let isFlow = frames.last?.isFlow ?? false
    diagnostics.append(.reservedStart(at: start, after: span, in: source, inBrackets: isFlow))
    return true
  }

  /// A key that looks like a list or map, as a text.
  private func keyInQuotes(_ node: YAMLNode) -> String? {
    let (start, end) = (Int(node.span.offset), Int(node.span.end))
    guard let first = source.byte(at: start),
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{"), end - start < 200,
      !file.bytes[start..<end].contains(where: ScalarSource.isBreak)
    else { return nil }
    return source.quoted(start..<end)
  }
}

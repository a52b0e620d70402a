import MVVMGenDiagnostics

/// Slips between brackets that are valid YAML, and mean something else than they look like.
extension TreeBuilder {
  /// Finds unquoted texts that a comma has cut in two, as in `{ a: =f(x, y) }`, which has the
  /// key `y)`; says so, and takes the pieces away.
  mutating func joinCutTexts(in frame: inout Frame) {
    var nodes = frame.elements
    for pair in frame.pairs { nodes += [pair.key, pair.value] }
    var index = 0
    var found = 0
    while index < nodes.count {
      let node = nodes[index]
      index += 1
      if isCallWithColon(node) {
        let text = node.span.range
        diagnostics.append(
          Diagnostic(
            .colonInText, "an unquoted text can't hold a colon and a space", at: node.span,
            hint: source.callOfService(text) ?? source.modelCalled(text)
              ?? source.expressionMeant(by: text) ?? .inQuotes(source.quoted(text))))
        forget(from: node.span, to: text.upperBound, in: &frame)
        continue
      }
      guard isOpen(node), nextByte(after: node) == UInt8(ascii: ",") else { continue }
      let text = source.unquotedText(from: Int(node.span.offset), inBrackets: true)
      let rest = nodes[index...].prefix { Int($0.span.offset) < text.upperBound }
      guard !rest.isEmpty else { continue }
      found += 1
      // Each takes a walk through the frame: with some of them all of it is wrong.
      guard found < 32 else {
        diagnostics.append(source.commaInText(text, at: node.span.moved(to: text, in: file)))
        frame.isWrong = true
        return
      }
      let cut = cutText(text, of: node, rest)
      // `!` and `&` that start a piece of it start no value.
      diagnostics.removeAll { text.contains(Int($0.span.offset)) && $0.span.file == node.span.file }
      diagnostics.append(cut.wrong)
      let isWhole = cut.end == text.upperBound && isWholeExpression(text, cut.wrong)
      forget(
        from: node.span, to: cut.end, in: &frame,
        leaving: isWhole
          ? .scalar(YAMLScalar(source.text(text), style: .plain)) : .invalid, text)
      index += rest.prefix { Int($0.span.offset) < cut.end }.count
    }
  }

  /// What is wrong with a text that has been cut, and where what it made of the text ends.
  private func cutText(
    _ text: Range<Int>, of node: YAMLNode, _ rest: ArraySlice<YAMLNode>
  ) -> (wrong: Diagnostic, end: Int) {
    let first = text.lowerBound
    if let wrong = source.unopenedQuote(from: first, beyond: first, inBrackets: true) {
      return (wrong, Int(wrong.span.end))
    }
    if let next = keyBehindOpen(text, in: rest) { return next }
    var wrong = source.commaInText(
      text, at: node.span.moved(to: text, in: file), isValue: source.key(before: first) != nil)
    // `[idle, busy(count: Int, of: Int)]`, as Swift declares cases.
    if ["models", "errors"].contains(section), let signature = SwiftSignature(source.text(text)) {
      wrong.hint = "a case with values is a key in a map of cases: { \(signature.asCase) }"
    }
    return (wrong, text.upperBound)
  }

  /// `=(taps + 1, marked: =all` and `say "hi, total: 3`: where nothing closes a parenthesis or a
  /// quote, the text ends before the next key.
  private func keyBehindOpen(
    _ text: Range<Int>, in nodes: ArraySlice<YAMLNode>
  ) -> (wrong: Diagnostic, end: Int)? {
    let isQuote = file.bytes[text].hasOpenQuote()
    guard isQuote || file.bytes[text].openBrackets() > 0,
      let key = nodes.first(where: { node in
        node.scalar?.style == .plain && source.endsKey(at: Int(node.span.end))
          && source.text(node.span.range).allSatisfy { $0.isInName }
      }), case let start = Int(key.span.offset),
      let open = isQuote
        ? file.bytes[text.lowerBound..<start].lastIndex(of: UInt8(ascii: "\""))
        : openParenthesis(text.lowerBound..<start)
    else { return nil }
    let next = ", \(source.text(start..<Int(key.span.end))):"
    let span = source.span(open..<open + 1)
    guard isQuote else {
      return (
        Diagnostic(
          .unclosedBracket, "'(' is not closed", at: span, hint: "add ')' before '\(next)'"), start
      )
    }
    let comma = file.bytes[..<start].lastIndex(of: UInt8(ascii: ",")) ?? start
    let whole = source.quoted(source.trimmed(text.lowerBound..<comma))
    return (
      Diagnostic(
        .unclosedQuote, "'\"' is not closed", at: span,
        hint: "close it before '\(next)', or put the whole text in quotes: \(whole)"), start
    )
  }

  /// The innermost parenthesis that nothing closes.
  private func openParenthesis(_ text: Range<Int>) -> Int? {
    var depth = 0
    return text.last { index in
      if file.bytes[index] == UInt8(ascii: ")") { depth += 1 }
      guard file.bytes[index] == UInt8(ascii: "(") else { return false }
      depth -= 1
      return depth < 0
    }
  }

  /// Finds `{ date:"EEEE, d" }` and `{ m '=M(a: k)' }`, whose keys have a quote in them, so that it
  /// does not hold its text together; says so, and takes the pieces away.
  mutating func joinQuotedValues(in frame: inout Frame) {
    // Each takes a walk through the frame: a few are enough to see what is wrong.
    var found = 0
    let (keys, values) = (frame.pairs.map { $0.key }, frame.pairs.map { $0.value })
    var end = 0
    for (index, key) in keys.enumerated() where found < 8 && Int(key.span.offset) >= end {
      // `a == "x, y"` has an end of it as a key.
      if index > 0, let before = values[index - 1].scalar, hasOpenQuote(before.text) { continue }
      guard let scalar = key.scalar, scalar.style == .plain,
        let quote = scalar.text.utf8.first(where: { $0 == 0x22 || $0 == 0x27 })
      else { continue }
      let start = Int(key.span.offset)
      let written = file.bytes[start..<Int(key.span.end)]
      // `title:"Hi"` is whole.
      guard written.hasOpenQuote(quote),
        let open = written.firstIndex(of: quote),
        let close = closingQuote(quote, behind: Int(key.span.end))
      else { continue }
      let name = source.text(source.trimmed(start..<open))
      let isGlued = name.utf8.last == UInt8(ascii: ":")
      let word = isGlued ? String(name.dropLast()) : name
      guard word.utf8.allSatisfy({ $0.isInName }) else { continue }
      found += 1
      diagnostics.append(
        Diagnostic(
          .missingColon,
          isGlued ? Diagnostic.noSpaceAfterColon : Diagnostic.noColon,
          at: key.span.moved(to: start..<close + 1, in: file),
          hint: .write("\(word): \(source.text(open..<close + 1))")))
      forget(from: key.span, to: close + 1, in: &frame)
      end = close + 1
    }
  }

  /// Finds `{ from: 'names.joined(',')' }`, whose text ends at its first inner quote, so that `)`
  /// is a key; says so, and takes the pieces away.
  mutating func joinSplitQuotes(in frame: inout Frame) {
    for index in frame.pairs.indices.dropFirst() {
      guard let rest = frame.pairs[index].key.scalar, rest.style != .plain,
        frame.pairs[index].value.isEmptyPlain,
        let start = frame.pairs[index - 1].value.scalar, start.style == rest.style,
        start.text.utf8.last == UInt8(ascii: "(") || rest.text.utf8.first == UInt8(ascii: ")")
      else { continue }
      let (first, last) = (frame.pairs[index - 1].value.span, frame.pairs[index].key.span)
      let inner = Int(first.end) - 1..<Int(last.offset) + 1
      let text = source.text(inner.dropFirst().dropLast())
      diagnostics.append(
        .textAfterQuote(
          first, at: first.moved(to: inner, in: file),
          hint: start.style == .singleQuoted
            ? "inside of single quotes a text stands between double ones: \"\(text)\""
            : "inside of double quotes a quote is written \\\": \\\"\(text)\\\""))
      forget(from: first, to: Int(last.end), in: &frame)
      return
    }
  }

  /// A quote in the rest of the line, as far as a text is read at a glance.
  private func closingQuote(_ quote: UInt8, behind place: Int) -> Int? {
    let rest = file.bytes[place...].prefix(200)
    guard let close = rest.firstIndex(where: { $0 == quote || ScalarSource.isBreak($0) }),
      file.bytes[close] == quote
    else { return nil }
    return close
  }

  /// Finds `isOpen { from: a }` and `name:"a: b"`, which have the start of their values in their
  /// keys.
  mutating func findValuesInKeys(in frame: Frame) {
    guard textBreak == nil else { return }
    // What closes it is the end of the value then, which few values have.
    for pair in frame.pairs where pair.value.endsWithBracketOrQuote {
      guard let key = pair.key.scalar, key.style == .plain,
        let found = ValueBehindKey(at: Int(pair.key.span.offset), in: source),
        let repair = found.repair(in: source)
      else { continue }
      textBreak = Break(text: repair.range, message: found.message(in: source), repair: repair)
      return
    }
  }

  /// Whether all that is wrong with an expression is that it has no quotes: what else is wrong in it
  /// is told too.
  private func isWholeExpression(_ range: Range<Int>, _ told: Diagnostic) -> Bool {
    let text = source.text(range)
    let isBare =
      source.isExpression(at: range.lowerBound) && told.hint?.replacement == source.quoted(range)
    return (isBare || text.hasPrefix("=")) && !text.utf8.hasOpenQuote()
      && text.utf8.openBrackets() <= 0
      && !text.utf8.contains(0x0A)
  }

  /// Takes away the pieces of a text other than the first, which becomes all of it where that can be
  /// read, and invalid otherwise.
  private func forget(
    from first: SourceSpan, to end: Int, in frame: inout Frame,
    leaving content: YAMLNode.Content = .invalid, _ text: Range<Int>? = nil
  ) {
    func isRest(_ node: YAMLNode) -> Bool {
      node.span.offset > first.offset && Int(node.span.offset) < end
    }
    frame.elements.removeAll(where: isRest)
    frame.pairs.removeAll { isRest($0.key) }
    let rest = YAMLNode(content, span: text.map { first.moved(to: $0, in: file) } ?? first)
    for index in frame.elements.indices where frame.elements[index].span == first {
      frame.elements[index] = rest
    }
    for index in frame.pairs.indices {
      if frame.pairs[index].key.span == first {
        frame.pairs[index].key = YAMLNode(.invalid, span: first)
      }
      if frame.pairs[index].value.span == first || isRest(frame.pairs[index].value) {
        frame.pairs[index].value = rest
      }
    }
  }

  /// Whether an unquoted text leaves parentheses open, or angle brackets of a type, or a quote in
  /// an expression.
  private func isOpen(_ node: YAMLNode) -> Bool {
    if let pair = node.onlyPair, pair.key.span.offset == node.span.offset {
      // `[=Item(id: 1, name: a)]`
      let text = source.text(node.span.range)
      return pair.key.scalar?.style == .plain && text.utf8.openBrackets() > 0
    }
    guard let scalar = node.scalar, scalar.style == .plain else { return false }
    if hasOpenQuote(scalar.text) { return true }
    let isType = source.startsGenericType(at: Int(node.span.offset))
    let bytes = scalar.text.utf8
    return (isType ? bytes.openBrackets("<", ">") : bytes.openBrackets()) > 0
  }

  /// `[=Item(id: 1)]`, which is a list with a map in it.
  private func isCallWithColon(_ node: YAMLNode) -> Bool {
    guard let pair = node.onlyPair,
      pair.key.span.offset == node.span.offset, let key = pair.key.scalar, key.style == .plain,
      let value = pair.value.scalar, value.style == .plain,
      // `busy(count: Int)` may declare a case.
      key.text.first.map({ $0 == "=" || $0.isUppercase }) ?? false
    else { return false }
    return key.text.utf8.openBrackets() > 0 && value.text.utf8.last == UInt8(ascii: ")")
  }

  /// `if a then "b`, and no `5"`.
  private func hasOpenQuote(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.hasOpenQuote(), let last = bytes.lastIndex(of: UInt8(ascii: "\"")),
      last > bytes.startIndex
    else { return false }
    return bytes.first == UInt8(ascii: "=") || " ([".utf8.contains(bytes[bytes.index(before: last)])
  }

  func nextByte(after node: YAMLNode) -> UInt8? {
    var index = Int(node.span.end)
    while index < file.bytes.count, source.isSpace(at: index) { index += 1 }
    return source.byte(at: index)
  }
}

extension YAMLNode {
  fileprivate var endsWithBracketOrQuote: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return switch scalar.text.utf8.last {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}

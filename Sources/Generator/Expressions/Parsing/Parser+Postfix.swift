import MVVMGenDiagnostics

/// Members, elements and arguments: what stands behind a value.
extension Parser {
  mutating func postfix() -> Expression {
    var value = primary()
    while messages.isEmpty {
      let start = value.range.lowerBound
      if at(.point) || at(.optionalPoint) {
        guard link() else { break }
        let isOptional = at(.optionalPoint)
        advance()
        guard let name = identifier("the name of a member") else { break }
        if let arguments = arguments() {
          value = Expression(
            .method(value, name, arguments: arguments, isOptional: isOptional),
            range: start..<lastEnd)
        } else {
          value = Expression(
            .member(value, name, isOptional: isOptional), range: start..<lastEnd)
        }
      } else if at(.openList) || at(.optionalElement) {
        guard link() else { break }
        let isOptional = at(.optionalElement)
        let open = token.range
        advance()
        let index = expression()
        close(.closeList, open)
        value = Expression(
          .element(value, index: index, isOptional: isOptional), range: start..<lastEnd)
      } else {
        break
      }
    }
    return value
  }

  /// `(a, label: b)`; nil where no parenthesis follows.
  mutating func arguments() -> [Expression.Argument]? {
    guard at(.open) else { return nil }
    let open = token.range
    advance()
    var arguments: [Expression.Argument] = []
    while !at(.close), messages.isEmpty {
      var label: Expression.Identifier?
      if case .name(let text) = token.kind, following.kind == .sign(.colon) {
        label = Expression.Identifier(text, range: token.range)
        advance()
        advance()
      }
      arguments.append(Expression.Argument(label: label, value: argument()))
      guard take(.comma) else { break }
    }
    close(.close, open)
    return arguments
  }

  mutating func close(_ sign: Token.Sign, _ open: Range<Int>) {
    guard !take(sign), messages.isEmpty else { return }
    let opened = sign == .close ? "(" : "["
    if token.kind == .end {
      fail("'\(opened)' is not closed", at: open, hint: "add '\(sign.rawValue)'")
    } else if let next = closing(other: sign) {
      fail(
        "'\(opened)' is not closed", at: open, hint: "add '\(sign.rawValue)' before '\(next)'")
    } else if at(.arrow) {
      failAtArrow()
    } else if at(.open) || isAtOperator, index > 1, case .sign(.bar) = tokens[index - 2].kind {
      failBehindFormatter()
    } else if isAtOperatorOfOthers {
      failAtRest()
    } else if sign == .closeList, token.kind == .name("for") {
      failAsNoWord(
        "for", at: token.range, hint: "a list is made of another by 'list.map(x => ...)'")
    } else if failAtWordForIf() {
      return
    } else if case .name(let word) = tokens[index - 1].kind, let hint = wordsOfOthers[word] {
      failAsNoWord(word, at: tokens[index - 1].range, hint: hint)
    } else if case .name(let word) = token.kind, ["and", "or"].contains(word.lowercased()) {
      failAsNoWord(word, at: token.range, hint: .write(word.lowercased()))
    } else if token.kind == .word(.as) {
      failAtRest()
    } else if sign == .close, at(.comma) {
      fail(
        "there are no tuples: these parentheses hold one value", at: open,
        hint: "several values together are a model or a cell")
    } else {
      fail(
        "'\(sign.rawValue)' or ',' is missing before this", at: token.range,
        hint: hintAtOpen(opened, at: open, before: sign))
    }
  }

  /// What was meant by brackets in which a comma or a colon stands, or anything else.
  private func hintAtOpen(_ opened: String, at open: Range<Int>, before sign: Token.Sign) -> Hint {
    let isElement = isElement(at: open)
    if at(.comma), sign == .closeList, isElement {
      return "what stands in for an entry comes behind it: a[b] ?? c"
    }
    guard at(.colon) else { return "'\(opened)' is still open here" }
    if sign == .close { return "a function is written x => x.name, or (x, i) => ..." }
    guard isElement else {
      return "an expression has no dictionary of its own: a value is a map of YAML, "
        + "{ key: =value }, and another entry dictionary.setting(key, x)"
    }
    return [.name("safe"), .name("at"), .name("index")].contains(tokens[index - 1].kind)
      ? "an index has no label: list[i] is nil where there is none"
      : "a part of a list: list.dropFirst(1).prefix(2)"
  }

  private var isAtOperator: Bool {
    if case .sign(let sign) = token.kind { sign.operator != nil } else { false }
  }

  /// Whether a word stands here that joins two values in other languages.
  private var isAtOperatorOfOthers: Bool {
    switch token.kind {
    case .name("in"), .name("is"), .name("between"): true
    case .word(.not): tokens[(index + 1)...].first?.kind == .name("in")
    default: false
    }
  }

  /// Whether brackets ask a value for an element, and are no list.
  func isElement(at open: Range<Int>) -> Bool {
    tokens.contains { token in
      guard token.range.upperBound == open.lowerBound else { return false }
      return switch token.kind {
      case .name, .sign(.close), .sign(.closeList): true
      default: false
      }
    }
  }

  /// What can't be inside of brackets, so that their end is missing before it: the end of others,
  /// or the next part of a choice.
  private func closing(other sign: Token.Sign) -> String? {
    switch token.kind {
    case .sign(let next) where next != sign && (next == .close || next == .closeList):
      next.rawValue
    case .word(let word) where word == .then || word == .else: word.rawValue
    default: nil
    }
  }

  /// An argument may be a function: `x => …`, `(x, i) => …`, `\.name`.
  mutating func argument() -> Expression {
    let start = token.range.lowerBound
    if let parameters = functionParameters() {
      let body = expression()
      return Expression(
        .function(parameters: parameters, body: body),
        range: start..<max(body.range.upperBound, start))
    }
    return expression()
  }

  /// The parameters before a `=>`, which is taken too; nil where there is none.
  mutating func functionParameters() -> [Expression.Identifier]? {
    if case .name(let text) = token.kind, following.kind == .sign(.arrow) {
      let name = Expression.Identifier(text, range: token.range)
      advance()
      advance()
      return [name]
    }
    guard at(.open) else { return nil }
    var names: [Expression.Identifier] = []
    var next = index + 1
    while next + 1 < tokens.count, case .name(let text) = tokens[next].kind {
      names.append(Expression.Identifier(text, range: tokens[next].range))
      next += 1
      guard tokens[next].kind == .sign(.comma) else { break }
      next += 1
    }
    guard !names.isEmpty, next + 1 < tokens.count, tokens[next].kind == .sign(.close),
      tokens[next + 1].kind == .sign(.arrow)
    else { return nil }
    index = next + 2
    return names
  }

  mutating func identifier(_ what: String) -> Expression.Identifier? {
    let range = token.range
    switch token.kind {
    case .name(let text):
      advance()
      return Expression.Identifier(text, range: range)
    case .word(let word):
      fail("'\(word.rawValue)' can't be a name", at: range)
    case .integer(let text) where what == "the name of a member":
      fail("\(what) is no number", at: range, hint: "an element is written [\(text)]")
    case .text where what == "the name of a formatter":
      fail(
        "\(what) is missing", at: range,
        hint: "a form has a name: formatters: { day: { date: yyyy-MM-dd } }, and here 'day'")
    default: fail("\(what) is missing", at: range)
    }
    return nil
  }
}

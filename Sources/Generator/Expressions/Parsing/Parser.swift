/// Builds the tree of an expression from its tokens: precedence climbing, loosest first.
struct Parser {
  private let tokens: [Token]
  private var index = 0
  private var depth = 0
  private var links = 0
  private(set) var messages: [SyntaxMessage] = []

  init(_ tokens: [Token]) {
    self.tokens = tokens
  }

  /// The whole text as one expression.
  mutating func whole() -> Expression {
    if case .end = token.kind {
      fail("an expression is missing", at: token.range)
      return Expression(.invalid, range: token.range)
    }
    let expression = expression()
    if token.kind != .end { failAtRest() }
    return expression
  }

  // MARK: Tokens

  private var token: Token { tokens[index] }

  private var following: Token { tokens[min(index + 1, tokens.count - 1)] }

  private mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  private func at(_ sign: Token.Sign) -> Bool {
    if case .sign(sign) = tokens[index].kind { true } else { false }
  }

  private func at(_ word: Token.Word) -> Bool {
    if case .word(word) = tokens[index].kind { true } else { false }
  }

  private mutating func take(_ sign: Token.Sign) -> Bool {
    guard at(sign) else { return false }
    advance()
    return true
  }

  private mutating func take(_ word: Token.Word) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  private var lastEnd: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }

  /// One mistake gives one message: what follows it is not looked at.
  private mutating func fail(_ title: String, at range: Range<Int>, hint: String? = nil) {
    if messages.isEmpty { messages.append(SyntaxMessage(title, at: range, hint: hint)) }
    index = tokens.count - 1
  }

  private mutating func failAtRest() {
    let range = token.range
    switch token.kind {
    case .word(let word) where word == .then || word == .else:
      fail("'\(word.rawValue)' without 'if'", at: range, hint: "write 'if a then b else c'")
    case .word(.as):
      fail(
        "'as' names the value of an optional, after 'if'", at: range,
        hint: "write 'if a as b then b else c'; a type is changed by String(a), Int(a), Double(a)")
    case .sign(.arrow): failAtArrow()
    case .sign(.bar): failBehindFormatter()
    case .sign(.close), .sign(.closeList):
      fail("nothing is open that this could close", at: range)
    case .sign(.colon):
      fail("':' means nothing here", at: range, hint: "for a choice write 'if a then b else c'")
    case .name("in"):
      fail(
        "'in' is not a word of this language", at: range,
        hint: "write list.contains(a); an 'each' step names its element with 'as: a'")
    case .name("is"):
      fail("'is' is not a word of this language", at: range, hint: "compare it: a == .case")
    default:
      if index > 1, case .sign(.bar) = tokens[index - 2].kind { return failBehindFormatter() }
      if case .name(let word) = tokens[index - 1].kind, let hint = wordsOfOthers[word] {
        fail("'\(word)' is not a word of this language", at: tokens[index - 1].range, hint: hint)
      }
      fail(
        "the expression should have ended before this", at: range,
        hint: "an operator is missing, or this is too much")
    }
  }

  private mutating func failBehindFormatter() {
    fail(
      "a formatter's name ends the expression", at: token.range,
      hint: "put what is formatted in parentheses: (a | b) + c")
  }

  private mutating func failAtArrow() {
    fail(
      "'=>' makes a function only as an argument", at: token.range,
      hint: "for example list.map(x => x.name)")
  }

  // MARK: Levels

  /// What stands inside something else, unless that is too deep for those who read the tree.
  private mutating func nested(_ read: (inout Parser) -> Expression) -> Expression {
    guard depth < deepest else {
      fail("the expression is nested too deep", at: token.range, hint: tooMuch)
      return Expression(.invalid, range: token.range)
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// One more operator or member, unless there are too many of them.
  private mutating func link() -> Bool {
    links += 1
    if links > longest { fail("the expression is too long", at: token.range, hint: tooMuch) }
    return links <= longest
  }

  /// `a | formatter`
  private mutating func expression() -> Expression {
    nested { parser in
      var value = parser.choice()
      while parser.at(.bar), parser.messages.isEmpty, parser.link() {
        parser.advance()
        guard let name = parser.identifier("the name of a formatter") else { break }
        value = Expression(
          .formatted(value, name), range: value.range.lowerBound..<name.range.upperBound)
        // `a | b | c` shows the text of `b` by `c`; anything else after the name is too much.
      }
      return value
    }
  }

  /// `if a then b else c`
  private mutating func choice() -> Expression {
    guard at(.if) else { return binary(0) }
    let start = token.range
    advance()
    let condition = nested { $0.choice() }
    var name: Expression.Identifier?
    if take(.as) { name = identifier("a name for the value") }
    guard take(.then) else {
      if !failAtFormatter() {
        fail(
          "'then' is missing", at: token.range, hint: "a choice is written 'if a then b else c'")
      }
      return Expression(.invalid, range: start)
    }
    let then = nested { $0.choice() }
    guard take(.else) else {
      if !failAtFormatter() {
        fail(
          "'else' is missing: a choice always has a value", at: token.range,
          hint: "write 'if a then b else c'")
      }
      return Expression(.invalid, range: start)
    }
    let otherwise = nested { $0.choice() }
    return Expression(
      .choice(condition, name: name, then: then, else: otherwise),
      range: start.lowerBound..<max(otherwise.range.upperBound, start.upperBound))
  }

  /// Inside a choice, `|` is no sign of a word that is missing, but of parentheses that are.
  private mutating func failAtFormatter() -> Bool {
    guard at(.bar) else { return false }
    fail(
      "inside a choice, a formatter goes in parentheses", at: token.range,
      hint: "write 'if a then (b | formatter) else c'")
    return true
  }

  /// Operators by their precedence: those of a level and tighter, with what they join.
  private mutating func binary(_ loosest: Int) -> Expression {
    var left = loosest <= Self.notLevel && at(.not) ? negation() : unary()
    while messages.isEmpty, let sign = currentOperator, sign.level >= loosest {
      let range = token.range
      guard link() else { break }
      advance()
      // `??` groups to the right, as in Swift.
      let tighter = sign == .coalesce ? sign.level : sign.level + 1
      let right = nested { $0.at(.if) ? $0.choice() : $0.binary(tighter) }
      left = Expression(
        .binary(sign, left, right, operatorRange: range),
        range: left.range.lowerBound..<max(right.range.upperBound, range.upperBound))
      if sign.isComparison, currentOperator?.isComparison ?? false {
        fail(
          "comparisons can't follow one another", at: token.range,
          hint: "join two of them: a < b and b < c")
      }
    }
    return left
  }

  /// `not` stands between `and` and the comparisons.
  private static let notLevel = 2

  private mutating func negation() -> Expression {
    let start = token.range
    advance()
    let value = nested { $0.at(.if) ? $0.choice() : $0.binary(Self.notLevel) }
    return Expression(
      .not(value), range: start.lowerBound..<max(value.range.upperBound, start.upperBound))
  }

  private var currentOperator: Expression.Operator? {
    switch token.kind {
    case .word(.or): .or
    case .word(.and): .and
    case .sign(let sign): sign.operator
    default: nil
    }
  }

  private mutating func unary() -> Expression {
    guard at(.minus) else { return postfix() }
    let start = token.range
    advance()
    let value = nested { $0.unary() }
    return Expression(
      .negate(value), range: start.lowerBound..<max(value.range.upperBound, start.upperBound))
  }

  // MARK: Postfix

  private mutating func postfix() -> Expression {
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
  private mutating func arguments() -> [Expression.Argument]? {
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

  private mutating func close(_ sign: Token.Sign, _ open: Range<Int>) {
    guard !take(sign), messages.isEmpty else { return }
    let opened = sign == .close ? "(" : "["
    if token.kind == .end {
      fail("'\(opened)' is not closed", at: open, hint: "add '\(sign.rawValue)'")
    } else if at(.arrow) {
      failAtArrow()
    } else {
      fail("'\(sign.rawValue)' or ',' is missing before this", at: token.range)
    }
  }

  /// An argument may be a function: `x => …`, `(x, i) => …`, `\.name`.
  private mutating func argument() -> Expression {
    if let parameters = functionParameters() {
      let start = parameters.first?.range.lowerBound ?? token.range.lowerBound
      let body = expression()
      return Expression(
        .function(parameters: parameters, body: body),
        range: start..<max(body.range.upperBound, start))
    }
    return expression()
  }

  /// The parameters before a `=>`, which is taken too; nil where there is none.
  private mutating func functionParameters() -> [Expression.Identifier]? {
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

  private mutating func identifier(_ what: String) -> Expression.Identifier? {
    let range = token.range
    switch token.kind {
    case .name(let text):
      advance()
      return Expression.Identifier(text, range: range)
    case .word(let word):
      fail("'\(word.rawValue)' can't be a name", at: range)
    default: fail("\(what) is missing", at: range)
    }
    return nil
  }

  // MARK: Primary

  private mutating func primary() -> Expression {
    let range = token.range
    switch token.kind {
    case .integer(let text):
      advance()
      return Expression(.integer(text), range: range)
    case .decimal(let text):
      advance()
      return Expression(.decimal(text), range: range)
    case .text(let pieces):
      advance()
      return Expression(.text(pieces), range: range)
    case .word(.true), .word(.false):
      let isTrue = at(.true)
      advance()
      return Expression(.bool(isTrue), range: range)
    case .word(.nil):
      advance()
      return Expression(.null, range: range)
    case .name(let text): return name(text, range)
    case .sign(.open): return parenthesis(range)
    case .sign(.openList): return list(range)
    case .sign(.point): return implicitCase(range)
    case .sign(.path): return path(range)
    case .word(.not):
      fail("'not' stands before a whole comparison", at: range, hint: "write 'a == (not b)'")
    case .end:
      fail("the expression ends too early", at: endRange, hint: "something is missing after this")
    default: fail("a value is missing before this", at: range)
    }
    return Expression(.invalid, range: range)
  }

  /// The end, or the last token where there is one: a place that can be seen.
  private var endRange: Range<Int> {
    tokens.count > 1 ? tokens[tokens.count - 2].range : token.range
  }

  private mutating func name(_ text: String, _ range: Range<Int>) -> Expression {
    advance()
    guard let arguments = arguments() else { return Expression(.name(text), range: range) }
    return Expression(
      .call(Expression.Identifier(text, range: range), arguments: arguments),
      range: range.lowerBound..<lastEnd)
  }

  private mutating func parenthesis(_ open: Range<Int>) -> Expression {
    advance()
    let value = expression()
    close(.close, open)
    // Parentheses end an optional chain: `(a?.b).isNil`. They mean nothing else to the tree.
    return Expression(
      value.isOptionalChain ? .group(value) : value.kind,
      range: open.lowerBound..<max(lastEnd, open.upperBound))
  }

  private mutating func list(_ open: Range<Int>) -> Expression {
    advance()
    var elements: [Expression] = []
    while !at(.closeList), messages.isEmpty {
      elements.append(expression())
      guard take(.comma) else { break }
    }
    close(.closeList, open)
    return Expression(.list(elements), range: open.lowerBound..<max(lastEnd, open.upperBound))
  }

  private mutating func implicitCase(_ point: Range<Int>) -> Expression {
    advance()
    if case .integer(let digits) = token.kind {
      fail(
        "a number starts with a digit", at: point.lowerBound..<token.range.upperBound,
        hint: "write 0.\(digits)")
      return Expression(.invalid, range: point)
    }
    guard let name = identifier("the name of a case") else {
      return Expression(.invalid, range: point)
    }
    let arguments = arguments()
    return Expression(
      .implicitCase(name, arguments: arguments), range: point.lowerBound..<lastEnd)
  }

  private mutating func path(_ start: Range<Int>) -> Expression {
    advance()
    var names: [Expression.Identifier] = []
    repeat {
      guard let name = identifier("the name of a member") else { break }
      names.append(name)
    } while take(.point)
    if at(.optionalPoint) || at(.open) || at(.openList) {
      fail("'\\.' names members only", at: token.range, hint: "write x => x.name...")
    }
    return Expression(.path(names), range: start.lowerBound..<max(lastEnd, start.upperBound))
  }
}

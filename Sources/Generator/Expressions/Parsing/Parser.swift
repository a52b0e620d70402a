import MVVMGenDiagnostics

/// Builds the tree of an expression from its tokens: precedence climbing, loosest first.
struct Parser {
  let tokens: [Token]
  /// What the tokens are cut from.
  let source: [UInt8]
  var index = 0
  private var depth = 0
  private var links = 0
  var messages: [SyntaxMessage] = []

  init(_ tokens: [Token], of source: [UInt8]) {
    self.tokens = tokens
    self.source = source
  }

  /// The whole text as one expression.
  mutating func whole() -> Expression {
    if case .end = token.kind {
      fail(
        "an expression is missing", at: token.range,
        hint: "write the name of a value, or a value: 0, true, \"\", []")
      return Expression(.invalid, range: token.range)
    }
    let expression = expression()
    if token.kind != .end { failAtRest() }
    return expression
  }

  // MARK: Tokens

  var token: Token { tokens[index] }

  var following: Token { tokens[min(index + 1, tokens.count - 1)] }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  func at(_ sign: Token.Sign) -> Bool {
    if case .sign(sign) = tokens[index].kind { true } else { false }
  }

  func at(_ word: Token.Word) -> Bool {
    if case .word(word) = tokens[index].kind { true } else { false }
  }

  mutating func take(_ sign: Token.Sign) -> Bool {
    guard at(sign) else { return false }
    advance()
    return true
  }

  mutating func take(_ word: Token.Word) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  var lastEnd: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }

  // MARK: Levels

  /// What stands inside something else, unless that is too deep for those who read the tree.
  mutating func nested(_ read: (inout Parser) -> Expression) -> Expression {
    guard depth < ExpressionLimits.nesting else {
      fail("the expression is nested too deep", at: token.range, hint: ExpressionLimits.hint)
      return Expression(.invalid, range: token.range)
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// One more operator or member, unless there are too many of them.
  mutating func link() -> Bool {
    links += 1
    if links > ExpressionLimits.links {
      fail("the expression is too long", at: token.range, hint: ExpressionLimits.hint)
    }
    return links <= ExpressionLimits.links
  }

  /// `a | formatter`
  mutating func expression() -> Expression {
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
    guard at(.if) else { return binary(.or) }
    let start = token.range
    advance()
    let condition = nested { $0.choice() }
    var name: Expression.Identifier?
    if take(.as) { name = identifier("a name for the value") }
    guard take(.then) else {
      failWithoutThen(hasName: name != nil)
      return begun(condition, name, Expression(.invalid, range: start), from: start)
    }
    let then = nested { $0.choice() }
    guard take(.else) else {
      failWithoutElse(from: start.lowerBound)
      return begun(condition, name, then, from: start)
    }
    let otherwise = nested { $0.choice() }
    return Expression(
      .choice(condition, name: name, then: then, else: otherwise),
      range: start.lowerBound..<max(otherwise.range.upperBound, start.upperBound))
  }

  private mutating func failWithoutThen(hasName: Bool) {
    if case .name(let word) = token.kind,
      word == "is" || word == "in" || didYouMean(word, among: ["then"]) != nil
    {
      failAtRest()
    } else if case .name(let value) = token.kind, tokens[index - 1].kind == .name("let") {
      fail(
        "the value of an optional is named by 'as'", at: token.range,
        hint: "write 'if \(value) as x then ... else ...', and x for what is there")
    } else if hasName, at(.and) || at(.comma) {
      fail(
        "'as' names one optional, and then comes 'then'", at: token.range,
        hint: "ask the rest inside: if a as b then (if c then ... else ...) else ...")
    } else if at(.arrow) {
      fail("'=>' is written '>='", at: token.range, hint: .write(">="))
    } else if at(.close), !isInParentheses {
      failAtRest()
    } else if !failAtFormatter() {
      fail(
        "'then' is missing", at: token.range,
        hint: at(.comma)
          ? "conditions are joined by 'and'"
          : memberAsOperator ?? "a choice is written 'if a then b else c'")
    }
  }

  private mutating func failWithoutElse(from start: Int) {
    if isBehindName, case .name = token.kind,
      tokens[index...].contains(where: { $0.kind == .word(.else) })
    {
      failAtRest()
    } else if at(.close), !isInParentheses {
      failAtRest()
    } else if !failAtFormatter() {
      let word: Hint? =
        [.name("elif"), .name("elseif"), .name("elsif")].contains(token.kind)
        ? "write 'else if'" : word(at: index, among: ["else"])
      let choice = "\(written(start..<tokens[index - 1].range.upperBound)) else ..."
      fail(
        "'else' is missing: a choice always has a value", at: token.range,
        hint: word ?? "write '\(choice)'", cause: word == nil ? .rewritten(choice) : nil)
    }
  }

  /// Whether a parenthesis is open here, which the next one may close.
  private var isInParentheses: Bool {
    tokens[..<index].count { $0.kind == .sign(.open) }
      > tokens[..<index].count { $0.kind == .sign(.close) }
  }

  private var isBehindName: Bool {
    if index > 0, case .name = tokens[index - 1].kind { true } else { false }
  }

  /// The part of a choice that is there: its author may still be writing it.
  private func begun(
    _ condition: Expression, _ name: Expression.Identifier?, _ then: Expression,
    from start: Range<Int>
  ) -> Expression {
    Expression(
      .choice(condition, name: name, then: then, else: Expression(.invalid, range: start)),
      range: start.lowerBound..<max(then.range.upperBound, condition.range.upperBound))
  }

  /// Operators by their precedence: those that bind at least so tight, with what they join.
  private mutating func binary(_ loosest: Precedence) -> Expression {
    var left = loosest <= .not && at(.not) ? negation() : unary()
    while messages.isEmpty, let sign = currentOperator, sign.precedence >= loosest {
      let range = token.range
      guard link() else { break }
      advance()
      // `??` groups to the right, as in Swift.
      let tighter = sign == .coalesce ? .coalescing : sign.precedence.tighter
      let right = nested { $0.at(.if) ? $0.choice() : $0.binary(tighter) }
      left = Expression(
        .binary(sign, left, right, operatorRange: range),
        range: left.range.lowerBound..<max(right.range.upperBound, range.upperBound))
      if sign.isComparison, currentOperator?.isComparison ?? false {
        let middle = written(right.range)
        let rest =
          written(token.range) + (following.kind == .end ? "" : " \(written(following.range))")
        fail(
          "comparisons can't follow one another", at: token.range,
          hint: "join two of them: \(written(left.range)) and \(middle) \(rest)")
      }
    }
    return left
  }

  private mutating func negation() -> Expression {
    let start = token.range
    advance()
    let value = nested { $0.at(.if) ? $0.choice() : $0.binary(.not) }
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

  mutating func unary() -> Expression {
    guard at(.minus) else { return postfix() }
    let start = token.range
    advance()
    let value = nested { $0.unary() }
    return Expression(
      .negate(value), range: start.lowerBound..<max(value.range.upperBound, start.upperBound))
  }
}

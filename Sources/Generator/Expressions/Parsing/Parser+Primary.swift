import MVVMGenDiagnostics

/// What an expression is made of: literals, names, and what stands in brackets.
extension Parser {
  mutating func primary() -> Expression {
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
      fail(
        "the expression ends too early", at: endRange,
        hint: percentage ?? "something is missing after this")
    default:
      fail("a value is missing before this", at: range, hint: hintAtMissingValue())
    }
    return Expression(.invalid, range: range)
  }

  private func hintAtMissingValue() -> Hint? {
    guard index > 0 else { return nil }
    let before = tokens[index - 1].kind
    if before == .sign(.divided), token.kind == before { return "one '/' divides: a / b" }
    if let percentage { return percentage }
    // `n > 1 and < 5`
    if [.word(.and), .word(.or)].contains(before), index > 3,
      case .sign(let sign) = token.kind, Self.comparisons.contains(sign),
      case .name(let name) = tokens[index - 4].kind
    {
      return "each comparison has two sides: write '\(name) \(sign.rawValue) ...'"
    }
    if before == .sign(.openList), at(.colon) {
      return isElement(at: tokens[index - 1].range)
        ? "the first elements are list.prefix(3), the others list.dropFirst(3)"
        : "an empty dictionary is written []"
    }
    // `reduce(0, +)`
    guard [.sign(.comma), .sign(.open), .sign(.colon)].contains(before), index + 1 < tokens.count,
      tokens[index + 1].kind == .sign(.close)
    else { return nil }
    switch token.kind {
    case .sign(.plus): return "an operator is no value; numbers are added up by 'list.sum'"
    case .sign(.less), .sign(.greater):
      return "an operator is no value: sorted(x => x) sorts upwards, and .reversed turns it round"
    default: return nil
    }
  }

  private static let comparisons: [Token.Sign] = [
    .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
  ]

  /// `50%`
  private var percentage: Hint? {
    guard index > 1, case .sign(.remainder) = tokens[index - 1].kind,
      case .integer(let number) = tokens[index - 2].kind, let percent = Int(number)
    else { return nil }
    return "'%' is the remainder; a share is a number: \(Double(percent) / 100)"
  }

  /// The end, or the last token where there is one: a place that can be seen.
  var endRange: Range<Int> {
    tokens.count > 1 ? tokens[tokens.count - 2].range : token.range
  }

  mutating func name(_ text: String, _ range: Range<Int>) -> Expression {
    advance()
    guard let arguments = arguments() else { return Expression(.name(text), range: range) }
    return Expression(
      .call(Expression.Identifier(text, range: range), arguments: arguments),
      range: range.lowerBound..<lastEnd)
  }

  mutating func parenthesis(_ open: Range<Int>) -> Expression {
    advance()
    let value = expression()
    close(.close, open)
    // Parentheses end an optional chain: `(a?.b).isNil`. They mean nothing else to the tree.
    return Expression(
      value.isOptionalChain ? .group(value) : value.kind,
      range: open.lowerBound..<max(lastEnd, open.upperBound))
  }

  mutating func list(_ open: Range<Int>) -> Expression {
    advance()
    var elements: [Expression] = []
    while !at(.closeList), messages.isEmpty {
      elements.append(expression())
      guard take(.comma) else { break }
    }
    close(.closeList, open)
    return Expression(.list(elements), range: open.lowerBound..<max(lastEnd, open.upperBound))
  }

  mutating func implicitCase(_ point: Range<Int>) -> Expression {
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

  mutating func path(_ start: Range<Int>) -> Expression {
    advance()
    var names: [Expression.Identifier] = []
    repeat {
      guard let name = identifier("the name of a member") else { break }
      names.append(name)
    } while take(.point)
    if at(.optionalPoint) || at(.open) || at(.openList) {
      let function = "x => x" + names.map { ".\($0.text)" }.joined() + behindPath
      fail("'\\.' names members only", at: token.range, hint: "write \(function)")
    }
    return Expression(.path(names), range: start.lowerBound..<max(lastEnd, start.upperBound))
  }

  /// What follows a path and is no part of it: more members, where they may be missing, or a call.
  private var behindPath: String {
    var text = ""
    var rest = tokens[index...]
    while case .sign(let sign)? = rest.popFirst()?.kind {
      switch sign {
      case .point, .optionalPoint:
        guard case .name(let name)? = rest.popFirst()?.kind else { return text }
        text += sign.rawValue + name
      case .open: return text + "(...)"
      case .openList: return text + "[...]"
      default: return text
      }
    }
    return text
  }
}

import MVVMGenDiagnostics

/// Reads an expression.
public func parseExpression(_ text: String) -> (Expression, [SyntaxMessage]) {
  parseExpression(text, from: 0)
}

/// Reads the expression that starts at an offset of a text, as after the `=` of a value.
public func parseExpression(_ text: String, from start: Int) -> (Expression, [SyntaxMessage]) {
  let bytes = Array(text.utf8)
  return parse(bytes, in: min(start, bytes.count)..<bytes.count, depth: 0)
}

/// Reads a text with holes: `Hello ${name}!`.
public func parseText(_ text: String) -> ([Expression.TextPiece], [SyntaxMessage]) {
  let bytes = Array(text.utf8)
  var reader = TextReader(bytes, in: 0..<bytes.count, isQuoted: false, depth: 0)
  let pieces = reader.pieces()
  return (pieces, reader.messages)
}

func parse(
  _ bytes: [UInt8], in range: Range<Int>, depth: Int
) -> (Expression, [SyntaxMessage]) {
  let tooDeep = SyntaxMessage(
    "the expression is nested too deep", at: range, hint: ExpressionLimits.hint)
  guard depth < ExpressionLimits.nestingOfTexts else {
    return (Expression(.invalid, range: range), [tooDeep])
  }
  var lexer = Lexer(bytes, in: range, depth: depth)
  let tokens = lexer.tokens()
  // A sign that means nothing would only lead to messages about what it is not.
  guard lexer.messages.isEmpty else {
    if let message = namingMessage(tokens, bytes) {
      return (Expression(.invalid, range: range), [message])
    }
    return (
      Expression(.invalid, range: range),
      rewritten(lexer.messages, bytes, in: range, depth) ?? distinct(lexer.messages, bytes)
    )
  }
  var parser = Parser(tokens, of: bytes)
  let expression = parser.whole()
  // A long chain is a deep tree too; no tree is deeper than its text is long.
  guard parser.messages.isEmpty, range.count > ExpressionLimits.nesting,
    expression.depth > ExpressionLimits.nesting
  else {
    return (expression, parser.messages)
  }
  return (Expression(.invalid, range: range), [tooDeep])
}

/// `if let name = value then …`, as Swift names the value of an optional, or a `let` of its own.
private func namingMessage(_ tokens: [Token], _ bytes: [UInt8]) -> SyntaxMessage? {
  if NamedOptional(binding: tokens[...], bytes) != nil, case .name(let word) = tokens[0].kind {
    return SyntaxMessage(
      "'\(word)' is not a word of this language", at: tokens[0].range, hint: wordsOfOthers[word])
  }
  if tokens[0].kind == .name("switch"), case .name = tokens[1].kind {
    return SyntaxMessage(
      "'switch' is not a word of this language", at: tokens[0].range,
      hint: "choose by 'if': if a == .one then b else if a == .two then c else d")
  }
  if tokens[0].kind == .name("case") { return caseMessage(tokens[...], bytes) }
  for place in tokens.indices where tokens[place].kind == .word(.if) {
    if tokens[place + 1].kind == .name("case") { return caseMessage(tokens[place...], bytes) }
    guard let naming = NamedOptional(binding: tokens[(place + 1)...], bytes) else { continue }
    let end = tokens[tokens.count - 1].range.lowerBound
    let then = tokens[place...].first { $0.kind == .word(.then) }?.range.lowerBound
    let asked = trimmed(bytes[tokens[place + 1].range.lowerBound..<(then ?? end)])
    let several = asked.flatMap { ConditionsOfOthers($0) }.flatMap { $0.isSeveral ? $0 : nil }
    let rest = then.flatMap { trimmed(bytes[$0..<end]) }
    return SyntaxMessage(
      "the value of an optional is named by 'as'",
      at: tokens[place + 1].range.lowerBound..<tokens[place + 3].range.upperBound,
      hint: several?.asExpression
        ?? "write 'if \(naming.value) as \(naming.name) \(rest ?? "then ... else ...")'")
  }
  return nil
}

/// A function between braces, or the first of several signs of Swift, with all that is written in
/// the words of this language: `!list.contains { $0.id == id }`; nil where it means nothing then.
private func rewritten(
  _ messages: [SyntaxMessage], _ bytes: [UInt8], in range: Range<Int>, _ depth: Int
) -> [SyntaxMessage]? {
  guard !messages.contains(where: { $0.isRewritten }) else { return nil }
  let text = String(decoding: bytes[range], as: UTF8.self)
  let function = SwiftClosure.replaced(in: text)
  let isNegated = messages.contains { bytes[$0.range].elementsEqual("!".utf8) }
  guard function != nil || isNegated && messages.count > 1 else { return nil }
  let written = SwiftClosure.inWords(function ?? text)
  guard written != text,
    parse(Array(written.utf8), in: 0..<written.utf8.count, depth: depth + 1).1.isEmpty
  else { return nil }
  var message = messages[0]
  message.cause = .rewritten(written)
  return [message]
}

/// The messages without those that only follow from the one before: the other quote of a text,
/// and what stands between braces.
private func distinct(_ messages: [SyntaxMessage], _ bytes: [UInt8]) -> [SyntaxMessage] {
  // What says how all of it is written says so of its texts too.
  if let whole = messages.first(where: { $0.isRewritten }) { return [whole] }
  var distinct: [SyntaxMessage] = []
  for message in messages where !distinct.contains(where: { $0.title == message.title }) {
    if distinct.isEmpty || message.hint != nil { distinct.append(message) }
    if bytes[message.range].first == UInt8(ascii: "{") { break }
  }
  return distinct
}

extension SyntaxMessage {
  fileprivate var isRewritten: Bool { if case .rewritten? = cause { true } else { false } }
}

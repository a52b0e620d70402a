import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// What a text would be as an expression.
extension ExpressionChecker {
  /// The expression that a text was meant to be which is no value.
  func expressionMeant(by text: String, in scope: Scope) -> Hint? {
    if readsAsExpression(text, in: scope) { return .write("=\(text)") }
    // `initial: items.count`
    if scope.part == .first, !isName(text), readsAsExpression(text, where: { declared[$0] != nil })
    {
      let written = YAMLNode(.scalar(YAMLScalar(text, style: .plain)), span: node.span)
      return "what follows other values is derived: { from: \(written.asWritten) }"
    }
    // `$found`
    if text.hasPrefix("$"), readsAsExpression(String(text.dropFirst()), in: scope) {
      return .write("=\(text.dropFirst())")
    }
    if let bare = withoutHoles(text, in: scope) {
      return "an expression starts with '=', and has no holes: =\(bare)"
    }
    // `self.user`, `n++` and `n += 1`
    for bare in [withoutSelf(text), changed(text)].compactMap({ $0 })
    where readsAsExpression(bare, in: scope) {
      return .write("=\(bare)")
    }
    if text.hasPrefix("=="), readsAsExpression(String(text.dropFirst(2)), in: scope) {
      return "an expression starts with one '=': \(text.dropFirst())"
    }
    return nil
  }

  private func withoutSelf(_ text: String) -> String? {
    ["self.", "this."].first { text.hasPrefix($0) }.map { String(text.dropFirst($0.utf8.count)) }
  }

  /// `n + 1` of `n++` and of `n += 1`, which is what a value becomes.
  private func changed(_ text: String) -> String? {
    for sign in ["+", "-"] where text.hasSuffix("\(sign)\(sign)") {
      return "\(text.dropLast(2)) \(sign) 1"
    }
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count == 3, ["+=", "-=", "*=", "/="].contains(words[1]) else { return nil }
    return "\(words[0]) \(words[1].dropLast()) \(words[2])"
  }

  /// The expression that a text with holes was meant to be: `${n} + 1` gives `n + 1`.
  private func withoutHoles(_ text: String, in scope: Scope) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    let start = text.hasPrefix("=") ? text.index(after: text.startIndex) : text.startIndex
    var bare = ""
    var rest = text[start...]
    while let sign = rest.firstIndex(of: "$") {
      let hole = rest[sign...]
      guard hole.hasPrefix("${"), let end = hole.firstIndex(of: "}") else { return nil }
      bare += rest[..<sign] + hole[hole.index(hole.startIndex, offsetBy: 2)..<end]
      rest = hole[hole.index(after: end)...]
    }
    bare += rest
    return readsAsExpression(bare, in: scope) ? bare : nil
  }

  /// Whether a text that is no value would be one with `=` in front: it speaks of names in scope.
  func readsAsExpression(_ text: String, in scope: Scope) -> Bool {
    readsAsExpression(text) { scope[$0] != nil }
  }

  private func readsAsExpression(_ text: String, where isKnown: (String) -> Bool) -> Bool {
    let (expression, messages) = parseExpression(text)
    guard messages.isEmpty else { return false }
    let values = expression.names.names.filter { !isCallable($0) || isKnown($0) }
    return !values.isEmpty && values.allSatisfy(isKnown)
  }

  /// Whether a name is that of a function, a type or a formatter.
  func isCallable(_ name: String) -> Bool {
    ["abs", "max", "min"].contains(name) || isBuiltInType(name) || types[name] != nil
      || formatters[name] != nil
  }

  /// `orders.count()`, where `orders` is a service.
  func callMeant(by names: [String], _ scope: Scope) -> Hint? {
    guard names.count == 2, let kind = valueless[names[0]], kind == .service else { return nil }
    let method = String(names[1].prefix { $0 != "(" })
    let rest = names[1].dropFirst(method.count)
    guard isName(method), rest.isEmpty || rest.last == ")" else { return nil }
    return kind.hint(names[0], method: method, answer: method, inStep: scope.part == .steps)
  }

  /// Whether a text is right as an expression: `open and free` may be a text, and is none where
  /// both are Bools.
  func hasType(_ text: String, _ node: YAMLNode, _ scope: Scope, _ type: ValueType? = nil) -> Bool {
    var probe = probe
    _ = probe.expression(text, from: 0, at: node, in: scope, expected: type)
    return probe.diagnostics.isEmpty
  }
}

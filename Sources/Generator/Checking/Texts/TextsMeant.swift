import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Texts that look like what they would be elsewhere: an expression, or the case of an enum.
extension ExpressionChecker {
  /// `==name`, as others compare, is the text `=name`, and `:=name` is no assignment; whether that
  /// was told.
  mutating func warnIfDoubled(
    _ scalar: YAMLScalar, _ node: YAMLNode, _ scope: Scope, _ type: ValueType
  ) -> Bool {
    guard scalar.style == .plain, !scope.part.isScenario else { return false }
    let isAssigned = scalar.text.utf8.starts(with: ":=".utf8)
    guard isAssigned || scalar.text.utf8.starts(with: "==".utf8) else { return false }
    let meant = String(scalar.text.dropFirst(2).drop { $0 == " " })
    guard readsAsExpression(meant, in: scope), hasType(meant, node, scope, type) else {
      return false
    }
    let quote = scalar.text.holds("\"") ? "'" : "\""
    warnOfText(
      node,
      "this is the text '\(isAssigned ? scalar.text : String(scalar.text.dropFirst()))': "
        + "with '\(scalar.text.prefix(2))' no expression starts",
      "write '=\(meant)' for the value, or \(quote)\(scalar.text)\(quote) in quotes for the text",
      meant: meant)
    return true
  }

  /// The value of a name; where a text is wanted, of an error and an enum it is the message.
  func valueMeant(by name: String, _ node: YAMLNode, _ scope: Scope, _ type: ValueType) -> String {
    let message = "\(name).message"
    return !hasType(name, node, scope, type) && hasType(message, node, scope, type) ? message : name
  }

  /// `.offline` and `Plan.pro`, where a text is wanted or anything can be.
  mutating func warnIfCase(
    _ scalar: YAMLScalar, _ node: YAMLNode, _ scope: Scope, wantsText: Bool
  ) {
    let text = scalar.text
    guard scalar.style == .plain, !scope.part.isScenario,
      let point = text.utf8.firstIndex(of: UInt8(ascii: ".")),
      // Most texts with a point have a space as well.
      text.allBytes({ $0 != UInt8(ascii: " ") })
    else { return }
    let (owner, name) = (String(text[..<point]), String(text[text.index(after: point)...]))
    let owners = owner.isEmpty ? types.owners(ofCase: name) : [owner]
    guard let type = owners.first, let found = types[type]?.cases?.first(where: { $0.name == name })
    else { return }
    let values = found.values.isEmpty ? "" : "(\(found.values.asPlaceholders))"
    let meant = "\(type).\(name)\(values)\(wantsText ? ".message" : "")"
    warnOfText(
      node, "this is the text '\(text)', not the case of \(type)",
      "write '=\(meant)' for \(wantsText ? "its text" : "the case"), or quote the text",
      meant: owners.count == 1 && values.isEmpty ? meant : nil)
  }

  /// An unquoted text that is the name of something, or of one of its members, is a text, and was
  /// hardly meant as one.
  mutating func warnIfName(
    _ scalar: YAMLScalar, _ node: YAMLNode, _ scope: Scope, of type: ValueType = .string
  ) {
    if warnIfDoubled(scalar, node, scope, type) { return }
    // Most texts have a space in them, as no name has.
    let isNoName =
      type == .string && scope.constant == nil && scalar.text.anyByte { $0 == UInt8(ascii: " ") }
      && scalar.text.utf8.last != UInt8(ascii: ")")
    guard scalar.style == .plain, !isNoName else { return warnIfComputed(scalar, node, scope) }
    let names = scalar.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // `feed.xml` is a file's name as well.
    guard scope.constant != names[0],
      type == .string || names.count == 1 || hasType(scalar.text, node, scope, type)
    else { return }
    // `weather.com` is a text, whatever the service is called.
    if scalar.text.hasSuffix(")"), let hint = callMeant(by: names, scope) {
      return warnOfText(node, "this is the text '\(scalar.text)', and calls nothing", hint)
    }
    guard let entry = scope[names[0]], names.allSatisfy({ isName($0) }) else {
      return warnIfComputed(scalar, node, scope)
    }
    // A scenario is full of short texts, and few are meant as what the screen holds just then.
    if scope.part.isScenario, entry.reference.kind != .constant,
      !scalar.text.contains(where: { $0.isUppercase })
    {
      return
    }
    let meant = valueMeant(by: scalar.text, node, scope, type)
    warnOfText(
      node,
      "this is the \(type == .string ? "text" : type.description) '\(scalar.text)', not the value of that name",
      "write '=\(meant)' for the value, or quote the text", meant: meant)
  }

  /// What `text:` was given, and `from:` takes.
  func valueForFrom(
    _ told: Diagnostic, _ node: YAMLNode, _ scope: Scope, _ expected: ValueType?
  ) -> Hint? {
    guard told.id == .textLikeName, case .expressionMeant(let meant)? = told.cause,
      told.hint?.text.hasPrefix("write '=") ?? false
    else { return nil }
    // Where a text is wanted, a number needs a hole.
    let isFrom = expected == nil || hasType(meant, node, scope, expected)
    return Hint(
      (isFrom ? "write 'from: \(meant.asValueOfKey)'" : "write 'text: \"${\(meant)}\"'")
        + " for the value"
        + (node.scalar?.style == .plain ? ", or quote the text" : ""))
  }

  /// So is a text that reads as an expression of names in scope: `count + 1`. In quotes it is
  /// surely one where it is a choice, gives a default, or calls a member.
  private mutating func warnIfComputed(_ scalar: YAMLScalar, _ node: YAMLNode, _ scope: Scope) {
    let text = scalar.text
    let isPlain = scalar.style == .plain
    if isPlain, let bar = text.utf8.lastIndex(of: UInt8(ascii: "|")),
      case let name = text[text.index(after: bar)...].drop(while: { $0 == " " }),
      formatters[String(name)] != nil
    {
      return warnOfText(
        node, "this is the text '\(text)', and formats nothing",
        scope.part.isScenario
          ? "no formatter can be used here: write what it shows, or quote the text"
          : "write '=\(text)' for the value, or quote the text", meant: text)
    }
    guard !scope.part.isScenario else { return }
    guard let start = startOfExpression(text, scope) else {
      if isPlain { warnIfJoined(text, node, scope) }
      return
    }
    let whole = start == .choice && !text.holds(" else ") ? "\(text) else \"\"" : text
    guard
      isPlain || start == .choice || text.holds(" ?? ")
        || text.holds(".") && text.utf8.last == UInt8(ascii: ")"),
      readsAsExpression(whole, in: scope),
      start == .choice || hasSign(text) || hasType(text, node, scope)
    else { return }
    let isRight = start != .choice || hasType(whole, node, scope, .string)
    let meant = isRight ? whole : namingOptional(in: whole, node, scope) ?? whole
    warnOfText(
      node, "this is the text '\(text)', not what it computes",
      "write '=\(meant)' for the value" + (isPlain ? ", or quote the text" : ""), meant: meant)
  }

  /// `Hello + name`: a text without quotes of its own, and what would be joined to it.
  private mutating func warnIfJoined(_ text: String, _ node: YAMLNode, _ scope: Scope) {
    guard text.holds(" + ") else { return }
    for part in text.split(separator: "+").dropFirst() where part.first == " " {
      let path = part.drop { $0 == " " }
      let name = String(path.prefix(while: { $0.isInName }))
      guard isName(name), scope[name] != nil, case let end = path.lastIndex(where: { $0 != " " }),
        let end, readsAsExpression(String(path[...end]), in: scope)
      else { continue }
      let meant = path[...end]
      return warnOfText(
        node, "'+ \(meant)' is only text here", hole: meant,
        at: text[text.index(part.startIndex, offsetBy: -1)...end])
    }
  }

  private enum ExpressionStart { case choice, other }

  /// How a text starts that may be an expression: few texts start with a name in scope, a function
  /// or a word of the language, and have something of an expression behind it.
  private func startOfExpression(_ text: String, _ scope: Scope) -> ExpressionStart? {
    let isOpened = text.hasPrefix("(") || text.hasPrefix("-")
    let rest = text.dropFirst(isOpened ? 1 : 0)
    // Most texts are told by their bytes, without looking for words.
    guard
      hasSign(rest) || text.hasPrefix("-") || text.hasPrefix("not ") || text.hasPrefix("if ")
        || text.holds(" and ") || text.holds(" or ")
    else { return nil }
    let first = rest.prefix(while: { $0.isInName })
    guard !first.isEmpty, isOpened || first.endIndex < text.endIndex else { return nil }
    if first == "if" { return .choice }
    return first == "not" || scope[String(first)] != nil || isCallable(String(first)) ? .other : nil
  }

  private func hasSign(_ text: some StringProtocol) -> Bool {
    text.anyByte { byte in
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "<"),
        UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "("),
        UInt8(ascii: "["), UInt8(ascii: "?"):
        true
      default: false
      }
    }
  }

  /// Nothing is `null` in YAML: `nil` is a text where a text fits.
  mutating func warnOfNil(_ node: YAMLNode) {
    warnOfText(
      node, "'\(node.scalar?.text ?? "nil")' is only text here",
      "write null for no value, or quote the text")
  }

  /// `null`, where a String is never missing.
  mutating func warnIfLost(_ scalar: YAMLScalar, _ node: YAMLNode) {
    guard scalar.style == .plain else { return }
    if node.isNull || scalar.text == "nil" {
      warnOfText(
        node, "'\(scalar.text)' is only text here: a String is never missing",
        "write \"\" for an empty text, quote the word, or make the type 'String?'",
        shape: .nothing)
    }
  }

  /// `Corner Books"`, whose quote is a part of it; that of `27"` is a sign for inches.
  mutating func warnIfUnopened(_ scalar: YAMLScalar, _ node: YAMLNode) {
    let quote = UInt8(ascii: "\"")
    guard scalar.style == .plain, scalar.text.utf8.last == quote,
      let before = scalar.text.utf8.dropLast().last, !before.isDigit, before != 0x20,
      scalar.text.utf8.count(where: { $0 == quote }) == 1, !scalar.text.utf8.contains(0x5C)
    else { return }
    let text = "\"\(scalar.text)"
    warnOfText(
      node, "the quote at the end of this text is not opened, and is a part of it",
      Hint("write \(text), or quote the text with it: '\(scalar.text)'"))
    diagnostics[diagnostics.count - 1].hint?.replacement = text
  }

  /// A text that was hardly meant as one, but as the value of an expression where one is named.
  mutating func warnOfText(
    _ node: YAMLNode, _ title: String, _ hint: Hint, at part: Substring? = nil,
    meant expression: String? = nil, shape: Diagnostic.Shape? = nil
  ) {
    var span = node.span
    if let part, let start = start(of: part, in: node) {
      span = node.span(of: start..<start + part.utf8.count, in: file)
    }
    // What is in quotes needs them still.
    let quote = node.scalar?.style == .plain ? "" : node.scalar?.style == .singleQuoted ? "'" : "\""
    let replacement = expression.map { text in
      quote + "=" + (quote == "'" ? text.exchanging("'", for: "''") : text) + quote
    }
    report(
      .textLikeName, title, at: span, severity: .warning,
      hint: Hint(hint.text, replacement: replacement),
      cause: expression.map { .expressionMeant($0) }, shape: shape)
  }

  /// The same of a hole that others write in another way.
  mutating func warnOfText(
    _ node: YAMLNode, _ title: String, hole: some StringProtocol, at part: Substring?
  ) {
    warnOfText(node, title, "a hole is written '${\(hole)}'", at: part)
    diagnostics[diagnostics.count - 1].cause = .expressionMeant(String(hole))
  }

  /// Where a part of a text stands in a node, as far as that can be told of a text in an
  /// expression.
  private func start(of part: Substring, in node: YAMLNode) -> Int? {
    guard let text = node.scalar?.text else { return nil }
    if part.base == text { return text.utf8.distance(from: text.startIndex, to: part.startIndex) }
    let (bytes, part) = (Array(text.utf8), Array(part.utf8))
    guard bytes.count >= part.count else { return nil }
    let places = (0...(bytes.count - part.count)).filter {
      bytes[$0..<($0 + part.count)].elementsEqual(part)
    }
    return places.count == 1 ? places.first : nil
  }
}

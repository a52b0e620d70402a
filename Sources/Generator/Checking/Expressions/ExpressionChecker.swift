import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Gives types to expressions, and says what is wrong with them.
///
/// `Expressions` has what stands behind `=` and in holes, `Hints` what to write instead, `Texts`
/// what was hardly meant as a text. Where something stands, and so what it can use, goes down with
/// the `Scope` that each of them is given: no flag is set for a while and put back.
struct ExpressionChecker: Diagnosing {
  let file: SourceFile

  // MARK: What the spec declares, as far as it has been looked at

  var types = TypeTable()
  var formatters = NameTable<FormatterType>()
  /// The cells that use formatters when they are made from their sources.
  var formattingCells = NameSet()
  /// Formatters and cells of screens that are used, of no use elsewhere: each with the reason.
  var hidden = NameTable<SharedPart.Reason>()
  /// Where each name of the spec is declared: what a name of a function must not hide.
  var declared = NameTable<SourceSpan>()
  /// The names among these that stand for no value.
  var valueless = NameTable<Valueless>()
  /// The names that the spec gives to the protocols of its services.
  var protocols = NameSet()
  /// The methods that answer at once and take nothing, by what they give: `clock.now` by `Date`.
  var givers = NameTable<String>()
  /// Local names of the steps so far, and parameters of events: where each is, and who sees it.
  var seenElsewhere = NameTable<(place: SourceSpan, by: Onlookers)>()
  /// What has been given a value that fits: its type is right.
  var filled = NameSet()
  /// Names that a mistake has made meaningless; nothing more is said of them.
  var poisoned = NameSet()
  /// Names that were declared, and are words of expressions: nobody can say what is meant by one.
  var wordsAsNames = NameSet()

  // MARK: What was found

  var diagnostics: [Diagnostic] = []
  /// Whether the spec names the type Decimal.
  var namesDecimal = false
  /// Choices of which one value is never taken, by their places: some are looked at twice.
  var settledChoices: [UInt32: SettledChoice] = [:]
  /// Messages of errors that may be the name of a case, by their places.
  var shownNames: [ShownName] = []
  /// What was parsed for its names already, by its place.
  var parsedExpressions: [UInt32: (Expression, [SyntaxMessage])] = [:]
  var parsedTexts: [UInt32: ([Expression.TextPiece], [SyntaxMessage])] = [:]
  /// The place that an editor asks about.
  var sight: Sight?

  /// The scalar that holds the expression that is being looked at. It is not passed down: a scope
  /// would be copied for each expression, and hardly anything but a message asks for it. Only `at`
  /// sets it, for as long as a closure runs.
  private(set) var node = YAMLNode(.invalid, span: .start(of: FileID(rawValue: 0)))

  init(file: SourceFile) {
    self.file = file
  }

  /// A copy to try what may be meant: its messages are dropped.
  var probe: ExpressionChecker {
    var probe = self
    probe.diagnostics = []
    probe.parsedExpressions = [:]
    return probe
  }

  // MARK: Entry points

  /// A bare expression: the whole scalar.
  mutating func expression(
    _ node: YAMLNode, in scope: Scope, expected: ValueType?
  ) -> TypedExpression {
    guard let scalar = scalar(node, .expression, wanting: expected) else { return .unknown }
    var start = 0
    if scalar.text.hasPrefix("=") {
      // The `=` of a value does no harm where only an expression can stand.
      start = 1
    }
    return expression(scalar.text, from: start, at: node, in: scope, expected: expected)
  }

  mutating func expression(
    _ text: String, from start: Int, at node: YAMLNode, in scope: Scope, expected: ValueType?
  ) -> TypedExpression {
    let (syntax, messages) =
      parsedExpressions.removeValue(forKey: node.span.offset) ?? parseExpression(text, from: start)
    return at(node) { checker in
      guard !checker.mentionsWordAsName(text), checker.report(messages, scope) else {
        checker.look { $0.infer(syntax, scope, expected) }
        return .unknown
      }
      return checker.typed(syntax, scope, wanting: expected)
    }
  }

  mutating func text(_ text: String, at node: YAMLNode, in scope: Scope) -> TypedExpression {
    // Most texts have no holes, and need no parser.
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      return TypedExpression(.text(text.isEmpty ? [] : [.literal(text)]), .string)
    }
    let (pieces, messages) = parsedTexts.removeValue(forKey: node.span.offset) ?? parseText(text)
    return at(node) { checker in
      if checker.mentionsWordAsName(text) {
        checker.look { $0.typed(pieces, scope) }
        return .unknown
      }
      guard checker.report(messages, scope) else {
        checker.look { $0.typed(pieces, scope) }
        // One hole that nobody can read hides no other.
        _ = checker.typed(pieces.filter { $0.isApart(from: messages) }, scope)
        return .unknown
      }
      return checker.typed(pieces, scope)
    }
  }

  private func mentionsWordAsName(_ text: String) -> Bool {
    !wordsAsNames.isEmpty
      && MentionedWords.words(in: text[...]).contains(where: wordsAsNames.contains)
  }

  /// What a scalar has to be, in the words of messages.
  enum ScalarKind: String {
    case expression = "an expression"
    /// A text with holes.
    case text = "a text"
  }

  mutating func scalar(
    _ node: YAMLNode, _ kind: ScalarKind, wanting expected: ValueType? = nil
  ) -> YAMLScalar? {
    if let scalar = node.scalar { return scalar }
    if !node.isInvalid {
      report(
        .badSyntax, "this is \(node.shape), and \(kind.rawValue) is wanted", at: node.span,
        hint: (expected == .bool ? conditionMeant(by: node) : nil)
          ?? scalarMeant(by: node, kind))
    }
    return nil
  }

  /// What was meant by a list or a map in place of a scalar.
  private func scalarMeant(by node: YAMLNode, _ kind: ScalarKind) -> Hint? {
    let inQuotes: Hint = "YAML takes [ and { for its own: put the expression in single quotes"
    let isBlock = file.bytes(at: node.span).first == UInt8(ascii: "-")
    if isBlock, node.sequence?.count == 1, node.sequence?[0].scalar != nil {
      return .remove(dashBefore: "it")
    }
    guard let pairs = isBlock ? node.sequence?.first?.mapping : node.mapping else {
      return node.sequence == nil ? nil : isBlock ? "it is one text, without a '- '" : inQuotes
    }
    if pairs.first?.key.isText("if") ?? false {
      return "a choice is one text: 'if a then b else c'"
    }
    if kind == .text, pairs.count == 1, pairs[0].value.isNull, let hole = pairs[0].key.scalar {
      return "a hole stands between quotes: \"${\(hole.text)}\""
    }
    return pairs.contains { !$0.value.isNull }
      ? "an expression is no map: a constant can hold one, or the 'initial' of a state" : inQuotes
  }

  // MARK: Messages

  private mutating func at(
    _ node: YAMLNode, _ body: (inout ExpressionChecker) -> TypedExpression
  ) -> TypedExpression {
    let (outer, before) = (self.node, diagnostics.count)
    self.node = node
    defer { self.node = outer }
    let result = body(&self)
    for place in diagnostics.indices.dropFirst(before) {
      guard let hint = diagnostics[place].hint else { continue }
      switch node.scalar?.style {
      case .plain: diagnostics[place].hint = hint.withQuotes
      case .doubleQuoted: diagnostics[place].hint = hint.withEscapedPaths
      default: break
      }
    }
    return result
  }

  /// Tells what is wrong with the syntax; whether nothing is.
  private mutating func report(_ messages: [SyntaxMessage], _ scope: Scope) -> Bool {
    for message in messages {
      var told = Diagnostic(.badSyntax, message.title, at: place(message.range), hint: message.hint)
      // `plan == 'pro'`, where a text in double quotes would be the next mistake.
      if case .otherQuotes(let text)? = message.cause {
        let owners = types.owners(ofCase: text)
        let other = owners.first.map {
          owners.count == 1 ? "; for the case of \($0) '.\(text)'" : "; for a case '.\(text)'"
        }
        told.hint = "write \(node.quotedInYAML(text))\(other ?? "")"
      }
      if case .rewritten(let text)? = message.cause {
        told.hint = "write '\(node.writtenInYAML(text))'"
      }
      if message.cause == .unnamedElement, let value = valueShown(in: scope) { told.hint = value }
      // `${pages pageCount}`
      let word = node.text(in: message.range)
      if case .tooMuch? = message.cause, formatters[word] != nil {
        told.hint = Hint(
          "a formatter stands behind a '|': write '| \(word)'", replacement: "| \(word)")
      }
      if let hint = swappedWithPath() { told.hint = hint }
      if let formatter = formatterBehind(message.range) {
        told.title = "'\(word)' is no sign of a formatter"
        told.hint = Hint("write '| \(formatter)'", replacement: "|")
      }
      // `${name and ${place}`
      if message.cause == .holeInHole,
        let open = (node.scalar?.text.utf8.prefix(message.range.lowerBound)).map(Array.init)
          .flatMap({ bytes in
            bytes.indices.dropLast().last { bytes[$0...].starts(with: "${".utf8) }
          })
      {
        told.related = [.init(place(open..<open + 2), "the first one opens here")]
      }
      // `=This item is sold`
      if node.scalar?.text.hasPrefix("=") ?? false, message.cause == .tooMuch(onlyWords: true) {
        told.hint = "a text has no '=' in front: remove it"
      }
      if node.text(in: message.range) == "${", let text = node.scalar?.text, text.hasPrefix("="),
        isTextWithHoles(text)
      {
        told.hint = "a text has no '=' in front: remove it"
      }
      diagnostics.append(told)
    }
    return messages.isEmpty
  }

  /// `=${name} of ${all}`, which is more than the one hole of `=${name}`.
  private func isTextWithHoles(_ text: String) -> Bool {
    let rest = text.utf8.drop { $0 != UInt8(ascii: "}") }.dropFirst()
    return rest.contains { $0 != UInt8(ascii: " ") } && !rest.contains(UInt8(ascii: "\""))
  }

  /// `money | book.price`: the formatter comes second.
  private func swappedWithPath() -> Hint? {
    let text = (node.scalar?.text ?? "").drop { $0 == "=" }
    let parts = text.split(separator: "|").map { $0.split(separator: " ") }
    guard parts.count == 2, parts.allSatisfy({ $0.count == 1 }),
      case let name = String(parts[0][0]), formatters[name] != nil,
      parts[1][0].utf8.allSatisfy({ $0.isInName || $0 == 0x2E })
    else { return nil }
    return "the value comes first: \(parts[1][0]) | \(name)"
  }

  /// `price -> money`: the formatter whose name alone follows a sign that is none of it.
  private func formatterBehind(_ sign: Range<Int>) -> String? {
    guard ["->", "=>", "||", "|>", ">", ":", ","].contains(node.text(in: sign)),
      let rest = node.scalar?.text.utf8.dropFirst(sign.upperBound)
        .drop(while: { $0 == UInt8(ascii: " ") })
    else { return nil }
    let name = String(decoding: rest.prefix(while: { $0.isInName }), as: UTF8.self)
    let next = rest.dropFirst(name.utf8.count).first { $0 != UInt8(ascii: " ") }
    let isAlone = next.map { ")}\"".utf8.contains($0) } ?? true
    return isAlone && formatters[name] != nil ? name : nil
  }

  /// The place of a part of the expression that is being looked at.
  func place(_ range: Range<Int>) -> SourceSpan {
    node.span(of: range, in: file)
  }

  /// Whether a place in the spec holds that text.
  func isText(_ text: String, at span: SourceSpan) -> Bool {
    file.bytes(at: span).elementsEqual(text.utf8)
  }

  /// Tells a mistake, and stands for what could not be typed.
  mutating func fail(
    _ id: DiagnosticID, _ title: String, _ range: Range<Int>,
    hint: Hint? = nil, related: [Diagnostic.Related] = [],
    missing: Diagnostic.Missing? = nil, cause: Diagnostic.Cause? = nil,
    roots: [Diagnostic.Root] = [], shape: Diagnostic.Shape? = nil
  ) -> TypedExpression {
    report(
      id, title, at: place(range), hint: hint, related: related, missing: missing, cause: cause,
      roots: roots, shape: shape)
    return .unknown
  }
}

extension Expression.TextPiece {
  /// Whether no message is about it.
  fileprivate func isApart(from messages: [SyntaxMessage]) -> Bool {
    guard case .hole(let hole) = self else { return true }
    return !messages.contains { message in
      message.range.lowerBound <= hole.range.upperBound
        && hole.range.lowerBound <= message.range.upperBound
    }
  }
}

extension TypedExpression {
  /// Stands where a mistake was told.
  static let unknown = TypedExpression(.null, .unknown)
}

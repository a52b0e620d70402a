import Diagnostics

extension Diagnostic {
  /// How it begins what is said of a quote that nothing closes.
  static let openQuote = "the quote that opens here is"

  /// What is said of text that should be a key.
  static let noColon = "a key is expected here, and there is no colon after it"

  /// What is said of `a： b` and `a， b`.
  static let wideSign = "this is the wide ':' or ',' of another script"

  /// What is said of `key:value`.
  static let noSpaceAfterColon = "the colon after a key needs a space after it"

  static func fileTooLarge(
    _ id: FileID, _ file: SourceFile, _ limits: ReadingLimits
  ) -> Diagnostic {
    Diagnostic(
      .fileTooLarge,
      "the file has \(file.bytes.count) bytes, and a spec can have \(limits.bytes)",
      at: .start(of: id), hint: "split it into several specs, and share declarations with 'uses'")
  }

  static func notUTF8(_ id: FileID, _ file: SourceFile, at place: Int) -> Diagnostic {
    let bytes = file.bytes
    let isUTF16 =
      place == 0 && (bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]))
    let byte = "0x" + String(bytes[place], radix: 16, uppercase: true)
    return Diagnostic(
      .notUTF8,
      isUTF16 ? "the file is UTF-16, and a spec is UTF-8" : "the byte \(byte) is not UTF-8",
      at: file.span(of: place..<place + 1, in: id), hint: "save the file as UTF-8")
  }

  static func outOfMemory(_ id: FileID) -> Diagnostic {
    Diagnostic(.invalidYAML, "there is not enough memory to read the file", at: .start(of: id))
  }

  static func tooManyNodes(_ limits: ReadingLimits, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooManyNodes,
      "the file has more than \(limits.nodes) values, each alias counted as what it stands for",
      at: span, hint: "split it into several specs, and share declarations with 'uses'")
  }

  static func nestedTooDeep(_ limits: ReadingLimits, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "lists and maps stand more than \(limits.nesting) levels inside each other",
      at: span)
  }

  static func unknownAlias(
    _ name: String, at span: SourceSpan, meant: String?
  ) -> Diagnostic {
    let meant: Hint? = meant.map { "did you mean '*\($0)'?" }
    return Diagnostic(
      .unknownAlias, "'*\(name)' is an alias, and there is no anchor '&\(name)' before it",
      at: span, hint: meant ?? "a text that starts with * goes in quotes: '*\(name)'",
      missing: .init(.anchor(name), isGuessed: meant != nil))
  }

  static func aliasOfItself(
    _ name: String, at span: SourceSpan, anchor: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unknownAlias, "'*\(name)' stands inside what it is an alias of", at: span,
      related: [.init(anchor, "'&\(name)' starts here")])
  }

  static func unusedAnchor(_ name: String, at span: SourceSpan, quoted: String) -> Diagnostic {
    let asText: Hint = "a text that starts with & goes in quotes: \(quoted)"
    return Diagnostic(
      .unusedAnchor, "'&\(name)' is an anchor that no alias uses", at: span, severity: .warning,
      hint: "remove it; \(asText)", cause: .noValue(asText: asText))
  }

  static func keyIsNoText(
    _ node: YAMLNode, quoted: String?, areNumbers: Bool, isInBraces: Bool
  ) -> Diagnostic {
    let numbers = (node.sequence ?? []).map { "\($0.scalar?.text ?? "1"): a" }
    return Diagnostic(
      .keyIsNoText, "a list or a map can't be a key", at: node.span,
      hint: areNumbers
        ? "each has a value of its own: { \(numbers.joined(separator: ", ")) }"
        : quoted.map { text in
          (isInBraces ? holeMeant(in: text.dropFirst().dropLast()) : nil)
            ?? caseMeant(by: node)
            ?? "a key that starts with a bracket goes in quotes: \(text)"
        })
  }

  /// `{{ name }}`, as templates write holes, has the key `{ name }`.
  private static func holeMeant(in key: Substring) -> Hint? {
    guard key.first == "{", key.last == "}" else { return nil }
    let name = key.dropFirst().dropLast().split(separator: " ").joined(separator: " ")
    guard name.first?.isLetter ?? false, name.utf8.allSatisfy({ $0.isInName || $0 == 0x2E }) else {
      return nil
    }
    return "write '=\(name)', in a text '${\(name)}'"
  }

  /// `{ { one: { n: 2 } }: 1 }` has a case with values as its key.
  private static func caseMeant(by node: YAMLNode) -> Hint? {
    guard let pairs = node.mapping, pairs.count == 1, let name = pairs[0].key.scalar?.text,
      name.utf8.allSatisfy(\.isInName), let values = pairs[0].value.mapping
    else { return nil }
    let arguments = values.map { pair in
      "\(pair.key.scalar?.text ?? "..."): \(pair.value.scalar.map(asExpression) ?? "...")"
    }
    return
      "a key that is a case with values is an expression: '=.\(name)(\(arguments.joined(separator: ", ")))'"
  }

  /// A literal, as expressions write it.
  private static func asExpression(_ scalar: YAMLScalar) -> String {
    let text = scalar.text
    if text.hasPrefix("=") { return String(text.dropFirst()) }
    return scalar.startsWithDigit || ["true", "false"].contains(text) ? text : "\"\(text)\""
  }

  /// `(white, black)` and `String[]`, as other languages write lists and their types.
  private static func otherList(_ text: Substring) -> Hint? {
    if text.hasSuffix("[]"), text.first?.isUppercase ?? false,
      text.dropLast(2).allSatisfy(\.isInName), text.count > 2
    {
      return "a list's type is written [\(text.dropLast(2))]"
    }
    guard text.hasPrefix("("), text.hasSuffix(")"),
      text.dropFirst().dropLast().allSatisfy({ $0.isInName || ", ".contains($0) })
    else { return nil }
    return "a list is written [\(text.dropFirst().dropLast())]"
  }

  /// A text between brackets without quotes, of which a comma makes two.
  public static func commaInText(_ span: SourceSpan, text: String) -> Diagnostic {
    commaInText(span, quoted: SourceText.quoted(text), isValue: true)
  }

  static func commaInText(
    _ span: SourceSpan, quoted: String, isValue: Bool, meant: Hint? = nil
  ) -> Diagnostic {
    let text = quoted.dropFirst().dropLast()
    let lost = lostSign(in: String(text).exchanging("''", for: "'")[...], isValue: isValue)
    return Diagnostic(
      .commaInText, lost?.title ?? "between brackets an unquoted text can't hold any of , [ ] { }",
      at: span,
      hint: lost.map { .write($0.written) }
        ?? hole(in: text) ?? otherList(text) ?? .mapInParentheses(text)
        ?? meant ?? valueAlone(text, quoted) ?? ofOtherLanguages(text)
        ?? (text.contains(":") ? SourceText.asCase(text) : nil) ?? .inQuotes(quoted))
  }

  /// `${name}` is no text where it is all that there is.
  private static func valueAlone(_ text: Substring, _ quoted: String) -> Hint? {
    guard text.hasPrefix("${"), text.hasSuffix("}"), !text.dropFirst(2).contains("$") else {
      return nil
    }
    if let choice = Hint.choice(String(text), isExpression: false) { return choice }
    return "write '=\(text.dropFirst(2).dropLast())', as a text \(quoted)"
  }

  /// What is missing in `{ go {} }`, `{ text "${a}" }`, `{ text:"${a}" }` and `{ type: Int value:
  /// "a, b" }`.
  private static func lostSign(
    in text: Substring, isValue: Bool
  ) -> (title: String, written: String)? {
    let words = text.split(separator: " ", maxSplits: 1)
    if words.count == 2, hole(in: text) == nil, let first = words[1].first {
      let name = words[0].last == ";" ? words[0].dropLast() : words[0]
      let key = words[1].prefix { $0 != ":" }
      if isWord(name), isWord(key), words[1].dropFirst(key.count).hasPrefix(": ") {
        return (
          name == words[0]
            ? "a comma is missing before '\(key)'" : "a ',' separates, and this is ';'",
          "\(name), \(words[1])"
        )
      }
      if words[0] == "async", first == "[" {
        return ("methods are always async", String(words[1]))
      }
      // `{ title: say "a, b" }` has its colon.
      if !isValue, isWord(words[0]), opening.contains(first), first != "{" || words[1].last == "}" {
        return ("the colon after '\(words[0])' is missing", "\(words[0]): \(words[1])")
      }
    }
    // `Int, params { a: Int }`
    if let open = text.firstIndex(where: { "{[".contains($0) }), "}]".contains(text.last ?? " "),
      case let before = text[..<open], before.last == " ", let comma = before.lastIndex(of: ","),
      case let name = before[comma...].dropFirst(2).dropLast(), isWord(name),
      !before.contains(where: { "\"'(:".contains($0) }), hole(in: text) == nil
    {
      return ("the colon after '\(name)' is missing", "\(before.dropLast()): \(text[open...])")
    }
    let key = text.prefix { $0 != ":" }
    let value = text.dropFirst(key.count + 1)
    guard isWord(key), let first = value.first else { return nil }
    // `{ item: id: { … } }`
    if value.hasPrefix(" {") { return ("a '{' is missing before this", "{ \(text) }") }
    return opening.contains(first)
      ? (noSpaceAfterColon, "\(key): \(value)") : nil
  }

  /// `list.filter { $0.isOpen }` and `list.contains(where: { $0.isOpen })` as they are written here;
  /// nothing where more than that is of another language.
  private static func closure(_ text: Substring) -> String? {
    guard let open = text.firstIndex(of: "{"), let close = text.firstIndex(of: "}"), open < close,
      case let body = text[open...].dropFirst().prefix(while: { $0 != "}" }),
      String(body).holds("$0"), !body.contains(where: { "!&|{?".contains($0) }),
      !String(body).holds("$1")
    else { return nil }
    var call = text[..<open].split(separator: " ").joined(separator: " ")
    var rest = text[text.index(after: close)...]
    // `list.filter({ $0.isOpen })`
    if call.hasSuffix("("), rest.hasPrefix(")") {
      call.removeLast()
      rest = rest.dropFirst()
    }
    if call.hasSuffix(":"), let label = call.lastIndex(of: "("), rest.hasPrefix(")") {
      call = String(call[..<label])
      rest = rest.dropFirst()
    }
    guard call.contains("."), call.utf8.allSatisfy({ $0.isInName || ".=?".utf8.contains($0) })
    else { return nil }
    let words = body.split(separator: " ").joined(separator: " ")
    return "\(call)(x => \(words.exchanging("$0", for: "x")))\(rest)"
  }

  /// `=list.filter { $0.isOpen }` and `=switch count { … }`
  private static func ofOtherLanguages(_ text: Substring) -> Hint? {
    if let call = closure(text) {
      let isPlain = call.utf8.allSatisfy { !",[]{}".utf8.contains($0) }
      return
        "a function stands in parentheses: write \(isPlain ? "'\(call)'" : SourceText.quoted(call))"
    }
    guard text.hasPrefix("=") else { return nil }
    if text.hasPrefix("=switch ") { return "a choice is written if a then b else c" }
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "{")), text.last == "}",
      case let call = text[..<open].split(separator: " "), call.count == 1,
      call[0].contains("."), call[0].dropFirst().utf8.allSatisfy({ $0.isInName || $0 == 0x2E })
    else { return nil }
    return "a function stands in parentheses, and is written x => x.name: \(call[0])(x => ...)"
  }

  /// `Only {limit}` is no list or map, nor is `Only {{ limit }}`.
  private static func hole(in written: Substring) -> Hint? {
    let text =
      !String(written).holds("{{")
      ? written
      : String(written).exchanging("{{ ", for: "{").exchanging(" }}", for: "}")
        .exchanging("{{", for: "{").exchanging("}}", for: "}")[...]
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ")
    // `/photos/{id}`
    let isRequest = parts[0].first == "/" && words.count == 1
    // `/photos/${id}` only wants its quotes.
    guard parts.count > 1, !parts.dropLast().contains(where: { $0.last == "$" }),
      let first = words.first, first.first != "=",
      isRequest || parts[0].last == " ",
      isRequest || (words.count > 1 ? first != "if" && first != "switch" : isWord(first)),
      !text.contains(where: { "[]'".contains($0) }),
      parts.dropFirst().allSatisfy({ part in
        isPath(part.prefix { $0 != "}" }) && part.utf8.count { $0 == UInt8(ascii: "}") } == 1
      })
    else { return nil }
    return
      "a hole is written ${name}: '\(parts.map(String.init).joined(separator: "${"))', in quotes"
  }

  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(\.isInWord)
  }

  private static func isPath(_ text: Substring) -> Bool {
    !text.isEmpty && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isWord)
  }

  /// What a value in brackets or quotes starts with.
  private static let opening = "{[\"'"

  /// An unquoted text that starts with what YAML keeps for itself.
  ///
  /// `before` is a span before it in the file, from which its line is counted.
  static func reservedStart(
    at start: Int, after before: SourceSpan, in source: SourceText, inBrackets: Bool
  ) -> Diagnostic {
    let text = source.unquotedText(from: start, inBrackets: inBrackets)
    let first = source.text(start..<min(start + 1, source.file.bytes.count))
    let ids: [String: DiagnosticID] = ["!": .tag, "*": .unknownAlias, "&": .unusedAnchor]
    var hint = Hint.inQuotes(source.quoted(text))
    if first == "!", text.count > 1 {
      let rest = source.text(text.lowerBound + 1..<text.upperBound)
      let bare = rest.drop { $0 == " " }
      let denied = SwiftClosure.inWords("not \(BareHoles.removed(from: bare) ?? String(bare))'")
      hint =
        source.isExpression(at: start)
        ? "write '\(denied)" : "\(hint); for the opposite of a value, write '=\(denied)"
    }
    if first == "%", let pattern = patternMeant(by: source.text(text)) {
      hint = Hint("the pattern of a date is written \(pattern)", replacement: pattern)
    }
    if first == "*", source.isBullet(at: start) {
      let rest = source.text(text.lowerBound + 1..<text.upperBound).drop { $0 == " " }
      return Diagnostic(
        .reservedStart, "an element of a list starts with '-', and this is '*'",
        at: before.moved(to: start..<start + 1, in: source.file),
        hint: Hint("write '- \(rest)'", replacement: "-"))
    }
    if first == "*", let last = source.text(text).last, ",;".contains(last) {
      hint = "remove the '\(last)', if an alias is meant; or \(hint)"
    }
    // `@username: String`
    let named = source.text(text).dropFirst()
    let isKey =
      source.firstContent(ofLineAt: start) == start
      && named.drop(while: \.isInName).hasPrefix(": ") && named.first != ":"
    if first == "@", isKey {
      hint = Hint.write(String(named))
    } else if source.text(text).hasPrefix("@testable ") {
      hint = "a module stands by its name alone: write '\(source.text(text).dropFirst(10))'"
    } else if first == "@", let type = wrapped(source.text(text)),
      type.holds(":") || type.first == "[" || type.first?.isUppercase ?? false
    {
      hint = "nothing is wrapped here: write '\(type)'"
    } else if source.text(text).hasPrefix("```") {
      hint = "remove the line: it belongs to Markdown"
    } else if first == ">", inBrackets, let key = source.key(before: start),
      source.text(source.file.lineRange(at: start)).holds("expect:")
    {
      hint =
        "a scenario has the value itself; what is compared stands in the name: "
        + "{ \(key) \(source.text(text)): true }"
    } else if first == "|" || first == ">", inBrackets {
      hint = "a text of several lines can't stand between brackets; one of one line goes in quotes"
    }
    return Diagnostic(
      ids[first] ?? .reservedStart, "an unquoted text can't start with '\(first)'",
      at: before.moved(to: text, in: source.file), hint: hint)
  }

  /// What `@Published String` holds.
  private static func wrapped(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].dropFirst().first?.isUppercase ?? false else { return nil }
    return String(words[1])
  }
}

extension Hint {
  /// A text that needs quotes, or a type as others write it, which quotes make none.
  static func inQuotes(_ quoted: String) -> Hint {
    if let code = inQuotes(swift: String(quoted.dropFirst().dropLast())) { return code }
    if let answer = answerMeant(by: quoted.dropFirst().dropLast()) { return answer }
    if let type = typeMeant(by: quoted.dropFirst().dropLast()) {
      return Hint("write \(type.contains(":") ? type : "'\(type)'")", replacement: type)
    }
    return Hint("put the text in quotes: \(quoted)", replacement: quoted)
  }

  /// `list.first(where: { $0.id == 3 })`, whose closure is a function here.
  static func inQuotes(swift text: String) -> Hint? {
    let text = text.exchanging("''", for: "'")
    if let written = SwiftClosure.replaced(in: text) {
      let quoted = SourceText.quoted(written)
      return Hint("a function has no braces: \(quoted)", replacement: quoted)
    }
    if let written = SwiftLabels.removed(from: text) {
      let isPlain = written.utf8.allSatisfy { !",[]{}#:".utf8.contains($0) }
      let value = isPlain ? written : SourceText.quoted(written)
      return Hint("members have other names and no labels here: \(value)", replacement: value)
    }
    return listsSpread(in: text).map {
      let quoted = SourceText.quoted($0)
      return Hint("lists are joined by '+': \(quoted)", replacement: quoted)
    }
  }

  /// What to do about a text that ends in what is a comment to YAML, where `#{name}` is a hole of
  /// others.
  static func inQuotes(_ quoted: String, comment: String) -> Hint {
    comment.hasPrefix("#{")
      ? "a hole is written ${name}: \(quoted.exchanging("#{", for: "${"))"
      : "put the text in quotes: \(quoted)"
  }

  /// `(page: 1)`, as arguments are written in Swift.
  static func mapInParentheses(_ text: some StringProtocol) -> Hint? {
    guard text.hasPrefix("("), text.hasSuffix(")"),
      case let inner = text.dropFirst().dropLast().split(separator: " ").joined(separator: " "),
      let colon = inner.firstIndex(of: ":"),
      colon > inner.startIndex, inner[..<colon].utf8.allSatisfy(\.isInWord),
      inner[colon...].hasPrefix(": ")
    else { return nil }
    return
      "a map has braces: { \(inner) }; a text goes in quotes: \(SourceText.quoted(String(text)))"
  }
}

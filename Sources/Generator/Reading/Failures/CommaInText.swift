import MVVMGenDiagnostics

/// A text between brackets that has no quotes.
extension Diagnostic {
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
        ?? meant ?? valueAlone(text, quoted) ?? switched(text)
        ?? (text.contains(":") ? SourceText.asCase(text) : nil) ?? .inQuotes(quoted))
  }

  /// `(white, black)` and `String[]`, as other languages write lists and their types.
  private static func otherList(_ text: Substring) -> Hint? {
    if text.hasSuffix("[]"), text.startsUpper,
      text.dropLast(2).allSatisfy({ $0.isInName }), text.count > 2
    {
      return "a list's type is written [\(text.dropLast(2))]"
    }
    guard text.hasPrefix("("), text.hasSuffix(")"),
      text.dropFirst().dropLast().allSatisfy({ $0.isInName || ", ".contains($0) })
    else { return nil }
    let parts = text.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
    return parts.allSatisfy { $0.startsUpper }
      ? "several values together are a model with fields"
      : "a list is written [\(text.dropFirst().dropLast())]"
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
      if words[0] == "async", first == "[" { return ("methods are always async", String(words[1])) }
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
    return opening.contains(first) ? (noSpaceAfterColon, "\(key): \(value)") : nil
  }

  /// `=switch count { … }`
  private static func switched(_ text: Substring) -> Hint? {
    text.drop(while: { $0 == "=" }).hasPrefix("switch ") && text.last == "}"
      ? "a choice is written if a then b else c" : nil
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
    !text.isEmpty && text.utf8.allSatisfy { $0.isInWord }
  }

  private static func isPath(_ text: Substring) -> Bool {
    !text.isEmpty && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isWord)
  }

  /// What a value in brackets or quotes starts with.
  private static let opening = "{[\"'"
}

/// A text between brackets that YAML cuts, where its author does not.
extension SourceText {
  func commaInText(
    _ text: Range<Int>, at span: SourceSpan? = nil, isValue: Bool = false
  ) -> Diagnostic {
    .commaInText(
      span ?? self.span(text), quoted: quoted(text), isValue: isValue,
      meant: swiftInQuotes(text) ?? modelCalled(text) ?? caseWithTypes(text)
        ?? expressionMeant(by: text))
  }

  /// `swift: track(event: "x")`, which nothing but quotes makes a text.
  func swiftInQuotes(_ range: Range<Int>) -> Hint? {
    guard key(before: range.lowerBound) == "swift" else { return nil }
    return Hint("put the Swift in quotes: \(quoted(range))", replacement: quoted(range))
  }

  /// `loaded([Product])`, a case as Swift declares it.
  private func caseWithTypes(_ range: Range<Int>) -> Hint? {
    let text = text(range)
    let name = text.prefix(while: { $0.isInName })
    guard section(at: range.lowerBound) == "models", name.startsLower,
      text[name.endIndex...].hasPrefix("(["), text.hasSuffix("])")
    else { return nil }
    let type = text[name.endIndex...].dropFirst().dropLast()
    return "where 'cases' is a map, a case with a value is \(name): { name: \(type) }"
  }

  /// `- set: { items: items + [item] }`: an expression of a step without its `=`; and one with holes.
  func expressionMeant(by range: Range<Int>) -> Hint? {
    let text = text(range)
    // Under some keys an expression has no sign, and what is called has none either.
    let bare = ["if", "each", "while", "call", "send", "emit", "when"]
    guard let key = key(before: range.lowerBound) else { return nil }
    // In a step, `from` is a parameter's name.
    if key == "from", section(at: range.lowerBound) != "bindings", text.holds("${"),
      !text.contains("\"")
    {
      return BareHoles.removed(from: text).map {
        Hint("an expression has no '${' and '}': write '\($0)'", replacement: $0)
      } ?? "a text with holes stands under 'text': text: \(quoted(range))"
    }
    guard section(at: range.lowerBound) == "bindings", !bare.contains(key) else { return nil }
    if let values = caseWithValues(range) { return values }
    // No function has labels.
    if text.holds(": "), let values = Self.asCase(text) { return values }
    guard Self.readsAsExpression(text), !isSentence(text[...]) else { return nil }
    let expression = Self.quoted("=\(text)")
    return Hint(
      "an expression starts with '=', and stands in quotes where it holds a comma or a bracket: "
        + "\(key): \(expression)", replacement: expression)
  }

  /// Whether a text starts with a name that something is done with: `items[0]`, `max(a, b)`,
  /// `items + [item]`.
  private static func readsAsExpression(_ text: String) -> Bool {
    let name = text.prefix { $0.isInName || $0 == "." }
    guard name.startsLower, let sign = text[name.endIndex...].first else { return false }
    if sign == "[" || sign == "(" { return true }
    let rest = text[name.endIndex...]
    return [" + ", " - ", " * ", " / ", " ?? "].contains { rest.hasPrefix($0) }
      && text.contains { "[(".contains($0) }
  }
}

import MVVMGenDiagnostics

extension Diagnostic {
  /// An unquoted text that starts with what YAML keeps for itself.
  ///
  /// `before` is a span before it in the file, from which its line is counted.
  static func reservedStart(
    at start: Int, after before: SourceSpan, in source: SourceText, inBrackets: Bool
  ) -> Diagnostic {
    let text = source.unquotedText(from: start, inBrackets: inBrackets)
    let first = source.text(start..<min(start + 1, source.file.bytes.count))
    if first == "*", source.isBullet(at: start) {
      let rest = source.text(text.lowerBound + 1..<text.upperBound).drop { $0 == " " }
      return Diagnostic(
        .reservedStart, "an element of a list starts with '-', and this is '*'",
        at: before.moved(to: start..<start + 1, in: source.file),
        hint: Hint("write '- \(rest)'", replacement: "-"))
    }
    let ids: [String: DiagnosticID] = ["!": .tag, "*": .unknownAlias, "&": .unusedAnchor]
    return Diagnostic(
      ids[first] ?? .reservedStart, "an unquoted text can't start with '\(first)'",
      at: before.moved(to: text, in: source.file),
      hint: textMeant(by: text, in: source, inBrackets: inBrackets))
  }

  private static func textMeant(
    by range: Range<Int>, in source: SourceText, inBrackets: Bool
  ) -> Hint {
    if let swift = source.swiftInQuotes(range) { return swift }
    let text = source.text(range)
    let quoted = Hint.inQuotes(source.quoted(range))
    switch text.first {
    case "!" where range.count > 1:
      let bare = text.dropFirst().drop { $0 == " " }
      let denied = SwiftClosure.inWords("not \(BareHoles.removed(from: bare) ?? String(bare))'")
      if source.isExpression(at: range.lowerBound) { return "write '\(denied)" }
      let isOutput =
        source.section(at: range.lowerBound) == "outputs" && !inBrackets
        && !["initial", "doc"].contains(source.key(before: range.lowerBound))
      return isOutput
        ? "a value that is computed is written '{ from: \(denied.dropLast()) }'"
        : "\(quoted); for the opposite of a value, write '=\(denied)"
    case "%":
      guard let pattern = datePattern(from: text),
        text.split(separator: "%").allSatisfy({ $0.dropFirst().allSatisfy { "-/. ".contains($0) } })
      else { return quoted }
      return Hint("the pattern of a date is written \(pattern)", replacement: pattern)
    case "*":
      guard let last = text.last, ",;".contains(last) else { return quoted }
      return "remove the '\(last)', if an alias is meant; or \(quoted)"
    case "@": return nameMeant(by: text, at: range.lowerBound, in: source) ?? quoted
    case "`":
      return text.hasPrefix("```")
        ? "remove the line: it belongs to Markdown" : nameInBackticks(text) ?? quoted
    case ">", "|":
      guard inBrackets else { return quoted }
      if text.first == ">", let key = source.key(before: range.lowerBound),
        source.text(source.file.lineRange(at: range.lowerBound)).holds("expect:")
      {
        return "a scenario has the value itself; what is compared stands in the name: "
          + "{ \(key) \(text): true }"
      }
      return "a text of several lines can't stand between brackets; one of one line goes in quotes"
    default: return quoted
    }
  }

  /// `@username: String`, `@testable App` and `@Published String`.
  private static func nameMeant(by text: String, at start: Int, in source: SourceText) -> Hint? {
    let named = text.dropFirst()
    if named.drop(while: { $0.isInName }).hasPrefix(": "), named.first != ":",
      source.firstContent(ofLineAt: start) == start
    {
      return Hint.write(String(named))
    }
    if text.hasPrefix("@testable ") {
      return "a module stands by its name alone: write '\(text.dropFirst(10))'"
    }
    guard let type = wrapped(text),
      type.holds(":") || type.first == "[" || type.startsUpper
    else { return nil }
    return "nothing is wrapped here: write '\(declarationMeant(by: type) ?? type)'"
  }

  /// `` `default`: Int ``, as Swift has a keyword as a name.
  private static func nameInBackticks(_ text: String) -> Hint? {
    let name = text.dropFirst().prefix { $0.isInName }
    let rest = text[name.endIndex...]
    guard !name.isEmpty, rest.first == "`", rest.dropFirst().first == ":" else { return nil }
    return .write("\(name)\(rest.dropFirst())")
  }

  /// What `@Published String` holds.
  private static func wrapped(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].dropFirst().startsUpper else { return nil }
    return String(words[1])
  }
}

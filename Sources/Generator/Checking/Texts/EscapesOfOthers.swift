import MVVMGenDiagnostics
import MVVMGenReading

/// `\n` where it is two signs: only between double quotes it is one.
extension ExpressionChecker {
  /// `'"Hello"'`: the inner quotes are part of the text. A text with holes may well show its value
  /// in quotes.
  mutating func warnIfQuotedTwice(_ node: YAMLNode) {
    guard let scalar = node.scalar, scalar.style == .singleQuoted || scalar.style == .doubleQuoted,
      let quote = scalar.text.first, quote == "\"" || quote == "'", scalar.text.last == quote,
      case let inside = scalar.text.dropFirst().dropLast(), !inside.isEmpty,
      !inside.contains(where: { "\"'\\$\n".contains($0) })
    else { return }
    let outer = scalar.style == .singleQuoted ? "'" : "\""
    report(
      .textLikeName, "the inner quotes are part of this text", at: node.span, severity: .warning,
      hint: Hint.write("\(outer)\(inside)\(outer)", bare: true))
  }

  mutating func warnIfEscape(_ scalar: YAMLScalar, _ node: YAMLNode) {
    guard scalar.style == .plain || scalar.style == .singleQuoted,
      let sign = escape(in: scalar.text)
    else { return }
    let escape = scalar.text[sign...].prefix(2)
    // A quote in a text in a hole has a backslash already, and keeps it.
    let whole = scalar.text.exchanging("\\\"", for: "\0").exchanging("\"", for: "\\\"")
      .exchanging("\0", for: "\\\\\\\"")
    warnOfText(
      node, "'\(escape)' is only text here",
      "in double quotes it is a \(escape.last == "n" ? "new line" : "tab"): \"\(whole)\"",
      at: escape)
  }

  /// The first escape outside of holes, whose expressions have texts of their own. A text with
  /// other backslashes, or one behind a colon, is a path or a pattern.
  private func escape(in text: String) -> String.Index? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return nil }
    var found: String.Index?
    var depth = 0
    var last: Character = " "
    for (index, sign) in zip(text.indices, text) {
      switch sign {
      case "{" where depth > 0 || last == "$": depth += 1
      case "}" where depth > 0: depth -= 1
      case "\\" where depth == 0:
        let behind = text[text.index(after: index)...]
        let next = behind.first
        guard next == "n" || next == "t", last != ":" else { return nil }
        // `CORP\nick` and `$\theta$`
        let word = text[..<index].reversed().prefix { $0 != " " }
        let isName = last == "$" || word.count > 1 && word.allSatisfy { $0.isUppercase }
        if isName, behind.dropFirst().startsLower { return nil }
        found = found ?? index
      default: break
      }
      last = sign
    }
    return found
  }
}

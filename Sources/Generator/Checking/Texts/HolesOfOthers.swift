import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// Holes as other languages write them.
extension ExpressionChecker {
  /// Warns of those in a text of an expression.
  mutating func warnIfHole(_ pieces: [Expression.TextPiece], _ scope: Scope) {
    for case .literal(let text) in pieces { warnIfHole(text, node, scope) }
  }

  /// Warns where they enclose an expression of names in scope.
  mutating func warnIfHole(_ text: String, _ node: YAMLNode, _ scope: Scope) {
    var rest = text[...]
    while let sign = rest.utf8.firstIndex(where: Self.mayStartHole) {
      if warnIfExpression(in: text, from: sign, node, scope) { return }
      rest = rest[sign...]
      if rest.utf8.starts(with: "${".utf8) {
        if let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")) {
          let behind = rest[rest.utf8.index(after: end)...]
          if let name = formatter(startedBy: behind) {
            warnOfText(
              node, "'| \(name)' is only text here",
              "the formatter stands inside the hole: ${... | \(name)}", at: rest)
            return
          }
          if warnIfClosedTwice(before: behind, in: text, node) { return }
        }
        rest = rest[rest.utf8.index(sign, offsetBy: 2)...]
        // `${{name}}`, whose inner brace is told as what it is.
        if rest.utf8.first == UInt8(ascii: "{") { return }
        continue
      }
      for (open, close) in Self.holesOfOthers where rest.utf8.starts(with: open.utf8) {
        guard var inner = inner(of: rest.dropFirst(open.count), to: close) else { continue }
        // `{{ name }}` has spaces where it is at home.
        let meant = open == "{{" ? withoutSpaces(inner) : inner
        guard isHole(meant, scope) else { continue }
        if close.isEmpty { inner = path(from: inner) }
        let length = open.utf8.count + inner.utf8.count + close.utf8.count
        let hole = close.isEmpty ? inner : meant
        warnOfText(
          node, "'\(open)\(inner)\(close)' is only text here", hole: hole,
          at: rest[..<rest.utf8.index(rest.startIndex, offsetBy: length)])
        return
      }
      rest = rest.dropFirst()
    }
  }

  /// `${total}}`; a text with quotes may have braces in texts of its holes.
  private mutating func warnIfClosedTwice(
    before behind: Substring, in text: String, _ node: YAMLNode
  ) -> Bool {
    guard behind.utf8.first == UInt8(ascii: "}"), !text.utf8.contains(UInt8(ascii: "\"")),
      text.utf8.count(where: { $0 == UInt8(ascii: "}") })
        > text.utf8.count(where: { $0 == UInt8(ascii: "{") })
    else { return false }
    warnOfText(
      node, "this '}' is only text: the hole ends before it", "remove it", at: behind.prefix(1))
    return true
  }

  /// `${total} | money`
  private func formatter(startedBy behind: Substring) -> String? {
    guard behind.utf8.starts(with: " | ".utf8) else { return nil }
    let name = String(behind.dropFirst(3).prefix(while: { $0.isInName }))
    return formatters[name] == nil ? nil : name
  }

  /// `Bearer =token`: in the middle of a text no expression starts.
  private mutating func warnIfExpression(
    in text: String, from sign: String.Index, _ node: YAMLNode, _ scope: Scope
  ) -> Bool {
    guard text.utf8[sign] == UInt8(ascii: "="), sign > text.startIndex,
      text[text.index(before: sign)] == " "
    else { return false }
    let name = inner(of: text[text.index(after: sign)...], to: "") ?? ""
    guard scope[String(name)] != nil else { return false }
    let path = path(from: name)
    warnOfText(node, "'=\(path)' is only text here", hole: path, at: text[sign..<path.endIndex])
    return true
  }

  /// What stands before the sign that closes a hole; where nothing does, a name.
  private func inner(of text: Substring, to close: String) -> Substring? {
    guard let last = close.last else { return text.prefix(while: { $0.isInName }) }
    let open: Character = last == ")" ? "(" : last == "]" ? "[" : "{"
    var depth = 0
    // Nobody writes a longer one, and every sign is looked behind.
    for index in text.indices.prefix(200) {
      if text[index] == open { depth += 1 }
      guard text[index] == last else { continue }
      if depth == 0 { return text[index...].hasPrefix(close) ? text[..<index] : nil }
      depth -= 1
    }
    return nil
  }

  private func withoutSpaces(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? start
  }

  /// `trip.name` of `$trip.name`: a name with the members behind it.
  private func path(from name: Substring) -> Substring {
    var end = name.endIndex
    while true {
      let rest = name.base[end...]
      guard rest.first == ".", rest.dropFirst().first?.isLetter ?? false else {
        return name.base[name.startIndex..<end]
      }
      end = rest.dropFirst().prefix(while: { $0.isInName }).endIndex
    }
  }

  private func isHole(_ inner: Substring, _ scope: Scope) -> Bool {
    guard let first = inner.first, first != " ", inner.last != " " else { return false }
    return scope[String(inner)] != nil || readsAsExpression(String(inner), in: scope)
  }

  /// `$`, `\`, `{`, `#`, `%` and `=`: each byte of all texts is asked.
  private static func mayStartHole(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x24, 0x5C, 0x7B, 0x23, 0x25, 0x3D: true
    default: false
    }
  }

  private static let holesOfOthers = [
    ("\\(", ")"), ("$(", ")"), ("$[", "]"), ("$[", "}"), ("#{", "}"), ("%{", "}"), ("{{", "}}"),
    ("{", "}"), ("$", ""),
  ]
}

import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// What was meant by what a path can't hold.
extension ScreenChecker {
  /// The holes of a path, as they are written.
  func holes(in path: String) -> [Expression] {
    parseText(path).0.compactMap { piece in
      if case .hole(let value) = piece { value } else { nil }
    }
  }

  /// `${option}`, where only a part of it has a text.
  mutating func reportNoText(_ type: ValueType, _ hole: Expression?, _ node: YAMLNode) {
    let member = type.unwrapped.name.flatMap(fieldToSend(of:))
    let value = hole.map { node.text(in: $0.range) } ?? "value"
    report(
      .cannotSend, "\(type) can't be sent as text",
      at: hole.map { node.span(of: $0.range, in: expressions.file) } ?? node.span,
      hint: "send one of its members: ${\(value).\(member ?? "member")}")
  }

  /// `/search?q=${q}&page=1`: the items behind the path.
  func queryMeant(by path: String) -> Hint? {
    let parts = path.split(separator: "?", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let items = parts[1].split(separator: "&").map { item -> String? in
      let pair = item.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, !pair[0].isEmpty else { return nil }
      let value = pair[1]
      // `{limit}`, as OpenAPI has it.
      let isHole = (value.hasPrefix("${") || value.hasPrefix("{")) && value.hasSuffix("}")
      let inside = isHole ? value.drop { $0 == "$" }.dropFirst().dropLast() : ""
      let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let isName = !inside.isEmpty && inside.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
      return "\(pair[0]): \(isName ? "=\(inside)" : isPlain ? String(value) : "\"\(value)\"")"
    }
    guard !items.isEmpty, !items.contains(nil) else { return nil }
    return
      "write \(parts[0]), and beside it 'query': { \(items.compactMap { $0 }.joined(separator: ", ")) }"
  }

  /// `/options/=option.id`: in the middle of a text no expression starts.
  mutating func warnOfExpression(_ part: Substring, _ node: YAMLNode, _ scope: Scope) {
    let path = part.dropFirst()
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = names.first, scope[String(first)] != nil,
      names.allSatisfy({ isName(String($0)) })
    else { return }
    let written = node.scalar?.text.split(separator: "/").first { $0 == part }
    expressions.warnOfText(node, "'\(part)' is only text here", hole: path, at: written)
  }

  /// `/shops/${name ?? ""}`: a part of a path is never empty, so that nothing is sent.
  mutating func warnOfEmptyParts(
    _ pieces: [TypedExpression.TextPiece], _ path: String, _ node: YAMLNode
  ) {
    var holes = holes(in: path)[...]
    for (index, piece) in pieces.enumerated() {
      guard case .hole(let value) = piece else { continue }
      let hole = holes.popFirst()
      let isWhole =
        (index == 0 || pieces[index - 1].ends(with: "/"))
        && (index + 1 == pieces.count || pieces[index + 1].starts(with: "/"))
      guard isWhole, value.mayBeEmptyText, let hole else { continue }
      report(
        .emptyPart, "with an empty text here nothing is sent: no part of a path is empty",
        at: node.span(of: hole.range, in: expressions.file), severity: .warning,
        hint: "take a value that is never missing, or make a request without it a method of its own"
      )
    }
  }
}

extension TypedExpression {
  /// Whether it is `""` on one of its ways.
  fileprivate var mayBeEmptyText: Bool {
    switch kind {
    case .text(let pieces): pieces.isEmpty
    case .coalesce(_, let other): other.mayBeEmptyText
    case .choice(_, let then, let other), .choiceOfOptional(_, _, let then, let other):
      then.mayBeEmptyText || other.mayBeEmptyText
    default: false
    }
  }
}

extension TypedExpression.TextPiece {
  fileprivate func ends(with sign: String) -> Bool {
    if case .literal(let text) = self { text.hasSuffix(sign) } else { false }
  }

  fileprivate func starts(with sign: String) -> Bool {
    if case .literal(let text) = self { text.hasPrefix(sign) } else { false }
  }
}

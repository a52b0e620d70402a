import MVVMGenDiagnostics

/// What is said of a list or a map that stands where a key does.
extension Diagnostic {
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
            ?? mapMeant(by: node)
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

  /// `{ { id: Int } }`, where the key of the inner map is missing, or one pair of braces too much.
  private static func mapMeant(by node: YAMLNode) -> Hint? {
    guard let pairs = node.mapping, !pairs.isEmpty,
      pairs.allSatisfy({ !$0.value.isEmptyPlain })
    else { return nil }
    return "remove the inner braces, or write the key in front of them: { key: { ... } }"
  }

  /// `{ { one: { n: 2 } }: 1 }` has a case with values as its key.
  private static func caseMeant(by node: YAMLNode) -> Hint? {
    guard let pair = node.onlyPair, let name = pair.name,
      name.utf8.allSatisfy({ $0.isInName }), let values = pair.value.mapping
    else { return nil }
    let arguments = values.map { pair in
      "\(pair.name ?? "..."): \(pair.value.scalar.map(asExpression) ?? "...")"
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
}

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
}

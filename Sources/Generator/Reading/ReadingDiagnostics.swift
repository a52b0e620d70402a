import MVVMGenDiagnostics

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
    let isUTF16 = place == 0 && file.isUTF16
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

  static func unknownAlias(_ name: String, at span: SourceSpan, meant: String?) -> Diagnostic {
    let meant: Hint? = meant.map { "did you mean '*\($0)'?" }
    return Diagnostic(
      .unknownAlias, "'*\(name)' is an alias, and there is no anchor '&\(name)' before it",
      at: span, hint: meant ?? "a text that starts with * goes in quotes: '*\(name)'",
      missing: .init(.anchor(name), isGuessed: meant != nil))
  }

  static func aliasOfItself(_ name: String, at span: SourceSpan, anchor: SourceSpan) -> Diagnostic {
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
}

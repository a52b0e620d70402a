import MVVMGenDiagnostics

/// Texts between braces, which make a map of them: `{ The key was refused }` and `{ "Hello" }`.
extension Hint {
  /// How a text is written without its braces, behind its key where that is known.
  public static func withoutBraces(_ text: String, behind key: String? = nil) -> Hint {
    let quote = UInt8(ascii: "\"")
    let isUnopened = text.utf8.last == quote && text.utf8.count { $0 == quote } == 1
    let written = SourceText.quoted(isUnopened ? String(text.dropLast()) : text)
    return Hint(
      "braces make a map; a text is written without them, in quotes: "
        + (key.map { "\($0): " } ?? "") + written)
  }
}

extension TreeBuilder {
  /// Whether a text that stands alone between braces reads as no key and its value, but as words.
  func isTextInBraces(_ text: String, in frame: Frame, behind key: String) -> Bool {
    guard frame.pairs.count == 1, !FailureExplainer.sections.contains(key) else { return false }
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let first = words[0].first, let second = words[1].first else {
      return false
    }
    if text.utf8.last == UInt8(ascii: "\""), !words[1].hasPrefix("\"") {
      // `{ label == "a" }`
      return pairOfAssignment(text) == nil
    }
    let isOfError = section == "errors"
    // `{ code Int }` has lost a colon.
    return (first.isUppercase || isOfError) && (second.isLowercase || words[1].contains(" "))
      && text.utf8.allSatisfy { $0.isInWord || " .!?'".utf8.contains($0) }
  }
}

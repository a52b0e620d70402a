import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// What to write in place of a text that can't be a name, where it shows what is meant.
func whatToWrite(for text: String, _ kind: NameKind) -> Hint? {
  if text.allSatisfy({ $0 == "_" }) {
    return kind == .local
      ? "leave out 'as' where nothing asks for the value, or give it a name: 'value'"
      : "give it a name: 'value'"
  }
  let hints = [
    optionalName, valuesOfCase, severalDeclarations, parametersOfMethod, typeInModule, textOfCase,
    casesWithoutCommas, caseInJSON, oneOfSeveral, privateName,
  ]
  for hint in hints {
    if let found = hint(text, kind) { return found }
  }
  return nil
}

/// `private deliver: {}`
private func privateName(_ text: String, _ kind: NameKind) -> Hint? {
  guard kind == .shown, text.hasPrefix("private "), case let name = text.dropFirst(8),
    isName(String(name))
  else { return nil }
  return
    "an event that only steps send is written \(name): { private: true }; a value that the view "
    + "does not see stands under 'state'"
}

/// `language?: String`
private func optionalName(_ text: String, _ kind: NameKind) -> Hint? {
  guard text.hasSuffix("?"), text.startsLower, isName(String(text.dropLast())) else { return nil }
  return kind == .local
    ? "write '\(text.dropLast())': what may be missing is an optional by itself"
    : "the '?' stands behind the type: '\(text.dropLast()): Type?'"
}

/// `loading(progress: Double)` has lost what is behind its parenthesis already.
private func valuesOfCase(_ text: String, _ kind: NameKind) -> Hint? {
  guard case .enumCase = kind, let open = text.firstIndex(of: "("), open > text.startIndex else {
    return nil
  }
  return "its values stand under its name: \(text[..<open]): { name: Type }"
}

/// `isLoading, isDone: Bool`
private func severalDeclarations(_ text: String, _ kind: NameKind) -> Hint? {
  let names = text.split(separator: ",").map { $0.drop { $0 == " " } }
  guard names.count > 1, names.allSatisfy({ isName(String($0)) }) else { return nil }
  if kind == .opaqueType { return "list them: [\(names.joined(separator: ", "))]" }
  return kind == .local
    ? "it names one value: \(names[0])"
    : "declare each by itself: '\(names[0])', and '\(names[1])' below it"
}

/// `UIKit.Haptic`
private func typeInModule(_ text: String, _ kind: NameKind) -> Hint? {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard kind == .opaqueType, parts.count == 2, parts.allSatisfy({ isName(String($0)) }) else {
    return nil
  }
  return "write '\(parts[1])', and its module under 'imports': [\(parts[0])]"
}

/// `open = "OPEN"`
private func textOfCase(_ text: String, _ kind: NameKind) -> Hint? {
  guard case .enumCase = kind, let sign = text.firstIndex(of: "=") else { return nil }
  let name = text[..<sign].prefix { $0 != " " }
  let shown = text[text.index(after: sign)...].drop { $0 == " " }
  guard isName(String(name)), !shown.isEmpty else { return nil }
  let text = "the text that is shown stands behind a colon: { \(name): \(shown) }"
  guard isInJSON(kind) else { return "\(text)" }
  return "\(text)\na name in JSON stands beside 'cases': keys: { \(name): \(shown) }"
}

/// `[none one all]`: more than two words are hardly the name of one case.
private func casesWithoutCommas(_ text: String, _ kind: NameKind) -> Hint? {
  guard case .enumCase = kind else { return nil }
  let words = text.split(separator: " ").map(String.init)
  guard words.count > 2, words.allSatisfy({ isName($0) && $0.startsLower }) else { return nil }
  return "a comma stands between two cases: \(words.joined(separator: ", "))"
}

/// `in-progress`, as a server calls it.
private func caseInJSON(_ text: String, _ kind: NameKind) -> Hint? {
  guard isInJSON(kind), text.first != ".", !text.contains(where: { $0.isWhitespace }),
    text.utf8.allSatisfy({ $0.isInName || "-./+:".utf8.contains($0) }),
    let name = identifier(from: text, kind)
  else { return nil }
  return "for example '\(name)'; its name in JSON stands beside 'cases': keys: { \(name): \(text) }"
}

/// Whether a name is that of a case that JSON may know by another one.
private func isInJSON(_ kind: NameKind) -> Bool {
  kind == .enumCase(hasRawText: true, isError: false)
}

/// `(item, index)` behind `as`
private func oneOfSeveral(_ text: String, _ kind: NameKind) -> Hint? {
  guard kind == .local, text.hasPrefix("("), let comma = text.firstIndex(of: ",") else {
    return nil
  }
  let first = text[..<comma].dropFirst()
  return isName(String(first)) ? "it names one value: \(first)" : nil
}

/// `items(page)`
private func parametersOfMethod(_ text: String, _ kind: NameKind) -> Hint? {
  guard kind == .method, let open = text.firstIndex(of: "("), open > text.startIndex,
    !text.hasSuffix("()")
  else { return nil }
  // `load() -> Item`
  if text.holds("->"), let signature = SwiftSignature(text) {
    return "write '\(signature.asMethod)'"
  }
  return "its parameters stand under 'takes': \(text[..<open]): { takes: { name: Type } }"
}

/// A name that looks like a text that can't be one: `my-name` gives `myName`, and `var name`
/// `name`.
func identifier(from text: String, _ kind: NameKind) -> String? {
  var name = ""
  var startsWord = false
  var rest = text[...]
  while case let first = rest.prefix(while: { $0 != " " }), first.endIndex < rest.endIndex,
    wordsOfDeclarations.contains(String(first))
  {
    rest = rest[first.endIndex...].dropFirst()
  }
  // Digits in front go to the end, and what Swift has for no label goes.
  let label = rest.hasPrefix("_ ") ? rest.dropFirst(2) : rest
  let digits = label.prefix(while: { $0.isNumber })
  for character in label.dropFirst(digits.count) + digits {
    if character.isLetter || character == "_" || (character.isNumber && !name.isEmpty) {
      name += startsWord && !name.isEmpty ? character.uppercased() : String(character)
      startsWord = false
    } else {
      startsWord = true
    }
  }
  guard isName(name), !expressionWords.contains(name) else { return nil }
  if kind.isType { return name.withCapital }
  return name
}

/// Words of Swift, Kotlin and others before a name that is declared.
private let wordsOfDeclarations: NameSet = [
  "var", "let", "func", "case", "static", "private", "public", "lazy", "struct", "enum", "class",
  "val", "const", "lateinit", "final", "fileprivate", "internal", "open", "override", "readonly",
  "weak", "fun", "def",
]

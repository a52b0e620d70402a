import MVVMGenDiagnostics

/// `private var count: Int = 0`, as Swift declares a value, in the form of a spec:
/// `count: { type: Int, initial: 0 }`; nil for any other text.
func declarationMeant(by text: String) -> String? {
  var rest = text[...]
  while case let word = rest.prefix(while: { $0.isLetter }), wordsBeforeNames.contains(String(word))
  {
    rest = rest[word.endIndex...].drop { $0 == " " }
  }
  let name = rest.prefix(while: { $0.isInName })
  let behind = rest[name.endIndex...]
  guard rest.startIndex > text.startIndex, !name.isEmpty, behind.hasPrefix(": ") else { return nil }
  let parts = behind.dropFirst(2).split(separator: "=", maxSplits: 1)
    .map { String($0).withoutSpacesAround }
  guard let type = parts.first, !type.isEmpty else { return nil }
  let written = type.hasPrefix("[") && !type.hasSuffix("]") ? "\"\(type)\"" : type
  // What starts empty by itself needs no first value.
  guard parts.count == 2, !["nil", "[]", "[:]", "\"\""].contains(parts[1]) else {
    return "\(name): \(written)"
  }
  let value = parts[1].hasPrefix(".") ? String(parts[1].dropFirst()) : parts[1]
  return "\(name): { type: \(written), initial: \(value) }"
}

/// Words of Swift in front of the name of a value.
private let wordsBeforeNames: Set<String> = [
  "private", "public", "internal", "fileprivate", "static", "lazy", "weak", "var", "let",
]

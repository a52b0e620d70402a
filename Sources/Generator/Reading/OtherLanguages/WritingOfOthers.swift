import MVVMGenDiagnostics

/// A type as other languages write it, with signs that YAML keeps for itself, as it is written
/// here: `[]String`, `?Date`, `Optional[Int]`, `Record<String, Int>`.
func typeMeant(by text: Substring) -> String? {
  func isType(_ text: String) -> Bool {
    text.first.map { $0.isUppercase || $0 == "[" } ?? false
      && text.utf8.allSatisfy { $0.isInName || "[]?".utf8.contains($0) }
  }
  for (start, end) in [("[]", "]"), ("?", "?")] where text.hasPrefix(start) {
    let inner = text.dropFirst(start.utf8.count)
    guard inner.startsUpper, inner.utf8.allSatisfy({ $0.isInName }) else { return nil }
    return end == "?" ? "\(inner)?" : "[\(inner)]"
  }
  let name = text.prefix(while: { $0.isInName })
  guard let open = text.dropFirst(name.count).first, "[<".contains(open),
    text.last == (open == "[" ? "]" : ">")
  else { return nil }
  let parts = text.dropFirst(name.count + 1).dropLast().split { ",:".contains($0) }
    .map { String($0.drop { $0 == " " }) }
  guard !parts.isEmpty, parts.allSatisfy(isType) else { return nil }
  if parts.count == 1, holdsAnswer(String(name)) { return parts[0] }
  // `Set<Int>` is a type here too.
  guard name != "Set" || open == "[", let type = typeInSigns(name, of: parts) else { return nil }
  return parts.count == 2 ? "\"\(type)\"" : type
}

/// `yyyy-MM-dd` of `%Y-%m-%d`, the pattern of a date as C and others write it; nil where there is
/// nothing of that kind.
public func datePattern(from text: String) -> String? {
  let fields: [Character: String] = [
    "Y": "yyyy", "y": "yy", "m": "MM", "d": "dd", "e": "d", "B": "MMMM", "b": "MMM", "A": "EEEE",
    "a": "EEE", "H": "HH", "I": "hh", "M": "mm", "S": "ss", "p": "a", "j": "DDD", "Z": "zzz",
    "z": "xx", "F": "yyyy-MM-dd",
  ]
  var pattern = ""
  var isField = false
  for character in text {
    if isField {
      guard let field = fields[character] else { return nil }
      pattern += field
    } else if character != "%" {
      pattern.append(character)
    }
    isField = !isField && character == "%"
  }
  return pattern == text || isField ? nil : pattern
}

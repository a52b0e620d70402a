import MVVMGenDiagnostics

/// `items += loaded`, as a key and its value: `items: =items + loaded`. Nothing for any other text.
///
/// In a scenario a value is hardly ever an expression.
public func pairOfAssignment(_ text: String, inScenario isInScenario: Bool = false) -> String? {
  let words = text.split(separator: " ", maxSplits: 2)
  // Several lines of them are one text.
  guard text.split(separator: " ").count(where: { $0 == "=" }) < 2 else { return nil }
  if words.count == 3,
    let pair = pair(words[0].drop { $0 == "=" }, words[1], words[2], isInScenario)
  {
    return pair
  }
  // `page=1`
  let name = text.prefix { $0.isInName || $0 == "." }
  let rest = text[name.endIndex...].drop { $0 == " " }
  let sign = rest.prefix { "=:+-*/".contains($0) }
  let value = rest[sign.endIndex...].drop { $0 == " " }
  // `page++`
  if rest == "++" || rest == "--", !name.isEmpty {
    return pair(name, "\(rest.prefix(1))=", "1", false)
  }
  return name.isEmpty || value.isEmpty ? nil : pair(name, sign, value, isInScenario)
}

private func pair(
  _ name: Substring, _ sign: Substring, _ value: Substring, _ isInScenario: Bool
) -> String? {
  // `a = =1`
  let bare = value.hasPrefix("=") ? value.dropFirst() : value
  switch sign {
  case "is" where isInScenario && !value.hasPrefix("not "): return "\(name): \(literal(value))"
  case "=" where isInScenario, "==" where isInScenario: return "\(name): \(literal(value))"
  case "==": return "\(name): \(value)"
  case "=", ":=": return "\(name): \(isLiteral(value) ? String(value) : expression(bare))"
  case "+=", "-=", "*=", "/=":
    return "\(name): \(expression("\(name) \(sign.prefix(1)) \(bare)"))"
  default: return nil
  }
}

/// In quotes where it holds what ends a text between brackets.
private func expression(_ value: Substring) -> String {
  let isPlain = value.utf8.allSatisfy { !",[]{}#'".utf8.contains($0) } && !String(value).holds(": ")
  return isPlain ? "=\(value)" : SourceText.quoted("=\(value)")
}

/// In quotes where it holds what ends a text between braces; a list and a map stay as they are, and
/// what is nil in an expression is null.
private func literal(_ value: Substring) -> String {
  if value == "nil" { return "null" }
  // `.open`
  if value.first == ".", value.dropFirst().allSatisfy({ $0.isInName }) {
    return String(value.dropFirst())
  }
  let isPlain =
    "[{\"'".contains(value.first ?? " ")
    || value.utf8.allSatisfy { !",[]{}#".utf8.contains($0) } && !String(value).holds(": ")
  return isPlain ? String(value) : SourceText.quoted(String(value))
}

private func isLiteral(_ value: Substring) -> Bool {
  guard let first = value.first else { return false }
  if value == "[]" { return true }
  // `Int?`, as a type has it; `Item(id: 1)` is an expression.
  if first.isUppercase, value.allSatisfy({ $0.isInName || $0 == "?" }) { return true }
  return first.isNumber || "-\"'".contains(first) || ["true", "false", "null"].contains(value)
    || isSentence(value)
}

/// Whether two words stand side by side that no word of an expression joins: `Type a name`.
func isSentence(_ value: Substring) -> Bool {
  let words = value.split(separator: " ").map { word in
    word.allSatisfy { $0.isLetter } && !wordsOfExpressions.contains(String(word))
  }
  return zip(words, words.dropFirst()).contains { $0 && $1 }
}

/// A test compares them with the words of the expression language.
let wordsOfExpressions = ["not", "and", "or", "if", "then", "else", "as"]

/// `items += loaded`, as a key and its value: `items: =items + loaded`. Nothing for any other text.
public func pair(ofAssignment text: String) -> String? {
  let words = text.split(separator: " ", maxSplits: 2)
  guard words.count == 3 else { return nil }
  let (name, value) = (words[0], words[2])
  switch words[1] {
  case "==": return "\(name): \(value)"
  case "=", ":=": return "\(name): \(isLiteral(value) ? "" : "=")\(value)"
  case "+=", "-=", "*=", "/=": return "\(name): =\(name) \(words[1].prefix(1)) \(value)"
  default: return nil
  }
}

private func isLiteral(_ value: Substring) -> Bool {
  guard let first = value.first else { return false }
  return first.isNumber || "-\"'".contains(first) || ["true", "false", "null"].contains(value)
}

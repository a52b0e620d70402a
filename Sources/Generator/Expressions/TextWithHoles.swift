import MVVMGenDiagnostics

/// A text with the holes that other languages have, `{{ name }}`, `\(name)` and `$name`, as it is
/// written in a spec.
func withHoles(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  while let first = rest.first {
    if let (inner, behind) = hole(rest) {
      result += "${\(inner)}"
      rest = behind
    } else {
      result.append(first)
      rest = rest.dropFirst()
    }
  }
  return result
}

/// What stands in the hole that a text starts with, and what behind it.
private func hole(_ text: Substring) -> (inner: Substring, behind: Substring)? {
  for (open, close) in holesOfOthers where text.hasPrefix(open) {
    let start = text.dropFirst(open.count)
    guard let end = start.indices.first(where: { start[$0...].hasPrefix(close) }) else { continue }
    let inner = start[..<end].drop { $0 == " " }.prefix { $0 != " " }
    // What is no name with members may be anything.
    guard inner.first?.isLowercase ?? false, inner.allSatisfy({ $0.isInName || $0 == "." }) else {
      continue
    }
    return (inner, start[end...].dropFirst(close.count))
  }
  guard text.first == "$", text.dropFirst().first?.isLowercase ?? false else { return nil }
  let name = text.dropFirst().prefix(while: { $0.isInName })
  return (name, text[name.endIndex...])
}

/// Those of a spec are among them, or their braces would be holes of others.
private let holesOfOthers = [
  ("${", "}"), ("{{", "}}"), ("\\(", ")"), ("#{", "}"), ("%{", "}"), ("{", "}"),
]

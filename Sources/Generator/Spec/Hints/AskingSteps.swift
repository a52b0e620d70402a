import Diagnostics
import Reading

/// What was meant by steps that ask for something as other languages do.
extension SpecDecoder {
  /// `guard` with an `else` is an `if` with that alone, where it names nothing.
  static func guarding(_ text: String, _ pairs: [YAMLPair]) -> Hint? {
    guard text == "guard", pairs.has("else"),
      !pairs.has("as")
    else { return nil }
    return "write 'if': what follows it goes on, where its 'else' ends with 'stop: true'"
  }

  /// `if not: isOpen` and `unless: isOpen`
  static func negated(_ text: String, _ pairs: [YAMLPair], _ forms: StepForms) -> Hint? {
    guard forms["if"] != nil, ["if not", "unless"].contains(text),
      let condition = pairs.first?.value.scalar?.text, !condition.isEmpty
    else { return nil }
    if condition.hasPrefix("not "), isOne(condition.dropFirst(4)) {
      return "write 'if: \(condition.dropFirst(4))'"
    }
    return "write 'if: not \(isOne(condition[...]) ? condition : "(\(condition))")'"
  }

  /// Whether a 'not' in front of it holds for all of it: a name, its member, or a call of that.
  private static func isOne(_ condition: Substring) -> Bool {
    let rest = condition.drop { $0.isInName || ".?".contains($0) }
    guard rest.first == "(", rest.last == ")" else { return rest.isEmpty }
    return rest.dropFirst().dropLast().allSatisfy { !"()".contains($0) }
  }

  /// `if n > 1:`, with its steps below it, `if let a = b:` and `if let: a = b`.
  static func condition(
    _ text: String, _ pairs: [YAMLPair], _ forms: StepForms
  ) -> Hint? {
    guard forms["if"] != nil, text.hasPrefix("if ") else { return nil }
    let bound = pairs[0].value.scalar?.text ?? ""
    let isSplit =
      text.hasPrefix("if let ") && !bound.isEmpty && !text.utf8.contains(UInt8(ascii: "="))
    let asked = text.dropFirst(3)
    let named =
      text == "if let" ? "let \(bound)" : isSplit ? "\(asked) = \(bound)" : String(asked)
    if let hint = unwrapping(named) { return hint }
    // `if let: list.first`
    if text == "if let", !bound.isEmpty {
      let isNamed = pairs.has("as")
      return
        "write 'if: \(bound)'\(isNamed ? "" : ", below it 'as: name'"), and its steps under 'then'"
    }
    return "write 'if: \(text.dropFirst(3))', and its steps under 'then'"
  }

  /// `let first = list.first`
  static func unwrapping(_ text: String) -> Hint? {
    var words = text.split(separator: " ", maxSplits: 3)
    // `if let order: orders.first`
    if words.count == 3, words[0] == "let", words[1].last == ":" {
      words = [words[0], words[1].dropLast(), "=", words[2]]
    }
    guard words.count == 4, words[0] == "let", words[2] == "=" else { return nil }
    return "write 'if: \(words[3])', below it 'as: \(words[1])', and its steps under 'then'"
  }

  /// `(draft.isEmpty) { … }`
  static func bracing(_ text: Substring) -> Hint? {
    guard let open = text.firstIndex(of: "{"), text.last == "}" else { return nil }
    let condition = text[..<open].split(separator: " ").joined(separator: " ")
    return condition.isEmpty ? nil : "write '- if: \(condition)', and its steps under 'then'"
  }

  /// `- offline: [...]` or `- case offline: [...]` among the steps of a `catch`.
  func askingCase(_ text: String) -> Hint? {
    let text = text.hasPrefix("case ") ? text.dropFirst(5).drop { $0 == "." } : text[...]
    let isCase = errors.contains { error in
      guard case .cases(let cases) = error.content else { return false }
      return cases.contains { $0.name.text == text }
    }
    return isCase ? "to ask for a case: '- if: error == .\(text)', and its steps under 'then'" : nil
  }
}

import MVVMGenDiagnostics
import MVVMGenReading

/// What was meant by steps that ask for something as other languages do.
extension SpecDecoder {
  /// `guard` with an `else` is an `if` with that alone, where it names nothing.
  static func guarding(_ text: String, _ pairs: [YAMLPair]) -> Hint? {
    // `guard let a = b else:` and `guard n > 1 else:`
    if text.hasPrefix("guard ") {
      let asked = String(text.dropFirst(6).dropLast(text.hasSuffix(" else") ? 5 : 0))
      return (ConditionsOfOthers(asked)?.asked ?? "write 'if: \(asked)'")
        + "; what follows the guard stands under 'then', and these steps under 'else'"
    }
    guard text == "guard", pairs.has("else"), !pairs.has("as") else { return nil }
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
  static func condition(_ text: String, _ pairs: [YAMLPair], _ forms: StepForms) -> Hint? {
    guard forms["if"] != nil, text.hasPrefix("if ") else { return nil }
    let bound = pairs[0].value.scalar?.text ?? ""
    let isSplit =
      text.hasPrefix("if let ") && !bound.isEmpty && !text.utf8.contains(UInt8(ascii: "="))
    let asked = text.dropFirst(3)
    let named = text == "if let" ? "let \(bound)" : isSplit ? "\(asked) = \(bound)" : String(asked)
    if let hint = unwrapping(named) { return hint }
    // `if let: list.first`
    if text == "if let", !bound.isEmpty {
      let isNamed = pairs.has("as")
      return
        "write 'if: \(bound)'\(isNamed ? "" : ", below it 'as: name'"), and its steps under 'then'"
    }
    let condition = asked.hasSuffix(" then") ? asked.dropLast(5) : asked
    return "write 'if: \(condition)', and its steps under 'then'"
  }

  /// `let first = list.first`, and several of them.
  static func unwrapping(_ text: String) -> Hint? {
    guard text.hasPrefix("let ") else { return nil }
    // `if let order: orders.first`
    let words = text.split(separator: " ")
    let isSplit = words.count == 3 && words[1].last == ":"
    return ConditionsOfOthers(isSplit ? "let \(words[1].dropLast()) = \(words[2])" : text)?.asSteps
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
    let isCase = spec.errors.contains { error in
      guard case .cases(let cases) = error.content else { return false }
      return cases.contains { $0.name.text == text }
    }
    return isCase ? "to ask for a case: '- if: error == .\(text)', and its steps under 'then'" : nil
  }
}

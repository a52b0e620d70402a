import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// What to write in place of a value of the wrong shape.
extension SpecDecoder {
  /// Keys that stand behind the one that says what a step does.
  private static let partsOfSteps = ["else", "then", "value", "with"]

  /// How what is no map is written as one.
  func howToMap(_ node: YAMLNode) -> Hint {
    if let pairs = node.scalar.flatMap({ pairsOfQuery($0.text) }) { return .write(map: pairs) }
    if let pair = node.scalar.flatMap({ pairWritten(in: $0) }) { return .write(map: pair) }
    // `id Int`
    let words = (node.scalar?.text ?? "").split(separator: " ")
    if words.count == 2, words[0].startsLower, words[0].allSatisfy({ $0.isInName }),
      words[1].startsUpper
    {
      return .write(map: "\(words[0]): \(words[1])")
    }
    // `id：Int`
    if let narrow = words.first.flatMap({ String($0).withNarrowSigns }) {
      return "the wide ':' of another script is none: write '\(narrow)'"
    }
    // `id:Int`, and more such lines below it
    let areGlued = words.allSatisfy { $0.utf8.contains(UInt8(ascii: ":")) }
    let parts = areGlued ? words.first?.split(separator: ":") ?? [] : []
    if parts.count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isInName } }), parts[0].startsLower {
      return "a colon needs a space behind it: '\(parts[0]): \(parts[1])'"
    }
    if node.scalar?.text.holds(":\u{A0}") ?? false {
      return "what follows the colon is a space of an unusual kind: type it again"
    }
    let key = keyBehindDash(node)
    if let step = keyBehindTwoDashes(node) { return .remove(dashBefore: "'\(step)'") }
    if key == nil, let named = namedElements(node) { return named }
    if let key { return .remove(dashBefore: "'\(key)'") }
    if let text = node.scalar?.text, text.hasPrefix("not "), namesAlone(node) == nil {
      return .write(map: "\(text.dropFirst(4)): false")
    }
    if let elements = node.sequence, elements.contains(where: { $0.scalar != nil }),
      elements.contains(where: { $0.mapping != nil }),
      elements.allSatisfy({ $0.scalar != nil || $0.mapping?.count == 1 })
    {
      return .remove(dashBefore: "each, and put a ':' behind each name that has none")
    }
    guard let elements = node.sequence, !elements.isEmpty,
      elements.allSatisfy({ $0.mapping?.count == 1 })
    else { return "write 'key: value', each on a line of its own and indented" }
    // `[a: String]` has no dashes.
    let pairs = elements.compactMap { $0.mapping?.first }.compactMap { pair in
      pair.key.scalar.flatMap { key in
        pair.value.scalar.map { _ in "\(key.text): \(pair.value.asWritten)" }
      }
    }
    // A bracket closes it, where lines with dashes end with their last element.
    let isInOneLine = elements.last.map { $0.span.end < node.span.end } ?? false
    return isInOneLine && pairs.count == elements.count
      ? .write(map: pairs.joined(separator: ", ")) : .remove(dashBefore: "each key")
  }

  /// `q=${text}&page=1`, as it stands in a URL, as keys and their values.
  private func pairsOfQuery(_ text: String) -> String? {
    let parts = text.split(separator: "&")
    guard parts.count > 1 || text.holds("=${"), !text.contains(" ") else { return nil }
    var pairs: [String] = []
    for part in parts {
      let name = part.prefix(while: { $0.isInName })
      let value = part[name.endIndex...].dropFirst()
      guard !name.isEmpty, part[name.endIndex...].first == "=", !value.isEmpty else { return nil }
      let hole = value.dropFirst(2).dropLast()
      let isHole = value.hasPrefix("${") && hole.allSatisfy { $0.isInName || $0 == "." }
      let isPlain = value.utf8.allSatisfy { $0.isInName || $0 == UInt8(ascii: ".") }
      pairs.append("\(name): \(isHole ? "=\(hole)" : isPlain ? "\(value)" : "\"\(value)\"")")
    }
    return pairs.joined(separator: ", ")
  }

  /// `query = soup`, and `"query: soup"` in quotes, as a key and its value.
  func pairWritten(in scalar: YAMLScalar) -> String? {
    let name = scalar.text.prefix { $0.isInName || $0 == "." }
    let isPair =
      scalar.style != .plain && !name.isEmpty && scalar.text[name.endIndex...].hasPrefix(": ")
      && scalar.text.utf8.allSatisfy { !",[]{}#".utf8.contains($0) }
    return isPair ? scalar.text : pairOfAssignment(scalar.text, inScenario: isInScenario)
  }

  /// `- cases:` with the cases below it, which stand beside it then, and `- id: Int` with other
  /// fields.
  func keyBehindDash(_ node: YAMLNode) -> String? {
    guard let elements = node.sequence, elements.count == 1, let pairs = elements[0].mapping,
      pairs.count > 1, let first = pairs.first,
      first.value.isNull || pairs.allSatisfy({ $0.value.startsWithCapital })
        || first.value.scalar.map({ Form.ownTypes.contains($0.text) }) ?? false,
      first.key.span.line < pairs[1].key.span.line
    else { return nil }
    return first.name
  }

  /// `- - set: …`
  private func keyBehindTwoDashes(_ node: YAMLNode) -> String? {
    guard let elements = node.sequence, elements.count == 1, let pairs = elements[0].mapping,
      let key = pairs.first?.key, key.span.offset > node.span.offset + 1
    else { return nil }
    let isFirst =
      (Form.steps + Form.scenarioSteps + [.whenBinding, .everyBinding]).contains { form in
        form.keys.first.map { key.isText($0.name) } ?? false
      }
    return isFirst || key.isText("name") && pairs.has("steps") ? key.scalar?.text : nil
  }

  /// `- name: title` with other keys, and names alone: what has a name stands under it.
  private func namedElements(_ node: YAMLNode) -> Hint? {
    guard let elements = node.sequence, let first = elements.first else { return nil }
    let words = elements.compactMap { $0.scalar?.text }
    if words.count == elements.count, namesAlone(node) != nil {
      return "each stands under its name: { \(words.asPlaceholders) }"
    }
    guard let pairs = first.mapping, pairs.count > 1,
      let name = pairs["name"]?.scalar?.text
    else { return nil }
    return "each stands under its name: '\(name):', and what it has below it"
  }

  /// How what is no list is written as one.
  func howToList(_ node: YAMLNode, of what: ListKind) -> Hint {
    if let text = node.scalar?.text {
      if text == "stop" || text == "return" && what != .stepsOfCatch {
        return "write '- stop: true'"
      }
      let isNone = ["ignore", "true", "false", "none", "nil", "{}"].contains(text)
      if what == .steps || what == .stepsOfCatch, isNone { return "write [] for no steps" }
      return what == .stepsOfCatch
        ? "what was thrown is called 'error': list the steps, each with '- '"
        : "start each one with '- '"
    }
    guard let key = node.mapping?.first?.name else {
      return what == .stepsOfCatch || what == .steps
        ? "write [] for no steps" : "start each one with '- '"
    }
    if key.utf8.first == UInt8(ascii: "-"), key.utf8.count > 1 {
      return "a space is missing after the '-': '- \(key.dropFirst())'"
    }
    if let first = key.unicodeScalars.first,
      "\u{2010}\u{2011}\u{2013}\u{2014}\u{2212}\u{2022}".unicodeScalars.contains(first)
    {
      return "it starts with '\(key.prefix(1))', which is no '-': type it again"
    }
    if let hint = unusualSpace(key) { return hint }
    switch what {
    case .stepsOfCatch where ["as", "do"].contains(key):
      return "what was thrown is called 'error': list the steps alone, each with '- '"
    case .steps where ["as", "do"].contains(key):
      let name = node.mapping?.text(of: "as").map { ", and write 'as: \($0)' beside their key" }
      return Hint("list the steps alone, each with '- '" + (name ?? ""))
    case .stepsOfCatch where isValue(key) && askingCase(key) == nil:
      return "list the steps: [{ set: \(node.asWritten) }]"
    case .stepsOfCatch where StepForms.steps[key] == nil && !Self.partsOfSteps.contains(key):
      return "list the steps, each with '- '; to ask for a case: '- if: error == .\(key)'"
    case .bindings where !Form.whenBinding.has(key) && key != "every":
      return "start each one with '- when: \(key)', and put its steps under 'do'"
    case .scenarios where !Form.scenario.has(key):
      return "start each one with '- name: \(key)', and put its steps under 'steps'"
    case .bindings where node.mapping?.has("when") == false && key != "every":
      return "start each one with '- when: ...'"
    case .scenarios where node.mapping?.has("name") == false:
      return "start each one with '- name: ...'"
    default:
      return node.isInBraces ? "list it: [\(node.asWritten)]" : "start each one with '- '"
    }
  }
}

extension YAMLNode {
  /// Whether it is a text that starts with a capital, as a type does.
  fileprivate var startsWithCapital: Bool { scalar?.text.startsUpper ?? false }
}

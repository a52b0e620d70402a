import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// A section that is there twice, where one of the two holds what only another section can hold.
extension SpecDecoder {
  /// The section that was meant, where the spec has none of that name.
  func sectionMeant(_ node: YAMLNode, insteadOf key: String, in pairs: [YAMLPair]) -> String? {
    if node.isGiven { return pairs.has("given") ? nil : "given" }
    let sections = ["inputs", "state", "outputs"]
    guard sections.contains(key) else { return nil }
    let missing = sections.filter { !pairs.has($0) }
    let values = (node.mapping ?? []).map { $0.value }
    let parts = values.flatMap { $0.mapping ?? [] }
    if missing.contains("outputs"), parts.has("emits") { return "outputs" }
    if missing.contains("inputs"),
      parts.has("takes") || values.contains(where: { $0.mapping?.isEmpty ?? false })
    {
      return "inputs"
    }
    let derived = missing.filter { $0 != "inputs" }
    return key == "inputs" && derived.count == 1 && (parts.has("from") || parts.has("text"))
      ? derived[0] : nil
  }

  /// Reads each of the two as the section that it is.
  mutating func reportDoubledSection(
    _ pair: YAMLPair, at place: Int, in keys: inout SortedKeys
  ) -> Bool {
    let first = keys.known[place]
    guard keys.form == .screen || keys.form == .scenario, let key = pair.name else { return false }
    let meant = [pair, first].map { sectionMeant($0.value, insteadOf: key, in: keys.pairs) }
    guard let section = meant[0] ?? meant[1] else { return false }
    let (wrong, other) = meant[0] == nil ? (first, pair) : (pair, first)
    report(
      .duplicateKey, "'\(key)' is given twice", at: wrong.key.span,
      hint: "what stands under this one belongs to '\(section)': write '\(section)'",
      related: [Diagnostic.Related(other.key.span, "the other one is here")])
    keys.known[place] = other
    keys.known.append(wrong.named(section))
    return true
  }
}

extension YAMLNode {
  /// Whether it says what is there before a scenario starts.
  fileprivate var isGiven: Bool {
    mapping?.contains { pair in
      let key = pair.name ?? ""
      return key.contains(".") || pair.value.mapping != nil && ["values", "needs"].contains(key)
    } ?? false
  }
}

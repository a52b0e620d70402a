import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// What a client is made with, and no request uses.
func unusedClientNeeds(in examined: ExaminedScreen) -> [Diagnostic] {
  examined.spec.services.flatMap { service -> [Diagnostic] in
    if service.clientNeeds.isEmpty { return [] }
    var pairs = (service.http?.mapping ?? []).filter { !$0.key.isText("needs") }
    for method in service.methods { pairs += method.http }
    var words = MentionedWords()
    for pair in pairs { words.add(pair.value) }
    return service.clientNeeds.filter { !words.contains($0.name.text) }.compactMap { need in
      let name = need.name.text
      let isText = words.hasAsText(name)
      // The place where it is only text is told.
      if isText, pairs.contains(where: { $0.value.hasAsText(name, where: examined.told) }) {
        return nil
      }
      return .warning(
        .unusedNeed, "nothing uses the need '\(name)' of this client", at: need.name.span,
        hint: isText
          ? "'\(name)' is only text where it stands: write ${\(name)}"
          : "send it with every request: query: { \(name): =\(name) }\nor remove it")
    }
  }
}

extension YAMLNode {
  /// Whether a word is in a text of which it is told that it is only that.
  fileprivate func hasAsText(_ word: String, where told: [Diagnostic]) -> Bool {
    switch content {
    case .scalar:
      var words = MentionedWords()
      words.add(self)
      return words.hasAsText(word)
        && told.contains { $0.id == .textLikeName && span.holds($0.span) }
    case .sequence(let elements): return elements.contains { $0.hasAsText(word, where: told) }
    case .mapping(let pairs): return pairs.contains { $0.value.hasAsText(word, where: told) }
    case .invalid: return false
    }
  }
}

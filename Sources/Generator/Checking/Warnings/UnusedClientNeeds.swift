import Diagnostics
import Reading
import Spec

/// What a client is made with, and no request uses.
func unusedClientNeeds(in spec: ScreenSpec, told: [Diagnostic]) -> [Diagnostic] {
  spec.services.flatMap { service -> [Diagnostic] in
    if service.clientNeeds.isEmpty { return [] }
    var words = MentionedWords()
    for pair in service.http?.mapping ?? [] where !pair.key.isText("needs") {
      words.add(pair.value)
    }
    for pair in service.methods.flatMap(\.http) { words.add(pair.value) }
    return service.clientNeeds.filter { !words.contains($0.name.text) }.compactMap { need in
      let name = need.name.text
      // The place where it is only text is told.
      let isTold = told.contains { diagnostic in
        diagnostic.id == .textLikeName && diagnostic.span.file == need.name.span.file
          && MentionedWords.words(in: diagnostic.title[...]).contains(name)
      }
      if isTold, words.hasAsText(name) { return nil }
      return .warning(
        .unusedNeed, "nothing uses the need '\(name)' of this client", at: need.name.span,
        hint: words.hasAsText(name)
          ? "'\(name)' is only text where it stands: write ${\(name)}"
          : "send it with every request: query: { \(name): =\(name) }\nor remove it")
    }
  }
}

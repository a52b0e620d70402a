import Diagnostics
import Reading
import Spec

/// What a client is made with, and no request uses.
func unusedClientNeeds(in spec: ScreenSpec) -> [Diagnostic] {
  spec.services.flatMap { service -> [Diagnostic] in
    let pairs = service.http?.mapping ?? []
    guard let needs = pairs.first(where: { $0.key.isText("needs") })?.value.mapping else {
      return []
    }
    var words = MentionedWords()
    for pair in pairs where !pair.key.isText("needs") { words.add(pair.value) }
    for pair in service.methods.flatMap(\.http) { words.add(pair.value) }
    return needs.compactMap { need in
      guard let name = need.key.scalar?.text, !words.contains(name) else { return nil }
      return .warning(
        .unusedNeed, "nothing uses the need '\(name)' of this client", at: need.key.span,
        hint: "send it with every request: query: { \(name): =\(name) }\nor remove it")
    }
  }
}

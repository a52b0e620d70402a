import MVVMGenDiagnostics
import MVVMGenJSON

/// What can be written where only some of the names can stand.
func nameItems(
  for key: String, in section: String, _ symbols: [SymbolIndex.Symbol]
) -> [JSONValue]? {
  func names(
    _ kinds: Set<SymbolIndex.Kind>, where fits: (SymbolIndex.Symbol) -> Bool = { _ in true }
  )
    -> [JSONValue]
  {
    symbols.filter { kinds.contains($0.kind) && fits($0) }.map(item)
  }
  switch key {
  case "send": return names([.event]) { section != "scenarios" || !$0.isPrivate }
  case "emit": return names([.eventOutput])
  case "call", "reply": return names([.service])
  case "loading": return names([.state, .output]) { $0.detail.hasSuffix("Bool") }
  case "when", "cancel":
    return names(valueKinds.union([.event])) + [completionItem("start", kind: .value)]
  case "throws":
    return names([.error]) + [completionItem("true", kind: .value)]
  default: return nil
  }
}

/// The formatters, behind a `|`; nil where there is none.
func formatterItems(after text: String, _ symbols: [SymbolIndex.Symbol]) -> [JSONValue]? {
  let rest = text.reversed().drop(while: { $0.isInName }).drop { $0 == " " }
  // `text: |` starts a block of YAML.
  let shown = rest.dropFirst().first(where: { $0 != " " })
  guard rest.first == "|", let shown, shown != ":" else { return nil }
  return symbols.filter { $0.kind == .formatter }.map(item)
}

/// The names that can stand as keys under `set`, `with`, `expect` and their like.
func keyItems(
  under key: String, _ document: Document, _ place: Int, _ symbols: [SymbolIndex.Symbol]
) -> [JSONValue] {
  func keys(_ kinds: Set<SymbolIndex.Kind>) -> [JSONValue] {
    symbols.filter { kinds.contains($0.kind) }.map { symbol in
      completionItem(
        symbol.name, kind: .field, detail: symbol.kind.rawValue + symbol.detail,
        text: symbol.name + ": "
      )
    }
  }
  switch key {
  case "set", "values": return keys([.input, .state, .output])
  case "expect", "expectChanges": return keys(valueKinds)
  case "expectEvents": return keys([.eventOutput])
  case "needs": return keys([.need])
  case "expectCalls":
    return methodItems(after: document.line(upTo: place), symbols, ending: ": ")
      ?? methodKeys(symbols)
  case "with", "to":
    return parameters(document, place, symbols).map {
      completionItem($0.name, kind: .field, detail: $0.type, text: $0.name + ": ")
    }
  default: return []
  }
}

/// What can be seen from outside of steps, and has a value.
private let valueKinds: Set<SymbolIndex.Kind> = [
  .input, .state, .output, .derivedState, .derivedOutput,
]

/// What the event or the method takes that stands nearest above the place.
private func parameters(
  _ document: Document, _ place: Int, _ symbols: [SymbolIndex.Symbol]
) -> [SymbolIndex.Member] {
  for line in [document.line(upTo: place)] + document.linesAbove(place) {
    let words = line.split { " {,".contains($0) }
    guard let key = words.firstIndex(where: { ["send:", "call:", "reply:"].contains($0) }),
      key + 1 < words.endIndex
    else { continue }
    let path = words[key + 1].split(separator: ".")
    guard let symbol = symbols.first(where: { $0.name == path[0] }) else { return [] }
    if path.count == 1 { return symbol.members }
    return symbol.members.first { $0.name == path[1] }?.parameters ?? []
  }
  return []
}

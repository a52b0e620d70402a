import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenForms
import MVVMGenJSON
import MVVMGenSpec

/// What can stand at a place: keys where a key starts, and words, types and names after it.
///
/// The place is known by the lines above it and their indentation, as a file is seldom readable
/// while it is being edited.
func completionItems(
  _ document: Document, _ place: Int, _ symbols: [SymbolIndex.Symbol], _ sight: Sight,
  usable: () -> [String]
) -> [JSONValue] {
  if let members = sight.members { return memberItems(members, document, place) }
  if !sight.fields.isEmpty { return sight.fields.map(fieldItem) }
  let context = CompletionContext(document, place)
  let line = document.line(upTo: place)
  if context.section == "uses" { return pathItems(usable(), after: line, document, place) }
  switch context.wanted {
  case .keys(let forms, let isFirst):
    let isGiven = forms.contains(.given)
    if isGiven, let methods = methodItems(after: line, symbols, ending: ": ") { return methods }
    // What is there already says which of the maps it is.
    let meant = forms.filter { Set($0.keys.map { $0.name }).isSuperset(of: context.siblings) }
    let forms = meant.isEmpty ? forms : meant
    let keys =
      isFirst && forms.count > 1 ? forms.compactMap { $0.keys.first } : forms.flatMap { $0.keys }
    let items = keys.map {
      completionItem($0.name, kind: .property, detail: $0.summary, text: $0.name + ": ")
    }
    return unlike(context.siblings, items + (isGiven ? methodKeys(symbols) : []))
  case .value(let value):
    let symbols = symbols.filter {
      $0.name != context.made && $0.kind.isInSight(of: context.section)
    }
    if let methods = methodItems(after: line, symbols) { return methods }
    if let formatters = formatterItems(after: line, symbols) { return formatters }
    if let names = nameItems(for: context.key, in: context.section, symbols) { return names }
    let nothing =
      ["emits", "returns"].contains(context.key) ? [completionItem("Void", kind: .type)] : []
    return locals(sight, symbols) + values(value, symbols) + nothing
  case .names:
    return unlike(context.siblings, keyItems(under: context.key, document, place, symbols))
  case .nothing: return locals(sight, symbols)
  }
}

/// The items with another label than these, each once.
private func unlike(_ labels: [String], _ items: [JSONValue]) -> [JSONValue] {
  var seen = Set(labels)
  return items.filter { seen.insert($0["label"]?.string ?? "").inserted }
}

/// The names that are declared by steps, events and functions.
private func locals(_ sight: Sight, _ symbols: [SymbolIndex.Symbol]) -> [JSONValue] {
  sight.names.filter { name in !symbols.contains { $0.name == name.name } }.map {
    completionItem($0.name, kind: .variable, detail: $0.type?.description ?? "")
  }
}

private func values(_ value: ValueForm, _ symbols: [SymbolIndex.Symbol]) -> [JSONValue] {
  switch value {
  case .choice(let words): return words.map { completionItem($0, kind: .value) }
  case .bool: return ["true", "false"].map { completionItem($0, kind: .value) }
  case .type:
    return ValueType.builtIns.names.sorted().map { completionItem($0, kind: .type) }
      + symbols.filter { [.model, .cell, .error, .type].contains($0.kind) }.map(item)
  case .duration: return ["300ms", "1s", "1min"].map { completionItem($0, kind: .value) }
  case .name: return symbols.map(item)
  case .expression, .value, .text, .template:
    return symbols.filter({ $0.kind.isInExpressions }).map(item)
      + expressionWords.names.map { completionItem($0, kind: .keyword) }
      + expressionFunctions.names.map { completionItem($0, kind: .function) }
  case .either(let options):
    return unlike([], options.flatMap { values($0, symbols) })
  case .list(let element): return values(element, symbols)
  case .integer, .form, .map, .object, .null: return []
  }
}

func item(_ symbol: SymbolIndex.Symbol) -> JSONValue {
  completionItem(
    symbol.name, kind: symbol.kind.ofCompletion, detail: symbol.kind.rawValue + symbol.detail)
}

func completionItem(
  _ label: String, kind: ItemKind, detail: String = "", text: String? = nil
) -> JSONValue {
  [
    "label": .string(label), "kind": .integer(kind.rawValue), "detail": .string(detail),
    "insertText": .string(text ?? label),
  ]
}

/// What an item is to the protocol: editors have a sign for each.
enum ItemKind: Int {
  case method = 2
  case function = 3
  case field = 5
  case variable = 6
  case type = 7
  case interface = 8
  case property = 10
  case value = 12
  case enumeration = 13
  case keyword = 14
  case file = 17
  case constant = 21
  case structure = 22
  case event = 23
}

extension JSONValue {
  /// An object with one more field.
  func adding(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(fields + [Member(name, value)])
  }
}

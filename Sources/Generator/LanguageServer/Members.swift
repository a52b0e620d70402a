import JSON

/// The members of what stands before a point: `photo.`, `api.`, `list.first?.`.
///
/// Nothing where its type is not written in the spec, as that of a local name.
func memberItems(after text: String, _ symbols: [SymbolIndex.Symbol]) -> [JSONValue]? {
  let path = String(
    text.reversed().prefix { $0.isLetter || $0.isNumber || "._?".contains($0) }.reversed())
  let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    .map { String($0.filter { $0 != "?" }) }
  guard parts.count > 1, let first = parts.first, !first.isEmpty else { return nil }
  guard let symbol = symbols.first(where: { $0.name == first }) else { return [] }
  var members = symbol.members
  var type = symbol.detail.hasPrefix(": ") ? String(symbol.detail.dropFirst(2)) : ""
  if members.isEmpty { members = builtInMembers(of: type, symbols) }
  for part in parts.dropFirst().dropLast() {
    guard let member = members.first(where: { $0.name == part }) else { return [] }
    type = member.type
    members = builtInMembers(of: type, symbols)
  }
  return members.map { member in
    [
      "label": .string(member.name), "kind": 5, "detail": .string(member.type),
      "insertText": .string(member.name),
    ]
  }
}

/// The members of a type: those of the language, or the fields that the spec declares.
private func builtInMembers(
  of type: String, _ symbols: [SymbolIndex.Symbol]
) -> [SymbolIndex.Member] {
  var type = type.filter { $0 != " " }
  while type.hasSuffix("?") { type.removeLast() }
  func members(_ names: String) -> [SymbolIndex.Member] {
    names.split(separator: " ").map { SymbolIndex.Member(name: String($0), type: "") }
  }
  if type.hasPrefix("["), type.contains(":") { return members("count isEmpty keys values") }
  if type.hasPrefix("["), type.hasSuffix("]") {
    let element = String(type.dropFirst().dropLast())
    let elements = ["first", "last"].map { SymbolIndex.Member(name: $0, type: element + "?") }
    return elements
      + members(
        """
        count isEmpty reversed compact flat sum min max contains index map joined prefix \
        dropFirst appending inserting removing replacing filter all sorted
        """)
  }
  if type.hasPrefix("Set<") { return members("count isEmpty contains inserting removing") }
  switch type {
  case "String":
    return members(
      """
      count isEmpty trimmed lowercased uppercased contains hasPrefix hasSuffix split replacing
      """)
  case "Double", "Decimal": return members("rounded")
  default: return symbols.first { $0.name == type }?.members ?? []
  }
}

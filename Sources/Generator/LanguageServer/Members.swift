import Expressions
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
  if members.isEmpty { members = knownMembers(of: type, symbols) }
  for part in parts.dropFirst().dropLast() {
    guard let member = members.first(where: { $0.name == part }) else { return [] }
    type = member.type
    members = knownMembers(of: type, symbols)
  }
  return members.map { member in
    [
      "label": .string(member.name), "kind": 5, "detail": .string(member.type),
      "insertText": .string(member.name),
    ]
  }
}

/// The members of a type, as it is written: those of the language, or what the spec declares.
private func knownMembers(
  of type: String, _ symbols: [SymbolIndex.Symbol]
) -> [SymbolIndex.Member] {
  let type = ValueType(written: parseType(type).0).unwrapped
  if case .named(let name) = type { return symbols.first { $0.name == name }?.members ?? [] }
  var members = type.memberNames.map { SymbolIndex.Member(name: $0, type: "") }
  if case .array(let element) = type {
    for index in members.indices where ["first", "last"].contains(members[index].name) {
      members[index].type = element.asOptional.description
    }
  }
  return members
    + type.methodNames.filter { name in !members.contains { $0.name == name } }
    .map { SymbolIndex.Member(name: $0, type: "") }
}

extension ValueType {
  /// The type that a text names, whether there is one of its name or not.
  fileprivate init(written syntax: TypeSyntax) {
    self =
      switch syntax.kind {
      case .invalid: .unknown
      case .name(let name): Self.builtIns[name] ?? .named(name)
      case .optional(let inner): Self(written: inner).asOptional
      case .array(let inner): .array(Self(written: inner))
      case .set(let inner): .set(Self(written: inner))
      case .dictionary(let key, let value):
        .dictionary(key: Self(written: key), value: Self(written: value))
      }
  }
}

import Expressions

extension TypeTable {
  /// Whether a value can be read from and written as JSON, as far as the spec knows.
  public func isCodable(_ type: ValueType) -> Bool {
    var seen = NameSet()
    return obstacle(in: type, of: nil, &seen) == nil
  }

  /// Why values of a type have no form in JSON: the first part of them that has none.
  func whyNotCodable(_ type: ValueType) -> String? {
    var seen = NameSet()
    guard let (what, field) = obstacle(in: type, of: nil, &seen), let what else { return nil }
    return field.map { "'\($0.owner).\($0.name)' is why: \(what)" } ?? what
  }

  private typealias Field = (owner: String, name: String)

  /// What of a type has no form in JSON, in words where there are any, and the field that holds it.
  private func obstacle(
    in type: ValueType, of field: Field?, _ seen: inout NameSet
  ) -> (what: String?, of: Field?)? {
    switch type {
    case .optional(let inner), .array(let inner), .set(let inner):
      return obstacle(in: inner, of: field, &seen)
    case .dictionary(let key, let value):
      return obstacle(in: key, of: field, &seen) ?? obstacle(in: value, of: field, &seen)
    case .named(let name):
      // A type that comes back to itself through a list is as codable as the rest of it.
      guard seen.insert(name) else { return nil }
      switch self[name]?.kind {
      case .structure(let fields)?:
        for field in fields {
          if let found = obstacle(in: field.type, of: (name, field.name), &seen) { return found }
        }
        return nil
      case .enumeration(let cases)?, .error(let cases)?:
        return cases.first { !$0.values.isEmpty }
          .map { ("the case '\($0.name)' of \(name) has values", field) }
      case .cell?: return ("\(name) is a cell, which is for the view alone", field)
      case .opaque?:
        return ("nothing is known of \(name): describe it as a model with 'external: true'", field)
      case nil: return (nil, field)
      }
    case .void, .caseValues, .anyError, .null, .emptyList: return (nil, field)
    default: return nil
    }
  }
}

import Expressions

extension TypeTable {
  /// Why values of a type have no form in JSON: the first part of them that has none.
  func whyNotCodable(_ type: ValueType) -> String? {
    var seen = NameSet()
    return whyNotCodable(type, in: nil, &seen)
  }

  private func whyNotCodable(
    _ type: ValueType, in field: String?, _ seen: inout NameSet
  ) -> String? {
    switch type {
    case .optional(let inner), .array(let inner), .set(let inner):
      return whyNotCodable(inner, in: field, &seen)
    case .dictionary(let key, let value):
      return whyNotCodable(key, in: field, &seen) ?? whyNotCodable(value, in: field, &seen)
    case .named(let name):
      guard seen.insert(name) else { return nil }
      let why = field.map { "'\($0)' is why: " } ?? ""
      switch self[name]?.kind {
      case .structure(let fields)?:
        for field in fields {
          let place = "\(name).\(field.name)"
          if let found = whyNotCodable(field.type, in: place, &seen) { return found }
        }
        return nil
      case .enumeration(let cases)?, .error(let cases)?:
        return cases.first { !$0.values.isEmpty }
          .map { "\(why)the case '\($0.name)' of \(name) has values" }
      case .cell?: return "\(why)\(name) is a cell, which is for the view alone"
      case .opaque?:
        return "\(why)nothing is known of \(name): describe it as a model with 'external: true'"
      case nil: return nil
      }
    default: return nil
    }
  }

  /// Whether a value can be read from and written as JSON, as far as the spec knows.
  public func isCodable(_ type: ValueType) -> Bool {
    var seen = NameSet()
    return isCodable(type, &seen)
  }

  private func isCodable(_ type: ValueType, _ seen: inout NameSet) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner), .set(let inner): return isCodable(inner, &seen)
    case .dictionary(let key, let value):
      return isCodable(key, &seen) && isCodable(value, &seen)
    case .named(let name):
      // A type that comes back to itself through a list is as codable as the rest of it.
      guard seen.insert(name) else { return true }
      switch self[name]?.kind {
      case .structure(let fields)?: return fields.allSatisfy { isCodable($0.type, &seen) }
      case .enumeration(let cases)?, .error(let cases)?:
        return cases.allSatisfy { $0.values.isEmpty }
      case .cell?, .opaque?, nil: return false
      }
    case .void, .caseValues, .anyError, .null, .emptyList: return false
    default: return true
    }
  }
}

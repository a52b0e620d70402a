import Expressions

extension TypeTable {
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

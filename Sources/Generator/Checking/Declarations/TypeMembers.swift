import Expressions

/// What values of a type have.
extension TypeTable {
  func member(_ name: String, of value: TypedExpression) -> TypedExpression? {
    func builtin(_ builtin: Builtin, _ type: ValueType) -> TypedExpression {
      TypedExpression(.builtin(builtin, [value]), type)
    }
    switch (value.type, name) {
    case (.optional, "isNil"): return builtin(.isNil, .bool)
    case (.string, "count"): return builtin(.stringCount, .int)
    case (.string, "isEmpty"): return builtin(.stringIsEmpty, .bool)
    case (.string, "trimmed"): return builtin(.trimmed, .string)
    case (.string, "lowercased"): return builtin(.lowercased, .string)
    case (.string, "uppercased"): return builtin(.uppercased, .string)
    case (.array, "count"), (.dictionary, "count"), (.set, "count"): return builtin(.count, .int)
    case (.array, "isEmpty"), (.dictionary, "isEmpty"), (.set, "isEmpty"):
      return builtin(.isEmpty, .bool)
    case (.array(let element), "first"): return builtin(.first, element.asOptional)
    case (.array(let element), "last"): return builtin(.last, element.asOptional)
    case (.array, "reversed"): return builtin(.reversed, value.type)
    case (.array(.optional(let element)), "compact"):
      return builtin(.compact, .array(element))
    case (.array(.array(let element)), "flat"): return builtin(.flat, .array(element))
    case (.array(let element), "sum") where element.isNumber: return builtin(.sum, element)
    case (.array(let element), "min") where element.isNumber:
      return builtin(.min, element.asOptional)
    case (.array(let element), "max") where element.isNumber:
      return builtin(.max, element.asOptional)
    case (.dictionary(let key, _), "keys"): return builtin(.keys, .array(key))
    case (.dictionary(_, let element), "values"): return builtin(.values, .array(element))
    case (.set(let element), "sorted") where element.isOrdered && element != .bool:
      return builtin(.setSorted, .array(element))
    case (.anyError, "message"): return TypedExpression(.message(value), .string)
    case (.caseValues, _):
      return fields(of: value.type)?.first { $0.name == name }
        .map { TypedExpression(.field(value, name), $0.type) }
    case (.named(let type), _): return member(name, of: value, named: type)
    default: return nil
    }
  }

  private func member(
    _ name: String, of value: TypedExpression, named type: String
  ) -> TypedExpression? {
    guard let declaration = self[type] else { return nil }
    if let field = declaration.fields?.first(where: { $0.name == name }) {
      return TypedExpression(.field(value, name), field.type)
    }
    guard let cases = declaration.cases else { return nil }
    if name == "message" { return TypedExpression(.message(value), .string) }
    guard let found = cases.first(where: { $0.name == name }), !found.values.isEmpty else {
      return nil
    }
    return TypedExpression(
      .caseValues(value, case: name), .optional(.caseValues(of: type, case: name)))
  }

  func hasMember(_ name: String, _ type: ValueType) -> Bool {
    memberNames(of: type).contains(name) || methodNames(of: type).contains(name)
  }

  func memberNames(of type: ValueType) -> [String] {
    switch type {
    case .caseValues, .named:
      guard let cases = cases(of: type) else {
        return fields(of: type)?.withNames.map(\.name) ?? []
      }
      return ["message"] + cases.filter { !$0.values.isEmpty }.map(\.name)
    default: return type.memberNames
    }
  }

  func methodNames(of type: ValueType) -> [String] {
    if case .named(let name) = type, case .structure? = self[name]?.kind { return ["with"] }
    return type.methodNames
  }

  /// Whether maps of one entry each can't be values of a type: it has several fields that are
  /// needed.
  func needsSeveralFields(_ type: ValueType) -> Bool {
    guard case .named(let name) = type, let fields = self[name]?.fields else { return false }
    return fields.count { !$0.mayBeLeftOut } > 1
  }
}

extension ValueType {
  /// Whether a value can be a key, an element of a set, or the value of `per`.
  var isHashable: Bool {
    switch self {
    case .void, .anyError: false
    case .optional(let inner), .array(let inner), .set(let inner): inner.isHashable
    case .dictionary(_, let value): value.isHashable
    default: true
    }
  }
}

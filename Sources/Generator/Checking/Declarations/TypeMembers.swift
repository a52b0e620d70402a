import MVVMGenExpressions

/// What values of a type have.
extension TypeTable {
  func member(_ name: String, of value: TypedExpression) -> TypedExpression? {
    switch value.type {
    case .named(let type): return member(name, of: value, named: type)
    case .anyError: return name == "message" ? TypedExpression(.message(value), .string) : nil
    case .caseValues:
      return fields(of: value.type)?.first { $0.name == name }
        .map { TypedExpression(.field(value, name), $0.type) }
    default:
      return value.type.property(name).map {
        TypedExpression(.builtin($0.builtin, [value]), value.type.part($0.gives))
      }
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
        return fields(of: type)?.withNames.map { $0.name } ?? []
      }
      return ["message"] + cases.filter { !$0.values.isEmpty }.map { $0.name }
    case .anyError: return ["message"]
    default: return type.propertyNames
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

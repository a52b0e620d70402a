import Expressions

extension ValueChecker {
  /// `value.name`
  mutating func member(
    _ name: Expression.Identifier, of value: TypedExpression, _ range: Range<Int>, _ scope: Scope
  ) -> TypedExpression {
    if let found = member(name.text, of: value) {
      if !scope.part.isScenario { noteMessage(found, name, range) }
      return note(name, of: value.type, found)
    }
    return note(name, of: value.type, failMember(name, of: value.type, range))
  }

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
      return types.fields(of: value.type)?.first { $0.name == name }
        .map { TypedExpression(.field(value, name), $0.type) }
    case (.named(let type), _): return member(name, of: value, named: type)
    default: return nil
    }
  }

  /// Keeps in mind where the message of an error or an enum is shown, of which a case with values
  /// has none but its name.
  private mutating func noteMessage(
    _ value: TypedExpression, _ name: Expression.Identifier, _ range: Range<Int>
  ) {
    guard case .message(let base) = value.kind, case .named(let type) = base.type,
      let declaration = types[type], let cases = declaration.cases,
      let item = cases.first(where: { !$0.values.isEmpty && $0.text == $0.name }),
      // The names of an enum's cases may be what is wanted, where nothing says more.
      declaration.isError || cases.contains(where: { $0.text != $0.name })
        || item.values.contains(where: { $0.type == .string })
    else { return }
    let (place, written) = (place(name.range), text(in: range))
    shownNames[place.offset] = ShownName(
      error: type, item: item, written: base.kind == .chained ? written + "?" : written,
      place: place)
  }

  private func member(
    _ name: String, of value: TypedExpression, named type: String
  ) -> TypedExpression? {
    guard let declaration = types[type] else { return nil }
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

  /// A part of the expression that is being looked at, as it stands there.
  func text(in range: Range<Int>) -> String {
    let text = Array((node.scalar?.text ?? "").utf8)
    return range.upperBound <= text.count ? String(decoding: text[range], as: UTF8.self) : "..."
  }

  func hasMember(_ name: String, _ type: ValueType) -> Bool {
    memberNames(of: type).contains(name) || methodNames(of: type).contains(name)
  }

  func memberNames(of type: ValueType) -> [String] {
    switch type {
    case .caseValues, .named:
      guard let cases = types.cases(of: type) else {
        return types.fields(of: type)?.withNames.map(\.name) ?? []
      }
      return ["message"] + cases.filter { !$0.values.isEmpty }.map(\.name)
    default: return type.memberNames
    }
  }
}

extension ValueType {
  /// Whether a message speaks of it as of several: "the values of Plan.pro".
  var isSeveral: Bool { if case .caseValues = self { true } else { false } }

  /// That it is wanted.
  var wanted: String { "\(self) \(isSeveral ? "are" : "is") wanted" }

  /// The name of a declared type.
  var name: String? {
    if case .named(let name) = self { name } else { nil }
  }
}

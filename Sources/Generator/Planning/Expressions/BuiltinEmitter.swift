import MVVMGenChecking
import MVVMGenExpressions

/// Writes the members and functions of the language in Swift: the standard library's where they
/// mean the same, the runtime's elsewhere.
struct BuiltinEmitter {
  private let emitter: ExpressionEmitter

  init(_ emitter: ExpressionEmitter) {
    self.emitter = emitter
  }

  func expression(
    _ builtin: Builtin, _ arguments: [TypedExpression], _ type: ValueType
  ) -> SwiftExpression {
    guard let first = arguments.first else { return SwiftExpression("") }
    return special(builtin, first, arguments, type)
      ?? written(builtin.swift(of: first.type).shape, builtin, first, arguments, type)
  }

  /// What is not written as the table of forms says: steps of a chain that become one, and what is
  /// made of a part of the value.
  private func special(
    _ builtin: Builtin, _ first: TypedExpression, _ arguments: [TypedExpression], _ type: ValueType
  ) -> SwiftExpression? {
    let functions = FunctionEmitter(emitter)
    switch builtin {
    case .isEmpty:
      // Behind a `?` there is nothing to say `!` of.
      if let filled = isFilled(first), emitter.chained.last?.isOptional != true {
        return emitter.prefixed("!", filled)
      }
      return unordered(builtin, first, arguments, type)
    case .contains: return unordered(builtin, first, arguments, type)
    // Which of two that are no number is the largest is a matter of their order.
    case .min, .max:
      guard type.unwrapped != .double else { return nil }
      return inAnyOrder(first).map { SwiftExpression("\($0).\(builtin.rawValue)()") }
    case .count:
      return unordered(builtin, first, arguments, type)
        ?? functions.joining(.filter, in: first, as: "count", label: "where")
    case .first, .last: return end(builtin, of: first, type)
    case .reversed:
      return emitter.call(
        emitter.unit.names.known("Array"), ["\(functions.base(first)).reversed()"])
    case .compact: return functions.joining(.map, in: first, as: "compactMap")
    case .flat: return functions.joining(.map, in: first, as: "flatMap")
    // No list is made of what is only added up.
    case .sum:
      guard case .builtin(.map, let asked) = first.kind else { return nil }
      return expression(.sumOf, asked, type)
    case .joined: return joined(first, by: arguments[1])
    case .keys: return inOrderOfKeys(first, ("sortedKeys", "keysByCase", "keysInOrder"))
    case .values:
      return inOrderOfKeys(first, ("valuesSortedByKey", "valuesByCase", "valuesInOrder"))
    case .stringFrom: return emitter.text(first.pieces)
    default: return nil
    }
  }

  /// The first or last element of a list, which is not made for it.
  private func end(
    _ builtin: Builtin, of list: TypedExpression, _ type: ValueType
  ) -> SwiftExpression {
    if case .builtin(.reversed, let turned) = list.kind {
      return expression(builtin == .first ? .last : .first, turned, type)
    }
    let found =
      FunctionEmitter(emitter)
      .joining(.filter, in: list, as: builtin.rawValue, label: "where", withIndex: false)
      ?? member(builtin.rawValue, of: list)
    return SwiftExpression(emitter.flattened(found.layout, elementOf: list.type))
  }

  private func joined(
    _ texts: TypedExpression, by separator: TypedExpression
  ) -> SwiftExpression? {
    // Nothing stands between them by default.
    let isPlain = separator.kind == .text([])
    guard case .builtin(.reversed, let list) = texts.kind else {
      return isPlain ? member("joined()", of: texts) : nil
    }
    return SwiftExpression(
      .call(
        "\(emitter.callee(list[0])).reversed().joined",
        isPlain ? [] : ["separator: \(emitter.typed(separator))"]))
  }

  /// Whether anything is left of a list that is filtered, which need not be made for that.
  func isFilled(_ list: TypedExpression) -> TypedExpression? {
    guard case .builtin(.filter, let asked) = list.kind else { return nil }
    return TypedExpression(.builtin(.containsWhere, asked), .bool)
  }

  /// Whether what is looked for in a list is there; nil for what may be there and be missing
  /// itself.
  func isFound(_ optional: TypedExpression) -> TypedExpression? {
    guard case .builtin(let builtin, let asked) = optional.kind else { return nil }
    switch builtin {
    case .firstWhere where !asked[0].type.holdsOptionals, .indexWhere:
      return TypedExpression(.builtin(.containsWhere, asked), .bool)
    case .index: return TypedExpression(.builtin(.contains, asked), .bool)
    default: return nil
    }
  }

  private func written(
    _ shape: SwiftForm.Shape, _ builtin: Builtin, _ first: TypedExpression,
    _ arguments: [TypedExpression], _ type: ValueType
  ) -> SwiftExpression {
    switch shape {
    case .property(let name): return member(name, of: first)
    case .method(let name, let labels):
      if labels.isEmpty { return member("\(name)()", of: first) }
      let parts: [Layout] = zip(arguments.dropFirst(), labels).map { argument, label in
        [.text(label.isEmpty ? "" : "\(label): "), emitter.typed(argument)]
      }
      return SwiftExpression(.call("\(callee(of: builtin, first)).\(name)", parts))
    case .asking(let name, _):
      guard arguments.count > 1 else {
        return SwiftExpression(emitter.applying(name, to: emitter.callee(first), "{ $0 }"))
      }
      return FunctionEmitter(emitter).expression(builtin, first, arguments[1], type)
    case .conversion(let name, let label):
      let value = emitter.layout(first)
      return emitter.call(
        emitter.unit.names.known(name), [label.isEmpty ? value : "\(label): \(value)"])
    case .function(let name):
      // One of the two says that the other is a Decimal.
      let isKnown = arguments.contains { !$0.isInteger && $0.isPlain }
      var inner = emitter
      inner.saysDecimals = true
      return emitter.call(
        emitter.function(name),
        arguments.map { isKnown && $0.isInteger ? inner.typed($0) : inner.layout($0) })
    case .sign: return OperatorEmitter(emitter).whether(first, "==")
    }
  }

  /// What a method stands behind, which may begin a line then. Those of arrays alone say that a
  /// reversed list is one.
  private func callee(of builtin: Builtin, _ first: TypedExpression) -> Layout {
    if builtin.isOfArrays, case .builtin(.reversed, let list) = first.kind {
      return ["\(FunctionEmitter(emitter).base(list[0])).reversed()", .member]
    }
    let callee = emitter.callee(first)
    return first.asksFunction || first.goesOnBehindFunction ? callee : [callee, .member]
  }

  private func member(_ name: String, of value: TypedExpression) -> SwiftExpression {
    SwiftExpression("\(emitter.receiver(value)).\(name)")
  }

  /// The name, where it is a property in Swift too, so that a path can end with it.
  static func property(_ builtin: Builtin, of type: ValueType) -> String? {
    switch builtin {
    case .keys, .values: return nil
    // An element that may be missing would be an optional of an optional.
    case .first, .last: if type.holdsOptionals { return nil }
    default: break
    }
    guard case .property(let name) = builtin.swift(of: type).shape else { return nil }
    return name
  }

  /// What the keys or values of a dictionary say without being put in order.
  private func unordered(
    _ builtin: Builtin, _ list: TypedExpression, _ arguments: [TypedExpression], _ type: ValueType
  ) -> SwiftExpression? {
    guard let parts = inAnyOrder(list), case .builtin(_, let owner) = list.kind else { return nil }
    switch builtin {
    case .count, .isEmpty: return expression(builtin, owner, type)
    case .contains:
      return SwiftExpression(
        .call("\(parts).contains", arguments.dropFirst().map { emitter.typed($0) }))
    default: return nil
    }
  }

  /// The keys or values of a dictionary as Swift gives them, for whoever does not see their order.
  func inAnyOrder(_ list: TypedExpression) -> Layout? {
    guard case .builtin(let part, let owner) = list.kind, part == .keys || part == .values else {
      return nil
    }
    return "\(emitter.callee(owner[0])).\(part.rawValue)"
  }

  /// The keys or values of a dictionary in the order of the keys: by what they are compared by, by
  /// the cases that Swift can list, or by others.
  private func inOrderOfKeys(
    _ dictionary: TypedExpression, _ members: (compared: String, listed: String, other: String)
  ) -> SwiftExpression {
    let base = emitter.receiver(dictionary)
    guard case .dictionary(let key, _) = dictionary.type else {
      return SwiftExpression("\(base).\(members.other)")
    }
    switch key {
    case .string, .int, .double, .decimal, .date:
      return SwiftExpression("\(base).\(members.compared)")
    case .named(let name):
      let cases = emitter.unit.screen.types[name]?.cases ?? []
      if cases.contains(where: { !$0.values.isEmpty }) {
        let names = cases.map { Layout.text(StringLiteral.quoted($0.name)) }
        return SwiftExpression(
          .call("\(base).\(members.other)", ["ofCases: \(Layout.array(names))"]))
      }
      let isListed = !cases.isEmpty && emitter.unit.model(name)?.isExternal == false
      return SwiftExpression("\(base).\(isListed ? members.listed : members.other)")
    default: return SwiftExpression("\(base).\(members.other)")
    }
  }
}

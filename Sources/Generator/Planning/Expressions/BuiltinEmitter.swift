import Checking
import Expressions

extension Builtin {
  /// Whether it is written as a member of its first argument.
  var isMember: Bool {
    switch self {
    case .isNil, .minOf, .maxOf, .reversed: false
    default: !isConversion
    }
  }

  /// Whether it is an initialiser of another type, which Swift names.
  var isConversion: Bool {
    switch self {
    case .intFromDouble, .intFromDecimal, .intFromString, .doubleFromInt, .doubleFromDecimal,
      .doubleFromString, .decimalFromInt, .decimalFromDouble, .decimalFromString, .stringFrom:
      true
    default: false
    }
  }
}

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
    let names = emitter.unit.names
    func member(_ text: String) -> SwiftExpression {
      SwiftExpression("\(emitter.receiver(first)).\(text)")
    }
    func method(_ name: String, _ labels: [String] = [""]) -> SwiftExpression {
      let parts: [Layout] = zip(arguments.dropFirst(), labels).map { argument, label in
        [.text(label.isEmpty ? "" : "\(label): "), emitter.typed(argument)]
      }
      return SwiftExpression(.call("\(emitter.callee(first)).\(name)", parts))
    }
    func function(_ name: String) -> SwiftExpression {
      emitter.call(name, arguments.map { emitter.layout($0) })
    }
    if let unordered = unordered(builtin, first, arguments, type) { return unordered }
    switch builtin {
    case .count:
      let functions = FunctionEmitter(emitter)
      return functions.joining(.filter, in: first, as: "count", label: "where") ?? member("count")
    case .stringCount, .stringIsEmpty, .isEmpty, .trimmed:
      return member(Self.property(builtin, of: first.type) ?? "")
    case .lowercased: return member("lowercased()")
    case .uppercased: return member("uppercased()")
    case .stringContains: return method("contains", ["text"])
    case .hasPrefix: return method("hasPrefix")
    case .hasSuffix: return method("hasSuffix")
    case .split: return method("split", ["by"])
    case .replacingText: return method("replacing", ["text", "with"])
    case .first, .last:
      // No list is made for one element of it.
      if case .builtin(.reversed, let list) = first.kind {
        return expression(builtin == .first ? .last : .first, list, type)
      }
      let name = builtin == .first ? "first" : "last"
      let found = FunctionEmitter(emitter).joining(
        .filter, in: first, as: name, label: "where", withIndex: false)
      return SwiftExpression(
        emitter.flattened((found ?? member(name)).layout, elementOf: first.type))
    case .reversed:
      return emitter.call(names.known("Array"), ["\(emitter.callee(first)).reversed()"])
    case .compact:
      return FunctionEmitter(emitter).joining(.map, in: first, as: "compactMap")
        ?? SwiftExpression(
          emitter.applying("compactMap", to: emitter.callee(first), "{ $0 }"))
    case .flat:
      return FunctionEmitter(emitter).joining(.map, in: first, as: "flatMap")
        ?? SwiftExpression(emitter.applying("flatMap", to: emitter.callee(first), "{ $0 }"))
    case .sum: return member("sum()")
    case .min: return member("min()")
    case .max: return member("max()")
    case .contains, .setContains: return method("contains")
    case .index: return method("firstIndex", ["of"])
    case .joined:
      // Nothing stands between them by default.
      let isPlain = arguments[1].kind == .text([])
      guard case .builtin(.reversed, let list) = first.kind else {
        return isPlain ? member("joined()") : method("joined", ["separator"])
      }
      return SwiftExpression(
        .call(
          "\(emitter.callee(list[0])).reversed().joined",
          isPlain ? [] : ["separator: \(emitter.typed(arguments[1]))"]))
    case .prefix: return method("prefix", ["clamped"])
    case .dropFirst: return method("dropFirst", ["clamped"])
    case .appending: return method("appending")
    case .inserting: return method("inserting", ["", "at"])
    case .removing: return method("removing", ["at"])
    case .replacing: return method("replacing", ["at", "with"])
    case .entrySetting: return method("setting", ["", "to"])
    case .entryRemoving: return method("removing")
    case .setSorted: return member("sorted()")
    case .setInserting: return method("inserting")
    case .setRemoving: return method("removing")
    case .map, .filter, .firstWhere, .indexWhere, .containsWhere, .all, .sorted, .sumOf:
      return FunctionEmitter(emitter).expression(builtin, first, arguments[1], type)
    case .keys: return inOrderOfKeys(first, ("sortedKeys", "keysByCase", "keysInOrder"))
    case .values:
      return inOrderOfKeys(first, ("valuesSortedByKey", "valuesByCase", "valuesInOrder"))
    case .isNil: return OperatorEmitter(emitter).whether(first, "==")
    case .rounded: return method("rounded", ["toPlaces"])
    case .minOf, .maxOf:
      // One of the two says that the other is a Decimal.
      let isKnown = arguments.contains { !$0.isInteger && $0.isPlain }
      return emitter.call(
        emitter.function(builtin == .minOf ? "min" : "max"),
        arguments.map { isKnown && $0.isInteger ? emitter.typed($0) : emitter.layout($0) })
    case .abs:
      return first.type == .int ? member("absolute") : function(emitter.function("abs"))
    case .intFromDouble, .intFromDecimal:
      return emitter.call(names.known("Int"), ["saturating: \(emitter.layout(first))"])
    case .intFromString: return function(names.known("Int"))
    case .doubleFromInt, .doubleFromString: return function(names.known("Double"))
    case .doubleFromDecimal:
      return emitter.call(names.known("Double"), ["converting: \(emitter.layout(first))"])
    case .decimalFromInt: return function(names.known("Decimal"))
    case .decimalFromDouble:
      return emitter.call(names.known("Decimal"), ["converting: \(emitter.layout(first))"])
    case .decimalFromString:
      return emitter.call(names.known("Decimal"), ["text: \(emitter.layout(first))"])
    case .stringFrom: return emitter.text(first.pieces)
    }
  }

  /// The name, where it is a property in Swift too, so that a path can end with it.
  static func property(_ builtin: Builtin, of type: ValueType) -> String? {
    switch builtin {
    case .stringCount, .count: "count"
    case .stringIsEmpty, .isEmpty: "isEmpty"
    case .trimmed: "trimmed"
    case .abs where type == .int: "absolute"
    // An element that may be missing would be an optional of an optional.
    case .first where !type.holdsOptionals: "first"
    case .last where !type.holdsOptionals: "last"
    default: nil
    }
  }

  /// What the keys or values of a dictionary say without being put in order.
  private func unordered(
    _ builtin: Builtin, _ list: TypedExpression, _ arguments: [TypedExpression], _ type: ValueType
  ) -> SwiftExpression? {
    guard case .builtin(let part, let owner) = list.kind, part == .keys || part == .values else {
      return nil
    }
    switch builtin {
    case .count, .isEmpty: return expression(builtin, owner, type)
    case .contains:
      let collection = part == .keys ? "keys" : "values"
      return SwiftExpression(
        .call(
          "\(emitter.callee(owner[0])).\(collection).contains",
          arguments.dropFirst().map { emitter.typed($0) }))
    default: return nil
    }
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
      let model = emitter.unit.model(name)
      let cases = model?.cases ?? []
      if cases.contains(where: { !$0.values.isEmpty }) {
        let names = cases.map { Layout.text(StringLiteral.quoted($0.name)) }
        return SwiftExpression(
          .call("\(base).\(members.other)", ["ofCases: \(Layout.array(names))"]))
      }
      let isListed = !cases.isEmpty && model?.isExternal == false
      return SwiftExpression("\(base).\(isListed ? members.listed : members.other)")
    default: return SwiftExpression("\(base).\(members.other)")
    }
  }
}

extension CheckedModel {
  fileprivate var cases: [Case] {
    switch kind {
    case .enumeration(let cases), .error(let cases): cases
    case .structure: []
    }
  }
}

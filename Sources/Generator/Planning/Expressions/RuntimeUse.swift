import Checking
import Expressions

extension TypedExpression {
  /// Whether the Swift for it takes something of the runtime.
  var usesRuntime: Bool { has(\.isOfRuntime) }

  /// The same but for its parts.
  private var isOfRuntime: Bool {
    switch kind {
    case .decimal: type == .decimal
    case .date(let seconds): dateLiteral(ofSecondsSince2001: seconds) != nil
    case .url, .uuid, .data, .with: true
    case .message(let base): base.type == .anyError
    case .negate: type == .int
    case .binary(let sign, _, _): sign.isOfRuntime(for: type)
    case .element(let base, _): !base.type.isDictionary || base.type.holdsOptionals
    case .builtin(let builtin, let arguments):
      builtin.isOfRuntime(for: arguments.first?.type ?? .unknown)
    default: false
    }
  }
}

extension Expression.Operator {
  /// Int saturates, and products of Decimals never stop the program.
  fileprivate func isOfRuntime(for type: ValueType) -> Bool {
    switch self {
    case .plus, .minus, .divided, .remainder: type == .int
    case .times: type == .int || type == .decimal
    default: false
    }
  }
}

extension Builtin {
  /// What is not the standard library's.
  fileprivate func isOfRuntime(for type: ValueType) -> Bool {
    switch self {
    case .stringCount, .count, .stringIsEmpty, .isEmpty, .lowercased, .uppercased, .hasPrefix,
      .hasSuffix, .reversed, .compact, .flat, .min, .max, .contains, .setContains, .index, .joined,
      .map, .filter, .indexWhere, .containsWhere, .all, .setSorted, .isNil, .minOf, .maxOf,
      .intFromString, .doubleFromInt, .doubleFromString, .decimalFromInt, .stringFrom:
      false
    case .first, .last, .firstWhere: type.holdsOptionals
    case .abs: type == .int
    case .trimmed, .stringContains, .split, .replacingText, .sum, .prefix, .dropFirst, .appending,
      .inserting, .removing, .replacing, .entrySetting, .entryRemoving, .setInserting,
      .setRemoving, .sorted, .sumOf, .keys, .values, .rounded, .intFromDouble, .intFromDecimal,
      .doubleFromDecimal, .decimalFromDouble, .decimalFromString:
      true
    }
  }
}

extension ValueType {
  fileprivate var isDictionary: Bool {
    if case .dictionary = unwrapped { true } else { false }
  }
}

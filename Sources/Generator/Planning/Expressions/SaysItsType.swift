import MVVMGenChecking
import MVVMGenExpressions

extension TypedExpression {
  /// Whether Swift knows the type at a glance, so that there is no need to write it.
  var saysItsType: Bool {
    switch kind {
    case .integer: type != .decimal
    case .decimal, .bool, .text, .date, .url, .uuid, .data, .cell, .model, .formatted, .reference:
      true
    case .field(let base, _), .caseValues(let base, _), .element(let base, _): base.saysItsType
    case .chain(let base, let body): base.saysItsType && body.saysItsType
    case .chained, .not: true
    case .coalesce(let left, let right):
      left.saysItsType && (right.saysItsType || right.isPlainAlternative)
    case .message(let base): base.saysItsType
    case .choice(_, let then, let otherwise):
      [then, otherwise].allSatisfy { $0.isOneWord && $0.saysItsType && $0.type == type }
    // What compares is a Bool, and whole numbers are counted with by their own methods.
    case .binary(_, let left, _): type == .bool || type == .int && left.saysItsType
    case .builtin(let builtin, let arguments):
      switch builtin.swift(of: arguments.first?.type ?? .unknown).shape {
      case .conversion: true
      case .method where type == .bool, .asking where type == .bool: arguments[0].saysItsType
      // What is chosen is what it is chosen from; the pairs of an enumerated list are a long way.
      case .asking where builtin.choosesElements && !arguments[1].takesIndex:
        arguments[0].saysItsType
      case .property, .method, .asking: arguments.allSatisfy({ $0.saysItsType })
      case .function: builtin != .reversed && arguments.allSatisfy({ $0.saysItsType })
      case .sign: true
      }
    default: false
    }
  }
}

extension TypedExpression {
  /// Whether it is a literal or a name: a choice of two reads at a glance.
  private var isOneWord: Bool {
    switch kind {
    case .integer, .decimal, .bool, .text, .reference: true
    default: false
    }
  }

  /// Whether it is nothing but a word for a value of the type that is known already.
  private var isPlainAlternative: Bool {
    switch kind {
    case .list([]), .dictionary([]): true
    case .enumCase(_, _, let values): values.isEmpty && !type.isOptional
    default: false
    }
  }
}

extension Builtin {
  /// Whether it gives elements of a list as they are, or where they are.
  fileprivate var choosesElements: Bool {
    switch self {
    case .filter, .firstWhere, .indexWhere, .sorted: true
    default: false
    }
  }
}

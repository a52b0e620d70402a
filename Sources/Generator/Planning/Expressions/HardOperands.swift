import Checking
import Expressions

/// Operands of which Swift does not see the type at a glance. Of a few in a row it tries all that
/// each may be of with all of the others, and gives up: there each says its type.
extension TypedExpression {
  /// How many of them stand in a row, with `+` and its like between them.
  var hardOperands: Int {
    guard case .binary(_, let left, let right) = kind, isMadeOfHardOperands else {
      return isHardOperand ? 1 : 0
    }
    return left.hardOperands + right.hardOperands
  }

  /// Swift is quick with the operators of all other types.
  private var isMadeOfHardOperands: Bool {
    switch type {
    case .int, .double, .decimal, .array: true
    default: false
    }
  }

  var isHardOperand: Bool {
    switch (kind, type) {
    case (.choice(_, let then, let otherwise), .array),
      (.choiceOfOptional(_, _, let then, let otherwise), .array):
      then.isWrittenOrEmptyList || otherwise.isWrittenOrEmptyList
    case (.builtin(.map, let arguments), .array): arguments[0].hasFunction
    case (.builtin(.flat, _), .array): true
    case (.builtin(.doubleFromInt, let arguments), .double): !arguments[0].isPath
    case (.choiceOfOptional, .int): isMapped
    case (.coalesce(let left, _), .decimal): left.hasFunction
    case (.coalesce(let left, _), .int):
      left.hasFunction || left.has { if case .coalesce = $0.kind { true } else { false } }
    case (.binary(_, let left, let right), .int): left.isHardOperand || right.isHardOperand
    default: false
    }
  }

  /// Whether it is what a function of Swift makes of an optional.
  var isMapped: Bool {
    guard case .choiceOfOptional(_, let name, let then, _) = kind else { return false }
    return then.mentions(name)
  }

  private var isWrittenOrEmptyList: Bool { if case .list = kind { true } else { false } }
}

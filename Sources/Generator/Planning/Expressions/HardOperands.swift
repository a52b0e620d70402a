import Checking
import Expressions

/// Operands of which Swift does not see the type at a glance. Of a few in a row it tries all that
/// each may be of with all of the others, and gives up: there each says its type.
extension TypedExpression {
  /// How many operands stand in a row, with `+` and its like between them, and how many of them are
  /// hard.
  private var row: (operands: Int, hard: Int) {
    guard case .binary(_, let left, let right) = kind, isMadeOfHardOperands else {
      return (1, isHardOperand ? 1 : 0)
    }
    let (before, behind) = (left.row, right.row)
    return (before.operands + behind.operands, before.hard + behind.hard)
  }

  /// Whether too many of them stand in a row with others: of numbers, the longer it is, the fewer
  /// Swift bears.
  func isHardRow(with right: TypedExpression) -> Bool {
    let (before, behind) = (row, right.row)
    let hard = before.hard + behind.hard
    if case .array = type { return hard > 3 }
    return hard > 3 || hard > 0 && before.operands + behind.operands > 5
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
    case (.choiceOfOptional, .int), (.choiceOfOptional, .double): isMapped
    case (.coalesce(let left, _), .double): left.isHardToCoalesce
    case (.coalesce(let left, _), .decimal): left.hasFunction
    case (.coalesce(let left, _), .int):
      left.hasFunction || left.isChainOfMembers
        || left.has { if case .coalesce = $0.kind { true } else { false } }
    case (.binary(_, let left, let right), .int): left.isHardOperand || right.isHardOperand
    default: false
    }
  }

  /// Whether it goes on behind a `?` with a member of the language: `a?.names.count`.
  private var isChainOfMembers: Bool {
    isChain && has { if case .builtin = $0.kind { true } else { false } }
  }

  /// Whether it is what a function of Swift makes of an optional.
  var isMapped: Bool {
    guard case .choiceOfOptional(_, let name, let then, _) = kind else { return false }
    return then.mentions(name)
  }

  /// Whether Swift has to look into closures, choices or the many initialisers of Double for the
  /// type of what a `??` chain tries.
  var isHardToCoalesce: Bool {
    hasFunction
      || has { part in
        switch part.kind {
        case .choice, .choiceOfOptional, .builtin(.doubleFromInt, _),
          .builtin(.doubleFromDecimal, _), .builtin(.doubleFromString, _):
          true
        default: false
        }
      }
  }

  private var isWrittenOrEmptyList: Bool { if case .list = kind { true } else { false } }
}

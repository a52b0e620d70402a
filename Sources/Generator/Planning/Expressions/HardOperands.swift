import MVVMGenChecking
import MVVMGenExpressions

/// Operands whose type Swift does not see at a glance. Where a few stand in a row it tries all
/// types of each with all types of the others, and gives up: there each says its type.
extension TypedExpression {
  /// Whether Swift looks for the types of its operands together: of operators, and of functions
  /// that give what they are given.
  var joinsOperands: Bool {
    switch kind {
    case .binary(let sign, let left, _): sign != .and && sign != .or && left.isOfHardType
    case .negate, .builtin(.minOf, _), .builtin(.maxOf, _), .builtin(.abs, _),
      .builtin(.rounded, _):
      isOfHardType
    default: false
    }
  }

  /// Whether it does so too with what it is a choice of.
  var joinsBranches: Bool {
    switch kind {
    case .choice, .choiceOfOptional: isOfHardType
    default: false
    }
  }

  /// Whether too many of its operands are hard. Of numbers Swift bears fewer the more there are,
  /// and fewer where nothing around says what they should be.
  func isLongRow(isTold: Bool) -> Bool {
    let (operands, hard) = row
    if hard > (isTold && type != .bool && type != .decimal ? 3 : 2) { return true }
    if case .array = type { return hard > 2 || hard > 1 && operands > 7 }
    return hard > 0 && operands > 5
  }

  /// Whether Swift would try all that it may be of with all that a function is asked of.
  var isHardReceiver: Bool { joinsOperands && row.hard > 1 }

  /// Whether Swift would try all that it may be of with all that its operands may be of.
  func isHardResult(inRow isInRow: Bool) -> Bool {
    switch type {
    case .int: row.hard > 1
    case .double, .decimal: row.hard > (isInRow ? 0 : 1)
    default: type != .bool && joinsOperands && row.hard > 1
    }
  }

  /// Whether Swift does not find its type where it could be any.
  var isHardToSend: Bool {
    switch type.unwrapped {
    case .int, .double, .decimal: row.hard > 0 || hasFunction
    default: joinsOperands && row.hard > 0
    }
  }

  /// How many operands stand in a row, and how many of them are hard.
  private var row: (operands: Int, hard: Int) {
    guard joinsOperands else { return (1, hardness) }
    var (operands, hard) = (0, 0)
    for operand in self.operands {
      let row = operand.row
      operands += row.operands
      hard += row.hard
    }
    return (operands, hard)
  }

  private var operands: [TypedExpression] {
    switch kind {
    case .binary(_, let left, let right): [left, right]
    case .negate(let value): [value]
    case .builtin(.rounded, let arguments): [arguments[0]]
    case .builtin(_, let arguments): arguments
    default: []
    }
  }

  /// Swift is quick with the operators of all other types.
  private var isOfHardType: Bool {
    switch type.unwrapped {
    case .int, .double, .decimal, .array: true
    default: false
    }
  }

  var isHardOperand: Bool { hardness > 0 }

  /// As how many hard operands it counts: a choice has them in its branches.
  private var hardness: Int {
    switch (kind, type) {
    case (.choice(_, let then, let otherwise), .array),
      (.choiceOfOptional(_, _, let then, let otherwise), .array):
      max(1, then.hardnessOfBranch + otherwise.hardnessOfBranch)
    case (.choice(_, let then, let otherwise), .int),
      (.choice(_, let then, let otherwise), .double),
      (.choice(_, let then, let otherwise), .decimal):
      then.row.hard + otherwise.row.hard
    case (.list, .array): isHardList ? 3 : isOfHardElements ? hardElements + 1 : 0
    case (.builtin(_, let arguments), .array)
    where arguments[0].joinsOperands || !arguments[0].isPlain:
      2
    default: isHardAlone ? 1 : 0
    }
  }

  /// What is asked of a list is as hard as a list alone.
  private var hardnessOfBranch: Int {
    if case .list = kind { return hardness }
    return isPath ? 0 : max(1, row.hard)
  }

  private var isHardAlone: Bool {
    switch (kind, type) {
    case (.builtin(.flat, _), .array): true
    case (.builtin(_, let arguments), .array):
      arguments[0].hasFunction || arguments[0].isFlattened || hasFunctionOfOperators
        || hasFunctionInFunction
    case (.builtin(.doubleFromInt, let arguments), .double): !arguments[0].isPath
    case (.choiceOfOptional, .int), (.choiceOfOptional, .double): isMapped
    case (.coalesce, .double), (.coalesce, .decimal): isHardToCoalesce
    case (.coalesce(let left, _), .int):
      left.isChainOfMembers || isHardToCoalesce
        || left.has { if case .coalesce = $0.kind { true } else { false } }
    default: false
    }
  }

  /// Whether Swift makes it with a function, and the language without.
  private var isFlattened: Bool {
    switch kind {
    case .builtin(.flat, _), .builtin(.compact, _): true
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
          .builtin(.doubleFromDecimal, _), .builtin(.doubleFromString, _),
          .builtin(.intFromDouble, _):
          true
        default: false
        }
      }
  }

  /// Whether it asks a function in which operators have more than one meaning.
  var hasFunctionOfOperators: Bool {
    has { part in
      guard case .function(_, let body) = part.kind else { return false }
      return body.has {
        switch $0.kind {
        case .binary: $0.type != .int && $0.type != .bool
        case .builtin(.doubleFromInt, _): true
        default: false
        }
      }
    }
  }

  /// Whether it asks a function in which another is asked, or what Swift makes with one.
  private var hasFunctionInFunction: Bool {
    has { part in
      guard case .function(_, let body) = part.kind else { return false }
      return body.hasFunction || body.has { $0.isFlattened }
    }
  }

  /// Whether it is a list that is written out, of too many that are not seen through at a glance,
  /// or with too much in them.
  var isHardList: Bool {
    let count = hardElements
    guard count == 2 || count == 3, case .array(.string) = type else { return count > 3 }
    var parts = 0
    visit { part in
      switch part.kind {
      case .coalesce, .choice, .choiceOfOptional, .function, .text, .binary(.plus, _, _):
        parts += 1
      default: break
      }
    }
    return parts > 8
  }

  private var isOfHardElements: Bool {
    guard case .list(let elements) = kind else { return false }
    return hasFunction || elements.contains { $0.isHardOperand }
  }

  private var hardElements: Int {
    guard case .list(let elements) = kind else { return 0 }
    return elements.count { element in
      switch element.kind {
      case .builtin, .binary, .negate, .coalesce, .choice, .choiceOfOptional: true
      default: false
      }
    }
  }
}

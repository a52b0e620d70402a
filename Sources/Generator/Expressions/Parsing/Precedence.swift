/// How tight operators bind, the loosest first.
enum Precedence: Int, Comparable {
  case or, and, not, comparison, coalescing, addition, multiplication, operand

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The next level; behind the last one no operator stands.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .operand }
}

extension Token.Sign {
  /// The operator that it is.
  var `operator`: Expression.Operator? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .coalesce: .coalesce
    case .plus: .plus
    case .minus: .minus
    case .times: .times
    case .divided: .divided
    case .remainder: .remainder
    case .arrow, .optionalPoint, .optionalElement, .path, .bar, .point, .comma, .colon, .open,
      .close, .openList, .closeList:
      nil
    }
  }
}

extension Expression.Operator {
  var precedence: Precedence {
    switch self {
    case .or: .or
    case .and: .and
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
    case .coalesce: .coalescing
    case .plus, .minus: .addition
    case .times, .divided, .remainder: .multiplication
    }
  }

  public var isComparison: Bool { precedence == .comparison }

  /// Whether it binds more closely than `??`.
  public var isArithmetic: Bool { precedence > .coalescing }
}

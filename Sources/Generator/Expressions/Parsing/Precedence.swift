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
  /// How tight an operator binds; `not` stands at 2, between `and` and the comparisons.
  var level: Int {
    switch self {
    case .or: 0
    case .and: 1
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .coalesce: 4
    case .plus, .minus: 5
    case .times, .divided, .remainder: 6
    }
  }

  public var isComparison: Bool { level == 3 }

  /// Whether it binds more closely than `??`.
  public var isArithmetic: Bool { level > 4 }
}

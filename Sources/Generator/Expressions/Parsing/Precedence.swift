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

  var isComparison: Bool { level == 3 }
}

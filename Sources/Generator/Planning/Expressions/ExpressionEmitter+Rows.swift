import MVVMGenChecking

/// Values that stand in a row with others, with `+` and its like between them.
extension ExpressionEmitter {
  /// Where the hard operands of a row stand.
  enum Row {
    /// In none.
    case none
    case short
    /// Of which hard operands say their types.
    case long
  }

  /// Where an operand of a row stands, or what begins one; nil where that is here.
  func inRow(_ value: TypedExpression) -> ExpressionEmitter? {
    if value.joinsOperands || value.joinsBranches {
      guard row == .none else { return nil }
      var inner = self
      inner.row = value.isLongRow(isTold: !isInText) ? .long : .short
      return inner
    }
    return row == .none || value.isPath ? nil : inNoRow
  }

  /// A value for what takes any, with its type where Swift would be long in finding it out.
  func converted(_ value: TypedExpression) -> Layout {
    value.isHardToSend ? typeSaid(value) : layout(value)
  }

  func typeSaid(_ value: TypedExpression) -> Layout {
    .group("\(layout(value, atLeast: .addition)) as \(type(value.type))")
  }

  var inNoRow: ExpressionEmitter {
    var inner = self
    inner.row = .none
    return inner
  }

  /// An operand with its type, where Swift would be long in finding it out.
  func said(_ value: TypedExpression) -> SwiftExpression? {
    guard row == .long, !value.joinsOperands, value.isHardOperand else { return nil }
    let inner = inNoRow
    let operand: Layout =
      switch value.kind {
      case .builtin: inner.layout(value)
      case .coalesce: "(\(inner.typedCoalescing(value, isSaid: true).layout))"
      default: "(\(inner.typed(value)))"
      }
    return SwiftExpression(.group("\(operand) as \(unit.names.type(value.type))"), .casting)
  }
}

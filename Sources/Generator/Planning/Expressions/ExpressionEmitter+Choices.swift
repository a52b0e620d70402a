import MVVMGenChecking
import MVVMGenExpressions

/// `condition ? value : other`
extension ExpressionEmitter {
  /// A value of a choice, or behind `??`, of which Swift knows the type.
  func branch(_ value: TypedExpression, _ level: SwiftExpression.Level) -> Layout {
    switch value.kind {
    case .list, .dictionary, .enumCase, .integer: typed(value)
    default: layout(value, atLeast: level)
    }
  }

  func choice(
    _ condition: TypedExpression, _ then: Layout, _ otherwise: Layout
  ) -> SwiftExpression {
    // Few know by heart that `||` binds tighter.
    SwiftExpression(
      asking: inNoRow.expression(condition).condition(atLeast: .comparison),
      .nested([.space, "? ", then, .space, ": ", otherwise]))
  }

  func choice(
    _ condition: TypedExpression, _ then: TypedExpression, _ otherwise: TypedExpression
  ) -> SwiftExpression {
    // One says that the other is a Decimal, unless it is made of a list that is written out.
    let isSaid =
      !saysDecimals && then.type == otherwise.type && then.isInteger != otherwise.isInteger
      && !(then.isInteger ? otherwise : then).has { $0.isWrittenList }
    // Of two lists the first says of what they are.
    let saysFirst = then.isWrittenList && otherwise.isWrittenList
    return choice(
      condition,
      isSaid && then.isInteger
        ? typed(then) : saysFirst ? untyped(then) : layout(then, atLeast: .or),
      isSaid && otherwise.isInteger ? typed(otherwise) : layout(otherwise, atLeast: .ternary))
  }

  /// A choice of which nobody asks for the value, only whether there is one.
  func choice(
    ofPresent optional: TypedExpression, _ then: TypedExpression, _ otherwise: TypedExpression,
    _ type: ValueType
  ) -> SwiftExpression {
    let isNil = TypedExpression(.builtin(.isNil, [optional]), .bool)
    let isPresent = TypedExpression(.not(isNil), .bool)
    return expression(TypedExpression(.choice(isPresent, then: then, else: otherwise), type))
  }
}

import Checking

/// What stands on a side of `==` in a test: what compares there is generic, and tells Swift nothing
/// of its sides.
extension ExpressionEmitter {
  /// What is expected, with its type where Swift would be long in finding it out.
  func expected(_ value: TypedExpression) -> SwiftExpression {
    value.isHardToCompare ? saidWhole(value) : expression(value)
  }

  /// What is looked at. Of a list that is written out Swift would not see the type.
  func found(_ value: TypedExpression) -> SwiftExpression {
    value.isHardToCompare || value.has(\.isWrittenList) ? saidWhole(value) : expression(value)
  }

  /// An argument of a call that is expected.
  func expectedArgument(_ label: String, _ value: TypedExpression) -> Layout {
    guard value.isHardToCompare else { return labelled(label, value) }
    return "\(SwiftName.label(label)): \(saidWhole(value).layout)"
  }

  private func saidWhole(_ value: TypedExpression) -> SwiftExpression {
    let operand = layout(value, atLeast: .prefix)
    let said = Layout.group("\(operand) as \(type(value.type))")
    var expression = SwiftExpression(said, .casting)
    expression.column = said.besideParenthesis
    return expression
  }
}

extension TypedExpression {
  /// Whether it compares lists that are written out, neither of which says the type of the other.
  var comparesLists: Bool {
    guard case .binary(_, let left, let right) = kind else { return false }
    return left.isWrittenList && right.isWrittenList
  }

  /// Whether there is more in it than Swift sees through at a glance.
  fileprivate var isHardToCompare: Bool {
    if case .text = kind { return false }
    let isList = if case .list = kind { true } else { false }
    return has { part in
      switch part.kind {
      case .function, .builtin(.flat, _), .builtin(.doubleFromInt, _),
        .builtin(.doubleFromDecimal, _):
        // Of each element it would try all that it may be of with all of the others.
        isList
      case .coalesce: isList || part.isHardOperand || part.isHardToCoalesce
      case .choice, .choiceOfOptional: isList || part.isHardOperand
      default: part.joinsOperands && (isList || part.isHardToSend)
      }
    }
  }
}

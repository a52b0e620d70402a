import MVVMGenChecking
import MVVMGenExpressions

/// What stands on a side of `==` in a test: what compares there is generic, and tells Swift nothing
/// of its sides.
extension ExpressionEmitter {
  /// What is expected, with its type where Swift would be long in finding it out.
  func expected(_ value: TypedExpression) -> SwiftExpression {
    value.isHardToCompare ? saidWhole(value) : expression(value)
  }

  /// What is looked at. Of a list that is written out Swift would not see the type.
  func found(_ value: TypedExpression) -> SwiftExpression {
    value.isHardToCompare || value.has { $0.isWrittenList } ? saidWhole(value) : expression(value)
  }

  /// An argument of a call that is expected.
  func expectedArgument(_ label: String, _ value: TypedExpression) -> Layout {
    guard value.isHardToCompare else { return labelled(label, value) }
    return "\(SwiftName.label(label)): \(saidWhole(value).layout)"
  }

  private func saidWhole(_ value: TypedExpression) -> SwiftExpression {
    let inner = expression(value)
    let type = type(value.type)
    var expression = SwiftExpression(
      .group("\(inner.layout(atLeast: .prefix)) as \(type)"), .casting)
    let column = Layout.group("\(inner.operand(atLeast: .prefix)) as \(type)")
    expression.column = column.besideParenthesis
    return expression
  }
}

extension TypedExpression {
  /// Whether it compares lists that are written out, neither of which says the type of the other.
  var comparesLists: Bool {
    guard case .binary(_, let left, let right) = kind else { return false }
    return left.isWrittenList && right.isWrittenList
  }

  /// Whether it is written as one literal, of parts that Swift looks at one by one.
  private var isText: Bool {
    switch kind {
    case .text: true
    case .binary(.plus, let left, let right) where type == .string:
      left.isSumOfTexts || right.isSumOfTexts
    default: false
    }
  }

  private var isSumOfTexts: Bool {
    if case .binary(.plus, _, _) = kind { type == .string } else { false }
  }

  /// Whether there is more in it than Swift sees through at a glance.
  fileprivate var isHardToCompare: Bool {
    if isText { return false }
    let isList =
      switch kind {
      case .list, .dictionary: true
      default: false
      }
    return has { part in
      switch part.kind {
      case .function, .builtin(.flat, _), .builtin(.doubleFromInt, _),
        .builtin(.doubleFromDecimal, _):
        // Of each element it would try all that it may be of with all of the others.
        isList
      case .coalesce: isList || part.isHardOperand || part.isHardToCoalesce
      case .choice, .choiceOfOptional: true
      default: part.isChainOfCalls || part.joinsOperands && (isList || part.isHardToSend)
      }
    }
  }
}

import MVVMGenChecking
import MVVMGenExpressions

/// Numbers with the type that Swift does not find out by itself, or too slowly.
extension ExpressionEmitter {
  /// A number with its type: where closures are all around, Swift takes too long to find out which
  /// of its types a literal has.
  func number(_ value: TypedExpression) -> SwiftExpression? {
    switch value.kind {
    case .integer where value.type == .int: call(unit.names.known("Int"), [layout(value)])
    case .integer where value.type == .double, .decimal where value.type == .double:
      call(unit.names.known("Double"), [layout(value)])
    default: nil
    }
  }

  /// A Double of literals that says so.
  func double(_ value: TypedExpression) -> Layout {
    if let number = number(value) { return number.layout }
    let type = unit.names.type(value.type)
    return .group("(\(layout(value, atLeast: .addition)) as \(type))")
  }

  func prefixed(_ sign: String, _ value: TypedExpression) -> SwiftExpression {
    let value = expression(value)
    let layout: Layout = "\(sign)\(value.layout(atLeast: .postfix))"
    return SwiftExpression(
      value.level < .postfix ? .group([.behindLabel, layout]) : layout, .prefix)
  }

  func integer(_ number: Int, _ type: ValueType) -> SwiftExpression {
    let level: SwiftExpression.Level = number < 0 ? .prefix : .postfix
    switch type {
    case .double: return SwiftExpression(.text(NumberLiteral.double(number)), level)
    case .decimal:
      return call(unit.names.known("Decimal"), [.text(NumberLiteral.integer(number))])
    default:
      // The smallest Int is no literal with a minus.
      guard number != Int.min else { return SwiftExpression("Int.min") }
      return SwiftExpression(.text(NumberLiteral.integer(number)), level)
    }
  }

  func decimal(_ text: String, _ type: ValueType) -> SwiftExpression {
    guard type == .decimal else {
      let level: SwiftExpression.Level = text.hasPrefix("-") ? .prefix : .postfix
      return SwiftExpression(.text(NumberLiteral.double(text)), level)
    }
    return call(unit.names.known("Decimal"), ["literal: \"\(text)\""])
  }
}

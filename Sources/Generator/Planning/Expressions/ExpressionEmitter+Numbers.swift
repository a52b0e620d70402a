import Checking
import Expressions

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
}

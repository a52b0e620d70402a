import Checking
import Expressions

/// What is asked of each element of a list.
extension ExpressionEmitter {
  /// A closure of one expression. Swift looks for the types of all parameters together with those of
  /// all operators: behind another closure that takes too long, and it has to be told.
  func closure(
    _ parameters: [TypedExpression.Parameter], _ body: TypedExpression,
    behind list: TypedExpression? = nil
  ) -> Layout {
    // Of the pairs of an enumerated list Swift does not tell that values stand among optionals.
    let saysTypes =
      list?.hasFunction == true && body.hasOperator
      || parameters.count == 2 && list?.hasListsOfOptionals == true
    let names = parameters.map { parameter in
      let name = body.mentions(parameter.name) ? SwiftName.plain(parameter.name) : "_"
      return saysTypes ? "\(name): \(unit.names.type(parameter.type))" : name
    }.joined(separator: ", ")
    let head = saysTypes ? "(\(names))" : names
    let inner = with(parameters.map(\.name))
    let onOneLine: Layout = [
      .group([.lateSpace, "\(head) in"]), .space, inner.layout(body),
    ]
    // Closures in each other would be written twice for each that they are in.
    guard body.isChoiceOfMany, !body.hasFunction else {
      return .group(["{", .nested(onOneLine), .space, "}"])
    }
    // What has no room on a line is an `if`, of which Swift has to be told the type.
    let type = unit.names.type(body.type)
    return .group([
      "{",
      .nested(
        .either(
          broken: [" \(head) -> \(type) in", .newLine, ChoiceEmitter(inner).body(body)],
          flat: onOneLine)),
      .space, "}",
    ])
  }
}

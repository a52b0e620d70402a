import MVVMGenChecking
import MVVMGenExpressions

/// What is made of the types of a spec: models, cases, cells, and copies with other values.
extension ExpressionEmitter {
  func model(_ name: String, _ arguments: [TypedExpression.Argument]) -> SwiftExpression {
    SwiftExpression("\(type(.named(name)))\(labelled(fields(of: name, arguments)))")
  }

  func cell(_ name: String, _ arguments: [TypedExpression.Argument]) -> SwiftExpression {
    SwiftExpression(.call(.text(type(.named(name))), cellArguments(name, arguments)))
  }

  /// The values that a model or cell is made from. A cell has two initialisers, which sometimes
  /// only all of their labels tell apart.
  private func fields(
    of name: String, _ arguments: [TypedExpression.Argument]
  ) -> [TypedExpression.Argument] {
    guard let cell = unit.cell(name), arguments.count < cell.fields.count,
      unit.labels(of: cell).allSatisfy({ label in arguments.contains { $0.label == label } })
    else { return arguments }
    return cell.fields.map { field in
      arguments.first { $0.label == field.name }
        ?? TypedExpression.Argument(label: field.name, value: TypedExpression(.null, field.type))
    }
  }

  func enumCase(
    _ type: String, _ name: String, _ arguments: [TypedExpression.Argument]
  ) -> SwiftExpression {
    let made: Layout = ".\(SwiftName.member(name))" + values(arguments, of: type)
    let type = self.type(.named(type))
    return SwiftExpression(
      SwiftKeywords.metatypes.contains(name) ? "(\(made) as \(type))" : "\(type)\(made)")
  }

  /// The values of a case, other than those that it has by itself.
  func values(
    _ arguments: [TypedExpression.Argument], of type: String
  ) -> Layout {
    if arguments.isEmpty { return "" }
    // What others declare may have no nil of its own.
    let isForeign = unit.model(type)?.isExternal ?? true
    return labelled(isForeign ? arguments : arguments.filter { $0.value.kind != .null })
  }

  func copy(
    of base: TypedExpression, with changes: [TypedExpression.Argument]
  ) -> SwiftExpression {
    // In a text all is on one line, where statements would need semicolons.
    let steps = isInText ? changes.map { [$0] } : [changes]
    return SwiftExpression(steps.reduce(layout(base)) { changed($0, $1, of: base) })
  }

  /// `changing(base) { $0.name = value }`
  private func changed(
    _ base: Layout, _ changes: [TypedExpression.Argument], of model: TypedExpression
  ) -> Layout {
    let statements = changes.map { AssignmentEmitter(self).assign(field: $0, of: model, at: "$0") }
    let body = Layout.braced("{", .joined(statements, by: .newLine))
    let name = Layout.text(function("changing"))
    return isInHead ? .call(name, [base, body]) : "\(Layout.call(name, [base])) \(body)"
  }
}

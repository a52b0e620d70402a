import MVVMGenChecking
import MVVMGenExpressions

/// `Location.stub(name: "Rome")`: models and cells with just the fields that a test is about.
struct StubPlanner {
  private let unit: Unit
  private let access: String
  private let values: PlainValues

  init(_ unit: Unit, _ values: PlainValues) {
    self.unit = unit
    self.values = values
    access = unit.access
  }

  func declaration(_ model: CheckedModel) -> DeclarationPlan? {
    guard !model.isExternal, case .structure(let fields) = model.kind else { return nil }
    return declaration(model.name, fields.map { ($0.name, $0.type, $0.defaultValue) })
  }

  func declaration(_ cell: CheckedCell) -> DeclarationPlan {
    declaration(cell.name, cell.fields.map { ($0.name, $0.type, nil) })
  }

  private func declaration(
    _ name: String, _ fields: [(name: String, type: ValueType, default: TypedExpression?)]
  ) -> DeclarationPlan {
    var members = Members()
    members.add(
      doc: "Made with just the fields that a test is about; the others have a plain value."
    ) { writer in
      let emitter = ExpressionEmitter(unit, inside: fields.map { $0.name })
      let parameters: [Layout] = fields.map { field in
        let head: Layout = "\(SwiftName.parameter(field.name)): \(unit.names.type(field.type))"
        let value =
          field.default.map { emitter.typed($0) }
          ?? values.value(of: field.type, named: field.name)
        return value.map { "\(head) = \(Layout.value($0))" } ?? head
      }
      writer.block(
        Layout.call("\(access)static func stub", parameters) + " -> \(SwiftName.plain(name))"
      ) { body in
        // A parameter of the same name hides the type.
        let isHidden = fields.contains { $0.name == name }
        body.add(
          .call(
            .text(isHidden ? "Self" : SwiftName.plain(name)),
            fields.map { SwiftName.passed($0.name) }))
      }
    }
    return DeclarationPlan(
      doc: nil, head: "nonisolated extension \(SwiftName.plain(name))", members: members)
  }
}

import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// Cells: a struct of what is shown, and an initialiser from what it is made of.
struct CellPlanner {
  private let unit: Unit
  private let access: String

  /// How much of a line is left for the value of a field.
  private static let roomOfField = 70

  init(_ unit: Unit) {
    self.unit = unit
    access = unit.access
  }

  func declarations(_ cell: CheckedCell) -> [DeclarationPlan] {
    structure(cell) + [making(cell)]
  }

  private func structure(_ cell: CheckedCell) -> [DeclarationPlan] {
    var members = Members()
    for field in cell.fields {
      members.addToGroup(
        doc: field.doc,
        "\(access)var \(SwiftName.plain(field.name)): \(unit.names.type(field.type))")
    }
    if !access.isEmpty {
      members.addInitialiser(
        access: access,
        cell.fields.map { ($0.name, unit.names.initialParameter($0.name, $0.type)) })
    }
    return Conformances(
      kind: "\(access)nonisolated struct", name: SwiftName.plain(cell.name),
      protocols: unit.protocols(ofStructWith: cell.fields.first { $0.name == "id" }?.type)
    ).declarations(doc: cell.doc, members: members)
  }

  private func making(_ cell: CheckedCell) -> DeclarationPlan {
    var members = Members()
    var emitter = ExpressionEmitter(
      unit, inside: cell.fields.map { $0.name }, locals: NameSet(cell.sources.map { $0.name }))
    let reads = unit.program.reads(of: cell)
    let namesOfReads = unit.namesOfReads(of: cell)
    emitter.namesOfValues = namesOfReads
    members.add(doc: cell.docOfSources) { writer in
      var inSight = emitter.locals
      inSight.formUnion(Array(namesOfReads.values))
      var parameters: [Layout] = zip(unit.labels(of: cell), cell.sources).map { label, source in
        let name =
          label == source.name
          ? SwiftName.parameter(label) : "\(label) \(SwiftName.plain(source.name))"
        return "\(name): \(unit.names.type(source.type))"
      }
      if reads.usesFormatters {
        let name = unit.names.own("formatters")
        inSight.insert(name)
        parameters.append("\(name): \(unit.names.formatters)")
      }
      for name in reads.values {
        let type = unit.value(name)?.type ?? .unknown
        let label = namesOfReads[name] ?? name
        parameters.append("\(SwiftName.parameter(label)): \(unit.names.type(type))")
      }
      writer.block(.call("\(unit.sharedAccess)init", parameters)) { body in
        var values = cell.fields.map { $0.value }
        values.nameRepeatedParts { part in
          let name = unit.names.local(part.nameOfWork, besides: inSight)
          body.add(ChoiceEmitter(emitter).declaring("let \(name)", part))
          emitter.locals.insert(name)
          inSight.insert(name)
          return name
        }
        let arguments = zip(cell.fields, values).map {
          argument($0.name, $0.type, $1, emitter, inSight, to: &body)
        }
        body.add(.call("self.init", arguments))
      }
    }
    return DeclarationPlan(
      doc: nil, head: "nonisolated extension \(SwiftName.plain(cell.name))", members: members)
  }

  /// The value of a field. A long choice, or one of many, reads better before the call that it is
  /// an argument of.
  private func argument(
    _ field: String, _ type: ValueType, _ value: TypedExpression, _ emitter: ExpressionEmitter,
    _ inSight: NameSet, to body: inout CodeWriter
  ) -> Layout {
    guard value.isChoice,
      value.isChoiceOfMany
        || LayoutPrinter.flat(emitter.typed(value)).bytes.count > Self.roomOfField
    else { return emitter.labelled(field, value) }
    let name = SwiftName.local(unit.names.local(field, besides: inSight))
    body.add([
      "let \(name): \(unit.names.type(type)) =", ChoiceEmitter(emitter).assigned(value),
    ])
    return "\(SwiftName.label(field)): \(name)"
  }
}

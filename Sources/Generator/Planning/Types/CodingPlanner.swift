import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// How a struct is read from and written as JSON, where that is not as Swift does it by itself.
struct CodingPlanner {
  private let unit: Unit
  private let access: String
  private let emitter: ExpressionEmitter

  init(_ unit: Unit, _ emitter: ExpressionEmitter) {
    self.unit = unit
    access = unit.access
    self.emitter = emitter
  }

  /// The names in JSON, where they are others there, or Swift does not find out by itself.
  func addKeys(_ fields: [CheckedModel.Field], to members: inout Members) {
    guard fields.contains(where: { $0.key != nil || $0.datePattern != nil }) else { return }
    var keys = Members(column: 4)
    for field in fields {
      let key = field.key.map { " = \(StringLiteral.quoted($0))" } ?? ""
      keys.addToGroup("case \(SwiftName.plain(field.name))\(key)")
    }
    let (string, key) = (unit.names.known("String"), unit.names.known("CodingKey"))
    members.add(
      DeclarationPlan(
        doc: nil, head: "private nonisolated enum CodingKeys: \(string), \(key)", column: 2,
        members: keys))
  }

  /// What Swift does not write by itself: beside the struct, so that it keeps its initialiser.
  func declarations(of model: CheckedModel, _ fields: [CheckedModel.Field]) -> [DeclarationPlan] {
    let hasPatterns = fields.contains { $0.datePattern != nil }
    // JSON may lack a field that Swift by itself would insist on.
    let fillsIn = fields.contains { $0.defaultValue != nil && !$0.type.isOptional }
    guard hasPatterns || fillsIn else { return [] }
    var docs: [String] = []
    if hasPatterns { docs.append("a date has the form of its pattern") }
    if fillsIn { docs.append("a key whose field has a default may be missing") }
    var members = Members()
    addDecoding(fields, to: &members)
    if hasPatterns { addEncoding(fields, to: &members) }
    return [
      DeclarationPlan(
        doc: "In JSON, \(docs.joined(separator: ", and ")).",
        head: "nonisolated extension \(SwiftName.plain(model.name))", members: members)
    ]
  }

  private func addDecoding(_ fields: [CheckedModel.Field], to members: inout Members) {
    members.add { writer in
      writer.block(
        "\(access)init(from decoder: any \(unit.names.known("Decoder"))) throws"
      ) { body in
        body.add("let container = try decoder.container(keyedBy: CodingKeys.self)")
        for field in fields {
          let property = property(field, besides: ["container", "decoder"])
          let name = SwiftName.member(field.name)
          let type = emitter.type(field.type.unwrapped)
          let value = field.type.isOptional ? nil : field.defaultValue
          let ending = field.type.isOptional || value != nil ? "IfPresent" : ""
          let call: Layout =
            field.datePattern.map { pattern in
              .call(
                "try container.date\(ending)",
                ["forKey: .\(name)", "pattern: \(StringLiteral.quoted(pattern))"])
            } ?? .call("try container.decode\(ending)", ["\(type).self", "forKey: .\(name)"])
          if let value {
            let other: Layout = "?? \(emitter.branch(value, .coalescing))"
            body.add(
              .group(["\(property) =", .nested([.space, .group([call, .space, other])])]))
          } else {
            body.add(["\(property) = ", call])
          }
        }
      }
    }
  }

  private func addEncoding(_ fields: [CheckedModel.Field], to members: inout Members) {
    members.add { writer in
      writer.block(
        "\(access)func encode(to encoder: any \(unit.names.known("Encoder"))) throws"
      ) { body in
        body.add("var container = encoder.container(keyedBy: CodingKeys.self)")
        for field in fields {
          let property = property(field, besides: ["container", "encoder"])
          let name = SwiftName.member(field.name)
          let method = field.type.isOptional ? "encodeIfPresent" : "encode"
          var arguments: [Layout] = [.text(property), "forKey: .\(name)"]
          if let pattern = field.datePattern {
            arguments.append("pattern: \(StringLiteral.quoted(pattern))")
          }
          body.add(.call("try container.\(method)", arguments))
        }
      }
    }
  }

  /// The property of a field, with `self` where a local has the same name, or Swift its own of it.
  private func property(_ field: CheckedModel.Field, besides locals: NameSet) -> String {
    locals.contains(field.name) || field.name == "self"
      ? "self.\(SwiftName.member(field.name))" : SwiftName.plain(field.name)
  }
}

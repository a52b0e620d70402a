import Checking
import Expressions

/// How a struct is read from and written as JSON, where that is not as Swift does it by itself.
struct CodingPlanner {
  private let unit: Unit
  private let access: String

  init(_ unit: Unit) {
    self.unit = unit
    access = AccessWord(unit).text
  }

  func add(_ fields: [CheckedModel.Field], to members: inout Members) {
    addKeys(fields, to: &members)
    guard fields.contains(where: { $0.datePattern != nil }) else { return }
    addDecoding(fields, to: &members)
    addEncoding(fields, to: &members)
  }

  private func addKeys(_ fields: [CheckedModel.Field], to members: inout Members) {
    var keys = Members(column: 4)
    for field in fields {
      let key = field.key.map { " = \(StringLiteral.quoted($0))" } ?? ""
      keys.add(keepsWithNext: true, "case \(SwiftName.plain(field.name))\(key)")
    }
    keys.endGroup()
    let (string, key) = (unit.names.known("String"), unit.names.known("CodingKey"))
    members.add(
      DeclarationPlan(
        doc: nil, head: "private nonisolated enum CodingKeys: \(string), \(key)", column: 2,
        members: keys))
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
          let type = unit.names.type(field.type.unwrapped)
          if let pattern = field.datePattern {
            let method = field.type.isOptional ? "dateIfPresent" : "date"
            body.add(
              .call(
                "\(property) = try container.\(method)",
                ["forKey: .\(name)", "pattern: \(StringLiteral.quoted(pattern))"]))
          } else {
            let method = field.type.isOptional ? "decodeIfPresent" : "decode"
            body.add(
              .call(
                "\(property) = try container.\(method)", ["\(type).self", "forKey: .\(name)"]))
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

  /// The property of a field, told apart from a local of the same name.
  private func property(_ field: CheckedModel.Field, besides locals: NameSet) -> String {
    locals.contains(field.name)
      ? "self.\(SwiftName.member(field.name))" : SwiftName.plain(field.name)
  }
}

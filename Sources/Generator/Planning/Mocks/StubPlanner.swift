import Checking
import Expressions

/// `Location.stub(name: "Rome")`: models and cells with just the fields that a test is about.
struct StubPlanner {
  private let unit: Unit
  private let access: String

  init(_ unit: Unit) {
    self.unit = unit
    access = AccessWord(unit).text
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
      let parameters: [Layout] = fields.map { field in
        let head: Layout = "\(SwiftName.parameter(field.name)): \(unit.names.type(field.type))"
        let value =
          field.default.map { ExpressionEmitter(unit, .pure).typed($0) }
          ?? value(of: field.type, named: field.name)
        return value.map { "\(head) = \(Layout.value($0))" } ?? head
      }
      writer.block(
        Layout.call("\(access)static func stub", parameters) + " -> \(SwiftName.plain(name))"
      ) { body in
        body.add(
          .call(
            .text(SwiftName.plain(name)),
            fields.map { SwiftName.passed($0.name) }))
      }
    }
    return DeclarationPlan(
      doc: nil, head: "nonisolated extension \(SwiftName.plain(name))", members: members)
  }

  /// A plain value of a type; nil where none is known, as of types declared elsewhere.
  func value(of type: ValueType, named name: String = "") -> Layout? {
    switch type {
    case .string: return .text(StringLiteral.quoted(name))
    case .bool: return "false"
    case .int: return "0"
    case .double, .decimal: return "0"
    case .date: return "\(unit.names.known("Date"))(timeIntervalSinceReferenceDate: 0)"
    case .url: return "\(unit.names.known("URL"))(literal: \"https://example.com\")"
    case .data: return "\(unit.names.known("Data"))()"
    case .uuid:
      return "\(unit.names.known("UUID"))(literal: \"00000000-0000-0000-0000-000000000000\")"
    case .optional: return "nil"
    case .array, .set: return "[]"
    case .dictionary: return "[:]"
    case .named(let name): return value(named: name)
    case .void, .caseValues, .anyError, .null, .emptyList, .unknown: return nil
    }
  }

  private func value(named name: String) -> Layout? {
    switch unit.screen.types[name]?.kind {
    case .structure(let fields)?:
      guard unit.model(name)?.isExternal != true else { return nil }
      return fields.allSatisfy { value(of: $0.type) != nil } ? ".stub()" : nil
    case .cell(_, let fields)?:
      return fields.allSatisfy { value(of: $0.type) != nil } ? ".stub()" : nil
    case .enumeration(let cases)?, .error(let cases)?:
      guard let first = cases.first(where: { $0.values.isEmpty }) ?? cases.first else { return nil }
      let values = first.values.map { ($0.name, value(of: $0.type, named: $0.name)) }
      guard values.allSatisfy({ $0.1 != nil }) else { return nil }
      let arguments: [Layout] = values.map {
        "\(SwiftName.label($0.0)): \($0.1 ?? "")"
      }
      return [
        ".\(SwiftName.member(first.name))",
        arguments.isEmpty ? "" : .list("(", arguments, ")"),
      ]
    case .opaque?, nil: return nil
    }
  }
}

import MVVMGenChecking
import MVVMGenExpressions

/// Structs, enums and errors.
struct ModelPlanner {
  private let unit: Unit
  private let access: String
  private let keys: NameSet
  private var codability: Codability

  init(_ unit: Unit) {
    self.unit = unit
    access = unit.access
    keys = unit.screen.keysInJSON
    codability = Codability(unit.screen.types)
  }

  mutating func declarations(_ model: CheckedModel) -> [DeclarationPlan] {
    guard !model.isExternal else { return [] }
    switch model.kind {
    case .structure(let fields): return structure(model, fields)
    case .enumeration(let cases):
      let isKey = unit.screen.isLibrary || keys.contains(model.name)
      return enumeration(model, cases, isError: false)
        + (isKey && !Self.hasValues(cases) ? [beingAKey(model, cases)] : [])
    case .error(let cases): return enumeration(model, cases, isError: true)
    }
  }

  // MARK: Structs

  private mutating func structure(
    _ model: CheckedModel, _ fields: [CheckedModel.Field]
  ) -> [DeclarationPlan] {
    let isCodable = codability.isCodable(.named(model.name))
    var members = Members()
    let emitter = ExpressionEmitter(unit, inside: fields.map { $0.name })
    let hasInitialiser = needsInitialiser(model.name, fields)
    for field in fields {
      let type = unit.names.type(field.type)
      let property: Layout = "\(access)var \(SwiftName.plain(field.name)): \(type)"
      // An optional is nil by itself.
      let value = hasInitialiser || field.defaultValue?.kind == .null ? nil : field.defaultValue
      members.addToGroup(
        doc: field.doc,
        value.map { .group([property, " =", .nested([.space, emitter.typed($0)])]) } ?? property)
    }
    if hasInitialiser {
      members.addInitialiser(
        access: access, fields.map { ($0.name, parameter($0, emitter)) })
    }
    let coding = CodingPlanner(unit, emitter)
    if isCodable { coding.addKeys(fields, to: &members) }
    let declarations = Conformances(
      kind: "\(access)nonisolated struct", name: SwiftName.plain(model.name),
      protocols: unit.protocols(
        ofStructWith: fields.first { $0.name == "id" }?.type, isCodable: isCodable)
    ).declarations(doc: model.doc, members: members)
    return declarations + (isCodable ? coding.declarations(of: model, fields) : [])
  }

  /// Swift's own memberwise initialiser is as good where nobody outside of the module needs it.
  private func needsInitialiser(_ name: String, _ fields: [CheckedModel.Field]) -> Bool {
    !access.isEmpty
      || (fields.contains { $0.defaultValue?.isMadeOfModels ?? false } && holdsItself(name))
  }

  /// Whether a list in it leads back to it: Swift has no memberwise initialiser of a struct yet
  /// where it looks for the one that an initial value in that struct is made with.
  private func holdsItself(_ name: String) -> Bool {
    let types = unit.screen.types
    var pending = [name]
    var seen: Set<String> = []
    while let holder = pending.popLast() {
      let fields =
        (types[holder]?.fields ?? []) + (types[holder]?.cases ?? []).flatMap { $0.values }
      for case .named(let held) in fields.flatMap({ $0.type.parts })
      where seen.insert(held).inserted {
        if held == name { return true }
        pending.append(held)
      }
    }
    return false
  }

  /// `name: Type`, with what it is where it is left out.
  private func parameter(
    _ field: CheckedModel.Field, _ emitter: ExpressionEmitter,
    named: (String) -> String = SwiftName.parameter
  ) -> Layout {
    let parameter: Layout = .typed(named(field.name), unit.names.type(field.type))
    guard let value = field.defaultValue else {
      return field.type.isOptional ? "\(parameter) = nil" : parameter
    }
    return "\(parameter) = \(Layout.value(emitter.typed(value)))"
  }

  // MARK: Enums

  private func enumeration(
    _ model: CheckedModel, _ cases: [CheckedModel.Case], isError: Bool
  ) -> [DeclarationPlan] {
    let hasValues = Self.hasValues(cases)
    // By their names: that is what JSON calls them, and less to compile than keys for each case.
    let raw = hasValues ? [] : ["String"]
    // Every error is Sendable.
    let protocols =
      raw + (isError ? ["MessageError"] : []) + ["Hashable"]
      + (hasValues ? [] : ["Codable", "CaseIterable"]) + (isError ? [] : ["Sendable"])
    var members = Members()
    let emitter = ExpressionEmitter(unit, inside: cases.map { $0.name })
    for item in cases {
      members.addToGroup(
        doc: item.doc,
        [
          "case \(SwiftName.plain(item.name))",
          hasValues ? "" : item.key.map { " = \(StringLiteral.quoted($0))" } ?? "",
          item.values.isEmpty
            ? ""
            : .list(
              "(",
              item.values.map { parameter($0, emitter, named: SwiftName.valueOfCase) }, ")"),
        ])
    }
    if !hasValues, let other = cases.first(where: { $0.isOtherwise }) {
      addReading(otherwise: other, to: &members)
    }
    addMessage(of: cases, to: &members)
    for item in cases where !item.values.isEmpty {
      addValues(of: item, in: model, cases, to: &members)
    }
    return Conformances(
      kind: "\(access)nonisolated enum", name: SwiftName.plain(model.name),
      protocols: protocols.map { unit.names.known($0) }
    ).declarations(doc: model.doc, members: members)
  }

  private static func hasValues(_ cases: [CheckedModel.Case]) -> Bool {
    cases.contains { !$0.values.isEmpty }
  }

  /// A server may know more cases one day than this code does.
  private func addReading(otherwise other: CheckedModel.Case, to members: inout Members) {
    members.add(doc: "In JSON, a text that is no case is `\(other.name)`.") { writer in
      writer.block(
        "\(access)init(from decoder: any \(unit.names.known("Decoder"))) throws"
      ) { body in
        let string = unit.names.known("String")
        body.add("let text = try decoder.singleValueContainer().decode(\(string).self)")
        body.add("self = Self(rawValue: text) ?? .\(SwiftName.member(other.name))")
      }
    }
  }

  /// Without it Swift makes a list of a dictionary. What is done with a library's enum nobody
  /// knows.
  private func beingAKey(_ model: CheckedModel, _ cases: [CheckedModel.Case]) -> DeclarationPlan {
    let (name, key) = (SwiftName.plain(model.name), unit.names.known("CodingKeyRepresentable"))
    var members = Members()
    if let other = cases.first(where: { $0.isOtherwise }) {
      members.add(doc: "As for a value: a key that is no case is `\(other.name)`.") { writer in
        writer.block("\(access)init(codingKey: some \(unit.names.known("CodingKey")))") { body in
          body.add(
            "self = Self(rawValue: codingKey.stringValue) ?? .\(SwiftName.member(other.name))")
        }
      }
    }
    return DeclarationPlan(
      doc: "A dictionary by its cases is an object in JSON.",
      head: "nonisolated extension \(name): \(key)", members: members)
  }

  private func addMessage(of cases: [CheckedModel.Case], to members: inout Members) {
    // Without values an enum has its cases' names for raw values, where JSON has no others.
    if !cases.contains(where: { $0.text != nil || $0.key != nil || !$0.values.isEmpty }) {
      members.add(doc: "The name of the case.") { writer in
        writer.add("\(access)var message: \(unit.names.known("String")) { rawValue }")
      }
      return
    }
    let hasTexts = cases.contains { $0.text != nil }
    members.add(doc: "The \(hasTexts ? "text" : "name") of the case.") { writer in
      writer.block("\(access)var message: \(unit.names.known("String"))") { body in
        body.add("switch self {")
        for item in cases {
          let text = TextLiteral.layout(of: item.text ?? item.name)
          body.add([
            "case .\(SwiftName.member(item.name)):", .group(.nested([.space, text])),
          ])
        }
        body.add("}")
      }
    }
  }

  /// The values of a case, as a type of their own: `mode.downloading?.progress`.
  private func addValues(
    of item: CheckedModel.Case, in model: CheckedModel, _ cases: [CheckedModel.Case],
    to members: inout Members
  ) {
    let type = unit.names.valuesType(of: item.name, in: model.name)
    let (hashable, sendable) = (unit.names.known("Hashable"), unit.names.known("Sendable"))
    var fields = Members(column: 4)
    for value in item.values {
      fields.addToGroup(
        doc: value.doc,
        "\(access)let \(SwiftName.plain(value.name)): \(unit.names.type(value.type))")
    }
    members.add(
      DeclarationPlan(
        doc: nil,
        head: "\(access)nonisolated struct \(SwiftName.plain(type)): \(hashable), \(sendable)",
        column: 2, members: fields))
    members.add(doc: "The values of `\(item.name)`, if that is the case.") { writer in
      writer.block(
        "\(access)var \(SwiftName.plain(item.name)): \(SwiftName.plain(type))?"
      ) { body in
        let names = item.values.map { SwiftName.local($0.name) }
        let labels = item.values.map { SwiftName.label($0.name) }
        body.add("switch self {")
        body.add([
          "case .\(SwiftName.member(item.name))",
          .list("(", names.map { "let \($0)" }, ")"), ":",
          .group(
            .nested([
              .space, .text(SwiftName.plain(type)),
              .list("(", zip(labels, names).map { "\($0): \($1)" }, ")"),
            ])),
        ])
        if cases.count > 1 { body.add("default: nil") }
        body.add("}")
      }
    }
  }
}

extension TypedExpression {
  /// A constant may be one.
  fileprivate var isMadeOfModels: Bool {
    has { part in
      switch part.kind {
      case .model: true
      case .reference(let reference): reference.kind == .constant
      default: false
      }
    }
  }
}

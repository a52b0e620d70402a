import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// The formatters of a spec as one struct: each of them made once, a function each.
struct FormatterPlanner {
  private let unit: Unit
  private let emitter: ExpressionEmitter
  private let environment: String
  private let access: String

  init(_ unit: Unit) {
    self.unit = unit
    emitter = ExpressionEmitter(unit, .formatters, locals: ["value"])
    environment = unit.names.own("environment")
    access = unit.sharedAccess
  }

  func declaration() -> DeclarationPlan? {
    guard unit.hasFormatters else { return nil }
    let functions = FormatterFunction.all(of: unit)
    let formats = functions.compactMap(format)
    var members = Members()
    addProperties(formats, to: &members)
    addInit(formats, to: &members)
    let numbers = unit.program.shownNumbers
    for function in functions {
      let formatter = function.formatter
      let types =
        formatter.input.map { [$0] }
        ?? (function.isCopy ? function.shown : unit.program.numbers(of: formatter, shown: numbers))
      add(function, taking: types, to: &members)
    }
    return DeclarationPlan(
      doc: unit.doc("How values are shown as text.", of: .formatters),
      head: "\(access)nonisolated struct \(unit.names.formatters): \(unit.names.known("Sendable"))",
      members: members)
  }

  private func addProperties(_ formats: [Format], to members: inout Members) {
    for need in unit.needsOfFormatters {
      members.addToGroup(
        "private let \(SwiftName.plain(need.name)): \(unit.names.type(need.type))")
    }
    for (library, names) in unit.librariesWithFormatters {
      members.addToGroup(
        "let \(SwiftName.plain(unit.name(ofFormattersIn: library))): \(names.formatters)")
    }
    for format in formats {
      members.addToGroup("private let \(format.property): \(format.type)")
    }
  }

  private func addInit(_ formats: [Format], to members: inout Members) {
    let needs = unit.needsOfFormatters
    var parameters = needs.map { unit.names.parameter($0.name, $0.type) }
    if unit.screen.formattersUseEnvironment {
      parameters.insert("\(environment): \(unit.names.known("ScreenEnvironment"))", at: 0)
    }
    // What has nothing to be made of is made by Swift, as far as it is for this module only.
    guard !parameters.isEmpty || !unit.librariesWithFormatters.isEmpty || !access.isEmpty else {
      return
    }
    members.add { writer in
      writer.block(.call("\(access)init", parameters)) { body in
        for need in needs { body.add(SwiftName.storing(need.name)) }
        for (library, names) in unit.librariesWithFormatters {
          body.add(
            .call(
              "\(SwiftName.plain(unit.name(ofFormattersIn: library))) = \(names.formatters)",
              library.formattersUseEnvironment
                ? ["\(names.own("environment")): \(environment)"] : []))
        }
        for format in formats {
          body.add(
            .call("\(format.property) = \(format.type)", format.arguments.map { .text($0) }))
        }
      }
    }
  }

  private func property(_ function: FormatterFunction) -> String {
    unit.names.own(FormatterFunction.property(function.name))
  }

  /// The runtime's format that a formatter stands on.
  private struct Format {
    var property: String
    var type: String
    var arguments: [String]
  }

  private func format(_ function: FormatterFunction) -> Format? {
    let formatter = function.formatter
    var arguments: [String] = []
    let type: String
    switch formatter.kind {
    case .datePattern(let pattern):
      (type, arguments) = ("DateFormat", [StringLiteral.quoted(pattern)])
    case .dateStyle(let style, let time):
      (type, arguments) = ("DateFormat", ["style: .\(style.rawValue)"])
      if let time { arguments.append("time: .\(time.rawValue)") }
    case .relative: type = "RelativeFormat"
    case .number(let least, let most, let grouping):
      (type, arguments) = ("NumberFormat", fraction(least, most))
      if grouping { arguments.append("grouping: true") }
    case .percent(let least, let most):
      (type, arguments) = ("PercentFormat", fraction(least, most))
    case .currency: type = "CurrencyFormat"
    case .list(let isOr): (type, arguments) = ("ListFormat", [isOr ? ".or" : ".and"])
    case .expression, .swift: return nil
    }
    arguments.append(environment)
    if let locale = formatter.locale {
      arguments.append("locale: \(StringLiteral.quoted(locale))")
    }
    if let zone = formatter.timeZone, type == "DateFormat" || type == "RelativeFormat" {
      arguments.append("timeZone: \(StringLiteral.quoted(zone))")
    }
    return Format(
      property: property(function), type: unit.names.known(type), arguments: arguments)
  }

  private func fraction(_ least: Int, _ most: Int) -> [String] {
    least == most ? ["fraction: \(least)"] : ["minFraction: \(least)", "maxFraction: \(most)"]
  }

  private func add(
    _ function: FormatterFunction, taking types: [ValueType], to members: inout Members
  ) {
    let formatter = function.formatter
    let read = unit.values(readBy: formatter)
    var emitter = emitter
    emitter.namesOfFormatters = function.namesInside
    // What it shows is called 'value'.
    if read.contains(where: { $0.name == "value" }) {
      emitter.namesOfValues["value"] = unit.names.local(
        "currentValue", besides: NameSet(read.map { $0.name }))
    }
    let others: [Layout] = read.map { value in
      emitter.namesOfValues[value.name].map {
        "\(SwiftName.label(value.name)) \($0): \(unit.names.type(value.type))"
      } ?? unit.names.parameter(value.name, value.type)
    }
    for type in types {
      members.add(doc: function.doc) { writer in
        if case .swift = formatter.kind { writer.addKeepsLines() }
        let parameters: [Layout] = ["_ value: \(unit.names.type(type))"] + others
        writer.block([
          "\(function.isCopy ? "private " : access)func \(SwiftName.plain(function.name))",
          .list("(", parameters, ")"),
          " -> \(unit.names.type(formatter.output))",
        ]) { body in
          switch formatter.kind {
          case .expression(let expression): body.add(ChoiceEmitter(emitter).body(expression))
          case .swift(let code): body.add(code, file: unit.file)
          case .currency(let code):
            body.add("\(property(function)).text(value, code: \(emitter.layout(code)))")
          default: body.add("\(property(function)).text(value)")
          }
        }
      }
    }
  }
}

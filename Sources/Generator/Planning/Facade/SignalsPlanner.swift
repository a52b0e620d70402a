import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// The static form: all inputs as signals, at once.
struct SignalsPlanner {
  private let unit: Unit
  private let names: UnitNames
  private let access: String
  private let inputs: [Input]

  init(_ unit: Unit) {
    self.unit = unit
    names = unit.names
    access = unit.access
    inputs = Self.inputs(of: unit)
  }

  func declaration() -> DeclarationPlan {
    var members = Members()
    members.add(signals())
    addTransform(to: &members)
    return DeclarationPlan(
      doc: nil, head: "extension \(SwiftName.plain(names.viewModel))", members: members)
  }

  private struct Input {
    var name: String
    var doc: String?
    var type: Layout
    var parameters: [TypedExpression.Parameter]?
  }

  /// Value inputs and events, in the order of their declarations.
  private static func inputs(of unit: Unit) -> [Input] {
    let screen = unit.screen
    let values = screen.values.filter { $0.role == .input }.map { value in
      Input(
        name: value.name, doc: value.doc, type: .text(unit.names.typeInViewModel(value.type)),
        parameters: nil)
    }
    let events = screen.events.filter { !$0.isPrivate }.map { event in
      Input(
        name: event.name, doc: event.doc.flatMap(ownDoc),
        type: type(of: event.parameters, unit.names),
        parameters: event.parameters)
    }
    let places = screen.places
    return (values + events).sorted {
      (places[$0.name]?.offset ?? 0) < (places[$1.name]?.offset ?? 0)
    }
  }

  /// What is said of the event itself: a signal has no parameters.
  private static func ownDoc(_ doc: String) -> String? {
    let lines = doc.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("- Parameter ") && !$0.hasPrefix("- Parameters:") }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static func type(
    of parameters: [TypedExpression.Parameter], _ names: UnitNames
  ) -> Layout {
    let types = parameters.map { names.typeInViewModel($0.type) }
    return switch types.count {
    case 0: .text(names.known("Void"))
    case 1: .text(types[0])
    default:
      .list("(", zip(parameters, types).map { "\(SwiftName.label($0.name)): \($1)" }, ")")
    }
  }

  private func signals() -> DeclarationPlan {
    var members = Members(column: 4)
    for input in inputs {
      members.addToGroup(
        doc: input.doc,
        .group([
          "\(access)let \(SwiftName.plain(input.name)):",
          .nested([.space, signal(of: input)]),
        ]))
    }
    if !access.isEmpty {
      members.addInitialiser(
        access: access,
        inputs.map { ($0.name, "\(SwiftName.parameter($0.name)): \(signal(of: $0))") })
    }
    return DeclarationPlan(
      doc: "A signal for each input, for the static form.",
      attributes: ["@\(names.known("MainActor"))"], head: "\(access)struct Signals", column: 2,
      members: members)
  }

  /// `Signal<Int>`
  private func signal(of input: Input) -> Layout {
    .list(names.known("Signal") + "<", [input.type], ">")
  }

  private func addTransform(to members: inout Members) {
    members.add(
      doc: "The static form: connects all inputs at once. The output keeps the view model alive."
    ) { writer in
      writer.block("\(access)func transform(_ signals: Signals) -> Output") { body in
        for input in inputs { connect(input, to: &body) }
        body.add(inputs.isEmpty ? "output" : "return output")
      }
    }
  }

  /// `lifetime.keep(signals.name.connect(to: logic.name))`
  private func connect(_ input: Input, to body: inout CodeWriter) {
    let member = SwiftName.member(input.name)
    let logic = names.own("logic")
    let lifetime = names.own("lifetime") + (unit.hasHandwork ? "?" : "")
    guard let parameters = input.parameters else {
      let connecting = Layout.call("signals.\(member).connect", ["to: \(logic).\(member)"])
      body.add(.call("\(lifetime).keep", [connecting]))
      return
    }
    let labels = parameters.map { SwiftName.label($0.name) }
    let arguments: [Layout] =
      parameters.count == 1
      ? ["\(labels[0]): $1"]
      : zip(labels, parameters).map { "\($0): \(Layout.linked("$1")).\(SwiftName.member($1.name))" }
    body.add(
      .group([
        "\(lifetime).keep(",
        .nested([
          .breakable, "signals.\(member).connect(to: \(logic)) {",
          .nested([.space, .call("$0.\(member)", arguments)]), .space, "}",
        ]),
        .breakable, ")",
      ]))
  }
}

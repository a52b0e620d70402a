import Checking
import Diagnostics
import Expressions
import Program

/// The initialiser of the logic: everything with its first value, in the order of the
/// declarations, which is the order in which observers hear of changes.
struct LogicInitPlanner {
  private let unit: Unit
  private let names: UnitNames
  private let logic: LogicNames

  init(_ unit: Unit, _ logic: LogicNames) {
    self.unit = unit
    self.logic = logic
    names = unit.names
  }

  /// The parameters of the view model's initialiser, without the environment.
  static func parameters(_ unit: Unit, inViewModel: Bool) -> [Layout] {
    let names = unit.names
    return unit.screen.needs.map {
      let type = inViewModel ? names.typeInViewModel($0.type) : names.type($0.type)
      return "\(SwiftName.parameter($0.name)): \(type)"
    }
      + unit.usedServices.map {
        let type =
          inViewModel
          ? names.serviceInViewModel($0) : "any \(SwiftName.plain($0.protocolName))"
        return "\(SwiftName.parameter($0.name)): \(type)"
      }
  }

  func add(to members: inout Members) {
    members.add { writer in
      let parameters =
        LogicInitPlanner.parameters(unit, inViewModel: false)
        + ["\(logic.environment): \(names.known("ScreenEnvironment"))"]
      writer.block(.call("init", parameters)) { body in
        for need in unit.screen.needs { assign(need.name, to: &body) }
        for service in unit.usedServices { assign(service.name, to: &body) }
        addFormatters(to: &body)
        body.add(
          "\(logic.screen) = \(names.known("Screen"))(environment: \(logic.environment))")
        addValues(to: &body)
        for signal in unit.screen.signals {
          body.add(
            "\(SwiftName.plain(signal.name)) = \(names.known("Relay"))(in: \(logic.screen))")
        }
        addRuns(to: &body)
        if unit.needsCommit {
          body.add(
            "\(logic.screen).onCommit(of: self) { logic in logic.\(names.own("commit"))() }")
        }
      }
    }
  }

  private func assign(_ name: String, to body: inout CodeWriter) {
    body.add("self.\(SwiftName.member(name)) = \(SwiftName.local(name))")
  }

  private func addFormatters(to body: inout CodeWriter) {
    guard unit.hasFormatters else { return }
    let needs = NameSet(unit.screen.formatters.flatMap { unit.program.reads(of: $0).needs })
    let arguments: [Layout] =
      ["\(logic.environment): \(logic.environment)"]
      + unit.screen.needs.filter { needs.contains($0.name) }.map {
        "\(SwiftName.label($0.name)): \(SwiftName.local($0.name))"
      }
    body.add(.call("\(logic.formatters) = \(names.formatters)", arguments))
  }

  // MARK: Values

  private func addValues(to body: inout CodeWriter) {
    if isWrittenInOrder {
      for value in unit.screen.values { add(value, first: first(of: value), to: &body) }
      return
    }
    // A value is derived from one that is declared after it: all first values come first.
    var firsts: [String: String] = [:]
    var taken = NameSet()
    func addFirst(_ value: String, _ type: ValueType, _ first: Layout) {
      let name = names.own("first\(value.withCapital)", besides: taken)
      taken.insert(name)
      firsts[value] = name
      body.add("let \(name): \(names.type(type)) = \(first)")
    }
    for value in unit.screen.values where !value.isDerived {
      addFirst(value.name, value.type, first(of: value))
    }
    for value in unit.program.derived {
      let derivation = LogicPlanner.derivation(of: value, unit, logic) {
        .text(firsts[$0] ?? SwiftName.plain($0))
      }
      addFirst(value.name, value.type, derivation)
    }
    for value in unit.screen.values {
      add(value, first: .text(firsts[value.name] ?? ""), to: &body)
    }
  }

  private func add(_ value: CheckedValue, first: Layout, to body: inout CodeWriter) {
    let box = names.known(value.isDerived ? "DerivedBox" : "ScreenBox")
    var arguments = [first]
    if !value.isDerived, unit.watched.contains(value.name) {
      arguments.append("watched: true")
    }
    arguments.append("in: \(logic.screen)")
    body.add(.call("\(property(value.name)) = \(box)", arguments))
  }

  private func first(of value: CheckedValue) -> Layout {
    switch value.content {
    case .stored(let expression):
      return ExpressionEmitter(unit, .initialValue).typed(expression)
    case .derived:
      guard let derived = unit.derived(value.name) else {
        return "nil"
      }
      return LogicPlanner.derivation(of: derived, unit, logic) {
        "\(property($0)).value"
      }
    }
  }

  /// The name as it is in reach of the initialiser, whose parameters are needs and services.
  private func property(_ name: String) -> String { SwiftName.plain(name) }

  private var isWrittenInOrder: Bool {
    var seen = NameSet()
    for value in unit.screen.values {
      if let derived = unit.derived(value.name),
        !seen.isSuperset(of: derived.reads.values)
      {
        return false
      }
      seen.insert(value.name)
    }
    return true
  }

  // MARK: Runs

  private func addRuns(to body: inout CodeWriter) {
    let shared = NameSet(unit.program.sharedLoadings)
    for name in unit.program.sharedLoadings {
      body.add("let \(flag(name)) = \(loading(name))")
    }
    for binding in unit.program.bindings where binding.needsRuns {
      var arguments: [Layout] = [".\(binding.binding.policy.rawValue)"]
      if let name = binding.binding.loading?.name {
        arguments.append("loading: \(shared.contains(name) ? flag(name) : loading(name))")
      }
      switch binding.binding.delay {
      case .debounce(let time)?:
        arguments.append("debounce: \(StepEmitter.duration(time))")
      case .throttle(let time)?:
        arguments.append("throttle: \(StepEmitter.duration(time))")
      case nil: break
      }
      arguments.append("in: \(logic.screen)")
      body.add(.call("\(logic.runs(binding)) = \(names.known("Runs"))", arguments))
    }
  }

  private func loading(_ name: String) -> String {
    "\(names.known("Loading"))(\(SwiftName.plain(name)))"
  }

  private func flag(_ name: String) -> String { names.own("\(name)Flag") }
}

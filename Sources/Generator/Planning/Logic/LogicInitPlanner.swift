import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenProgram

/// The initialiser of the logic: everything with its first value, in the order of the
/// declarations, which is the order in which observers hear of changes.
struct LogicInitPlanner {
  private let unit: Unit
  private let names: UnitNames
  private let logic: LogicNames
  /// The needs that are kept.
  private let needs: [CheckedNeed]

  init(_ unit: Unit, _ logic: LogicNames, keeping needs: [CheckedNeed]) {
    self.unit = unit
    self.logic = logic
    self.needs = needs
    names = unit.names
  }

  /// The parameters of the view model's initialiser, without the environment.
  static func parameters(_ unit: Unit, inViewModel: Bool) -> [Layout] {
    let names = unit.names
    return unit.screen.needs.map {
      let type = inViewModel ? names.typeInViewModel($0.type) : names.type($0.type)
      let parameter = Layout.typed(SwiftName.parameter($0.name), type)
      // What may be missing may be left out.
      return inViewModel && $0.type.isOptional ? "\(parameter) = nil" : parameter
    }
      + unit.usedServices.map {
        let type =
          inViewModel
          ? names.serviceInViewModel($0) : "any \(SwiftName.plain($0.protocolName))"
        return .typed(SwiftName.parameter($0.name), type)
      }
  }

  func add(to members: inout Members) {
    members.add { writer in
      let parameters =
        LogicInitPlanner.parameters(unit, inViewModel: false)
        + ["\(logic.screen): \(names.known("Screen"))"]
      writer.block(.call("init", parameters)) { body in
        for need in needs { body.add(SwiftName.storing(need.name)) }
        for service in unit.usedServices { body.add(SwiftName.storing(service.name)) }
        // As a parameter: Swift looks through all of an initialiser for each read of a property.
        body.add(SwiftName.storing(logic.screen))
        addFormatters(to: &body)
        addValues(to: &body)
        for signal in unit.screen.signals {
          body.add(
            "\(SwiftName.plain(signal.name)) = \(names.known("Relay"))(in: \(logic.screen))")
        }
        addRuns(to: &body)
        if unit.needsCommit {
          body.add("\(logic.screen).onCommit(of: self) { $0.\(names.own("commit"))() }")
        }
      }
    }
  }

  private func addFormatters(to body: inout CodeWriter) {
    guard unit.hasFormatters else { return }
    var arguments = unit.needsOfFormatters.map { SwiftName.passed($0.name) }
    if unit.screen.formattersUseEnvironment {
      arguments.insert("\(names.own("environment")): \(logic.screen).environment", at: 0)
    }
    let made: Layout = .call("\(logic.formatters) = \(names.formatters)", arguments)
    guard firstValuesAreFormatted else { return body.add(made) }
    // A closure can't reach them through a logic that isn't there yet.
    body.add("let " + made)
    body.add(SwiftName.storing(logic.formatters))
  }

  private var firstValuesAreFormatted: Bool {
    unit.screen.values.contains { value in
      guard case .stored(let first) = value.content else { return false }
      return unit.screen.reads.reads(of: [first]).usesFormatters
    }
  }

  // MARK: Values

  private func addValues(to body: inout CodeWriter) {
    let firsts = addReadEarly(to: &body)
    for value in unit.screen.values {
      let first = firsts[value.name] ?? first(of: value, besides: firsts)
      add(value, first: first, to: &body)
    }
  }

  /// The first values that derived ones read which are declared before them: as local names, but
  /// for those that are as short as a name.
  private func addReadEarly(to body: inout CodeWriter) -> [String: Layout] {
    let early = readEarly
    guard !early.isEmpty else { return [:] }
    var firsts: [String: Layout] = [:]
    var taken = NameSet()
    func add(_ value: String, _ first: Layout, as type: ValueType? = nil) {
      let name = names.own("initial\(value.withCapital)", besides: taken)
      taken.insert(name)
      firsts[value] = .text(name)
      body.add("let \(name)\(type.map { ": \(names.type($0))" } ?? "") = \(first)")
    }
    for value in unit.screen.values where !value.isDerived && early.contains(value.name) {
      let first = first(of: value, besides: firsts)
      guard case .stored(let expression) = value.content else { continue }
      if expression.isAsShortAsName {
        firsts[value.name] = first
      } else {
        let isKnown = expression.saysItsType && expression.type == value.type
        add(value.name, first, as: isKnown ? nil : value.type)
      }
    }
    // Each stands behind those that it is derived from.
    for value in unit.program.derived where early.contains(value.name) {
      add(value.name, derivation(of: value, besides: firsts))
    }
    return firsts
  }

  private var readEarly: NameSet {
    var early = NameSet()
    var seen = NameSet()
    func add(_ name: String) {
      guard !early.contains(name) else { return }
      early.insert(name)
      for read in unit.derived(name)?.reads.values ?? [] { add(read) }
    }
    for value in unit.screen.values {
      for read in unit.derived(value.name)?.reads.values ?? [] where !seen.contains(read) {
        add(read)
      }
      seen.insert(value.name)
    }
    return early
  }

  private func add(_ value: CheckedValue, first: Layout, to body: inout CodeWriter) {
    let box = names.known(value.isDerived ? "DerivedBox" : "ScreenBox")
    var arguments = [first]
    if !value.isDerived, unit.watched.contains(value.name) {
      arguments.append("watched: true")
    }
    arguments.append("in: \(logic.screen)")
    body.add(.call("\(SwiftName.plain(value.name)) = \(box)", arguments))
  }

  /// The first value; it reads others by their local names, or from the boxes made before its own.
  private func first(of value: CheckedValue, besides firsts: [String: Layout]) -> Layout {
    switch value.content {
    case .stored(let expression):
      return ExpressionEmitter(unit, .initialValue).typed(expression)
    case .derived:
      return unit.derived(value.name).map { derivation(of: $0, besides: firsts) } ?? "nil"
    }
  }

  private func derivation(of value: DerivedValue, besides firsts: [String: Layout]) -> Layout {
    LogicPlanner.derivation(of: value, logic) {
      // The parameters of the initialiser are needs and services: no value is hidden.
      firsts[$0] ?? "\(SwiftName.plain($0)).value"
    }
  }

  // MARK: Runs

  private func addRuns(to body: inout CodeWriter) {
    let shared = NameSet(unit.program.sharedLoadings)
    for name in unit.program.sharedLoadings {
      body.add("let \(flag(name)) = \(loading(name))")
    }
    var isSaid = false
    for binding in unit.program.bindings where binding.needsRuns {
      // What is over at once meets no other run, unless it is sent from within its own steps.
      let isOverAtOnce = binding.pauses == .nowhere && binding.binding.delay == nil
      let policy = isOverAtOnce ? .all : binding.binding.policy
      if policy != binding.binding.policy, !isSaid {
        body.add("// `.all`: a run that waits for nothing is over at once, whatever its policy.")
        isSaid = true
      }
      var arguments: [Layout] = [".\(policy.rawValue)"]
      if let name = binding.binding.loading?.name {
        arguments.append("loading: \(shared.contains(name) ? .text(flag(name)) : loading(name))")
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

  private func loading(_ name: String) -> Layout {
    .call(.text(names.known("LoadingFlag")), [.text(SwiftName.plain(name))])
  }

  private func flag(_ name: String) -> String {
    names.own(name.withCapital.hasSuffix("Flag") ? name : "\(name)Flag")
  }
}

extension TypedExpression {
  /// Whether it says no more than a name for it would: a need has one already.
  fileprivate var isAsShortAsName: Bool {
    switch kind {
    case .bool, .integer, .null, .text([]), .list([]), .dictionary([]): true
    case .enumCase(_, _, let values): values.isEmpty && !type.isOptional
    case .reference(let reference): reference.kind == .need
    default: false
    }
  }
}

import Checking
import Diagnostics
import Expressions
import Program

/// The class behind the view model: its values, and what happens when.
struct LogicPlanner {
  private let unit: Unit
  private let names: UnitNames
  private let logic: LogicNames

  init(_ unit: Unit, _ logic: LogicNames) {
    self.unit = unit
    names = unit.names
    self.logic = logic
  }

  func declaration() -> DeclarationPlan {
    var members = Members()
    addProperties(to: &members)
    LogicInitPlanner(unit, logic).add(to: &members)
    addStart(to: &members)
    for event in unit.screen.events { add(event, to: &members) }
    for binding in unit.program.bindings {
      if binding.hasStarter { addStarter(of: binding, to: &members) }
      if !isInline(binding) { addSteps(of: binding, to: &members) }
    }
    if unit.needsCommit { addCommit(to: &members) }
    for value in unit.program.derived { add(value, to: &members) }
    return DeclarationPlan(
      doc: "What happens behind the screen. Calls under way keep this alive, never the view model.",
      attributes: ["@\(names.known("MainActor"))"], head: "final class \(names.logic)",
      members: members)
  }

  // MARK: Properties

  private func addProperties(to members: inout Members) {
    func property(_ layout: Layout, doc: String? = nil) {
      members.add(doc: doc, keepsWithNext: doc == nil, layout)
    }
    property("let \(logic.screen): \(names.known("Screen"))")
    if unit.hasHandwork {
      let type = SwiftName.plain(names.viewModel)
      members.add(
        keepsWithNext: true,
        .braced(
          "var \(logic.viewModel): \(type)", "\(logic.screen).hand { \(type)(of: self) }"))
    }
    members.endGroup()
    for need in unit.screen.needs {
      property("let \(SwiftName.plain(need.name)): \(names.type(need.type))")
    }
    members.endGroup()
    for value in unit.screen.values {
      let box = value.isDerived ? "DerivedBox" : "ScreenBox"
      property(
        "let \(SwiftName.plain(value.name)): \(names.known(box))<\(names.type(value.type))>",
        // What others see is documented where they see it.
        doc: value.role == .state ? value.doc : nil)
    }
    for signal in unit.screen.signals {
      property(
        "let \(SwiftName.plain(signal.name)): \(names.known("Relay"))<\(names.type(signal.type))>")
    }
    members.endGroup()
    if unit.hasFormatters { property("let \(logic.formatters): \(names.formatters)") }
    for service in unit.usedServices {
      property(
        .typed(
          "\(unit.hasHandwork ? "" : "private ")let \(SwiftName.plain(service.name))",
          "any \(SwiftName.plain(service.protocolName))"))
    }
    for binding in unit.program.bindings {
      if binding.needsRuns {
        property("private let \(logic.runs(binding)): \(names.known("Runs"))")
      }
    }
    for binding in unit.program.bindings where binding.isTimer {
      addTimer(of: binding, to: &members)
    }
    if unit.waitsForStart { property("private var \(isStarted) = false") }
    members.endGroup()
  }

  // MARK: Events and starts

  private func addStart(to members: inout Members) {
    guard unit.needsStart else { return }
    members.add { writer in
      writer.block("func \(names.own("start"))()") { body in
        if unit.waitsForStart { body.add("\(isStarted) = true") }
        for binding in unit.program.bindings { addTimerUpdate(binding, to: &body) }
        for binding in unit.program.startBindings { start(binding, [], to: &body) }
      }
    }
  }

  private func add(_ event: CheckedEvent, to members: inout Members) {
    members.add(doc: event.doc) { writer in
      let parameters: [Layout] = event.parameters.map {
        names.parameter($0.name, $0.type)
      }
      // What a team writes in Swift may well send it.
      let access = event.isPrivate && !unit.hasHandwork ? "private " : ""
      writer.block(.call("\(access)func \(SwiftName.plain(event.name))", parameters)) { body in
        var mayBeGone = false
        for binding in unit.program.bindings(startedBy: event.name) {
          if mayBeGone, !binding.needsRuns, binding.steps.contains(where: callsAtOnce) {
            body.add(logic.endWithScreen)
          }
          start(binding, event.parameters.map(\.name), to: &body)
          mayBeGone = mayBeGone || binding.isByHand || binding.steps.contains(where: \.tells)
        }
      }
    }
  }

  private func callsAtOnce(_ step: Step) -> Bool {
    unit.program.callsAtOnce(step) || step.bodies.contains { $0.contains(where: callsAtOnce) }
  }

  /// Sets a binding off, at once or under its policy.
  private func start(
    _ binding: BindingProgram, _ locals: [String], to writer: inout CodeWriter
  ) {
    if isInline(binding) {
      StepEmitter(unit, logic, binding).emit(binding.steps, to: &writer)
      return
    }
    guard binding.needsRuns, !binding.isSetOffInSeveralPlaces else {
      let method = binding.needsRuns ? logic.starter(binding) : logic.method(binding)
      writer.add(.call(.text(method), arguments(of: binding)))
      return
    }
    startRun(of: binding, locals, to: &writer)
  }

  private func arguments(of binding: BindingProgram) -> [Layout] {
    binding.binding.parameters.map { SwiftName.passed($0.name) }
  }

  private func startRun(
    of binding: BindingProgram, _ locals: [String], to writer: inout CodeWriter
  ) {
    let emitter = ExpressionEmitter(unit, .logic, locals: NameSet(locals))
    let method = logic.method(binding)
    let arguments = [.text(logic.run)] + arguments(of: binding)
    let isAsync = binding.pauses == .anywhere
    var head: Layout = "\(logic.runs(binding)).start"
    if let per = binding.binding.per {
      head = .call(head, ["per: \(emitter.layout(per))"])
    }
    let async: Layout = isAsync ? " async " : " "
    // Not the method itself: Swift 5 warns that this is not Sendable.
    let call: Layout = [
      isAsync ? "try await \(method)" : "try \(method)", .list("(", arguments, ")"),
    ]
    writer.add(
      .group([
        "\(head) { [self] \(logic.run)\(async)\(names.throwsRunEnded) in",
        .nested([.space, call]), .space, "}",
      ]))
  }

  /// Whether the steps stand where they are set off: there is no other place to, and no run.
  private func isInline(_ binding: BindingProgram) -> Bool {
    let sources = binding.binding.sources
    guard !binding.needsRuns, sources.count == 1 else { return false }
    switch sources[0] {
    case .start: return unit.program.startBindings.count == 1
    case .event(let name): return unit.program.bindings(startedBy: name).count == 1
    case .change: return false
    }
  }

  private func addTimer(of binding: BindingProgram, to members: inout Members) {
    guard case .every(let time, _) = binding.binding.trigger else { return }
    members.add(keepsWithNext: true) { writer in
      writer.add([
        "private lazy var \(logic.timer(binding)) = \(names.known("Every"))",
        .list(
          "(",
          [.text(StepEmitter.duration(time)), "of: self", "in: \(logic.screen)"], ")"),
        .braced("", "$0.\(logic.starter(binding))()"),
      ])
    }
  }

  private func addTimerUpdate(_ binding: BindingProgram, to writer: inout CodeWriter) {
    guard case .every(_, let condition) = binding.binding.trigger else { return }
    let value: Layout =
      condition.map { ExpressionEmitter(unit, .logic).layout($0) } ?? "true"
    writer.add(.call("\(logic.timer(binding)).update", ["isOn: \(value)"]))
  }

  /// What a timer does where that goes under a policy, and what several things set off.
  private func addStarter(of binding: BindingProgram, to members: inout Members) {
    members.add { writer in
      let parameters = binding.binding.parameters.map { names.parameter($0.name, $0.type) }
      writer.block(.call("private func \(logic.starter(binding))", parameters)) {
        startRun(of: binding, binding.binding.parameters.map(\.name), to: &$0)
      }
    }
  }

  // MARK: Steps

  private func addSteps(of binding: BindingProgram, to members: inout Members) {
    var parameters: [Layout] = binding.binding.parameters.map {
      names.parameter($0.name, $0.type)
    }
    var effects: Layout = ""
    if binding.needsRuns {
      parameters.insert("_ \(logic.run): \(names.known("Run"))", at: 0)
      effects = binding.pauses == .anywhere ? " async " : " "
      effects = "\(effects)\(names.throwsRunEnded)"
    }
    members.add { writer in
      writer.block(
        Layout.call("private func \(logic.method(binding))", parameters) + effects
      ) { body in
        guard case .steps(let steps) = binding.binding.body else {
          HandEmitter(unit, logic).call(binding, to: &body)
          return
        }
        StepEmitter(unit, logic, binding).emit(steps, to: &body)
      }
    }
  }

  // MARK: Changes

  /// Brings derived values up to date, tells the observers, and starts what the changes set off.
  private func addCommit(to members: inout Members) {
    members.add(doc: docOfCommit) { writer in
      writer.block("private func \(names.own("commit"))()") { body in
        for group in derivedGroups {
          let changes: [Layout] = group[0].follows.map {
            "\(SwiftName.plain($0)).isChanged"
          }
          body.add(BranchEmitter.head("if ", any(of: changes)))
          body.inside { block in
            for value in group {
              block.add(.call("\(SwiftName.plain(value.name)).update", [derivation(of: value)]))
            }
          }
          body.add("}")
        }
        let watchers = unit.program.bindings.filter { !$0.changes.isEmpty }
        var told = NameSet()
        for binding in watchers where told.insert(logic.difference(binding)) {
          let changes: [Layout] = binding.changes.map {
            "\(SwiftName.plain($0.name)).isDifferent"
          }
          let change = Layout.group(.joined(changes, by: [.space, "|| "]))
          body.add(["let \(logic.difference(binding)) =", .group(.nested([.space, change]))])
        }
        body.add("\(logic.screen).notify()")
        if unit.waitsForStart { body.add("guard \(isStarted) else { return }") }
        for binding in unit.program.bindings where unit.isTurned(binding) {
          addTimerUpdate(binding, to: &body)
        }
        var rest = watchers[...]
        while let first = rest.first {
          // An observer may have let go of the view model: runs look at that themselves.
          let isThere = first.needsRuns ? "" : ", !\(logic.screen).isEnded"
          let change = logic.difference(first)
          let alike = rest.prefix { $0.needsRuns && logic.difference($0) == change }
          let together = alike.isEmpty ? rest.prefix(1) : alike
          body.block("if \(change)\(isThere)") { block in
            for binding in together { start(binding, [], to: &block) }
          }
          rest.removeFirst(together.count)
        }
      }
    }
  }

  private func any(of conditions: [Layout]) -> SwiftExpression {
    conditions.count == 1
      ? SwiftExpression(conditions[0])
      : SwiftExpression(.group(.nested(.joined(conditions, by: [.space, "|| "]))), .or)
  }

  /// Derived values that depend on the same values, in the place of the first of them: by then all
  /// that it depends on is up to date, and so it is for the others.
  private var derivedGroups: [[DerivedValue]] {
    var groups: [[DerivedValue]] = []
    var places = NameTable<Int>()
    for value in unit.program.derived where !value.follows.isEmpty {
      let follows = value.follows.joined(separator: " ")
      if let place = places[follows] {
        groups[place].append(value)
      } else {
        places.set(follows, to: groups.count)
        groups.append([value])
      }
    }
    return groups
  }

  private var isStarted: String { names.own("isStarted") }

  /// What it does, and what it asks of values.
  private var docOfCommit: String {
    let derives = unit.program.derived.contains { !$0.follows.isEmpty }
    let compares = !unit.program.watched.isEmpty
    var parts = ["tells the observers"]
    if derives { parts.insert("brings derived values up to date", at: 0) }
    if unit.waitsForStart { parts.append("starts what the changes set off") }
    let last = parts.removeLast()
    let done = ((parts + ["and \(last)"]).joined(separator: ", ")).withCapital
    return switch (derives, compares) {
    case (true, true): "\(done). `isChanged`: was set; `isDifferent`: has another value."
    case (true, false): "\(done). `isChanged`: was set."
    case (false, true): "\(done). `isDifferent`: has another value."
    case (false, false): "\(done)."
    }
  }

  private func derivation(of value: DerivedValue) -> Layout {
    let emitter = ExpressionEmitter(unit, .logic)
    return LogicPlanner.derivation(of: value, logic) {
      emitter.reference(Reference($0, .state))
    }
  }

  /// `Logic.total(items: items.value)`
  static func derivation(
    of value: DerivedValue, _ logic: LogicNames, reading: (String) -> Layout
  ) -> Layout {
    var arguments: [Layout] = value.reads.values.map {
      "\(SwiftName.label($0)): \(reading($0))"
    }
    arguments += value.reads.needs.map { SwiftName.passed($0) }
    if value.reads.usesFormatters {
      arguments.append("\(logic.formatters): \(logic.formatters)")
    }
    return .call("Self.\(SwiftName.member(value.name))", arguments)
  }

  private func add(_ value: DerivedValue, to members: inout Members) {
    var parameters: [Layout] = value.reads.values.map {
      "\(SwiftName.parameter($0)): \(names.type(unit.value($0)?.type ?? .unknown))"
    }
    parameters += value.reads.needs.map { name in
      let type = unit.screen.needs.first { $0.name == name }?.type ?? .unknown
      return "\(SwiftName.parameter(name)): \(names.type(type))"
    }
    if value.reads.usesFormatters {
      parameters.append("\(logic.formatters): \(names.formatters)")
    }
    members.add { writer in
      writer.block([
        "private static func \(SwiftName.plain(value.name))", .list("(", parameters, ")"),
        " -> \(names.type(value.type))",
      ]) {
        $0.add(ChoiceEmitter(ExpressionEmitter(unit, .pure)).body(value.expression))
      }
    }
  }
}

extension BindingProgram {
  var isTimer: Bool {
    if case .every = binding.trigger { true } else { false }
  }
}

extension Unit {
  /// Whether anything happens at the end of the initialiser.
  var needsStart: Bool {
    waitsForStart || !program.startBindings.isEmpty || program.bindings.contains(where: \.isTimer)
  }

  /// Whether values that are set before the start could set anything off, which they must not.
  var waitsForStart: Bool {
    needsCommit && program.bindings.contains { !$0.changes.isEmpty || isTurned($0) }
  }

  /// Whether anything has to be done when values have changed, beside telling the observers.
  var needsCommit: Bool {
    program.derived.contains { !$0.follows.isEmpty } || !program.watched.isEmpty
      || program.bindings.contains(where: isTurned)
  }

  /// Whether it is a timer that is turned on and off while the screen is there.
  func isTurned(_ binding: BindingProgram) -> Bool {
    if case .every(_, let condition?) = binding.binding.trigger {
      program.canChange(condition)
    } else {
      false
    }
  }
}

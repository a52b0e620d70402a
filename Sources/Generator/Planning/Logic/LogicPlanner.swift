import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// The class behind the view model: its values, and what happens when.
struct LogicPlanner {
  let unit: Unit
  let names: UnitNames
  let logic: LogicNames
  /// The needs that are kept: what is written in Swift may read any.
  private let needs: [CheckedNeed]

  init(_ unit: Unit, _ logic: LogicNames) {
    self.unit = unit
    names = unit.names
    self.logic = logic
    needs = unit.hasHandwork ? unit.screen.needs : unit.program.needsOfOpenScreen
  }

  func declaration() -> DeclarationPlan {
    var members = Members()
    addProperties(to: &members)
    LogicInitPlanner(unit, logic, keeping: needs).add(to: &members)
    addStart(to: &members)
    for event in unit.screen.events { add(event, to: &members) }
    for binding in unit.program.bindings {
      if binding.hasStarter { addStarter(of: binding, to: &members) }
      if hasMethod(binding) { addSteps(of: binding, to: &members) }
    }
    if unit.needsCommit { addCommit(to: &members) }
    for value in unit.program.derived { add(value, to: &members) }
    return DeclarationPlan(
      doc: "What happens behind the screen. Calls under way keep this alive, never the view model.",
      attributes: ["@\(names.known("MainActor"))"], head: "final class \(names.logic)",
      members: members)
  }

  // MARK: Properties

  var isStarted: String { names.own("isStarted") }

  private func addProperties(to members: inout Members) {
    members.addToGroup("let \(logic.screen): \(names.known("Screen"))")
    if unit.hasHandwork {
      let type = SwiftName.plain(names.viewModel)
      members.addToGroup(
        .braced(
          "var \(logic.viewModel): \(type) {", "\(logic.screen).hand { \(type)(of: self) }"))
    }
    members.endGroup()
    for need in needs {
      members.addToGroup("let \(SwiftName.plain(need.name)): \(names.type(need.type))")
    }
    members.endGroup()
    for value in unit.screen.values {
      let box = value.isDerived ? "DerivedBox" : "ScreenBox"
      members.addToGroup(
        // What others see is documented where they see it.
        doc: value.role == .state ? value.doc : nil,
        "let \(SwiftName.plain(value.name)): \(names.known(box))<\(names.type(value.type))>")
    }
    for signal in unit.screen.signals {
      members.addToGroup(
        "let \(SwiftName.plain(signal.name)): \(names.known("Relay"))<\(names.type(signal.type))>")
    }
    members.endGroup()
    if unit.hasFormatters { members.addToGroup("let \(logic.formatters): \(names.formatters)") }
    for service in unit.usedServices {
      members.addToGroup(
        .typed(
          "\(unit.hasHandwork ? "" : "private ")let \(SwiftName.plain(service.name))",
          "any \(SwiftName.plain(service.protocolName))"))
    }
    for binding in unit.program.bindings where binding.needsRuns {
      members.addToGroup("private let \(logic.runs(binding)): \(names.known("Runs"))")
    }
    for binding in unit.program.bindings where binding.isTimer {
      addTimer(of: binding, to: &members)
    }
    if unit.waitsForStart { members.addToGroup("private var \(isStarted) = false") }
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
          start(binding, event.parameters.map { $0.name }, to: &body)
          mayBeGone = mayBeGone || unit.program.tells(binding)
        }
      }
    }
  }

  private func callsAtOnce(_ step: Step) -> Bool {
    unit.program.callsAtOnce(step) || step.bodies.contains { $0.contains(where: callsAtOnce) }
  }

  /// Sets a binding off, at once or under its policy.
  func start(
    _ binding: BindingProgram, _ locals: [String], to writer: inout CodeWriter
  ) {
    if isInline(binding) {
      StepEmitter(unit, logic, binding).with(locals).emit(binding.steps, to: &writer)
      return
    }
    guard binding.needsRuns, !binding.isSetOffInSeveralPlaces else {
      let (method, parameters) =
        binding.needsRuns
        ? (logic.starter(binding), parametersOfStarter(binding))
        : (logic.method(binding), usedParameters(of: binding))
      writer.add(.call(.text(method), parameters.map { SwiftName.passed($0.name) }))
      return
    }
    startRun(of: binding, locals, to: &writer)
  }

  /// Those parameters that anything in the steps uses. What a team writes in Swift takes all.
  private func usedParameters(of binding: BindingProgram) -> [TypedExpression.Parameter] {
    let parameters = binding.binding.parameters
    return binding.isByHand ? parameters : parameters.filter { binding.steps.mention($0.name) }
  }

  private func parametersOfStarter(_ binding: BindingProgram) -> [TypedExpression.Parameter] {
    let used = NameSet(usedParameters(of: binding).map { $0.name })
    return binding.binding.parameters.filter {
      used.contains($0.name) || binding.binding.per?.mentions($0.name) == true
    }
  }

  private func startRun(
    of binding: BindingProgram, _ locals: [String], to writer: inout CodeWriter
  ) {
    let emitter = ExpressionEmitter(unit, .logic, locals: NameSet(locals))
    let method = logic.method(binding)
    let usesRun = usesRun(binding)
    let arguments =
      (usesRun ? [.text(logic.run)] : [])
      + usedParameters(of: binding).map { SwiftName.passed($0.name) }
    let isAsync = binding.pauses == .anywhere
    var head: Layout = "\(logic.runs(binding)).start"
    if let per = binding.binding.per {
      head = .call(head, ["per: \(emitter.layout(per))"])
    }
    let throwsEnd = throwsEnd(binding)
    let effects: Layout = throwsEnd ? "\(isAsync ? " async " : " ")\(names.throwsRunEnded)" : ""
    let parameter: Layout = usesRun ? "\(logic.run)\(effects)" : "_"
    // Not the method itself: Swift 5 warns that this is not Sendable.
    let call: Layout
    if binding.isByHand {
      let hand = HandEmitter(unit, logic)
      hand.announce(binding, to: &writer)
      call = hand.call(binding)
    } else if onlyHandsOn(binding) {
      call = StepEmitter(unit, logic, binding).with(locals).handing(on: binding.steps[0])
    } else {
      call = [
        throwsEnd ? "try " : "", isAsync ? "await \(method)" : "\(method)",
        .list("(", arguments, ")"),
      ]
    }
    writer.add(.braced("\(head) { [self] \(parameter) in", call))
  }

  /// Whether anything in the steps needs the run that goes with them.
  private func usesRun(_ binding: BindingProgram) -> Bool {
    !binding.isByHand && StepEmitter(unit, logic, binding).needRun(binding.steps[...])
  }

  /// Whether its method throws where the run is over.
  private func throwsEnd(_ binding: BindingProgram) -> Bool {
    usesRun(binding)
      && (binding.pauses == .anywhere
        || StepEmitter(unit, logic, binding).throwEnd(binding.steps[...]))
  }

  /// Whether all that it does is to call what does it: an event, a step in Swift, or a method that
  /// is awaited, where nobody sees the end of that.
  private func onlyHandsOn(_ binding: BindingProgram) -> Bool {
    guard binding.steps.count == 1, !binding.steps[0].mayRepeatWork else { return false }
    switch binding.steps[0] {
    case .send, .swift: return true
    case .call(let call):
      guard let method = unit.method(call.method, of: call.service), case .answers = method.kind
      else { return false }
      return method.failure == .never && method.answerType == .void && !usesRun(binding)
    default: return false
    }
  }

  /// Whether the steps have a method of their own.
  private func hasMethod(_ binding: BindingProgram) -> Bool {
    binding.needsRuns ? !binding.isByHand && !onlyHandsOn(binding) : !isInline(binding)
  }

  /// Whether the steps stand where they are set off, without a run: there is no other place to, or
  /// they are no longer than the call of a method would be.
  private func isInline(_ binding: BindingProgram) -> Bool {
    guard !binding.needsRuns else { return false }
    if onlyHandsOn(binding), !binding.isTimer { return true }
    let sources = binding.binding.sources
    guard sources.count == 1 else { return false }
    switch sources[0] {
    case .start: return unit.program.startBindings.count == 1
    case .event(let name): return unit.program.startsOne(name)
    case .change: return false
    }
  }

  private func addTimer(of binding: BindingProgram, to members: inout Members) {
    guard case .every(let time, _) = binding.binding.trigger else { return }
    members.addToGroup([
      "private lazy var \(logic.timer(binding)) = \(names.known("Every"))",
      .list("(", [.text(StepEmitter.duration(time)), "of: self", "in: \(logic.screen)"], ")"),
      .braced(" {", "$0.\(logic.starter(binding))()"),
    ])
  }

  func addTimerUpdate(_ binding: BindingProgram, to writer: inout CodeWriter) {
    guard case .every(_, let condition) = binding.binding.trigger else { return }
    let value: Layout =
      condition.map { ExpressionEmitter(unit, .logic).layout($0) } ?? "true"
    writer.add(.call("\(logic.timer(binding)).update", ["isOn: \(value)"]))
  }

  /// What a timer does where that goes under a policy, and what several things set off.
  private func addStarter(of binding: BindingProgram, to members: inout Members) {
    members.add { writer in
      let parameters = parametersOfStarter(binding).map { names.parameter($0.name, $0.type) }
      writer.block(.call("private func \(logic.starter(binding))", parameters)) {
        startRun(of: binding, binding.binding.parameters.map { $0.name }, to: &$0)
      }
    }
  }

  // MARK: Steps

  private func addSteps(of binding: BindingProgram, to members: inout Members) {
    var parameters = usedParameters(of: binding).map { names.parameter($0.name, $0.type) }
    var effects: Layout = ""
    if binding.needsRuns {
      effects = binding.pauses == .anywhere ? " async" : ""
      if usesRun(binding) {
        parameters.insert("_ \(logic.run): \(names.known("Run"))", at: 0)
        if throwsEnd(binding) { effects = "\(effects) \(names.throwsRunEnded)" }
      }
    }
    members.add { writer in
      writer.block(
        Layout.call("private func \(logic.method(binding))", parameters) + effects
      ) { body in
        StepEmitter(unit, logic, binding).emit(binding.steps, to: &body)
      }
    }
  }
}

import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenProgram

/// Steps among others of a list: what follows each of many is not copied.
typealias Steps = ArraySlice<Step>

/// Writes the steps of a binding, one after another.
struct StepEmitter {
  let unit: Unit
  let logic: LogicNames
  /// Whether a run goes with the steps, which can end between any two of them.
  private(set) var hasRun: Bool
  /// Whether calls in callback style go on in closures, with nothing awaited.
  let usesClosures: Bool
  var emitter: ExpressionEmitter
  /// Whether the run ends after the steps, so that nothing needs to check whether it is over.
  var isLast = true
  /// Whether what comes behind the steps asks at once whether the run is over.
  private(set) var isChecked = false
  /// Whether a `return` is written behind the last of them.
  private(set) var returns = false
  /// Whether nobody sees when the run ends: nothing shows that it is under way, and none waits for
  /// it or is dropped because of it.
  let endsUnseen: Bool
  /// Whether somebody has heard of something, and may have let go of the view model.
  private var mayBeGone = false
  /// The call whose answer the step asks for by its name.
  var asked: (name: String, call: Layout)?
  /// What has a name already.
  var known: [NamedWork] = []
  /// Whose steps they are.
  let binding: BindingProgram

  init(_ unit: Unit, _ logic: LogicNames, _ binding: BindingProgram) {
    self.unit = unit
    self.logic = logic
    self.binding = binding
    hasRun = binding.needsRuns
    usesClosures = binding.pauses == .inCallbacks
    endsUnseen = binding.binding.loading == nil && [.latest, .all].contains(binding.binding.policy)
    emitter = ExpressionEmitter(
      unit, .logic, locals: NameSet(binding.binding.parameters.map { $0.name }))
    if binding.pauses == .nowhere, !needRun(binding.steps[...]) { hasRun = false }
    if hasRun { emitter.locals.insert(logic.run) }
  }

  private var names: UnitNames { unit.names }

  /// Whether no run guards these steps. During `start` the view model is known to exist.
  private var isAlone: Bool { !hasRun && binding.triggerNames != ["start"] }

  /// Writes steps, and what is done at their end.
  func emit(_ steps: [Step], to writer: inout CodeWriter, tail: Layout? = nil) {
    emit(steps[...], to: &writer, tail: tail)
  }

  /// The same for what is left of steps.
  func emit(_ steps: Steps, to writer: inout CodeWriter, tail: Layout?) {
    if usesClosures, steps.isEnd, steps.contains(where: unit.program.pauses) {
      // It is not a closure that the `return` has to end.
      emitEnding(Array(steps), to: &writer)
      return writer.add("return")
    }
    var emitter = self
    var following = FollowingSteps(steps)
    while var step = following.popFirst() {
      let isCheckedAtEnd = (isChecked || isLast) && tail == nil
      step = emitter.unwrapping(step, &following, isCheckedAtEnd, in: writer)
      emitter.isLast =
        if case .stop? = following.first {
          true
        } else {
          isLast && following.isEmpty && tail == nil
        }
      if !step.isName {
        emitter.isChecked = areChecked(following.steps, orElse: isCheckedAtEnd)
      }
      if emitter.mayBeGone, emitter.asked != nil || callsFirst(step) {
        writer.add(logic.endWithScreen)
        emitter.mayBeGone = false
      }
      step = emitter.named(step, to: &writer)
      // What changes values, or lets others do so, leaves nothing known.
      if !step.isChoice, !step.changesNothing { emitter.known = [] }
      if let choice = BranchEmitter(emitter).emitUnwrapping(step, &following, to: &writer) {
        emitter.emitter.locals.formUnion(choice.locals)
        following.putInFront(choice.then)
        continue
      }
      if goesOnInClosure(step) {
        return CallbackEmitter(emitter).emit(step, following.steps, tail, to: &writer)
      }
      emitter.emit(step, following.steps, tail, to: &writer)
      emitter.goOn(behind: step)
    }
    if let tail, !steps.isEnd { writer.add(tail) }
  }

  private mutating func goOn(behind step: Step) {
    if !step.changesNothing { known = [] }
    if isAlone, unit.program.tells(step) { mayBeGone = true }
    if let name = step.givenName { emitter.locals.insert(name) }
    if case .call(let call) = step, let answer = CallEmitter(self).answerName(of: call) {
      emitter.locals.insert(answer)
    }
  }

  /// Whether a call that is made at once is the first thing that is done, whichever way is taken.
  private func callsFirst(_ step: Step) -> Bool {
    step.isChoice
      ? step.bodies.allSatisfy { $0.first.map(callsFirst) ?? false }
      : unit.program.callsAtOnce(step)
  }

  /// Whether a call that answers at once is the last thing that is done, whichever way is taken.
  private func endsWithCall(_ step: Step) -> Bool {
    switch step {
    case .branch, .branchOfOptional:
      step.bodies.allSatisfy { $0.last.map(endsWithCall) ?? false }
    case .call(let call): unit.answersAtOnce(call)
    default: false
    }
  }

  /// Whether what follows a step stands in a closure. What is done where a call fails at once ends
  /// the run, and is held up alone; so is a way that ends it.
  private func goesOnInClosure(_ step: Step) -> Bool {
    if case .call(let call) = step, unit.answersAtOnce(call) { return false }
    return usesClosures && !step.endsEarly && unit.program.pauses(step)
  }

  private mutating func emit(
    _ step: Step, _ following: Steps, _ tail: Layout?, to writer: inout CodeWriter
  ) {
    switch step {
    case .set(let assignments): set(assignments, to: &writer)
    case .letValue(let name, let value):
      writer.add(ChoiceEmitter(emitter).declaring("let \(SwiftName.plain(name))", value))
    case .call(let call): CallEmitter(self).emit(call, following, to: &writer)
    case .branch, .branchOfOptional:
      if let assignment = AssignmentEmitter(emitter).assignment(joining: step) {
        return set([assignment], to: &writer)
      }
      // Where every way would ask at its end, it is asked once behind them.
      let asksOnce = hasRun && !isLast && !isChecked && endsWithCall(step)
      var inner = self
      inner.isChecked = isChecked || asksOnce
      BranchEmitter(inner).emit(step, isFollowed: !following.isEmpty || tail != nil, to: &writer)
      if asksOnce { writer.add("try \(logic.run).check()") }
    case .forEach(let list, let name, let body):
      var inner = with([name])
      inner.enterLoop()
      if isAlone, unit.program.tells(step) { inner.mayBeGone = true }
      let element = body.mention(name) ? SwiftName.plain(name) : "_"
      let head = loopHead(element, list, to: &writer)
      inner.emit(each: body, behind: head, to: &writer)
    case .send:
      let event = handing(on: step)
      writer.add(hasRun ? .braced("try \(logic.run).send {", event) : event)
    case .emit(let output, let value):
      let relay = emitter.property(output)
      var arguments: [Layout] = hasRun ? [relay] : []
      if let value { arguments.append(emitter.typed(value)) }
      writer.add(.call(hasRun ? "try \(logic.run).emit" : "\(relay).emit", arguments))
    case .cancel(let triggers): cancel(triggers, following, to: &writer)
    case .wait(let time):
      writer.add("try await \(logic.run).wait(\(Self.duration(time)))")
    case .stop: writer.add("return")
    case .swift:
      writer.add(handing(on: step))
      check(before: following, to: &writer)
    }
  }

  /// The call of what a step has done elsewhere: an event, what it has in Swift, an awaited method.
  func handing(on step: Step) -> Layout {
    switch step {
    case .send(let input, let arguments):
      .call(emitter.property(input), arguments.map { emitter.labelled($0.label, $0.value) })
    case .swift(let code): HandEmitter(unit, logic).call(code, emitter)
    case .call(let call): "await \(CallEmitter(self).expression(call))"
    default: ""
    }
  }

  func with(_ locals: [String]) -> StepEmitter {
    var inner = self
    inner.emitter.locals.formUnion(locals)
    return inner
  }

  /// Steps that end the run, where nothing is written behind them.
  func emitEnding(_ steps: [Step], to writer: inout CodeWriter) {
    var inner = self
    inner.isLast = true
    inner.returns = true
    inner.emit(steps.withoutEnd, to: &writer)
  }

  /// Writes the steps of a `catch`, with which the run ends; `isEnd` where nothing is written
  /// behind it.
  func emitCatch(_ steps: [Step], isEnd: Bool, to writer: inout CodeWriter) {
    var inner = with(["error"])
    inner.isLast = true
    inner.returns = returns || !isEnd
    inner.emit(steps, to: &writer)
    if !isEnd { writer.add("return") }
  }

  /// Behind the last of the steps come the first of them.
  mutating func enterLoop() {
    (isLast, isChecked, returns) = (false, false, false)
  }

  /// `for name in list`; a list without room there has a name of its own.
  private mutating func loopHead(
    _ element: String, _ list: TypedExpression, to writer: inout CodeWriter
  ) -> Layout {
    let head: Layout = "for \(element) in \(sequence(list))"
    guard !writer.fits("\(head) {") else { return head }
    let name = names.own("elements", besides: emitter.locals)
    emitter.locals.insert(name)
    writer.add(ChoiceEmitter(emitter).declaring("let \(name)", list))
    return "for \(element) in \(name)"
  }

  private func emit(each body: [Step], behind head: Layout, to writer: inout CodeWriter) {
    if let choice = BranchEmitter(self).filter(body),
      case let filtered:Layout = "\(head) where \(choice.condition.layout)",
      writer.fits("\(filtered) {")
    {
      writer.block(filtered) { emit(choice.then, to: &$0) }
    } else {
      writer.block(head) { BranchEmitter(self).emit(each: body, to: &$0) }
    }
  }

  /// What a loop goes through, which need not be an array.
  private func sequence(_ list: TypedExpression) -> Layout {
    guard case .builtin(.reversed, let arguments) = list.kind else {
      return emitter.inHead.untyped(list)
    }
    return "\(emitter.inHead.callee(arguments[0])).reversed()"
  }

  /// The assignments in the first order in which none reads what is assigned before it, as far as
  /// there is one.
  private func ordered(_ assignments: [Step.Assignment]) -> [Step.Assignment] {
    let targets = NameSet(assignments.map { $0.target.name })
    // All are looked at for each of them: that is for a few.
    guard assignments.count > 1, assignments.count < 10,
      assignments.contains(where: { unit.program.reads($0.value, anyOf: targets) })
    else { return assignments }
    var (rest, ordered) = (assignments, [Step.Assignment]())
    while let next = rest.firstIndex(where: { one in
      let name = NameSet([one.target.name])
      return rest.allSatisfy {
        $0.target == one.target || !unit.program.reads($0.value, anyOf: name)
      }
    }) {
      ordered.append(rest.remove(at: next))
    }
    return ordered + rest
  }

  /// All values are computed before any is assigned: one that reads what is assigned before it is
  /// computed first. Answers with the names of these, by what they are assigned to.
  private mutating func hoist(
    _ assignments: [Step.Assignment], to writer: inout CodeWriter
  ) -> [String: String] {
    var assigned = NameSet()
    var hoisted: [String: String] = [:]
    for assignment in assignments {
      if !assigned.isEmpty, unit.program.reads(assignment.value, anyOf: assigned) {
        let name = names.own(
          "new\(assignment.target.name.withCapital)", besides: emitter.locals)
        emitter.locals.insert(name)
        hoisted[assignment.target.name] = name
        writer.add(
          ChoiceEmitter(emitter).declaring(
            "let \(name)", assignment.value, as: unit.value(assignment.target.name)?.type))
      }
      assigned.insert(assignment.target.name)
    }
    return hoisted
  }

  private mutating func set(_ assignments: [Step.Assignment], to writer: inout CodeWriter) {
    if let asked {
      return writer.add([.assigning(emitter.reference(assignments[0].target)), asked.call])
    }
    let assignments = ordered(assignments)
    let hoisted = hoist(assignments, to: &writer)
    let emitter = AssignmentEmitter(emitter)
    let choice = assignments.count == 1 ? emitter.step(choosing: assignments[0]) : nil
    // A way that sets nothing would not ask whether the run is over.
    if let choice, !hasRun || !choice.hasEmptyWay {
      return BranchEmitter(self).emit(choice, isFollowed: true, to: &writer)
    }
    if !hasRun, assignments.count == 1, let assignment = assignments.first {
      // One value is a step of its own.
      writer.add(emitter.emit(assignment))
      return
    }
    let head: Layout = hasRun ? "try \(logic.run).set" : "\(logic.screen).transaction"
    if assignments.count == 1, choice == nil,
      case let parts = emitter.emitParts(of: assignments[0]), parts.count == 1
    {
      writer.add(.braced("\(head) {", parts[0]))
      return
    }
    var inside = self
    inside.hasRun = false
    writer.block(head) { body in
      for assignment in assignments {
        let name = assignment.target.name
        if let hoisted = hoisted[name] {
          body.add("\(inside.emitter.property(name)).value = \(hoisted)")
        } else if let choice = emitter.step(choosing: assignment) {
          BranchEmitter(inside).emit(choice, isFollowed: true, to: &body)
        } else {
          for line in emitter.emitParts(of: assignment) { body.add(line) }
        }
      }
    }
  }

  private func cancel(
    _ triggers: [String], _ following: Steps, to writer: inout CodeWriter
  ) {
    // Those without runs are over as soon as they are set off.
    let cancelled = unit.program.bindings(setOffByAnyOf: triggers).filter { $0.needsRuns }
    guard !cancelled.isEmpty else { return }
    let own = hasRun ? cancelled.first { $0.index == self.binding.index } : nil
    let except = own.map { _ in Layout.text("except: \(logic.run)") }
    let runs = cancelled.map { Layout.text(logic.runs($0)) }
    // One step: who hears of the loading finds all of them ended.
    writer.add(
      runs.count == 1
        ? .call("\(runs[0]).cancel", [except].compactMap { $0 })
        : .call("\(names.known("Runs")).cancel", runs + [except].compactMap { $0 }))
    // Those who hear that nothing is loading any more may end this run.
    if unit.program.tells(.cancel(triggers)) { check(before: following, to: &writer) }
  }

  /// `.milliseconds(300)`
  static func duration(_ time: TimeSpan) -> String {
    time.milliseconds.isMultiple(of: 1000)
      ? ".seconds(\(NumberLiteral.integer(time.milliseconds / 1000)))"
      : ".milliseconds(\(NumberLiteral.integer(time.milliseconds)))"
  }
}

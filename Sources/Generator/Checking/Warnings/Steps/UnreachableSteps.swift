import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// Steps that no run ever gets to: what follows a `stop` or a newer run, and the branch of a
/// condition that is always the same. Values of choices are the same.
func unreachableSteps(in examined: ExaminedScreen) -> [Diagnostic] {
  var search = UnreachableSearch()
  let held = HeldValues(of: examined.screen)
  for (binding, checked) in examined.bindings {
    if case .every(_, let condition?) = binding.trigger, let first = binding.steps.first,
      case .every(_, let value?) = checked.trigger, KnownValues().answer(to: value) == false
    {
      search.report(first, of: condition)
    }
    search.loading = checked.loading?.name
    search.replacing = checked.policy == .latest ? checked.eventsOfItself : []
    search.watched = checked.policy == .latest ? checked.valuesOfItself : []
    _ = search.goesOn(after: binding.steps, checked.steps, held.known(in: checked))
  }
  for choice in examined.screen.settledChoices { search.report(choice) }
  return search.found
}

private struct UnreachableSearch {
  var found: [Diagnostic] = []
  /// What is true while the steps run.
  var loading: String?
  /// The events that start a new run in place of the one that sends them.
  var replacing: [String] = []
  /// The values whose change does so.
  var watched: [String] = []
  /// The condition that the run ends by, where it holds because of that.
  private var heldCondition: YAMLNode?

  /// Whether some way through the steps leads to what follows them.
  mutating func goesOn(after steps: [StepSpec], _ checked: [Step], _ outer: KnownValues) -> Bool {
    var known = outer
    var rest = checked[...]
    for (index, step) in steps.enumerated() {
      if case .letValue(let pairs) = step.kind {
        for case .letValue(let name, let value) in rest.prefix(pairs.count) {
          known.add(name, value)
        }
        rest = rest.dropFirst(pairs.count)
        continue
      }
      guard let same = rest.popFirst() else { return true }
      guard !goesOn(after: step, same, known) else {
        if index + 1 < steps.count { checkChange(by: step, before: steps[index + 1]) }
        continue
      }
      if index + 1 < steps.count { report(steps[index + 1], after: step) }
      return false
    }
    return true
  }

  private mutating func goesOn(
    after step: StepSpec, _ checked: Step, _ known: KnownValues
  ) -> Bool {
    heldCondition = nil
    switch (step.kind, checked) {
    case (.stop, _): return false
    case (.send(let event, _), _): return !replacing.contains(event.text)
    case (.branch(let branch), .branch(let value, let a, let b)):
      let answer = known.answer(to: value)
      let isHeld = answer != nil && KnownValues(locals: known).answer(to: value) == nil
      let unreached = answer == false ? branch.then : answer == true ? branch.otherwise : []
      if let first = unreached.first { report(first, of: branch.condition, isHeld) }
      let afterThen = answer == false ? false : goesOn(after: branch.then, a, known)
      let afterElse = answer == true ? false : goesOn(after: branch.otherwise, b, known)
      heldCondition = isHeld ? branch.condition : nil
      return afterThen || afterElse
    case (.branch(let branch), .branchOfOptional(_, _, let a, let b)):
      let afterThen = goesOn(after: branch.then, a, known)
      let afterElse = goesOn(after: branch.otherwise, b, known)
      return afterThen || afterElse
    case (.forEach(_, _, let body), .forEach(_, _, let steps)):
      // An array may be empty.
      _ = goesOn(after: body, steps, known)
      return true
    case (.call(let call), .call(let checked)):
      _ = goesOn(after: call.onError ?? [], checked.onError ?? [], known)
      _ = goesOn(after: call.onElement ?? [], checked.onElement ?? [], known)
      return true
    case (.set, _), (.letValue, _), (.call, _), (.branch, _), (.forEach, _), (.emit, _),
      (.cancel, _), (.wait, _), (.swift, _):
      return true
    }
  }

  /// Looks for a literal that the binding's own value is set to: that is seldom what it is already.
  private mutating func checkChange(by step: StepSpec, before next: StepSpec) {
    let value = watched.lazy.compactMap(step.setting).first {
      $0.value.scalar.map { !$0.isExpression } ?? true
    }
    guard let value else { return }
    let name = value.name.text
    let hint: Hint =
      if case .set = next.kind {
        "set both in one step"
      } else {
        "put it before what sets '\(name)'"
      }
    found.append(
      .warning(
        .unreachableStep,
        "this step is reached only where '\(name)' was that already: its change ends the run",
        at: next.keySpan, hint: hint,
        related: [.init(value.name.span, "with 'policy: latest' this starts a new run")]))
  }

  private mutating func report(_ step: StepSpec, after last: StepSpec) {
    found.append(
      .warning(
        .unreachableStep, "this step is never reached: the run ends before it", at: step.keySpan,
        hint: heldCondition.map { holding($0) } ?? "remove it, or put it before what ends the run",
        related: [.init(last.keySpan, last.endOfRun)]))
  }

  /// Why a condition always holds, or never.
  private func holding(_ condition: YAMLNode) -> Hint {
    let (flag, text) = (loading ?? "", condition.scalar?.text ?? "")
    return "'\(flag)' is true while these steps run"
      + (text.holds(flag)
        ? "; 'policy: first' keeps a second run away"
        : ", which settles '\(text)': leave the flag out of it")
  }

  mutating func report(_ choice: SettledChoice) {
    found.append(
      .warning(
        .unreachableStep, "this value is never taken: the condition is always the same",
        at: choice.lostPlace, hint: "write the other value alone, or ask something that can change",
        related: [.init(choice.place, "the condition is here")]))
  }

  mutating func report(_ step: StepSpec, of condition: YAMLNode, _ isHeld: Bool = false) {
    found.append(
      .warning(
        .unreachableStep, "this step is never reached: the condition is always the same",
        at: step.keySpan,
        hint: isHeld ? holding(condition) : "remove it, or ask something that can change",
        related: [.init(condition.span, "the condition is here")]))
  }
}

extension StepSpec {
  /// What is said of it where no step behind it is reached.
  fileprivate var endOfRun: String {
    if case .send = kind {
      "with 'policy: latest' the new run that this starts ends the one that sends it"
    } else {
      "the run ends here at the latest"
    }
  }
}

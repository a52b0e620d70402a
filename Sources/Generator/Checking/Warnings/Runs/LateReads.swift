import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// What a binding with `debounce` reads of what sets it off, behind a call or a `wait`: the run
/// goes on until the pause is over, so that the value may be a newer one than that which was asked
/// about.
///
/// Nothing is said where the older value is kept in a `let`: the newer one is compared with it.
func lateReads(in examined: ExaminedScreen) -> [Diagnostic] {
  var search: LateReadSearch?
  for (binding, checked) in examined.bindings {
    guard case .debounce? = checked.delay, checked.policy == .latest else { continue }
    if search == nil { search = LateReadSearch(awaited: examined.awaited) }
    search?.look(at: binding.steps, checked.steps, checked.sources)
  }
  return search?.found ?? []
}

private struct LateReadSearch {
  let awaited: AwaitedCalls
  var found: [Diagnostic] = []

  mutating func look(at steps: [StepSpec], _ checked: [Step], _ sources: [CheckedBinding.Source]) {
    var changing = NameSet()
    for case .change(let reference) in sources { changing.insert(reference.name) }
    var isLate = false
    steps.visit(beside: checked) { step, same in
      if !isLate, case .letValue(_, let value) = same, case .reference(let kept) = value.kind {
        changing = changing.subtracting([kept.name])
      }
      if let name = lateRead(in: same, of: changing, isLate) {
        report(name, step)
        changing = changing.subtracting([name])
      }
      isLate = isLate || same.takesTime(awaited)
    }
  }

  /// The first name that is read too late. What is inside of a call comes behind it.
  private func lateRead(in step: Step, of names: NameSet, _ isLate: Bool) -> String? {
    var found: String?
    func look(_ value: TypedExpression) {
      value.visit { part in
        if found == nil, case .reference(let reference) = part.kind, reference.kind != .local,
          names.contains(reference.name)
        {
          found = reference.name
        }
      }
    }
    if isLate { step.visitExpressions(look) }
    guard isLate || step.takesTime(awaited) else { return found }
    step.visitBodies { for inner in $0 { inner.visit { $0.visitExpressions(look) } } }
    return found
  }

  private mutating func report(_ name: String, _ step: StepSpec) {
    found.append(
      .warning(
        .lateRead,
        "'\(name)' may be newer than what was asked about:"
          + " with 'debounce' the run goes on until the pause is over",
        at: step.keySpan,
        hint: "keep what is asked about, before the call: - let: { asked: =\(name) }"))
  }
}

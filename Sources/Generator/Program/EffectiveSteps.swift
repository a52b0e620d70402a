import MVVMGenChecking
import MVVMGenExpressions

extension [Step] {
  /// The steps but for those that do nothing, or are never reached: names that only they use are
  /// used by nobody. Answers that nothing uses have no name.
  ///
  /// Instead of a condition that is always the same stand its steps. They stay apart, see
  /// ``Step/apart``, where others follow that may have the same names.
  var effective: [Step] { reached(KnownValues()).needed(endsRun: true).steps }

  /// The same steps, where the run ends behind them without a `stop`.
  public var withoutEnd: [Step] { needed(endsRun: true).steps }

  /// The steps that a run can get to.
  private func reached(_ outer: KnownValues) -> [Step] {
    var known = outer
    var reached: [Step] = []
    for step in self {
      if case .letValue(let name, let value) = step { known.add(name, value) }
      if let only = step.onlyBranch(known)?.reached(known) {
        reached += only.isEnd ? only : [.apart(only)]
      } else {
        reached.append(step.withBodies { $0.reached(known) })
      }
      if reached.isEnd { break }
    }
    return reached
  }

  /// The steps that do something, and the local names that they use. Where nothing follows in the
  /// run, it ends without a `stop`.
  private func needed(endsRun: Bool) -> (steps: [Step], names: NameSet) {
    // The last ones first: what follows shows what is needed.
    var needed: [Step] = []
    var names = NameSet()
    // What is given to those that follow.
    var given = NameSet()
    func keep(_ step: Step) {
      needed.append(step)
      if let name = step.givenName { given.insert(name) }
    }
    func inner(_ steps: [Step], endsRun: Bool) -> [Step] {
      let inner = steps.needed(endsRun: endsRun)
      names.formUnion(inner.names)
      return inner.steps
    }
    for var step in reversed() {
      let isLast = endsRun && needed.isEmpty
      switch step {
      case .letValue(let name, _): guard names.contains(name) else { continue }
      case .set(let assignments): guard !assignments.isEmpty else { continue }
      case .stop: guard !isLast else { continue }
      case .branch, .branchOfOptional, .forEach:
        let endsRun = if case .forEach = step { false } else { isLast }
        step = step.withBodies { inner($0, endsRun: endsRun) }
        if step.bodies.allSatisfy({ $0.isEmpty }) { continue }
        if let steps = step.apart, !steps.give(anyOf: given) {
          for step in steps.reversed() { keep(step) }
          continue
        }
        if let (ending, steps) = step.earlyEnd, !steps.give(anyOf: given) {
          for step in steps.reversed() { keep(step) }
          step = ending
        }
      case .call(var call):
        call.onElement = call.onElement.map { inner($0, endsRun: false) }
        call.onError = call.onError.map { inner($0, endsRun: true) }
        if call.onElement == nil, let name = call.resultName, !names.contains(name) {
          call.resultName = nil
        }
        step = .call(call)
      case .swift(let code):
        for local in code.scope where local.reference.kind == .local {
          if code.mentionsLocally(local.reference.name) { names.insert(local.reference.name) }
        }
      case .send, .emit, .cancel, .wait: break
      }
      step.visitExpressions { names.formUnion($0.names(of: .local)) }
      keep(step)
    }
    return (needed.reversed(), names)
  }
}

extension BidirectionalCollection<Step> {
  /// Whether no run gets to what is behind them.
  public var isEnd: Bool { last?.isEnd ?? false }
}

extension Step {
  /// Whether it is a choice with one way, and no run that takes this gets to what is behind it.
  public var endsEarly: Bool {
    switch self {
    case .branch(_, let then, let otherwise), .branchOfOptional(_, _, let then, let otherwise):
      otherwise.isEmpty && then.isEnd
    default: false
    }
  }

  /// Steps that always run, whose names those behind them may have too.
  public var apart: [Step]? {
    guard case .branch(let condition, let then, _) = self, condition.kind == .bool(true) else {
      return nil
    }
    return then
  }

  /// The steps of a choice that is always the same.
  fileprivate func onlyBranch(_ known: KnownValues) -> [Step]? {
    switch self {
    case .branch(let condition, let then, let otherwise):
      known.answer(to: condition).map { $0 ? then : otherwise }
    case .branchOfOptional(let value, _, _, let otherwise):
      value.kind == .null ? otherwise : nil
    default: nil
    }
  }

  /// A choice of which one way ends the run, with that alone, and the other way, which need not be
  /// inside.
  fileprivate var earlyEnd: (ending: Step, others: [Step])? {
    switch self {
    case .branch(let condition, let then, let otherwise)
    where then.isEnd && !otherwise.isEmpty:
      (.branch(condition, then: then, else: []), otherwise)
    case .branch(let condition, let then, let otherwise)
    where otherwise.isEnd:
      (.branch(condition.negated, then: otherwise, else: []), then)
    case .branchOfOptional(let value, let name, let then, let otherwise)
    where then.isEnd && !otherwise.isEmpty:
      (.branchOfOptional(value, name: name, then: then, else: []), otherwise)
    default: nil
    }
  }

  fileprivate static func apart(_ steps: [Step]) -> Step {
    .branch(TypedExpression(.bool(true), .bool), then: steps, else: [])
  }

  /// Whether no run gets to what is behind it.
  fileprivate var isEnd: Bool {
    switch self {
    case .stop: true
    case .branch, .branchOfOptional: bodies.allSatisfy({ $0.isEnd })
    case .set, .letValue, .call, .forEach, .send, .emit, .cancel, .wait, .swift: false
    }
  }
}

extension TypedExpression {
  public var negated: TypedExpression {
    if case .not(let other) = kind { other } else { TypedExpression(.not(self), .bool) }
  }
}

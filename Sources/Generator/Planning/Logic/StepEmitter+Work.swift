import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// A part of values that has a name, and is not worked out again under it.
struct NamedWork {
  let part: TypedExpression
  let name: TypedExpression
}

/// What a step would work out more than once: it has a name before the step.
extension StepEmitter {
  mutating func named(_ step: Step, to writer: inout CodeWriter) -> Step {
    guard !known.isEmpty || step.mayRepeatWork else { return step }
    var values: [TypedExpression] = []
    step.visitHead { values.append($0) }
    var isChanged = !known.isEmpty
    for work in known { values.replace(work.part, by: work.name) }
    var names = NameSet()
    values.nameRepeatedParts { part in
      if names.isEmpty {
        names = emitter.locals
        step.visitHead { names.formUnion($0.allNames) }
      }
      let name = unit.names.own(part.nameOfWork, besides: names)
      writer.add(ChoiceEmitter(emitter).declaring("let \(name)", part))
      emitter.locals.insert(name)
      names.insert(name)
      known.append(NamedWork(part: part, name: .local(name, part.type)))
      isChanged = true
      return name
    }
    guard isChanged else { return step }
    var next = 0
    return step.withHead { _ in
      defer { next += 1 }
      return values[next]
    }
  }
}

extension Step {
  /// Whether it only looks at values: what was worked out before it still holds inside.
  var isChoice: Bool {
    switch self {
    case .branch, .branchOfOptional: true
    default: false
    }
  }

  /// Whether all values are what they were where it is left behind.
  var changesNothing: Bool {
    switch self {
    case .letValue, .stop: true
    case .branch, .branchOfOptional: bodies.allSatisfy { $0.allSatisfy { $0.changesNothing } }
    default: false
    }
  }

  /// Whether nothing is done on one of the ways through choices.
  var hasEmptyWay: Bool {
    isChoice && bodies.contains { $0.isEmpty || $0.contains { $0.hasEmptyWay } }
  }

  /// Whether it has more than one part that is work: most have none.
  var mayRepeatWork: Bool {
    var count = 0
    visitHead { $0.visit { if $0.isStartOfWork { count += 1 } } }
    return count > 1
  }

  /// What is asked before anything is done: of a choice also what one asks that is all there is
  /// behind its `else`.
  fileprivate func visitHead(_ visit: (TypedExpression) -> Void) {
    visitExpressions(visit)
    switch self {
    case .branch(_, _, let otherwise), .branchOfOptional(_, _, _, let otherwise):
      if otherwise.count == 1, otherwise[0].isChoice { otherwise[0].visitHead(visit) }
    default: break
    }
  }

  fileprivate func withHead(_ change: (TypedExpression) -> TypedExpression) -> Step {
    switch withExpressions(change) {
    case .branch(let condition, let then, let otherwise)
    where otherwise.count == 1 && otherwise[0].isChoice:
      .branch(condition, then: then, else: [otherwise[0].withHead(change)])
    case .branchOfOptional(let value, let name, let then, let otherwise)
    where otherwise.count == 1 && otherwise[0].isChoice:
      .branchOfOptional(value, name: name, then: then, else: [otherwise[0].withHead(change)])
    case let step: step
    }
  }
}

import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// What steps have to do with the run: whether they need it, and who asks whether it is over.
extension StepEmitter {
  /// Looks whether the run is over, after a step that can have ended it.
  func check(before following: Steps, to writer: inout CodeWriter) {
    guard hasRun, !isLast, !areChecked(following, orElse: isChecked) else { return }
    writer.add("try \(logic.run).check()")
  }

  func areChecked(_ steps: Steps, orElse otherwise: Bool) -> Bool {
    areChecked(steps) ?? otherwise
  }

  /// Nil where that is up to what is behind the steps.
  private func areChecked(_ steps: Steps) -> Bool? {
    for step in steps where !step.isName {
      switch step {
      case .branch(_, let then, let other), .branchOfOptional(_, _, let then, let other):
        // Neither does a choice: it is what is chosen that asks.
        let ways = (areChecked(then[...]), areChecked(other[...]))
        if ways.0 == false || ways.1 == false { return false }
        if ways.0 == true, ways.1 == true { return true }
      default: return checksItself(step)
      }
    }
    return nil
  }

  /// Whether the run is asked, as the step begins, if it is over; or need not be.
  private func checksItself(_ step: Step) -> Bool {
    switch step {
    case .set, .send, .emit, .wait, .stop: true
    case .call(let call): CallEmitter(self).awaitsCompletion(of: call)
    case .letValue, .branch, .branchOfOptional, .forEach, .cancel, .swift: false
    }
  }

  /// Whether what is written of the steps needs the run: only what is looked at, a last call of
  /// which nobody sees the end, and the one step of a run that waits for nothing do without.
  func needRun(_ steps: Steps, isLast: Bool = true) -> Bool {
    for index in steps.indices {
      let isLast = isLast && index == steps.endIndex - 1
      switch steps[index] {
      case .letValue, .stop: break
      case .branch, .branchOfOptional:
        if steps[index].bodies.contains(where: { needRun($0[...], isLast: isLast) }) {
          return true
        }
      case .call(let call):
        let isAwaited = !unit.answersAtOnce(call)
        if !isLast || isAwaited && !endsUnseen || awaitsOthers(call) { return true }
      case .swift: if !isLast { return true }
      case .set, .send, .emit: if !isLast || binding.pauses != .nowhere { return true }
      case .forEach, .cancel, .wait: return true
      }
    }
    return false
  }

  /// Whether anything can find the run over before the first call that has a completion handler,
  /// behind which all that follows stands in a closure. `hasTail` where a function for what follows
  /// stands at the end.
  func throwEnd(_ steps: Steps, hasTail: Bool = false) -> Bool {
    for index in steps.indices {
      switch steps[index] {
      case .letValue, .stop: break
      case .branch, .branchOfOptional:
        let bodies = steps[index].bodies
        let isFollowed = index < steps.endIndex - 1
        if bodies.contains(where: { throwEnd($0[...], hasTail: hasTail || isFollowed) }) {
          return true
        }
        // What follows a choice that waits is a function, and may end with another that throws.
        if hasTail, isFollowed, bodies.contains(where: { $0.contains { !$0.isLook } }) {
          return true
        }
      case .call(let call): return !CallEmitter(self).awaitsCompletion(of: call)
      case .set, .send, .emit, .forEach, .cancel, .wait, .swift: return true
      }
    }
    return false
  }

  /// Whether other things than one answer are waited for, or done where there is none.
  private func awaitsOthers(_ call: Step.Call) -> Bool {
    call.onElement != nil || !(call.onError ?? []).isEmpty
      || CallEmitter(self).awaitsCompletion(of: call)
  }
}

extension Step {
  /// Whether it only looks at values, and may end the run.
  fileprivate var isLook: Bool {
    switch self {
    case .letValue, .stop: true
    case .branch, .branchOfOptional: bodies.allSatisfy { $0.allSatisfy { $0.isLook } }
    default: false
    }
  }

  /// Whether it gives a value a name, which asks nothing and changes nothing.
  var isName: Bool {
    if case .letValue = self { true } else { false }
  }
}

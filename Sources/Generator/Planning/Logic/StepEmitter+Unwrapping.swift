import MVVMGenChecking
import MVVMGenProgram

/// What only the choice behind it asks for: it needs no `let`.
extension StepEmitter {
  /// The step, or the one behind it, which is taken then, where that asks for it.
  mutating func unwrapping(
    _ step: Step, _ following: inout FollowingSteps, _ isCheckedAtEnd: Bool, in writer: CodeWriter
  ) -> Step {
    asked = nil
    if let joined = joined(step, following.steps, in: writer) {
      _ = following.removeFirst()
      return joined
    }
    asked = asking(step, following.steps, isCheckedAtEnd, in: writer)
    return asked == nil ? step : following.removeFirst()
  }

  /// `if let known = value` for a value with a name that only the `if` behind it uses.
  private func joined(_ step: Step, _ following: Steps, in writer: CodeWriter) -> Step? {
    guard case .letValue(let name, let value) = step, !value.isChoice,
      case .branchOfOptional(let optional, let known, let then, let otherwise)? = following.first,
      optional.isLocal(name), !then.mention(name), !otherwise.mention(name),
      !following.dropFirst().mention(name),
      case let joined = Step.branchOfOptional(value, name: known, then: then, else: otherwise),
      BranchEmitter(self).fits(joined, in: writer)
    else { return nil }
    return joined
  }

  /// `if let known = service.value()`, `if service.isOn()`, or `now.value = clock.now()`, for an
  /// answer that is there at once, where nobody has to ask in between whether the run is over.
  private func asking(
    _ step: Step, _ following: Steps, _ isCheckedAtEnd: Bool, in writer: CodeWriter
  ) -> (name: String, call: Layout)? {
    guard case .call(let call) = step, let name = call.resultName, unit.answersAtOnce(call),
      unit.method(call.method, of: call.service)?.failure == .never,
      let choice = following.first, let (asked, then, otherwise) = choice.asking,
      asked.isLocal(name), !then.mention(name), !otherwise.mention(name),
      !following.dropFirst().mention(name),
      !hasRun || choice.isChoice && areChecked(following, orElse: isCheckedAtEnd)
    else { return nil }
    var inner = self
    inner.asked = (name, CallEmitter(self).expression(call))
    return !choice.isChoice || BranchEmitter(inner).fits(choice, in: writer) ? inner.asked : nil
  }
}

extension Step {
  /// What a choice asks, and its ways, or all that is set; nil where Swift turns the question
  /// round.
  fileprivate var asking: (asked: TypedExpression, then: [Step], otherwise: [Step])? {
    switch self {
    case .branchOfOptional(let optional, _, let then, let otherwise): (optional, then, otherwise)
    case .branch(let condition, let then, let otherwise) where !then.isEmpty && !then.isEnd:
      (condition, then, otherwise)
    case .set(let assignments) where assignments.count == 1: (assignments[0].value, [], [])
    default: nil
    }
  }
}

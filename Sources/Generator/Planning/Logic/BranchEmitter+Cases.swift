import MVVMGenChecking

/// `switch value { case .one: … }`
extension BranchEmitter {
  /// Writes choices that all ask which case a value is; false where they are none. `emit` writes
  /// the steps of a way.
  func emitCases(
    _ step: Step, to writer: inout CodeWriter,
    _ emit: (StepEmitter, [Step], inout CodeWriter) -> Void = { $0.emit($1, to: &$2) }
  ) -> Bool {
    guard let choice = [step].caseChoice(steps.unit) else { return false }
    let emitter = steps.emitter
    var arms: [(head: Layout, steps: StepEmitter, way: [Step])] = []
    for arm in choice.arms {
      let values = arm.valuesName.map { UnpackedValues($0, in: arm.way) }
      guard let (patterns, inner) = emitter.patterns(of: arm, in: choice, values) else {
        return false
      }
      var steps = steps
      steps.emitter = inner
      arms.append((ExpressionEmitter.head(patterns), steps, arm.way))
    }
    if let (cases, way) = choice.rest {
      arms.append((ExpressionEmitter.head(ExpressionEmitter.patterns(cases)), steps, way))
    }
    writer.add(Self.head("switch ", emitter.inHead.expression(choice.subject)))
    for (head, steps, way) in arms {
      writer.add(head)
      writer.inside { body in
        let count = body.lineCount
        emit(steps, way, &body)
        if body.lineCount == count { body.add("break") }
      }
    }
    writer.add("}")
    return true
  }
}

extension BranchEmitter {
  /// Whether it becomes a `switch`.
  func isChoiceOfCases(_ step: Step) -> Bool { [step].caseChoice(steps.unit) != nil }
}

extension [Step] {
  /// The choice by cases that is all there is in the steps.
  fileprivate func caseChoice(_ unit: Unit) -> CaseChoice<[Step]>? {
    CaseChoice(self, unit) { steps in
      guard steps.count == 1 else { return nil }
      switch steps[0] {
      case .branch(let condition, let then, let otherwise):
        return .init(condition, then: then, else: otherwise)
      case .branchOfOptional(let value, let name, let then, let otherwise):
        return .init(value, as: name, then: then, else: otherwise)
      default: return nil
      }
    }
  }
}

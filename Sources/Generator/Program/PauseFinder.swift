import MVVMGenChecking
import MVVMGenExpressions

/// Finds where the steps of a binding can be held up.
struct PauseFinder: Equatable {
  /// By their names.
  let services: NameTable<CheckedService>

  func pauses(of body: CheckedBinding.Body) -> BindingProgram.Pauses {
    switch body {
    case .byHand: .anywhere
    case .steps(let steps): isTooDeep(steps) ? .anywhere : pauses(in: steps, isInLoop: false)
    }
  }

  /// Nobody reads so many nested closures, and no stack has room for thousands.
  private static let mostClosures = 20

  /// Whether more calls with completion handlers may follow each other than closures can be in each
  /// other: their answers are awaited then.
  private func isTooDeep(_ steps: [Step]) -> Bool {
    var count = 0
    for step in steps {
      step.visit { step in
        guard case .call(let call) = step, let service = services[call.service],
          service.isCallbackStyle, case .answers? = service.method(call.method)?.kind
        else { return }
        count += 1
      }
    }
    return count > Self.mostClosures
  }

  /// Whether a step, or one inside it, can be held up.
  func pauses(_ step: Step) -> Bool {
    pauses(in: [step], isInLoop: false) != .nowhere
  }

  private func pauses(in steps: [Step], isInLoop: Bool) -> BindingProgram.Pauses {
    var found = BindingProgram.Pauses.nowhere
    for step in steps where found < .anywhere {
      found = max(found, pauses(at: step, isInLoop: isInLoop))
    }
    return found
  }

  private func pauses(at step: Step, isInLoop: Bool) -> BindingProgram.Pauses {
    var (found, isInLoop) = (BindingProgram.Pauses.nowhere, isInLoop)
    switch step {
    case .wait, .swift: return .anywhere
    case .call(let call): found = pauses(of: call, isInLoop: isInLoop)
    case .forEach: isInLoop = true
    case .set, .letValue, .branch, .branchOfOptional, .send, .emit, .cancel, .stop: break
    }
    step.visitBodies { found = max(found, pauses(in: $0, isInLoop: isInLoop)) }
    return found
  }

  private func pauses(of call: Step.Call, isInLoop: Bool) -> BindingProgram.Pauses {
    guard let service = services[call.service],
      let method = service.method(call.method)
    else { return .anywhere }
    switch method.kind {
    case .answersAtOnce: return .nowhere
    case .streams: return .anywhere
    case .answers: return service.isCallbackStyle && !isInLoop ? .inCallbacks : .anywhere
    }
  }
}

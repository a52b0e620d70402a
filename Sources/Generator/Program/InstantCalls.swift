import MVVMGenChecking
import MVVMGenExpressions

/// Finds the steps that call a service which answers at once, before they return.
struct InstantCalls: Equatable {
  private let services: NameTable<CheckedService>
  /// The events whose sending makes such a call, other than in a run, which looks itself whether it
  /// is over.
  private var events = NameSet()

  init(
    services: NameTable<CheckedService>, bindings: [BindingProgram], places: NameTable<[Int]>
  ) {
    self.services = services
    guard services.values.contains(where: { $0.methods.contains { $0.answersAtOnce } }) else {
      return
    }
    var senders: [String: [String]] = [:]
    var found: [String] = []
    for (event, places) in places {
      for place in places where !bindings[place].needsRuns {
        for step in bindings[place].steps {
          step.visit { step in
            if case .send(let sent, _) = step {
              senders[sent, default: []].append(event)
            } else if isMade(by: step) {
              found.append(event)
            }
          }
        }
      }
    }
    while let event = found.popLast() {
      if events.insert(event) { found += senders[event] ?? [] }
    }
  }

  /// Whether the step itself makes such a call, or sends an event that does.
  func isMade(by step: Step) -> Bool {
    switch step {
    case .call(let call):
      services[call.service]?.method(call.method)?.answersAtOnce ?? false
    case .send(let event, _): events.contains(event)
    case .set, .letValue, .branch, .branchOfOptional, .forEach, .emit, .cancel, .wait, .stop,
      .swift:
      false
    }
  }

  /// Whether the step calls for what is done, not for an answer: that may be to close the screen.
  func isCommand(_ step: Step) -> Bool {
    guard case .call(let call) = step else { return false }
    return services[call.service]?.method(call.method)?.kind == .answersAtOnce(.void)
  }
}

extension ScreenProgram {
  /// Whether the view model may be let go of while the binding is set off, up to its first pause.
  public func tells(_ binding: BindingProgram) -> Bool {
    binding.isByHand || binding.binding.loading != nil || binding.steps.contains(where: tells)
  }

  /// Whether the step, or one inside it, notifies observers, or others that may let go of it.
  public func tells(_ step: Step) -> Bool {
    switch step {
    case .set, .send, .emit, .swift: true
    // When runs are ended, observers hear that nothing is loading any more.
    case .cancel(let triggers):
      bindings(setOffByAnyOf: triggers).contains { $0.binding.loading != nil }
    case .letValue, .call, .branch, .branchOfOptional, .forEach, .wait, .stop:
      instantCalls.isCommand(step) || step.bodies.contains { $0.contains(where: tells) }
    }
  }
}

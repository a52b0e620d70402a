import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// Replies at the beginning of a scenario to calls that only events set off: none waits yet, so
/// that the step fails when the test runs.
func earlyReplies(in examined: ExaminedScreen) -> [Diagnostic] {
  let early = examined.spec.scenarios.flatMap { $0.steps.prefix(while: { $0.setsNothingOff }) }
    .compactMap { step in if case .reply(let reply) = step.kind { reply.method } else { nil } }
  // Swift may call anything.
  guard !early.isEmpty,
    !examined.screen.bindings.contains(where: { binding in
      binding.isByHand || binding.hasStep { if case .swift = $0 { true } else { false } }
    })
  else { return [] }
  var sent = NameSet()
  for binding in examined.screen.bindings {
    binding.visitSteps { if case .send(let event, _) = $0 { sent.insert(event) } }
  }
  var (called, calledByEvents) = (NameSet(), NameSet())
  for binding in examined.screen.bindings {
    let isOfEvents =
      !binding.sources.isEmpty
      && binding.sources.allSatisfy { source in
        if case .event(let name) = source { !sent.contains(name) } else { false }
      }
    binding.visitSteps { step in
      guard case .call(let call) = step else { return }
      if isOfEvents {
        calledByEvents.insert(call.methodPath)
      } else {
        called.insert(call.methodPath)
      }
    }
  }
  return early.compactMap { method in
    guard calledByEvents.contains(method.path), !called.contains(method.path) else { return nil }
    return .warning(
      .earlyReply, "no call of '\(method.path)' waits for this: nothing has set one off yet",
      at: method.span, hint: "put the step that sends the event above it")
  }
}

extension ScenarioStepSpec {
  /// Whether no event and no time comes from it.
  fileprivate var setsNothingOff: Bool {
    switch kind {
    case .send, .set, .advance: false
    case .reply, .expect, .expectChanges, .expectEvents, .expectCalls: true
    }
  }
}

import MVVMGenDiagnostics
import MVVMGenSpec

/// Replies to calls that `given` answers: none of them ever waits, so that the step fails when the
/// test runs.
func answeredReplies(in examined: ExaminedScreen) -> [Diagnostic] {
  examined.spec.scenarios.flatMap { scenario -> [Diagnostic] in
    let own = scenario.given?.answers.map { $0.method.path } ?? []
    let shared = examined.spec.given?.answers.map { $0.method.path } ?? []
    return scenario.steps.compactMap { step in
      guard case .reply(let reply) = step.kind, case let name = reply.method.path,
        own.contains(name) || shared.contains(name)
      else { return nil }
      return Diagnostic.warning(
        .answeredReply, "'given' answers each call of '\(name)', so none waits for this",
        at: reply.method.span,
        hint: own.contains(name)
          ? "remove the step, or the answer under 'given'"
          : "remove the step; or put the answer under the 'given' of the scenarios that need it")
    }
  }
}

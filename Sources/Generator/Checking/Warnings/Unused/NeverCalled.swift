import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Warns where scenarios mention methods that no binding calls, once for each method: an answer
/// under `given` is never asked for; a `reply`, or a call that is expected, fails when the test
/// runs.
func neverCalled(in examined: ExaminedScreen, _ uses: Uses) -> [Diagnostic] {
  guard examined.spec.given != nil || !examined.spec.scenarios.isEmpty else { return [] }
  var known = NameSet()
  examined.screen.visitSteps { if case .call(let call) = $0 { known.insert(call.methodPath) } }
  return examined.spec.answeredMethods.compactMap { reference in
    let name = reference.path
    // Code in Swift may call what it mentions.
    guard !uses.mayMean(reference.method.text), known.insert(name) else { return nil }
    return .warning(
      .neverCalled, "nothing in the screen calls '\(name)'", at: reference.span,
      hint: "call it in a binding: - call: \(name)\nor remove this")
  }
}

extension ScreenSpec {
  /// The methods that scenarios answer, and those that they expect to be called.
  fileprivate var answeredMethods: [MethodReference] {
    var found = given?.answers.map { $0.method } ?? []
    for scenario in scenarios {
      found += scenario.given?.answers.map { $0.method } ?? []
      for step in scenario.steps {
        switch step.kind {
        case .reply(let reply): found.append(reply.method)
        case .expectCalls(let calls):
          for expected in calls where expected.calls.sequence?.isEmpty == false {
            found.append(expected.method)
          }
        case .send, .set, .advance, .expect, .expectChanges, .expectEvents: break
        }
      }
    }
    return found
  }
}

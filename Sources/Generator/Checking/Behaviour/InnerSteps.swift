import Spec

extension StepSpec {
  /// The steps inside a step.
  var innerSteps: [StepSpec] {
    switch kind {
    case .branch(_, _, let then, let otherwise): then + otherwise
    case .forEach(_, _, let body): body
    case .call(let call): (call.onError ?? []) + (call.onElement ?? [])
    case .set, .letValue, .send, .emit, .cancel, .wait, .stop, .swift: []
    }
  }
}

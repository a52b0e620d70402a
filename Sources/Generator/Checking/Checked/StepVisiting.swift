import Checking

extension Step {
  /// The lists of steps inside this one, in the order they are written.
  public var bodies: [[Step]] {
    switch self {
    case .call(let call): [call.onError ?? [], call.onElement ?? []]
    case .branch(_, let then, let otherwise), .branchOfOptional(_, _, let then, let otherwise):
      [then, otherwise]
    case .forEach(_, _, let steps): [steps]
    case .set, .letValue, .send, .emit, .cancel, .wait, .stop, .swift: []
    }
  }

  /// The steps inside this one.
  public var inner: [Step] { bodies.flatMap(\.self) }

  /// Goes through the step and all steps inside it.
  public func visit(_ body: (Step) -> Void) {
    body(self)
    for steps in bodies {
      for step in steps { step.visit(body) }
    }
  }
}

extension Step {
  /// The lists of steps inside this one, in the order they are written.
  public var bodies: [[Step]] {
    var bodies: [[Step]] = []
    visitBodies { bodies.append($0) }
    return bodies
  }

  /// The steps inside this one.
  public var inner: [Step] { bodies.flatMap(\.self) }

  /// Goes through the step and all steps inside it.
  public func visit(_ body: (Step) -> Void) {
    body(self)
    visitBodies { for step in $0 { step.visit(body) } }
  }

  /// Not as a list: this is called too often to make one each time.
  private func visitBodies(_ visit: ([Step]) -> Void) {
    switch self {
    case .call(let call):
      visit(call.onError ?? [])
      visit(call.onElement ?? [])
    case .branch(_, let then, let otherwise), .branchOfOptional(_, _, let then, let otherwise):
      visit(then)
      visit(otherwise)
    case .forEach(_, _, let steps): visit(steps)
    case .set, .letValue, .send, .emit, .cancel, .wait, .stop, .swift: break
    }
  }
}

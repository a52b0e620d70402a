import MVVMGenChecking
import MVVMGenProgram

// What steps need of the logic, and which names they use.

extension Sequence<Step> {
  /// Whether anything that is written of the steps needs the logic: its values, services or
  /// methods.
  var touchTheLogic: Bool {
    contains { step in
      switch step {
      case .letValue, .branch, .branchOfOptional, .forEach, .stop:
        step.expressions.contains(where: { $0.touchesTheLogic })
          || step.bodies.contains(where: { $0.touchTheLogic })
      default: true
      }
    }
  }

  /// Whether a name is used in any of the steps.
  func mention(_ name: String) -> Bool { contains { $0.mentions(name) } }
}

extension Step {
  fileprivate func mentions(_ name: String) -> Bool {
    if case .swift(let code) = self, code.mentionsLocally(name) { return true }
    if expressions.contains(where: { $0.mentions(name) }) { return true }
    // In a `catch` the error is that of its own call.
    if case .call(let call) = self, name == "error" { return (call.onElement ?? []).mention(name) }
    return bodies.contains { $0.mention(name) }
  }
}

extension TypedExpression {
  /// Whether anything in the expression is read from the logic.
  fileprivate var touchesTheLogic: Bool {
    has { part in
      switch part.kind {
      case .reference(let reference):
        switch reference.kind {
        case .local, .source, .constant: false
        case .need, .input, .state, .output: true
        }
      case .formatted, .cell: true
      default: false
      }
    }
  }
}

import Checking

extension ScreenProgram {
  /// Looks at every expression of the screen's behaviour, and at its parts. Those of scenarios are
  /// not among them.
  public func visitExpressions(_ body: (TypedExpression) -> Void) {
    for value in screen.values {
      switch value.content {
      case .stored(let expression), .derived(let expression): expression.visit(body)
      }
    }
    for cell in screen.cells { for field in cell.fields { field.value.visit(body) } }
    for formatter in screen.formatters { formatter.expression?.visit(body) }
    for binding in bindings {
      if case .every(_, let condition?) = binding.binding.trigger { condition.visit(body) }
      binding.binding.per?.visit(body)
    }
    visitSteps { $0.visitExpressions { $0.visit(body) } }
  }

  /// Goes through the steps of all bindings.
  public func visitSteps(_ visit: (Step) -> Void) {
    for binding in bindings { binding.binding.visitSteps(visit) }
  }

  /// Whether Swift of the author's own may show something with a formatter.
  public func swiftMayUse(formatter name: String) -> Bool {
    bindings.contains { $0.isByHand } || swiftCode.contains { $0.hasWord(name) }
  }

  /// The author's own Swift in a screen, as far as its spec holds it.
  static func swiftCode(of bindings: [BindingProgram], _ screen: CheckedScreen) -> [Step.SwiftCode]
  {
    var found: [Step.SwiftCode] = []
    for binding in bindings {
      binding.binding.visitSteps { if case .swift(let code) = $0 { found.append(code) } }
    }
    for formatter in screen.formatters {
      if case .swift(let code) = formatter.kind { found.append(code) }
    }
    return found
  }
}

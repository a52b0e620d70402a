import MVVMGenChecking
import MVVMGenExpressions

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
    visitExpressionsOfBindings(body)
  }

  /// Those of the bindings alone.
  private func visitExpressionsOfBindings(_ body: (TypedExpression) -> Void) {
    for binding in bindings {
      if case .every(_, let condition?) = binding.binding.trigger { condition.visit(body) }
      binding.binding.per?.visit(body)
    }
    visitSteps { $0.visitExpressions { $0.visit(body) } }
  }

  /// The needs that are read once the screen is open, as far as the spec says so: the others only
  /// open it.
  public var needsOfOpenScreen: [CheckedNeed] {
    guard !screen.needs.isEmpty else { return [] }
    var names = NameSet()
    for value in derived where !value.reads.values.isEmpty { names.formUnion(value.reads.needs) }
    visitExpressionsOfBindings { part in
      if case .reference(let reference) = part.kind, reference.kind == .need {
        names.insert(reference.name)
      }
    }
    return screen.needs.filter { names.contains($0.name) }
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

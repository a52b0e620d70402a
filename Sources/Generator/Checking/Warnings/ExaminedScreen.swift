import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// What warnings look at: a screen as it was written, as it was understood, and what is told of it
/// already.
struct ExaminedScreen {
  let spec: ScreenSpec
  let screen: CheckedScreen
  let told: [Diagnostic]
  let awaited: AwaitedCalls
  /// Whether two bindings call one method: in most screens none do.
  let asksInTwoBindings: Bool

  init(spec: ScreenSpec, screen: CheckedScreen, told: [Diagnostic]) {
    self.spec = spec
    self.screen = screen
    self.told = told
    awaited = AwaitedCalls(in: screen)
    asksInTwoBindings = screen.asksInTwoBindings
  }

  /// Each binding as it was written, and as it was understood.
  var bindings: Zip2Sequence<[BindingSpec], [CheckedBinding]> {
    zip(spec.bindings, screen.bindings)
  }
}

extension CheckedScreen {
  fileprivate var asksInTwoBindings: Bool {
    var others = NameSet()
    for binding in bindings {
      var own = NameSet()
      binding.visitSteps { if case .call(let call) = $0 { own.insert(call.methodPath) } }
      for method in own.names where !others.insert(method) { return true }
    }
    return false
  }
}
